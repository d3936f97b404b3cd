/** Everything a server keeps, as one archive, whether the server runs or not. The games themselves are only read. */
import { existsSync } from 'node:fs';
import { access, copyFile, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Writable } from 'node:stream';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { DatabaseSync } from '@photostructure/sqlite';
import { askServer } from '../control/control.ts';
import { CHAIN_FILE, LOG_FILE, PEOPLE_FILE } from '../data-files.ts';
import { copyDatabase } from '../log/copy.ts';
import { openingFailure } from '../log/sqlite-error.ts';
import { LogError } from '../log/log-error.ts';
import { ArchiveError } from './archive-error.ts';
import { linesOf } from './archive-lines.ts';
import { sqliteVault } from './sqlite-vault.ts';
import { counted, type Tally } from './tally.ts';

export type BackingUp = {
  readonly dataFolder: string;
  readonly to: Writable;
  readonly onProgress?: (tally: Tally) => void;
};

/** Throws an `ArchiveError` or a `LogError` that says what is in the way. */
export async function backUp({ dataFolder, to, onProgress = () => {} }: BackingUp): Promise<Tally> {
  const folder = resolve(dataFolder);
  await access(join(folder, LOG_FILE)).catch(() => {
    throw new ArchiveError('no-games', `there is no ${LOG_FILE} in ${folder}`);
  });
  const copy = await mkdtemp(join(folder, '.backup-'));
  try {
    await copyAll(folder, copy);
    const { items, tally } = counted(sqliteVault(copy).read(), onProgress);
    await pipeline(Readable.from(linesOf(items)), createGzip(), to);
    return tally();
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/** A server that runs there is the only one who can read its files, so it makes the copy. */
async function copyAll(folder: string, copy: string): Promise<void> {
  try {
    await copyFile(join(folder, CHAIN_FILE), join(copy, CHAIN_FILE)).catch(() => {});
    for (const name of [LOG_FILE, PEOPLE_FILE])
      if (existsSync(join(folder, name))) await copyHere(join(folder, name), join(copy, name));
  } catch (error) {
    if (!(error instanceof LogError && error.code === 'in-use')) throw error;
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
