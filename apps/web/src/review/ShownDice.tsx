/** Dice in the tray to look at: those that were held are up. */
import type { Dice } from '@yaht/rules';
import { DieFace } from '../design/DieFace.tsx';
import { useSettings } from '../device/settings.ts';
import { useWords } from '../device/words.ts';
import styles from './ShownDice.module.css';

type Props = { readonly dice: Dice; readonly hold: readonly boolean[] };

export function ShownDice({ dice, hold }: Props) {
  const { play, web } = useWords();
  const { dieLook } = useSettings();
  return (
    <ul className={styles['dice']}>
      {dice.map((face, die) => (
        <li key={die} data-held={hold[die] === true}>
          <DieFace face={face} look={dieLook} isHeld={hold[die] === true} />
          <span className="unseen">{play.die(die + 1, face)}</span>
          <small>{hold[die] === true && web.held}</small>
        </li>
      ))}
    </ul>
  );
}
