/** Which kind of decision costs points: the first keep, later keeps, or the row. */
import { DECISION_KINDS, type Statistics } from '@yaht/solver';
import { useWords } from '../device/words.ts';
import styles from './Charts.module.css';

type Props = { readonly statistics: Pick<Statistics, 'kinds' | 'meanLoss' | 'reviewed'> };

export function LossByKind({ statistics: { kinds, meanLoss, reviewed } }: Props) {
  const { people, solver } = useWords();
  if (meanLoss === null) return null;
  const means = DECISION_KINDS.map(kind => ({ kind, made: kinds[kind].decisions, mean: meanOf(kinds[kind]) }));
  const worst = Math.max(...means.map(({ mean }) => mean), 0.01);
  return (
    <figure className={styles['chart']}>
      <figcaption>
        <b>{people.losses}</b> <small>{people.meanLoss(meanLoss, reviewed)}</small>
      </figcaption>
      <dl className={styles['bars']}>
        {means.map(({ kind, made, mean }) => (
          <div key={kind}>
            <dt>
              {people.kinds[kind]} <small>{people.kindNote(made)}</small>
            </dt>
            <dd>
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                <rect className={styles['loss']} width={(100 * mean) / worst} height="10" />
              </svg>
              <b>{solver.decimal(mean, 2)}</b>
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}

const meanOf = ({ decisions, loss }: { readonly decisions: number; readonly loss: number }): number =>
  decisions === 0 ? 0 : loss / decisions;
