/** Rolling for the start: somebody rolls, everybody's dice fall together, ties once more; it stays until somebody goes on. */
import type { TableView } from '@yaht/client';
import { isFace, sumOf } from '@yaht/rules';
import { Button } from '../design/Button.tsx';
import { PrintedDice } from '../design/PrintedDie.tsx';
import { Slip, SlipLine } from '../design/Slip.tsx';
import { useState } from 'react';
import { deafAtFirst } from '../device/deaf-at-first.ts';
import { rattle } from '../device/sound.ts';
import { usePress } from '../device/use-press.ts';
import { useWords } from '../device/words.ts';
import { readFromHere } from '../app/top.ts';
import styles from './OpeningRoll.module.css';

export function OpeningRoll({ view, onGoOn }: { readonly view: TableView; readonly onGoOn: () => void }) {
  const words = useWords();
  const nameOf = (seat: number): string => view.players[seat]?.name ?? '';
  const press = usePress();
  const [isRolled, setRolled] = useState(false);
  const first = view.opening.at(-1)?.order?.[0];
  const roll = (): void => {
    rattle(view.players.map((_, place) => 60 * place));
    setRolled(true);
  };
  return (
    <main ref={deafAtFirst} className={`${styles['screen']} on-tray`}>
      <h1 ref={readFromHere}>{words.web.openingRoll}</h1>
      <Slip>
        {isRolled ? (
          view.opening.map(({ rolls, order }, round) => (
            <ol key={round}>
              {rolls.map(({ seat, dice }) => (
                <SlipLine key={seat} seat={seat} name={nameOf(seat)} figure={sumOf(dice)} isMarked={order?.[0] === seat}>
                  <PrintedDice dice={dice.filter(isFace)} label={dice.join(', ')} />
                </SlipLine>
              ))}
              {order === null && <li className={styles['again']}>{words.web.levelAgain}</li>}
            </ol>
          ))
        ) : (
          <ol>
            {view.players.map(({ seat, name }) => (
              <SlipLine key={seat} seat={seat} name={name} figure="" />
            ))}
          </ol>
        )}
      </Slip>
      <p className={styles['result']} role="status">
        {isRolled && first !== undefined && words.web.begins(nameOf(first))}
      </p>
      <Button look="main" testId="opening" onPress={() => press(async () => (isRolled ? onGoOn() : roll()))}>
        {isRolled ? words.web.goOn : words.web.roll}
      </Button>
    </main>
  );
}
