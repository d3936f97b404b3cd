/** Where games wait to be compared with perfect play, when several nodes could do it. */
import type { SeatReviewed } from './boards/keeping.ts';

export interface ReviewDesk {
  /** What was found out about these games already, and one that is from now on this node's to compare. */
  look(games: readonly string[]): Promise<{
    readonly known: ReadonlyMap<string, readonly SeatReviewed[] | null>;
    readonly own: string | undefined;
  }>;
  /** For the others. */
  keep(game: string, seats: readonly SeatReviewed[] | null): Promise<void>;
}

/** Of a server by itself: everything is its own, and nobody else wants to know. */
export const OWN_DESK: ReviewDesk = {
  look: async ([first]) => ({ known: new Map(), own: first }),
  keep: async () => {},
};
