/**
 * How far a database was written, in a small file beside it. A line is written there after each commit and nobody waits for it: so it
 * never says more than the database holds, unless something of that was lost.
 */
import { closeSync, existsSync, fdatasyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import type { Fingerprint } from './fingerprint.ts';
import type { Salts } from './wal.ts';

export type LastWrite = {
  /** Whose files these are. */
  readonly id: string;
  /** The highest place that a row was ever given; 0 where rows have none. */
  readonly position: number;
  /** Commits that added no such row. */
  readonly changes: number;
  /** Of the -wal; null while they are not known. */
  readonly wal: Salts | null;
  /** The database without its -wal; null while that is written, too. */
  readonly whole: Fingerprint | null;
};

export const lastWriteOf = (file: string): string => `${file}-last`;

/** One write within one sector of the disk, so there is never half of it. */
const LENGTH = 256;

const sealed = (text: string): string => `${crc32(text).toString(16).padStart(8, '0')} ${text}`;

/** Undefined where there is none, `damaged` for what nobody has written. */
export function readLastWrite(file: string): LastWrite | 'damaged' | undefined {
  const path = lastWriteOf(file);
  if (!existsSync(path)) return undefined;
  const line = readFileSync(path, 'utf8').trimEnd();
  const text = line.slice(line.indexOf(' ') + 1);
  return sealed(text) === line ? (JSON.parse(text) as LastWrite) : 'damaged';
}

export class LastWriteFile {
  readonly #handle: number;
  readonly #line = Buffer.alloc(LENGTH);

  constructor(file: string) {
    this.#handle = openSync(lastWriteOf(file), existsSync(lastWriteOf(file)) ? 'r+' : 'w', 0o600);
  }

  write(last: LastWrite): void {
    this.#line.fill(' ');
    this.#line.write(sealed(JSON.stringify(last)));
    this.#line.write('\n', LENGTH - 1);
    writeSync(this.#handle, this.#line, 0, LENGTH, 0);
  }

  /** What was written is on the disk. */
  sync(): void {
    fdatasyncSync(this.#handle);
  }

  close(): void {
    closeSync(this.#handle);
  }
}
