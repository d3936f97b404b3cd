/** Solved tables on this machine: files that somebody names, and those kept in the cache. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TableTrouble } from '@yaht/messages';
import { err, ok, type Result } from '@yaht/rules';
import { formatCache, formatTable, parseCache, parseTable, variantHash, type Solution, type Tables } from '@yaht/solver';
import type { Context } from '../context.ts';
import { shownPath } from '../text.ts';
import { keepWhole } from '../whole-file.ts';
import { solveTables } from './solve-tables.ts';

/** The bytes of a table: in the format other programs read where the rules fit it, else in our own. */
export function tableBytes(solution: Solution): Uint8Array {
  const exchanged = formatTable(solution);
  return exchanged.ok ? exchanged.value : formatCache(solution);
}

/** Reads a table in either format, or says what is wrong with the file. */
export async function readTable(tables: Tables, path: string): Promise<Result<Solution, TableTrouble>> {
  const file = await bytesOf(path);
  if (!file.ok) return file;
  const own = parseCache(tables, file.value);
  return own.ok || own.error !== 'not-a-table' ? own : parseTable(tables, file.value);
}

/** The table of a game from the cache; when it is not there or not right, it is solved and kept. */
export async function keptSolution(context: Context, tables: Tables, signal: AbortSignal): Promise<Solution> {
  const path = cachePath(context, tables);
  const file = await bytesOf(path);
  const kept = file.ok ? parseCache(tables, file.value) : file;
  if (kept.ok) return kept.value;
  if (kept.error !== 'missing') context.output.note(`yaht: ${context.messages.solver.replaced(shownPath(path), kept.error)}`);
  // Whoever asks for advice did not ask for a log of it.
  const watched = context.output.redraw ? 'auto' : 'none';
  const { solution } = await solveTables(context, tables, { precision: 'f64', progress: watched, signal });
  await keep(context, path, solution);
  return solution;
}

/** An answer does not depend on whether its table could be kept. */
async function keep({ output, messages }: Context, path: string, solution: Solution): Promise<void> {
  try {
    await keepWhole(path, formatCache(solution));
  } catch (error) {
    output.note(`yaht: ${messages.solver.notKept(shownPath(path), (error as NodeJS.ErrnoException).code ?? String(error))}`);
  }
}

/** Different rules have different names, also when two custom games share an id. */
function cachePath({ paths }: Context, { variant }: Tables): string {
  const hash = variantHash(variant).map(word => word.toString(16).padStart(8, '0'));
  return join(paths.cache, 'tables', `${variant.id}-${hash.join('')}.bin`);
}

async function bytesOf(path: string): Promise<Result<Uint8Array, TableTrouble>> {
  try {
    // A plain view: slices of a Buffer would share its memory.
    const { buffer, byteOffset, byteLength } = await readFile(path);
    return ok(new Uint8Array(buffer, byteOffset, byteLength));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return err(code === 'ENOENT' || code === 'ENOTDIR' ? 'missing' : 'unreadable');
  }
}
