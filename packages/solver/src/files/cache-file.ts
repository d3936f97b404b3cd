/** Values or variances as they are, with what they belong to: format version, precision and the variant's hash. */
import { err, ok, type Result } from '@yaht/rules';
import { readWords, writeWords } from './file-words.ts';
import type { Values } from '../plain/last-roll.ts';
import { inRoom } from './room.ts';
import { solutionOf, type Solution } from '../solve/solve.ts';
import { TABLE_VERSION, type BadTable } from './table-file.ts';
import type { Tables } from '../tables/tables.ts';
import { variantHash } from '../tables/variant-hash.ts';

const MAGIC = 0x54484159; // "YAHT" on disk
const HEADER = 32;
const VERSION = 1;

/** The versions of the two formats. */
export const TABLE_VERSIONS = { exchange: TABLE_VERSION, cache: VERSION } as const;

/** What the numbers of a file are: the last word of its header. */
const [VALUES, VARIANCES] = [0, 1];

/** The cache file of a solution. */
export const formatCache = ({ tables, values }: Solution): Uint8Array<ArrayBuffer> => formatSlots(tables, values, VALUES);

/** The cache file of the variances of all cards. */
export const formatVariances = (tables: Tables, variances: Float64Array): Uint8Array<ArrayBuffer> =>
  formatSlots(tables, variances, VARIANCES);

/** Reads a cache file; it is used only when version, variant and checksum are right. */
export function parseCache(tables: Tables, file: Uint8Array): Result<Solution, BadTable> {
  const values = parseSlots(tables, file, VALUES);
  return values.ok ? ok(solutionOf(tables, values.value instanceof Float64Array ? 'f64' : 'f32', values.value)) : values;
}

/** Reads variances with the same care. */
export function parseVariances(tables: Tables, file: Uint8Array): Result<Float64Array, BadTable> {
  const variances = parseSlots(tables, file, VARIANCES);
  if (!variances.ok) return variances;
  return variances.value instanceof Float64Array ? ok(variances.value) : err('not-a-table');
}

function formatSlots({ variant }: Tables, numbers: Values, kind: number): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(HEADER + numbers.byteLength);
  file.set(new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength), HEADER);
  const bits = 8 * numbers.BYTES_PER_ELEMENT;
  const sum = checksum(file.subarray(HEADER));
  writeWords(file, [MAGIC, VERSION, bits, numbers.length, ...variantHash(variant), sum, kind]);
  return file;
}

function parseSlots(tables: Tables, file: Uint8Array, kind: number): Result<Values, BadTable> {
  if (file.length < HEADER) return err('wrong-size');
  const [magic, version, bits, slots, high, low, sum, ownKind] = readWords(file, 8);
  if (magic !== MAGIC || ownKind !== kind) return err('not-a-table');
  if (version !== VERSION) return err('other-version');
  const [ownHigh, ownLow] = variantHash(tables.variant);
  if (high !== ownHigh || low !== ownLow || slots !== tables.slots) return err('other-variant');
  const size = bits === 64 ? 8 : 4;
  if (file.length !== HEADER + slots * size) return err('wrong-size');
  const body = inRoom(file.subarray(HEADER));
  if (bits !== 8 * size || checksum(body) !== sum) return err('damaged');
  const { buffer, byteOffset } = body;
  return ok(bits === 64 ? new Float64Array(buffer, byteOffset, slots) : new Float32Array(buffer, byteOffset, slots));
}

/**
 * Fletcher's sums over the words, which notice swapped and changed values. A plain loop over small integers: a program that has just
 * started runs it before it is optimised.
 */
function checksum(bytes: Uint8Array): number {
  const words = new Int32Array(bytes.buffer, bytes.byteOffset, Math.floor(bytes.length / 4));
  let [one, other] = [1, 0];
  for (let i = 0; i < words.length; i++) {
    one = (one + (words[i] ?? 0)) | 0;
    other = (other + one) | 0;
  }
  return (one ^ Math.imul(other, 0x9e3779b1)) >>> 0;
}
