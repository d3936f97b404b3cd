/** Everything a server keeps: out of a vault into an archive, out of an archive into a vault, or from one vault to another. */
import { pipeline as pipe, Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { ArchiveError } from './archive-error.ts';
import { itemsIn, linesIn, linesOf } from './archive-lines.ts';
import type { Item, Vault } from './item.ts';
import { counted, type Tally } from './tally.ts';

type OnProgress = (tally: Tally) => void;

/** All three throw an `ArchiveError`, a `LogError` or a `StartError` that says what is in the way. */
export async function backUp(vault: Vault, to: Writable, onProgress: OnProgress = () => {}): Promise<Tally> {
  const { items, tally } = counted(vault.read(), onProgress);
  await pipeline(Readable.from(linesOf(items)), createGzip(), to);
  return tally();
}

/** The vault must be empty; an archive that is not whole leaves it so. */
export const restore = (from: Readable, vault: Vault, onProgress?: OnProgress): Promise<Tally> =>
  fill(vault, itemsIn(linesIn(unpacked(from))), onProgress);

export const move = (from: Vault, to: Vault, onProgress?: OnProgress): Promise<Tally> => fill(to, from.read(), onProgress);

async function fill(vault: Vault, all: AsyncIterable<Item>, onProgress: OnProgress = () => {}): Promise<Tally> {
  const { items, tally } = counted(all, onProgress);
  await vault.fill(items);
  return tally();
}

/** Loaded when it is needed: whoever plays alone needs no database. */
export const databaseVault = async (url: string): Promise<Vault> => (await import('./postgres-vault.ts')).postgresVault(url);

async function* unpacked(from: Readable): AsyncGenerator<string, void> {
  const text = pipe(from, createGunzip(), () => {}).setEncoding('utf8');
  try {
    for await (const piece of text) yield piece as string;
  } catch (error) {
    throw problemOf(error);
  }
}

/** What is not even compressed is something else; what breaks off or does not fit was an archive once. */
function problemOf(error: unknown): unknown {
  const { code = '', message } = error as NodeJS.ErrnoException;
  if (code === 'Z_BUF_ERROR') return new ArchiveError('cut-off', 'the archive breaks off');
  if (!code.startsWith('Z_')) return error;
  return new ArchiveError(message.includes('header') ? 'not-an-archive' : 'damaged', message);
}
