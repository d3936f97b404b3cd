/** The data folder of a server as a vault: read beside a server that runs there, filled as a whole or not at all. */
import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { askServer } from '../control/control.ts';
import { CHAIN_FILE, LOG_FILE, PEOPLE_FILE } from '../data-files.ts';
import { copyDatabase } from '../log/copy.ts';
import { LogError } from '../log/log-error.ts';
import { openingFailure } from '../log/sqlite-error.ts';
import { DatabaseSync } from '../sqlite.ts';
import { makeFolder } from '../start-error.ts';
import { ArchiveError } from './archive-error.ts';
import { makeCopyFolder } from './copy-folder.ts';
import type { Item, Vault } from './item.ts';
import { fillFiles, readFiles } from './sqlite-files.ts';

/** `mayRun`: whether a server may go on there meanwhile; what is moved elsewhere must not change any more. */
export const folderVault = (folder: string, { mayRun }: { readonly mayRun: boolean }): Vault => ({
  read: () => read(resolve(folder), mayRun),
  fill: items => fill(resolve(folder), items),
});

/** A copy is read, so that the files themselves stay as they are, whatever schema they have. */
async function* read(folder: string, mayRun: boolean): AsyncGenerator<Item, void> {
  if (!existsSync(join(folder, LOG_FILE))) throw new ArchiveError('no-games', `there is no ${LOG_FILE} in ${folder}`);
  const copy = await makeCopyFolder(folder);
  try {
    await copyAll(folder, copy.path, mayRun);
    yield* readFiles(copy.path);
  } finally {
    await copy.remove();
  }
}

/** A server that runs there is the only one who can read its files, so it makes the copy. */
async function copyAll(folder: string, copy: string, mayRun: boolean): Promise<void> {
  try {
    await copyFile(join(folder, CHAIN_FILE), join(copy, CHAIN_FILE)).catch(() => {});
    for (const name of [LOG_FILE, PEOPLE_FILE])
      if (existsSync(join(folder, name))) await copyHere(join(folder, name), join(copy, name));
  } catch (error) {
    if (!(error instanceof LogError && error.code === 'in-use') || !mayRun) throw error;
    const reply = await askServer(folder, { ask: 'copy', to: copy });
    if (reply?.ok) return;
    throw reply ? new Error(reply.message) : new ArchiveError('no-answer', `the server that keeps ${folder} does not answer`);
  }
}

async function copyHere(file: string, copy: string): Promise<void> {
  try {
    const db = new DatabaseSync(file, { timeout: 0 });
    try {
      // Copying would wait for ever for a server to let go of the file; and none may begin meanwhile.
      for (const say of ['pragma locking_mode = exclusive', 'begin exclusive', 'commit']) db.exec(say);
      await copyDatabase(db, copy);
    } finally {
      db.close();
    }
  } catch (error) {
    throw openingFailure(file, error);
  }
}

/** Under another name until everything is there. */
async function fill(folder: string, items: AsyncIterable<Item>): Promise<void> {
  const found = await readdir(folder).catch(() => []);
  if (found.length > 0) throw new ArchiveError('not-empty', `${folder} is not empty`);
  await makeFolder(dirname(folder));
  const draft = await mkdtemp(`${folder}.restoring-`);
  try {
    await fillFiles(draft, items);
    await rmdir(folder).catch(() => {});
    await rename(draft, folder);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
