/** Files that are there whole or not at all. */
import { mkdir, open, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Written beside, synced, then renamed: a stop or a full disk leaves the old file or the new one, never half of one.
 * A link stays a link to the new file; a device or a pipe is written into, since a file in its place would be its end.
 */
export async function writeWhole(path: string, bytes: Uint8Array, signal?: AbortSignal): Promise<void> {
  const there = await stat(path).catch(() => undefined);
  if (there && !there.isFile()) await writeFile(path, bytes, { signal });
  else await replace(there ? await realpath(path) : path, bytes, signal);
}

async function replace(path: string, bytes: Uint8Array, signal: AbortSignal | undefined): Promise<void> {
  const draft = `${path}.${process.pid}.tmp`;
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
export async function keepWhole(path: string, bytes: Uint8Array, signal?: AbortSignal): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeWhole(path, bytes, signal);
}
