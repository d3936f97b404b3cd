/** Files that are there whole or not at all. */
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Written beside, synced, then renamed: a stop or a full disk leaves the old file or the new one, never half of one. */
export async function writeWhole(path: string, bytes: Uint8Array, signal?: AbortSignal): Promise<void> {
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
