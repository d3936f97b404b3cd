/** How far it is to the goal: banked in ink, the pot in strokes, and in light ones what the dice that are picked would add. */
import { useId } from 'react';
import { useWords } from '../device/words.ts';
import styles from './GoalBar.module.css';

type Props = {
  readonly banked: number;
  readonly pot: number;
  readonly added?: number;
  readonly target: number;
  /** Below it, where there is room. */
  readonly note?: string | undefined;
};

export function GoalBar({ banked, pot, added = 0, target, note }: Props) {
  const { web, runScreen } = useWords();
  const id = useId();
  const share = (points: number): string => `${Math.min(100, (100 * points) / target)}%`;
  return (
    <div className={styles['goal']} data-testid="goal">
      <p>
        <span>
          <b data-testid="banked">{runScreen.points(banked)}</b> {web.banked}
        </span>
        <span>{web.need(target)}</span>
      </p>
      <svg aria-hidden="true">
        <Strokes id={`${id}pot`} width={2.6} />
        <Strokes id={`${id}more`} width={1} />
        <rect className={styles['rest']} width="100%" height="100%" />
        {added > 0 && <rect width={share(banked + pot + added)} height="100%" fill={`url(#${id}more)`} />}
        <rect className={styles['rest']} width={share(banked + pot)} height="100%" />
        <rect width={share(banked + pot)} height="100%" fill={`url(#${id}pot)`} />
        <rect className={styles['banked']} width={share(banked)} height="100%" />
      </svg>
      {note !== undefined && <p className={styles['note']}>{note}</p>}
    </div>
  );
}

const Strokes = ({ id, width }: { readonly id: string; readonly width: number }) => (
  <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <rect className={styles['stroke']} width={width} height="6" />
  </pattern>
);
