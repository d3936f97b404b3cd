/** Several ways to score the same dice: the best one first, and chosen until somebody prefers another. */
import type { RunView, RunWayView } from '@yaht/client';
import { charmOf, isAtWork, isCharmId, materials, type Material, type Step } from '@yaht/rules';
import { contentText, opText, sourceName, type Words } from '@yaht/messages';
import { useState } from 'react';
import { Button } from '../design/Button.tsx';
import { DieFace } from '../design/DieFace.tsx';
import { Sheet } from '../design/Sheet.tsx';
import { TextButton } from '../design/TextButton.tsx';
import { WayCard, WayLine, WayList, WayNote } from '../design/WayCard.tsx';
import { useWords } from '../device/words.ts';
import { leastOf, pointsOf } from './way-text.ts';
import styles from './WaySheet.module.css';

/** More than ten are folded to the best five. */
const MANY = 10;
const SHOWN = 5;

type Props = {
  readonly run: RunView;
  readonly onChoose: (way: number) => void;
  readonly onTake: () => void;
  readonly onClose: () => void;
};

export function WaySheet({ run, onChoose, onTake, onClose }: Props) {
  const words = useWords();
  const { runScreen, web } = words;
  const [isWhole, setWhole] = useState(false);
  const { ways, selected, pot, dice } = run;
  const chosen = ways.find(way => way.chosen);
  const isHot = dice.every(({ aside }, die) => aside || selected.includes(die));
  const isFolded = !isWhole && ways.length > MANY;
  return (
    <Sheet
      title={runScreen.scoreAs(selected.length)}
      aside={runScreen.waysCount(ways.length, isHot)}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{web.back}</Button>
          {chosen && (
            <Button look="main" testId="take" about={runScreen.potBecomes(leastOf(words, chosen, pot))} onPress={onTake}>
              {runScreen.take(leastOf(words, chosen))}
            </Button>
          )}
        </>
      }
    >
      <WayList label={runScreen.scoreAs(selected.length)}>
        {ways.slice(0, isFolded ? SHOWN : undefined).map(way => (
          <Way key={way.place} way={way} run={run} onChoose={() => onChoose(way.place)} />
        ))}
      </WayList>
      {isFolded && (
        <TextButton testId="all-ways" onPress={() => setWhole(true)}>
          {runScreen.allWays(ways.length)}
        </TextButton>
      )}
      {!run.complete && <p className={styles['note']}>{runScreen.bestOfLooked(ways.length)}</p>}
    </Sheet>
  );
}

type WayProps = { readonly way: RunWayView; readonly run: RunView; readonly onChoose: () => void };

function Way({ way, run, onChoose }: WayProps) {
  const words = useWords();
  const { runScreen } = words;
  const { counted } = way;
  const { preview } = way;
  const isRange = preview.lowest !== preview.highest;
  const hasEqual = run.ways.some(other => other !== way && other.preview.average === preview.average);
  return (
    <WayCard
      place={way.place}
      chosen={way.chosen}
      best={way.best}
      onChoose={onChoose}
      dice={counted.map(({ dice, faces }) => (
        <span key={dice.join()} className={styles['group']} aria-hidden="true">
          {dice.map((die, i) => (
            <DieFace key={die} face={faces[i] ?? null} material={run.dice[die]?.material ?? 'plastic'} isFlat />
          ))}
        </span>
      ))}
      total={
        <>
          {runScreen.total}
          {isRange && <i>{runScreen.average(Math.round(preview.average))}</i>}
        </>
      }
      points={pointsOf(words, way)}
    >
      {way.chosen ? <Steps way={way} /> : <WayLine text={words.rollio.way(counted)} />}
      {hasEqual && <WayNote text={equalText(words, way)} />}
    </WayCard>
  );
}

/** How the points of a way come about, and what chance may add. */
function Steps({ way: { partition, preview } }: { readonly way: RunWayView }) {
  const words = useWords();
  const { steps } = preview.scored;
  return (
    <>
      {steps.filter(isAtWork).map((step, i) => (
        <WayLine
          key={i}
          text={
            <>
              {sourceName(words, step, partition.combinations)} <b>{opText(words, step.op)}</b>
            </>
          }
          points={words.runScreen.points(Math.ceil(step.after - 1e-9))}
        />
      ))}
      {chancesIn(words, steps).map(text => (
        <WayNote key={text} text={text} />
      ))}
    </>
  );
}

/** What chance may bring, each material once. */
function chancesIn(words: Words, steps: readonly Step[]): readonly string[] {
  const missed = steps.filter(({ op, source }) => op.kind === 'missed' && source.kind === 'material');
  const ids = new Set(missed.map(({ source }) => source.id as Material));
  return [...ids].map(id => `${words.rollioScore.materials[id]}: ${contentText(words, id, materials[id])}`);
}

/** What is at work here and not where the total is the same. */
function equalText(words: Words, { special }: RunWayView): string {
  const names = special.map(id => (isCharmId(id) ? charmOf(id).name : words.rollioScore.materials[id as Material]));
  return names.length === 0 ? words.runScreen.equal : words.runScreen.equalBut(names);
}
