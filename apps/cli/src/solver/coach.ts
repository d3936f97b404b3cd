/** Perfect play for the full screen: from the cache, or solved now. */
import { ok, type Result, type Variant } from '@yaht/rules';
import type { Solution } from '@yaht/solver';
import { analystAside, type Coach } from '@yaht/terminal/screens';
import type { Context } from '../context.ts';
import { oncePerVariant } from './once-per-variant.ts';
import { tablesFor } from './solvable.ts';
import { keptSolution, tablesFolder } from './table-store.ts';

/** A coach who knows a game at once when it is asked about again. */
export const coachFor = (context: Context): Coach => ({
  solutionFor: oncePerVariant(variant => solutionOf(context, variant)),
  analyst: analystAside(tablesFolder(context)),
});

async function solutionOf(context: Context, variant: Variant): Promise<Result<Solution, string>> {
  const tables = tablesFor(context, variant);
  return tables.ok ? ok(await keptSolution(context, tables.value, new AbortController().signal)) : tables;
}
