/**
 * A whole database at one moment, in another file. Whoever writes meanwhile waits for some pages at most, not for all of them. What goes wrong
 * is the copy's trouble, not the log's, so it is no `LogError`.
 */
import { backup, type DatabaseSync } from '../sqlite.ts';

const PAGES_AT_ONCE = 500;

export async function copyDatabase(db: DatabaseSync, file: string): Promise<void> {
  while (!(await isCopied(db, file)));
}

/** False when it was begun in the middle of a transaction; Node goes on by itself after the first pages, but not before. */
async function isCopied(db: DatabaseSync, file: string): Promise<boolean> {
  try {
    await backup(db, file, { rate: PAGES_AT_ONCE });
    return true;
  } catch (error) {
    if (isNoError(error)) return false;
    throw error;
  }
}

/** All that Node tells of having met a transaction. */
const isNoError = (error: unknown): boolean => error instanceof Error && 'errcode' in error && error.errcode === 0;
