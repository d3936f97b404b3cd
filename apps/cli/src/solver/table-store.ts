/** Solved tables of whoever uses this machine: kept in the cache, written where they are wanted. */
import { join } from 'node:path';
import { formatCache, formatTable, type Solution, type Tables } from '@yaht/solver';
import { keepTable, keptTable, tablePath } from '@yaht/solver/node';
import type { Context } from '../context.ts';
import { shownPath } from '../text.ts';
import { solveTables } from './solve-tables.ts';

/** The bytes of a table: in the format other programs read where the rules fit it, else in our own. */
export function tableBytes(solution: Solution): Uint8Array {
  const exchanged = formatTable(solution);
  return exchanged.ok ? exchanged.value : formatCache(solution);
}

/** The folder of kept tables. */
export const tablesFolder = ({ paths }: Pick<Context, 'paths'>): string => join(paths.cache, 'tables');

/** The table of a game from the cache; when it is not there or not right, it is solved and kept. */
export async function keptSolution(context: Context, tables: Tables, signal: AbortSignal): Promise<Solution> {
  const folder = tablesFolder(context);
  const path = tablePath(folder, tables.variant);
  const kept = await keptTable(folder, tables);
  if (kept.ok) return kept.value;
  if (kept.error !== 'missing') context.output.note(`yaht: ${context.messages.solver.replaced(shownPath(path), kept.error)}`);
  // Whoever asks for advice did not ask for a log of it.
  const watched = context.output.redraw ? 'auto' : 'none';
  const { solution } = await solveTables(context, tables, { precision: 'f64', progress: watched, signal });
  await keep(context, folder, solution);
  return solution;
}

/** An answer does not depend on whether its table could be kept. */
async function keep({ output, messages }: Context, folder: string, solution: Solution): Promise<void> {
  try {
    await keepTable(folder, solution);
  } catch (error) {
    const path = tablePath(folder, solution.tables.variant);
    output.note(`yaht: ${messages.solver.notKept(shownPath(path), (error as NodeJS.ErrnoException).code ?? String(error))}`);
  }
}
