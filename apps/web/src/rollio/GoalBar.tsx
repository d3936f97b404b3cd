/** How far it is to the goal: banked in ink, the pot in pencil. */
import { useWords } from '../device/words.ts';
import styles from './GoalBar.module.css';

type Props = { readonly banked: number; readonly pot: number; readonly target: number };

export function GoalBar({ banked, pot, target }: Props) {
  const { web } = useWords();
  const share = (points: number): number => Math.min(100, (100 * points) / target);
  return (
    <div className={styles['goal']}>
      <p>
        <span>
          <b>{banked}</b> {web.banked}
        </span>
        <span>{web.need(target)}</span>
      </p>
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles['rest']} width="100" height="8" />
        <rect className={styles['pot']} width={share(banked + pot)} height="8" />
        <rect className={styles['banked']} width={share(banked)} height="8" />
      </svg>
    </div>
  );
}
