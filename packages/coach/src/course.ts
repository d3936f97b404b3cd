/** The expected score as a game goes on: one step for every roll and every decision. */
import type { MoveReview, SeatReview } from '@yaht/solver';

export type CourseStep = {
  readonly move: MoveReview;
  /** The turn of this seat, counted from 1. */
  readonly round: number;
  readonly before: number;
  readonly after: number;
};

/** The steps of one seat. A roll goes up or down, a decision only down. */
export function courseOf({ moves }: Pick<SeatReview, 'moves'>): readonly CourseStep[] {
  const turns = [...new Set(moves.map(({ turn }) => turn))];
  return moves.map(move => ({ move, round: turns.indexOf(move.turn) + 1, ...changeOf(move) }));
}

function changeOf(move: MoveReview): Pick<CourseStep, 'before' | 'after'> {
  if (move.type === 'roll') return { before: move.expected - move.luck, after: move.expected };
  const after = move.chosen.expected;
  return { before: after + move.loss, after };
}
