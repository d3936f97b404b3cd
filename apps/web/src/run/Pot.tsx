/** The pot in large figures; while a score is counted, the count in its place. */
import type { RunView } from '@yaht/client';
import { opText, sourceName } from '@yaht/messages';
import type { PlacedCombination, RunGame } from '@yaht/rules';
import { useWords } from '../device/words.ts';
import type { Counting } from './use-count.ts';
import styles from './Pot.module.css';

type Props = { readonly run: RunView; readonly counting: Counting | null; readonly game: Pick<RunGame, 'events'> };

export function Pot({ run, counting, game }: Props) {
  const { runScreen } = useWords();
  const { level } = run;
  return (
    <div className={styles['row']}>
      <div className={styles['pot']}>
        <p className={styles['label']}>
          {counting ? (
            <Operation counting={counting} combinations={combinationsIn(game)} />
          ) : (
            <>
              {runScreen.potWord} <em data-risk={run.pot > 0}>{run.pot > 0 ? runScreen.atRisk : runScreen.safe}</em>
            </>
          )}
        </p>
        <strong
          key={counting ? `count ${counting.written}` : 'pot'}
          data-counting={counting !== null}
          data-last={counting !== null && counting.step === null}
          data-testid="pot"
        >
          {runScreen.points(counting ? counting.points : run.pot)}
        </strong>
      </div>
      <dl className={styles['left']}>
        <Left name={runScreen.banksLeft} count={level.banksLeft} />
        <Left name={runScreen.roundsLeft} count={level.roundsLeft} />
        <Left name={runScreen.rerollsLeft} count={level.rerollsLeft} />
        {run.hotDice > 0 && <Left name={runScreen.hotDice} count={run.hotDice} />}
      </dl>
    </div>
  );
}

function Left({ name, count }: { readonly name: string; readonly count: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{count}</dd>
    </div>
  );
}

/** What is about to be written, in pencil. */
function Operation({
  counting,
  combinations,
}: {
  readonly counting: Counting;
  readonly combinations: readonly PlacedCombination[];
}) {
  const words = useWords();
  const step = counting.step ?? counting.moment.count.steps.at(-1);
  if (!step) return null;
  return (
    <span key={counting.written} className={styles['operation']} data-testid={`scorestep-${counting.written}`}>
      {sourceName(words, step, combinations)} <b>{opText(words, step.op)}</b>
    </span>
  );
}

/** The combinations of the latest score. */
function combinationsIn({ events }: Pick<RunGame, 'events'>): readonly PlacedCombination[] {
  const scored = events.findLast(({ type }) => type === 'DiceScored');
  return scored?.type === 'DiceScored' ? scored.combinations : [];
}
