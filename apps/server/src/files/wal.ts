/** The head of a -wal: its two salts tell it from every other. SQLite counts the first one up whenever it begins the file again. */
import { closeSync, openSync, readSync } from 'node:fs';

export type Salts = readonly [first: number, second: number];

export const walOf = (file: string): string => `${file}-wal`;

const HEAD = 24;
const SALTS_AT = 16;

/** Null while nothing was written into it. */
export function saltsIn(handle: number): Salts | null {
  const head = Buffer.alloc(HEAD);
  return readSync(handle, head, 0, HEAD, 0) < HEAD ? null : [head.readUInt32BE(SALTS_AT), head.readUInt32BE(SALTS_AT + 4)];
}

export function saltsAt(wal: string): Salts | null {
  const handle = openSync(wal, 'r');
  try {
    return saltsIn(handle);
  } finally {
    closeSync(handle);
  }
}

/** More often than this no -wal is begun again between two looks at it. */
const MANY = 1_000_000;

/** Whether a -wal may be what became of the one with the known salts; one of another database, or an older one, is not. */
export function mayFollow([first, second]: Salts, known: Salts): boolean {
  const steps = (first - known[0]) >>> 0;
  return steps === 0 ? second === known[1] : steps < MANY;
}
