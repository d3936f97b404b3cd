/** The mistakes of a reviewed game become puzzles by themselves: those of a person, in a game of this device. */
import type { ScorecardGame } from '@yaht/rules';
import type { SeatReview } from '@yaht/solver';
import { saves } from '../device/saves.ts';
import { useAnswer } from '../review/use-found.ts';
import { takeMistakes } from './store.ts';

/** How many were added just now. */
export function useMistakes(game: ScorecardGame, review: SeatReview): number {
  const { id, players } = game.start;
  const isPerson = players[review.seat]?.bot === undefined && game.over !== null;
  const added = useAnswer(isPerson ? `${id}/${review.seat}` : null, async () => {
    // Somebody else's game, opened by a link, is not one's own to learn from.
    if (!(await saves.open(id)).ok) return 0;
    return takeMistakes(game, review);
  });
  return added ?? 0;
}
