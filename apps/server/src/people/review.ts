/** Games compared with perfect play: what decisions lost and what luck gave, by seat. */
import { replay, type Event, type ScorecardVariant } from '@yaht/rules';
import { compileTables, decisionsOf, reviewGame, solveHere, type Solved } from '@yaht/solver';
import type { SeatReviewed } from './boards/keeping.ts';
import { variantKey } from './variant-key.ts';

export type Reviews = {
  readonly reviews: {
    /** Null when there is no perfect play to compare with. */
    readonly review: (events: readonly Event[]) => readonly SeatReviewed[] | null;
  };
};

/** Solved games take some megabytes each. */
const MAX_KEPT = 3;

/** Busy while it solves, so it belongs into a thread of its own. */
export function createReviews(): Reviews {
  const kept = new Map<string, Solved | null>();

  const solvedFor = (variant: ScorecardVariant): Solved | null => {
    const key = variantKey(variant);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const tables = compileTables(variant);
    const solved = tables.ok ? solveHere(tables.value) : null;
    const [oldest] = kept.keys();
    if (kept.size >= MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    kept.set(key, solved);
    return solved;
  };

  const review = (events: readonly Event[]): readonly SeatReviewed[] | null => {
    const game = replay(events);
    const solved = game.family === 'scorecard' ? solvedFor(game.start.variant) : null;
    if (!solved || game.family !== 'scorecard') return null;
    return reviewGame(solved, game.events).map(reviewed => ({
      loss: reviewed.loss,
      luck: reviewed.luck,
      decisions: decisionsOf(reviewed),
    }));
  };

  return { reviews: { review } };
}
