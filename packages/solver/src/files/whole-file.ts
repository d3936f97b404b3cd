/** Files that are there whole or not at all. */
import { mkdir, open, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { threadId } from 'node:worker_threads';

/**
 * Written beside, synced, then renamed: a stop or a full disk leaves the old file or the new one, never half of one.
 * A link stays a link to the new file; a device or a pipe is written into, since a file in its place would be its end.
 */
export async function writeWhole(path: string, bytes: Uint8Array, signal?: AbortSignal): Promise<void> {
  const there = await stat(path).catch(() => undefined);
  if (there && !there.isFile()) await writeFile(path, bytes, { signal });
  else await replace(there ? await realpath(path) : path, bytes, signal);
}

/** Threads of one process, and calls of one thread, may write the same file at the same time. */
let drafts = 0;

async function replace(path: string, bytes: Uint8Array, signal: AbortSignal | undefined): Promise<void> {
  const draft = `${path}.${process.pid}-${threadId}-${++drafts}.tmp`;
  try {
    const file = await open(draft, 'w');
    try {
      await file.writeFile(bytes, { signal });
      await file.sync();
    } finally {
      await file.close();
    }
    signal?.throwIfAborted();
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** The same in a folder that need not be there yet. */
export async function keepWhole(path: string, bytes: Uint8Array): Promise<void> {
  await makeFolders(dirname(path));
  await writeWhole(path, bytes);
}

/** The folder and those above it. Not by `recursive`: where no folder can ever be made, as in /proc, that tries for ever. */
export async function makeFolders(folder: string, mode?: number): Promise<void> {
  if (await isFolder(folder)) return;
  if (dirname(folder) !== folder) await makeFolders(dirname(folder), mode);
  // Somebody may have been faster.
  await mkdir(folder, mode).catch(async (error: unknown) => {
    if (!(await isFolder(folder))) throw error;
  });
}

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    found => found.isDirectory(),
    () => false,
  );
