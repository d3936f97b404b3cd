/** Commands that need a solved game. */
import { err, ok, type Result } from '@yaht/rules';
import type { Solution, Tables } from '@yaht/solver';
import { readTable } from '@yaht/solver/node';
import type { Context } from '../context.ts';
import { EXIT } from '../exit-code.ts';
import { untilInterrupted } from '../interrupt.ts';
import { shownPath } from '../output/text.ts';
import { tableRemedy } from './table-remedy.ts';
import { keptSolution } from './table-store.ts';

/** Gets the table, from the file that was named or from the cache, and goes on with it; tells why when there is none. */
export async function withSolution(
  context: Context,
  tables: Tables,
  path: string | undefined,
  work: (solution: Solution) => Promise<number>,
): Promise<number> {
  const solution = await untilInterrupted(signal => solutionFor(context, tables, path, signal));
  if (solution === 'interrupted') return context.fail(EXIT.interrupted, context.messages.solver.interrupted);
  return solution.ok ? work(solution.value) : context.fail(EXIT.table, solution.error);
}

async function solutionFor(
  context: Context,
  tables: Tables,
  path: string | undefined,
  signal: AbortSignal,
): Promise<Result<Solution, string>> {
  if (path === undefined) return ok(await keptSolution(context, tables, signal));
  const read = await readTable(tables, path);
  if (read.ok) return read;
  const remedy = tableRemedy(tables.variant.id, path, read.error);
  return err(context.messages.solver.badTable(shownPath(path), read.error, remedy));
}
