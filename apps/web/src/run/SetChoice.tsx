/** The beginning of a run: which dice to play it with. */
import { kindsSentence, setName, setRows } from '@yaht/messages';
import { diceSetOf, type DiceSetId } from '@yaht/rules';
import { useState } from 'react';
import { Frame } from '../app/Frame.tsx';
import { Button } from '../design/Button.tsx';
import { useWords } from '../device/words.ts';
import { KindDice } from './KindDice.tsx';
import type { RunParts } from './RunScreen.tsx';
import { useRuns } from './use-runs.ts';
import styles from './SetChoice.module.css';

export function SetChoice({ run, send, bar, lookingOn }: RunParts) {
  const words = useWords();
  const { runScreen } = words;
  const [chosen, choose] = useState<DiceSetId>(run.sets[0] ?? 'beginner');
  const nameOf = (id: DiceSetId): string => setName(words, id);
  const best = useRuns()?.collection.sets;
  return (
    <Frame
      bar={bar}
      tray={
        lookingOn ?? (
          <Button
            look="main"
            testId="choose-set"
            about={runScreen.allNew}
            onPress={() => send({ type: 'ChooseSet', set: chosen })}
          >
            {runScreen.takeSet(nameOf(chosen))}
          </Button>
        )
      }
    >
      <p className={styles['about']}>{runScreen.chooseSetAbout}</p>
      <div className={styles['sets']} role="radiogroup" aria-label={runScreen.chooseSet}>
        {run.sets.map(id => {
          const level = best?.find(seen => seen.id === id)?.level ?? 0;
          return (
            <label key={id} className={styles['set']} data-testid={`set-${id}`}>
              <input type="radio" name="set" checked={id === chosen} onChange={() => choose(id)} />
              <span className={styles['text']}>
                <b>{nameOf(id)}</b>
                <small>{level > 0 ? runScreen.bestSoFar(level) : runScreen.notPlayed}</small>
                <small>{setRows(words, id)}</small>
              </span>
              <span className={styles['brings']}>
                <b>${diceSetOf(id).money}</b>
                <small>{runScreen.slots(diceSetOf(id).charmSlots, diceSetOf(id).consumableSlots)}</small>
              </span>
              <SetDice id={id} />
            </label>
          );
        })}
      </div>
    </Frame>
  );
}

function SetDice({ id }: { readonly id: DiceSetId }) {
  const words = useWords();
  const { dice } = diceSetOf(id);
  if ('drawn' in dice) return <span className={styles['drawn']}>{words.run.drawnDice(dice.drawn)}</span>;
  return <KindDice kinds={dice} label={kindsSentence(words, dice)} />;
}
