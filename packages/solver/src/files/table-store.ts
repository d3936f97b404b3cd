/** Solved tables on this machine: files that somebody names, and those kept in a folder. */
import { closeSync, fstatSync, openSync, readSync, statSync } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { err, ok, type Result, type ScorecardVariant } from '@yaht/rules';
import { formatCache, formatVariances, parseCache, parseVariances } from './cache-file.ts';
import { roomFor } from './room.ts';
import type { Solution } from '../solve/solve.ts';
import { isTable, parseTable, readTableFrom, sourceOf, type BadTable, type TableSource } from './table-file.ts';
import type { Tables } from '../tables/tables.ts';
import { rulesName } from '../tables/variant-hash.ts';
import { keepWhole } from './whole-file.ts';

/** Why there is no table where one was looked for. */
export type NoTable = BadTable | 'missing' | 'unreadable';

/** Reads a table in either format, or says what is wrong with the file. */
export async function readTable(tables: Tables, path: string): Promise<Result<Solution, NoTable>> {
  const exchanged = readExchanged(tables, path);
  if (exchanged) return exchanged;
  const file = await bytesOf(path);
  if (!file.ok) return file;
  return isTable(sourceOf(file.value)) ? parseTable(tables, file.value) : parseCache(tables, file.value);
}

/**
 * A table as other programs write it is read here and now: its pieces are at hand sooner than another thread is asked for them. Not
 * for anything else that may be there, of which `bytesOf` also knows what is wrong with it.
 */
function readExchanged(tables: Tables, path: string): Result<Solution, NoTable> | undefined {
  try {
    // A pipe would be waited for.
    if (!statSync(path).isFile()) return undefined;
    const file = openSync(path, 'r');
    try {
      const source = { size: fstatSync(file).size, read: pieceOf(file) };
      return isTable(source) ? readTableFrom(tables, source) : undefined;
    } finally {
      closeSync(file);
    }
  } catch {
    return undefined;
  }
}

const pieceOf =
  (file: number): TableSource['read'] =>
  (into, from) => {
    for (let end = 0; end < into.length;) {
      const read = readSync(file, into, end, into.length - end, from + end);
      if (read === 0) throw new Error('the file has become shorter');
      end += read;
    }
  };

/** The table that was kept for these rules. */
export async function keptTable(folder: string, tables: Tables): Promise<Result<Solution, NoTable>> {
  const file = await bytesOf(tablePath(folder, tables.variant));
  return file.ok ? parseCache(tables, file.value) : file;
}

/** Keeps a table for the next time. */
export const keepTable = (folder: string, solution: Solution): Promise<void> =>
  keepWhole(tablePath(folder, solution.tables.variant), formatCache(solution));

/** The variances that were kept for these rules. */
export async function keptVariances(folder: string, tables: Tables): Promise<Result<Float64Array, NoTable>> {
  const file = await bytesOf(variancesPath(folder, tables.variant));
  return file.ok ? parseVariances(tables, file.value) : file;
}

/** Keeps variances for the next time. */
export const keepVariances = (folder: string, tables: Tables, variances: Float64Array): Promise<void> =>
  keepWhole(variancesPath(folder, tables.variant), formatVariances(tables, variances));

/** Where variances are kept, beside the table. */
export const variancesPath = (folder: string, variant: ScorecardVariant): string =>
  join(folder, `${rulesName(variant)}-variances.bin`);

/** Where a table is kept. */
export const tablePath = (folder: string, variant: ScorecardVariant): string => join(folder, `${rulesName(variant)}.bin`);

async function bytesOf(path: string): Promise<Result<Uint8Array, 'missing' | 'unreadable'>> {
  try {
    const file = await open(path);
    try {
      return ok(await wholeOf(file));
    } finally {
      await file.close();
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return err(code === 'ENOENT' || code === 'ENOTDIR' ? 'missing' : 'unreadable');
  }
}

/** All of a file, read straight to where it stays. */
async function wholeOf(file: FileHandle): Promise<Uint8Array> {
  const status = await file.stat();
  // Only a file knows its size; what comes through a pipe has to be collected.
  if (!status.isFile()) return new Uint8Array(await file.readFile());
  const bytes = new Uint8Array(roomFor(status.size));
  let end = 0;
  for (let read = -1; read !== 0 && end < bytes.length; end += read)
    read = (await file.read(bytes, end, bytes.length - end, end)).bytesRead;
  return bytes.subarray(0, end);
}
