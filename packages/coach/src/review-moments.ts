/** The moments of a game that perfect play knows: the luckiest and the unluckiest roll, and the costliest decision, of each player. */
import type { Moment } from '@yaht/client';
import type { ScorecardGame, Seat } from '@yaht/rules';
import type { MoveReview, SeatReview } from '@yaht/solver';
import { movesIn, type SeqOfMove } from './move-facts.ts';

/** Less than this is nothing to look back at. */
const WORTH_SEEING = 1;

export function reviewMoments(game: ScorecardGame, seats: readonly SeatReview[]): readonly Moment[] {
  const seqOf = movesIn(game);
  return seats.flatMap(({ seat, moves }) => {
    const rolls = moves.filter(move => move.type === 'roll').toSorted((one, other) => other.luck - one.luck);
    const [worst] = moves.filter(move => move.type === 'decision').toSorted((one, other) => other.loss - one.loss);
    const [luckiest, unluckiest] = [rolls[0], rolls.at(-1)];
    return [
      ...momentOf('luck', seat, luckiest, luckiest?.luck ?? 0, seqOf),
      ...momentOf('misfortune', seat, unluckiest, unluckiest?.luck ?? 0, seqOf),
      ...momentOf('loss', seat, worst, worst?.loss ?? 0, seqOf),
    ];
  });
}

function momentOf(
  kind: Moment['kind'],
  seat: Seat,
  move: MoveReview | undefined,
  points: number,
  seqOf: SeqOfMove,
): readonly Moment[] {
  if (!move || Math.abs(points) < WORTH_SEEING) return [];
  const seq = seqOf(move);
  return seq === undefined ? [] : [{ kind, seat, seq, points }];
}
