/** A finished game, compared with perfect play: its facts are read here, and the work is done by whoever reviews. */
import type { RoomEvent } from '@yaht/room';
import type { GameLog } from '../log/index.ts';
import type { GamePlace, SeatReviewed } from './boards/keeping.ts';
import { gameEvents } from './finished-game.ts';
import type { Review } from './reviewer.ts';

export type Comparing = {
  readonly log: GameLog<RoomEvent>;
  readonly review: Review;
  /** What went wrong is told. */
  readonly onFault: (error: unknown) => void;
};

/** By seat; null for a game that cannot be compared, which is not tried for ever, and undefined when it was stopped meanwhile. */
export async function compare(
  { log, review, onFault }: Comparing,
  { room, firstSeq, lastSeq }: GamePlace,
  isStopped: () => boolean,
): Promise<readonly SeatReviewed[] | null | undefined> {
  const facts = (await log.load(room, firstSeq - 1, lastSeq))?.events ?? [];
  if (isStopped()) return undefined;
  const seats = await review(gameEvents(facts)).catch((error: unknown) => {
    if (!isStopped()) onFault(error);
    return null;
  });
  return isStopped() ? undefined : seats;
}
