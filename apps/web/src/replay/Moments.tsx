/** Chips that lead to the moments of a game. */
import type { Moment } from '@yaht/client';
import type { Game } from '@yaht/rules';
import { useWords } from '../device/words.ts';
import styles from './Moments.module.css';

type Props = { readonly game: Game; readonly moments: readonly Moment[]; readonly onGo: (seq: number) => void };

export function Moments({ game, moments, onGo }: Props) {
  const { solver, review } = useWords();
  return (
    <div className={styles['moments']} role="group" aria-label={review.moments}>
      {moments.map(({ kind, seat, seq, points }, i) => (
        <button key={`${seq}/${kind}`} type="button" data-testid={`moment-${i}`} onClick={() => onGo(seq)}>
          {review.moment[kind](game.start.players[seat]?.name ?? '', solver.decimal(Math.abs(points), kind === 'bonus' ? 0 : 1))}
        </button>
      ))}
    </div>
  );
}
