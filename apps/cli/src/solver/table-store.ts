/** Solved tables of whoever uses this machine, kept in the cache. */
import { join } from 'node:path';
import type { Solution, Tables } from '@yaht/solver';
import { keepTable, keptTable, tablePath } from '@yaht/solver/node';
import type { Context } from '../context.ts';
import { shownPath } from '../output/text.ts';
import { solveTables } from './solve-tables.ts';

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
  await keep(context, path, keepTable(folder, solution));
  return solution;
}

/** An answer does not depend on whether what it was made from could be kept. */
async function keep({ output, messages }: Context, path: string, kept: Promise<void>): Promise<void> {
  try {
    await kept;
  } catch (error) {
    output.note(`yaht: ${messages.solver.notKept(shownPath(path), (error as NodeJS.ErrnoException).code ?? String(error))}`);
  }
}
