/** How the score came about: a ledger that adds up. */
import { accountOf } from '@yaht/coach';
import { luckVerdict, type SeatReview } from '@yaht/solver';
import { useWords } from '../device/words.ts';
import styles from './Account.module.css';

type Props = { readonly review: SeatReview; readonly isOver: boolean; readonly deviation: number | null };

export function Account({ review, isOver, deviation }: Props) {
  const { review: words } = useWords();
  const { start, luck, loss, score } = accountOf(review);
  const verdict = deviation === null ? null : luckVerdict(review.luck, deviation);
  return (
    <section className={styles['account']} aria-label={words.account} data-testid="account">
      <h2>{words.account}</h2>
      <dl>
        <Line name={words.expectedStart} figure={words.points(start)} testId="account-start" />
        <Line
          name={words.luck}
          note={verdict ? words.luckWord(verdict.word, verdict.lucky, verdict.oneIn) : undefined}
          figure={words.signed(luck)}
          testId="account-luck"
        />
        <Line name={words.decisions} figure={words.signed(-loss)} isLoss={loss > 0} testId="account-loss" />
        <Line
          name={isOver ? words.score : words.scoreToExpect}
          figure={Number.isInteger(score) ? String(score) : words.points(score)}
          isSum
          testId="account-score"
        />
      </dl>
    </section>
  );
}

type LineProps = {
  readonly name: string;
  readonly note?: string | undefined;
  readonly figure: string;
  readonly isLoss?: boolean;
  readonly isSum?: boolean;
  readonly testId: string;
};

function Line({ name, note, figure, isLoss = false, isSum = false, testId }: LineProps) {
  return (
    <div data-loss={isLoss} data-sum={isSum}>
      <dt>
        {name} {note !== undefined && <small>{note}</small>}
      </dt>
      <dd data-testid={testId}>{figure}</dd>
    </div>
  );
}
