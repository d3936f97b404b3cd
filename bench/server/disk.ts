/** What waiting for this disk costs at least. */
import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

/** Below this the disk only says that it has written. */
export const HONEST_MICROSECONDS = 50;

const TIMES = 1_000;

/** 4 KiB written and synced, in microseconds: what half of the times and all but one of a hundred stay below. */
export function syncTimes(file: string): { readonly p50: number; readonly p99: number } {
  const handle = openSync(file, 'w');
  const page = Buffer.alloc(4_096, 1);
  const times = Float64Array.from({ length: TIMES }, () => {
    writeSync(handle, page);
    const began = performance.now();
    fdatasyncSync(handle);
    return 1_000 * (performance.now() - began);
  }).sort();
  closeSync(handle);
  const at = (part: number): number => times[Math.floor(TIMES * part)] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
}

const EVERY_MS = 20;

/** Somebody else who writes a page now and then, until the answer is called: how long the disk made it wait at the most, in milliseconds. */
export function watchDisk(file: string): () => Promise<number> {
  const watching = new AbortController();
  const longest = watch(file, watching.signal);
  return () => {
    watching.abort();
    return longest;
  };
}

async function watch(file: string, signal: AbortSignal): Promise<number> {
  const handle = await open(file, 'w');
  const page = Buffer.alloc(4_096, 1);
  let longest = 0;
  while (!signal.aborted) {
    await handle.write(page);
    const began = performance.now();
    await handle.datasync();
    longest = Math.max(longest, performance.now() - began);
    await pause(EVERY_MS);
  }
  await handle.close();
  return longest;
}
