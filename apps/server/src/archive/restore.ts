/** An archive becomes the data folder of a server: whole and checked, or not at all. */
import { mkdtemp, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { makeFolder } from '../start-error.ts';
import { ArchiveError } from './archive-error.ts';
import { itemsIn, linesIn } from './archive-lines.ts';
import { sqliteVault } from './sqlite-vault.ts';
import { counted, type Tally } from './tally.ts';

export type Restoring = {
  readonly from: Readable;
  /** Empty, or not there yet. */
  readonly dataFolder: string;
  readonly onProgress?: (tally: Tally) => void;
};

/** Throws an `ArchiveError` that says what is wrong, or a `StartError` when the folder cannot be written. */
export async function restore({ from, dataFolder, onProgress = () => {} }: Restoring): Promise<Tally> {
  const folder = resolve(dataFolder);
  await checkEmpty(folder);
  await makeFolder(dirname(folder));
  const draft = await mkdtemp(`${folder}.restoring-`);
  try {
    const { items, tally } = counted(itemsIn(linesIn(unpacked(from))), onProgress);
    await sqliteVault(draft).fill(items);
    await rmdir(folder).catch(() => {});
    await rename(draft, folder);
    return tally();
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function checkEmpty(folder: string): Promise<void> {
  const found = await readdir(folder).catch(() => []);
  if (found.length > 0) throw new ArchiveError('not-empty', `${folder} is not empty`);
}

async function* unpacked(from: Readable): AsyncGenerator<string, void> {
  const text = pipeline(from, createGunzip(), () => {}).setEncoding('utf8');
  try {
    for await (const piece of text) yield piece as string;
  } catch (error) {
    throw new ArchiveError(...problemOf(error));
  }
}

/** What is not even compressed is something else; what breaks off or does not fit was an archive once. */
function problemOf(error: unknown): [ArchiveError['code'], string] {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  const message = error instanceof Error ? error.message : String(error);
  if (code === 'Z_BUF_ERROR') return ['cut-off', 'the archive breaks off'];
  if (code.startsWith('Z_')) return [message.includes('header') ? 'not-an-archive' : 'damaged', message];
  throw error;
}
