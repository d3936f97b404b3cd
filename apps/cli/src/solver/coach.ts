/** Perfect play for the full screen: from the cache, or solved now. */
import { type Result, type Variant, ok } from '@yaht/rules';
import type { Solution } from '@yaht/solver';
import { analystAside, type Coach } from '@yaht/terminal/screens';
import type { Context } from '../context.ts';
import { tablesFor } from './solvable.ts';
import { keptSolution, tablesFolder } from './table-store.ts';

/** A coach who knows a game at once when it is asked about again. */
export function coachFor(context: Context): Coach {
  const solving = new Map<string, Promise<Solution>>();
  const solutionFor = async (variant: Variant): Promise<Result<Solution, string>> => {
    const tables = tablesFor(context, variant);
    if (!tables.ok) return tables;
    const key = JSON.stringify(variant);
    const solution = solving.get(key) ?? keptSolution(context, tables.value, new AbortController().signal);
    solving.set(key, solution);
    return ok(await solution);
  };
  return { solutionFor, analyst: analystAside(tablesFolder(context)) };
}
