/** Perfect play for whoever asks: the game is solved once, on threads of its own, and kept. */
import type { Result, Variant } from '@yaht/rules';
import type { Solution } from '@yaht/solver';

/** The solved game, or the sentence that says why there is none. */
export type Coach = { readonly solutionFor: (variant: Variant) => Promise<Result<Solution, string>> };
