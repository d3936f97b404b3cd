/** The file of a log, opened for one process alone. */
import { closeSync, fsyncSync, openSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { identityIn } from '../files/identity.ts';
import { KeptFile } from '../files/kept-file.ts';
import { notesFor, type Notes } from '../files/notes.ts';
import { DatabaseSync } from '../sqlite.ts';
import { migrate, MIGRATIONS } from './schema.ts';
import { isFull, openingFailure } from './sqlite-error.ts';

/** How a database is opened; `pragmas` come last, for tests that need a small disk or a careless one. */
export type FileOptions = {
  readonly file: string;
  /** Whose files these are; those of a server belong together. */
  readonly id?: string | undefined;
  readonly pragmas?: readonly string[];
};

/**
 * The exclusive lock is the kernel's, so it is gone with the process however that ends, and it saves the shared memory that
 * several processes would need. With `synchronous = full` every commit is on the disk before it returns.
 */
const PRAGMAS = ['locking_mode = exclusive', 'journal_mode = wal', 'synchronous = full', 'wal_autocheckpoint = 2000'];

/** Read in a few milliseconds. */
const SMALL = 8 << 20;

/** Opens or creates the file and brings its schema up to date; throws a `LogError` that names the reason otherwise. */
export function openDatabase(options: FileOptions, now: number, steps = MIGRATIONS, sealedUpTo = SMALL): KeptFile {
  const { file, pragmas = [] } = options;
  try {
    keepPrivate(file);
    const db = new DatabaseSync(file, { timeout: 0, enableForeignKeyConstraints: false });
    try {
      const notes = prepare(db, options, now, steps);
      for (const pragma of pragmas) db.exec(`pragma ${pragma}`);
      keepName(file);
      return new KeptFile(db, { notes, sealedUpTo });
    } catch (error) {
      db.close();
      throw error;
    }
  } catch (error) {
    throw openingFailure(file, error);
  }
}

/**
 * The checkpoint comes before anything is read: a process that was killed may have left a commit that nobody had waited for, and
 * it must be on the disk before a retry of its command is told that it is stored. Before it, nothing is changed and the lock is held.
 */
function prepare(db: DatabaseSync, { file, id }: FileOptions, now: number, steps: readonly string[]): Notes | undefined {
  for (const pragma of PRAGMAS) db.exec(`pragma ${pragma}`);
  db.exec('begin exclusive');
  const own = id ?? identityIn(db)?.id ?? '';
  db.exec('commit');
  const notes = notesFor(file, own);
  db.exec('pragma wal_checkpoint(truncate)');
  db.exec('begin exclusive');
  migrate(db, now, steps);
  db.exec('commit');
  if (identityIn(db)) sayOpen(db, own);
  return notes;
}

/**
 * Also a copy of the file alone, without its -wal, says that there is more. What cannot be moved into the file now is safe in the -wal;
 * and who has no space left for it can be read from all the same.
 */
function sayOpen(db: DatabaseSync, id: string): void {
  try {
    db.prepare('update identity set id = ?, closed = 0, changes = changes + 1').run(id);
  } catch (error) {
    if (!isFull(error)) throw error;
  }
  try {
    db.exec('pragma wal_checkpoint(passive)');
  } catch {
    // A later one tries again.
  }
}

/** Seeds of games that are on are in it: a new file, and with it what SQLite puts beside it, is for its owner alone. */
function keepPrivate(file: string): void {
  if (file === ':memory:') return;
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
