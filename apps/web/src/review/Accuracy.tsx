/** How good the decisions were: one figure, and how many of each class. */
import { decisionsOf, isCostly } from '@yaht/coach';
import { ERROR_CLASSES, type SeatReview } from '@yaht/solver';
import { useWords } from '../device/words.ts';
import { MARKS } from './marks.ts';
import styles from './Accuracy.module.css';

export function Accuracy({ review }: { readonly review: SeatReview }) {
  const { review: words, analysis } = useWords();
  const { accuracy, counts } = review;
  const counted = decisionsOf(review).filter(({ forced }) => !forced).length;
  return (
    <section className={styles['accuracy']}>
      {accuracy !== null && (
        <p className={styles['ring']} data-testid="accuracy">
          <Ring share={accuracy / 100} />
          <b>{words.percent(accuracy)}</b>
          <span>
            {words.accuracy} <small>{words.accuracyOver(counted)}</small>
          </span>
        </p>
      )}
      <dl className={styles['classes']}>
        {ERROR_CLASSES.map(name => (
          <div key={name} data-costly={isCostly({ class: name }) && counts[name] > 0} data-testid={`class-${name}`}>
            <dt>
              <b aria-hidden="true">{MARKS[name]}</b>
              <span>{analysis.classes[name]}</span>
            </dt>
            <dd>{counts[name]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const RADIUS = 27;
const ROUND = 2 * Math.PI * RADIUS;

function Ring({ share }: { readonly share: number }) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <circle className={styles['rest']} cx="32" cy="32" r={RADIUS} />
      <circle className={styles['part']} cx="32" cy="32" r={RADIUS} strokeDasharray={`${share * ROUND} ${ROUND}`} />
    </svg>
  );
}
