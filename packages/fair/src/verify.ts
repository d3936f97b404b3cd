/** Checks the dice of a whole game from what was published: the commitment before, the seed after. */
import { drawKeys, err, isDraw, ok, retrace, type Game, type Result } from '@yaht/rules';
import { commitmentOf, fairChance } from './draw.ts';
import { parseSeed } from './seed.ts';

export const PROOF_PROBLEMS = ['no-commitment', 'seed-not-revealed', 'seed-does-not-match', 'dice-differ'] as const;

export type ProofProblem = {
  readonly code: (typeof PROOF_PROBLEMS)[number];
  /** The number of the first event whose dice are not those of the seed, counted from 1. */
  readonly event?: number;
};

/** What was shown: every draw of the game followed from the seed that was fixed beforehand. */
export type Proof = { readonly commitment: string; readonly seed: string; readonly draws: number };

/** Draws the whole game again from its revealed seed and compares every fact. */
export function verifyGame({ start, events, over }: Game): Result<Proof, ProofProblem> {
  const { commitment } = start;
  if (commitment === null) return err({ code: 'no-commitment' });
  if (over?.seed === undefined) return err({ code: 'seed-not-revealed' });
  const seed = parseSeed(over.seed);
  if (!seed.ok || commitmentOf(seed.value) !== commitment) return err({ code: 'seed-does-not-match' });

  const traced = retrace(start, events, fairChance({ seed: seed.value, ...drawKeys(start) }));
  if (!traced.ok) return err({ code: 'dice-differ', event: traced.error + 1 });
  return ok({ commitment, seed: over.seed, draws: events.filter(isDraw).length });
}
