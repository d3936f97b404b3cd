/** Whoever can answer does: this device, else the server. */
import type { TablePosition } from '@yaht/coach';
import { err, type Result, type ScorecardGame, type ScorecardVariant } from '@yaht/rules';
import { unsolvableReason, type Advice, type SeatReview, type Unsolvable } from '@yaht/solver';
import { ask } from './ask.ts';
import { adviseAtServer, reviewAtServer } from './server.ts';

/** Why there is no perfect play: the rules are too large, or nobody who could answer was there. */
export type NoAnswer = Unsolvable | 'unreachable';

export const adviceFor = (position: TablePosition): Promise<Result<Advice, NoAnswer>> =>
  firstOf(
    position.variant,
    () => ask('advise', position),
    () => adviseAtServer(position),
  );

export const reviewOf = (game: ScorecardGame): Promise<Result<readonly SeatReview[], NoAnswer>> =>
  firstOf(
    game.start.variant,
    () => ask('review', game, false),
    () => reviewAtServer(game),
  );

async function firstOf<Value>(
  variant: ScorecardVariant,
  here: () => Promise<Result<Value, string>>,
  there: () => Promise<Result<Value, 'unreachable'>>,
): Promise<Result<Value, NoAnswer>> {
  const reason = unsolvableReason(variant);
  if (reason) return err(reason);
  const own = await here();
  return own.ok ? own : there();
}
