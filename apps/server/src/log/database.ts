/** The file of a log, opened for one process alone. */
import { closeSync, fsyncSync, openSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync } from '../sqlite.ts';
import { migrate, MIGRATIONS } from './schema.ts';
import { openingFailure } from './sqlite-error.ts';

/** How a database is opened; `pragmas` come last, for tests that need a small disk or a careless one. */
export type FileOptions = { readonly file: string; readonly pragmas?: readonly string[] };

/**
 * The exclusive lock is the kernel's, so it is gone with the process however that ends, and it saves the shared memory that
 * several processes would need. With `synchronous = full` every commit is on the disk before it returns.
 */
const PRAGMAS = ['locking_mode = exclusive', 'journal_mode = wal', 'synchronous = full', 'wal_autocheckpoint = 2000'];

/** Opens or creates the file and brings its schema up to date; throws a `LogError` that names the reason otherwise. */
export function openDatabase({ file, pragmas = [] }: FileOptions, now: number, steps = MIGRATIONS): DatabaseSync {
  try {
    keepPrivate(file);
    const db = new DatabaseSync(file, { timeout: 0, enableForeignKeyConstraints: false });
    try {
      prepare(db, pragmas, now, steps);
    } catch (error) {
      db.close();
      throw error;
    }
    keepName(file);
    return db;
  } catch (error) {
    throw openingFailure(file, error);
  }
}

/**
 * The checkpoint comes before anything is read: a process that was killed may have left a commit that nobody had waited for, and
 * it must be on the disk before a retry of its command is told that it is stored.
 */
function prepare(db: DatabaseSync, pragmas: readonly string[], now: number, steps: readonly string[]): void {
  for (const pragma of PRAGMAS) db.exec(`pragma ${pragma}`);
  db.exec('pragma wal_checkpoint(truncate)');
  db.exec('begin exclusive');
  migrate(db, now, steps);
  db.exec('commit');
  for (const pragma of pragmas) db.exec(`pragma ${pragma}`);
}

const IN_MEMORY = ':memory:';

/** Seeds of games that are on are in it: a new file, and with it what SQLite puts beside it, is for its owner alone. */
function keepPrivate(file: string): void {
  if (file === IN_MEMORY) return;
  try {
    closeSync(openSync(file, 'a', 0o600));
  } catch {
    // The database cannot be opened either, and says why in words of its own.
  }
}

/** A new file is safe from a power cut only when its folder is, too. Windows keeps names by itself and cannot open folders. */
function keepName(file: string): void {
  if (process.platform === 'win32') return;
  const folder = openSync(dirname(resolve(file)), 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
