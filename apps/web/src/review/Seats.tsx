/** Whose game is looked at, where several played. */
import type { ScorecardGame, Seat } from '@yaht/rules';
import { PlayerMark } from '../design/PlayerMark.tsx';
import { useWords } from '../device/words.ts';
import styles from './Seats.module.css';

type Props = { readonly game: ScorecardGame; readonly seat: Seat; readonly onChoose: (seat: Seat) => void };

export function Seats({ game: { start }, seat, onChoose }: Props) {
  const { review } = useWords();
  if (start.players.length < 2) return null;
  return (
    <div className={styles['seats']} role="group">
      {start.players.map(({ name }, each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === seat}
          aria-label={review.openOf(name)}
          data-testid={`review-seat-${each}`}
          onClick={() => onChoose(each)}
        >
          <PlayerMark seat={each} />
          <span>{name}</span>
        </button>
      ))}
    </div>
  );
}
