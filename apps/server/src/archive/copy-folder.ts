/**
 * Where a backup puts the copy that it reads: a folder in the data folder, locked for as long as it is used. The lock is the kernel's, so
 * it is gone with the process however that ends, and the next backup or start removes what was left.
 */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from '../sqlite.ts';

const PREFIX = '.backup-';
const LOCK_FILE = 'lock';

export type CopyFolder = { readonly path: string; readonly remove: () => Promise<void> };

export async function makeCopyFolder(folder: string): Promise<CopyFolder> {
  await removeLeftCopies(folder);
  const path = await mkdtemp(join(folder, PREFIX));
  const unlock = lock(path);
  // Taken for a left one, before it was locked.
  if (!unlock) return makeCopyFolder(folder);
  return {
    path,
    remove: async () => {
      unlock();
      await rm(path, { recursive: true, force: true });
    },
  };
}

/** Removes the copies of backups that were killed. What cannot be removed is in nobody's way. */
export async function removeLeftCopies(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter(each => each.startsWith(PREFIX))) await removeLeft(join(folder, name)).catch(() => {});
}

/** An empty folder belongs to a backup that is about to lock it. */
async function removeLeft(path: string): Promise<void> {
  if ((await readdir(path)).length === 0) return;
  const unlock = lock(path);
  if (!unlock) return;
  unlock();
  await rm(path, { recursive: true, force: true });
}

/** Undefined when somebody else has it; otherwise how to let it go. */
function lock(path: string): (() => void) | undefined {
  const db = new DatabaseSync(join(path, LOCK_FILE), { timeout: 0 });
  try {
    db.exec('begin exclusive');
    return () => db.close();
  } catch {
    db.close();
    return undefined;
  }
}
