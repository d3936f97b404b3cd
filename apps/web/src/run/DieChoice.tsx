/** Which die of the set something is used on. */
import type { DieKind } from '@yaht/rules';
import { DieFace } from '../design/DieFace.tsx';
import { useWords } from '../device/words.ts';
import { codeOf } from './die-code.ts';
import styles from './DieChoice.module.css';

type Props = {
  readonly title: string;
  readonly kinds: readonly DieKind[];
  readonly chosen: number | null;
  readonly onChoose: (die: number) => void;
};

export function DieChoice({ title, kinds, chosen, onChoose }: Props) {
  const { runScreen, rollioScore } = useWords();
  return (
    <fieldset className={styles['choice']}>
      <legend>{title}</legend>
      {kinds.map((kind, die) => (
        <label key={die}>
          <input type="radio" name="die" className="unseen" checked={chosen === die} onChange={() => onChoose(die)} />
          <span className="unseen">
            {runScreen.dieName(die + 1, kind.sides, rollioScore.materials[kind.material], kind.sides)}
          </span>
          <DieFace face={kind.sides === 6 ? 6 : kind.sides} material={kind.material} />
          <small aria-hidden="true">{codeOf(kind) || 'd6'}</small>
        </label>
      ))}
    </fieldset>
  );
}
