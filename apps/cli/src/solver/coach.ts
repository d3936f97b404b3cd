/** Perfect play for the full screen: from the cache, or solved now. */
import { type Result, type Variant, ok } from '@yaht/rules';
import type { Solution } from '@yaht/solver';
import type { Context } from '../context.ts';
import { tablesFor } from './solvable.ts';
import { keptSolution } from './table-store.ts';

const solving = new Map<string, Promise<Solution>>();

/** The solved game, or why there is none; asked again, it is there at once. */
export async function solvedFor(context: Context, variant: Variant): Promise<Result<Solution, string>> {
  const tables = tablesFor(context, variant);
  if (!tables.ok) return tables;
  const key = JSON.stringify(variant);
  const solution = solving.get(key) ?? keptSolution(context, tables.value, new AbortController().signal);
  solving.set(key, solution);
  return ok(await solution);
}
