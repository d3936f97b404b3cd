/** The pot in the middle of the dial, and below it what it becomes; while a score is counted, the count in its place. */
import type { RunView } from '@yaht/client';
import { opText, sourceName } from '@yaht/messages';
import type { PlacedCombination } from '@yaht/rules';
import { useWords } from '../device/words.ts';
import type { Counting } from './use-count.ts';
import { leastOf } from './way-text.ts';
import styles from './Pot.module.css';

type Props = { readonly run: RunView; readonly counting: Counting | null; readonly onRead: () => void };

export function Pot({ run, counting, onRead }: Props) {
  const words = useWords();
  const { runScreen } = words;
  const figure = runScreen.points(counting ? counting.points : run.pot);
  const way = run.ways.find(({ chosen }) => chosen);
  return (
    <button type="button" className={styles['pot']} data-testid="breakdown" onClick={onRead}>
      <span className={styles['label']}>
        {counting ? <Operation counting={counting} combinations={counting.moment.combinations} /> : runScreen.potWord}
      </span>{' '}
      <strong
        key={counting ? `count ${counting.written}` : 'pot'}
        data-counting={counting !== null}
        data-last={counting !== null && counting.step === null}
        data-long={figure.length > 7}
        data-testid="pot"
      >
        {figure}
      </strong>{' '}
      <span className={styles['becomes']} data-hot={!counting && !way && run.hotDice > 0}>
        {!counting && way && runScreen.withThese(leastOf(words, way, run.pot))}
        {!counting && !way && (run.hotDice > 0 ? `${runScreen.hotDice} ${run.hotDice}` : run.pot > 0 ? runScreen.atRisk : '')}
      </span>
      <span className="unseen">{runScreen.breakdown}</span>
    </button>
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
