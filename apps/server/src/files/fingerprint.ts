/** What a file holds, in two numbers: enough to notice that it is not as it was left. */
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { crc32 } from 'node:zlib';

export type Fingerprint = { readonly size: number; readonly sum: number };

/** More than this is not read at a start: of a larger file its first and its last half of it. */
const READ_AT_MOST = 64 << 20;
const PIECE = 1 << 20;

export function fingerprintOf(handle: number): Fingerprint {
  const { size } = fstatSync(handle);
  const isRead = size <= READ_AT_MOST;
  const head = sumOf(handle, { from: 0, to: isRead ? size : READ_AT_MOST / 2, sum: 0 });
  return { size, sum: isRead ? head : sumOf(handle, { from: size - READ_AT_MOST / 2, to: size, sum: head }) };
}

/** Of a file that nobody in this process has open as a database: closing it would let go of its lock. */
export function fingerprintAt(path: string): Fingerprint {
  const handle = openSync(path, 'r');
  try {
    return fingerprintOf(handle);
  } finally {
    closeSync(handle);
  }
}

export const isSameFile = (one: Fingerprint, other: Fingerprint): boolean => one.size === other.size && one.sum === other.sum;

type Span = { readonly from: number; readonly to: number; readonly sum: number };

function sumOf(handle: number, { from, to, sum }: Span): number {
  const piece = Buffer.allocUnsafe(Math.min(PIECE, to - from));
  let all = sum;
  for (let at = from; at < to;) {
    const length = readSync(handle, piece, 0, Math.min(piece.length, to - at), at);
    if (length === 0) return all;
    all = crc32(piece.subarray(0, length), all);
    at += length;
  }
  return all;
}
