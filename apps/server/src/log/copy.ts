/**
 * A whole database at one moment, in another file. Whoever writes meanwhile waits for some pages at most, not for all of them. What goes wrong
 * is the copy's trouble, not the log's, so it is no `LogError`.
 */
import { backup, type DatabaseSync } from '../sqlite.ts';

const PAGES_AT_ONCE = 500;

export async function copyDatabase(db: DatabaseSync, file: string): Promise<void> {
  await backup(db, file, { rate: PAGES_AT_ONCE });
}
