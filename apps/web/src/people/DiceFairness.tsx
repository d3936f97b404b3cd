/** How often each face came, and in words whether that is unusual. */
import { FACES } from '@yaht/rules';
import type { Fairness } from '@yaht/solver';
import { PrintedDie } from '../design/PrintedDie.tsx';
import { useWords } from '../device/words.ts';
import styles from './Charts.module.css';

/** Rarer than this is called unusual. */
const UNUSUAL = 0.05;

export function DiceFairness({ dice: { faces, rolled, probability } }: { readonly dice: Fairness }) {
  const { people } = useWords();
  if (probability === null) return null;
  const most = Math.max(...faces, 1);
  return (
    <figure className={styles['chart']}>
      <figcaption>
        <b>{people.dice}</b> <small>{people.diceNote(rolled)}</small>
      </figcaption>
      <dl className={styles['bars']}>
        {FACES.map(face => (
          <div key={face} data-face="true">
            <dt>
              <PrintedDie face={face} />
              <span className="unseen">
                {people.face} {face}
              </span>
            </dt>
            <dd>
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                <rect width={(100 * (faces[face - 1] ?? 0)) / most} height="10" />
              </svg>
              <b>{faces[face - 1]}</b>
            </dd>
          </div>
        ))}
      </dl>
      <p>{probability < UNUSUAL ? people.diceOdd(Math.round(1 / Math.max(probability, 1e-9))) : people.diceFair(probability)}</p>
    </figure>
  );
}
