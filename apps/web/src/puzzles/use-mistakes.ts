/** The mistakes of a reviewed game become puzzles by themselves: those of a person, in a game that was played here. */
import type { ScorecardGame, Seat } from '@yaht/rules';
import type { SeatReview } from '@yaht/solver';
import { saves } from '../device/saves.ts';
import { seatInGame } from '../review/game-source.ts';
import { useAnswer } from '../review/use-found.ts';
import { takeMistakes } from './store.ts';

/** How many were added just now. */
export function useMistakes(game: ScorecardGame, review: SeatReview): number {
  const { id, players } = game.start;
  const isPerson = players[review.seat]?.bot === undefined && game.over !== null;
  const added = useAnswer(isPerson ? `${id}/${review.seat}` : null, async () =>
    (await isPlayedHere(game, review.seat)) ? takeMistakes(game, review).catch(() => 0) : 0,
  );
  return added ?? 0;
}

/** Any seat of a game of this device, and one's own in a room; somebody else's game is not one's own to learn from. */
async function isPlayedHere({ start }: ScorecardGame, seat: Seat): Promise<boolean> {
  const own = seatInGame(start.id);
  return own ? start.players[seat]?.name === own.name : (await saves.open(start.id)).ok;
}
