/** Values as they are, with what they belong to: format version, precision and the variant's hash. */
import { err, ok, type Result } from '@yaht/rules';
import { readWords, writeWords } from './file-words.ts';
import type { Precision } from './kernel/kernel.ts';
import { solutionOf, type Solution } from './solve.ts';
import { TABLE_VERSION, type BadTable } from './table-file.ts';
import type { Tables } from './tables.ts';
import { variantHash } from './variant-hash.ts';

const MAGIC = 0x54484159; // "YAHT" on disk
const HEADER = 32;
const VERSION = 1;

/** The versions of the two formats. */
export const TABLE_VERSIONS = { exchange: TABLE_VERSION, cache: VERSION } as const;

/** The cache file of a solution. */
export function formatCache({ tables, precision, values }: Solution): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(HEADER + values.byteLength);
  file.set(new Uint8Array(values.buffer, values.byteOffset, values.byteLength), HEADER);
  const sum = checksum(file.subarray(HEADER));
  writeWords(file, [MAGIC, VERSION, bitsOf(precision), values.length, ...variantHash(tables.variant), sum, 0]);
  return file;
}

/** Reads a cache file; it is used only when version, variant and checksum are right. */
export function parseCache(tables: Tables, file: Uint8Array): Result<Solution, BadTable> {
  if (file.length < HEADER) return err('wrong-size');
  const [magic, version, bits, slots, high, low, sum] = readWords(file, 7);
  if (magic !== MAGIC) return err('not-a-table');
  if (version !== VERSION) return err('other-version');
  const [ownHigh, ownLow] = variantHash(tables.variant);
  if (high !== ownHigh || low !== ownLow || slots !== tables.slots) return err('other-variant');
  const precision = bits === 64 ? 'f64' : 'f32';
  if (file.length !== HEADER + (slots * bitsOf(precision)) / 8) return err('wrong-size');
  const body = shared(file.subarray(HEADER));
  if (bits !== bitsOf(precision) || checksum(body) !== sum) return err('damaged');
  const values = precision === 'f64' ? new Float64Array(body.buffer) : new Float32Array(body.buffer);
  return ok(solutionOf(tables, precision, values));
}

/** The same bytes where every thread can read them. */
function shared(bytes: Uint8Array): Uint8Array<SharedArrayBuffer> {
  const copy = new Uint8Array(new SharedArrayBuffer(bytes.length));
  copy.set(bytes);
  return copy;
}

const bitsOf = (precision: Precision): number => (precision === 'f64' ? 64 : 32);

/** Fletcher's sums over the words, which notice swapped and changed values. */
function checksum(bytes: Uint8Array): number {
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset, Math.floor(bytes.length / 4));
  let [one, other] = [1, 0];
  for (const word of words) {
    one = (one + word) | 0;
    other = (other + one) | 0;
  }
  return (one ^ Math.imul(other, 0x9e3779b1)) >>> 0;
}
