/** What there is to learn from a game. */
import type { DecisionReview, ErrorClass, SeatReview } from '@yaht/solver';

/** An answer that costs no more than this counts as the best one. */
export const CLOSE_ENOUGH = 0.25;

const MISTAKES: readonly ErrorClass[] = ['mistake', 'blunder'];

/** The decisions to try again, the costliest first; small inaccuracies only when somebody asks for them. */
export function lessonsOf({ moves }: Pick<SeatReview, 'moves'>, withInaccuracies = false): readonly DecisionReview[] {
  const classes = withInaccuracies ? [...MISTAKES, 'inaccuracy'] : MISTAKES;
  return decisionsOf({ moves })
    .filter(decision => decision.by === 'player' && decision.dice !== null && classes.includes(decision.class))
    .toSorted((one, other) => other.loss - one.loss);
}

/** The decisions of a seat in the order they were made. */
export const decisionsOf = ({ moves }: Pick<SeatReview, 'moves'>): readonly DecisionReview[] =>
  moves.filter(move => move.type === 'decision');
