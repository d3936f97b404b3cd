/** How far it is to the goal: banked in ink, the pot in pencil strokes. */
import { useId } from 'react';
import { useWords } from '../device/words.ts';
import styles from './GoalBar.module.css';

type Props = { readonly banked: number; readonly pot: number; readonly target: number };

export function GoalBar({ banked, pot, target }: Props) {
  const { web, runScreen } = useWords();
  const hatch = useId();
  const share = (points: number): number => Math.min(100, (100 * points) / target);
  return (
    <div className={styles['goal']}>
      <p>
        <span>
          <b data-testid="banked">{runScreen.points(banked)}</b> {web.banked}
        </span>
        <span>{web.need(target)}</span>
      </p>
      <svg aria-hidden="true">
        <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect className={styles['stroke']} width="2.6" height="6" />
        </pattern>
        <rect className={styles['rest']} width="100%" height="100%" />
        <rect width={`${share(banked + pot)}%`} height="100%" fill={`url(#${hatch})`} />
        <rect className={styles['banked']} width={`${share(banked)}%`} height="100%" />
      </svg>
    </div>
  );
}
