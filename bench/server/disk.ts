/** What waiting for this disk costs at least. */
import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';

/** Below this the disk only says that it has written. */
export const HONEST_MICROSECONDS = 50;

/** 4 KiB written and synced: the median, in microseconds. */
export function syncMedian(file: string): number {
  const handle = openSync(file, 'w');
  const page = Buffer.alloc(4_096, 1);
  const times = Array.from({ length: 300 }, () => {
    writeSync(handle, page);
    const began = performance.now();
    fdatasyncSync(handle);
    return 1_000 * (performance.now() - began);
  });
  closeSync(handle);
  return times.sort((a, b) => a - b)[150] ?? Number.NaN;
}
