/** Perfect play for whoever asks: the game is solved once, on threads of its own, and kept. */
import type { Result, Variant } from '@yaht/rules';
import type { Solution } from '@yaht/solver';
import type { Analyst } from './analyst.ts';

export type Coach = {
  /** The solved game, or the sentence that says why there is none. */
  readonly solutionFor: (variant: Variant) => Promise<Result<Solution, string>>;
  /** For what takes longer than a screen may wait. */
  readonly analyst: Analyst;
};
