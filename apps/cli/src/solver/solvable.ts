/** Games that the solver can solve, and the sentence for the others. */
import { variantName, type UnsolvedReason } from '@yaht/messages';
import { err, type Result, type Variant } from '@yaht/rules';
import { compileTables, type Tables } from '@yaht/solver';
import type { Context } from '../context.ts';
import { readVariant } from '../arguments/variant-argument.ts';

/** The game as the solver sees it, or why it cannot be solved. */
export async function readTables(context: Context, game: string): Promise<Result<Tables, string>> {
  const variant = await readVariant(context, game);
  return variant.ok ? tablesFor(context, variant.value) : variant;
}

/** The same for a game that is known. */
export function tablesFor({ messages }: Context, variant: Variant): Result<Tables, string> {
  const refuse = (reason: UnsolvedReason): Result<Tables, string> =>
    err(messages.solver.unsolvable(variantName(messages, variant), reason));
  if (variant.family !== 'scorecard') return refuse('no-card');
  const tables = compileTables(variant);
  return tables.ok ? tables : refuse(tables.error);
}
