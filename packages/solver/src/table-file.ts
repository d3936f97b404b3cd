/**
 * Values as files. The exchange format is the one other Yatzy programs read: float32 by upper score and filled set, 0 where no game
 * can be. The cache keeps the slots as they are, with what they belong to: format version, precision and the variant's hash.
 */
import { err, ok, type Result } from '@yaht/rules';
import { ROLLS } from './dice-tables.ts';
import type { Precision } from './kernel/kernel.ts';
import type { Values } from './last-roll.ts';
import { solutionOf, type Solution } from './solve.ts';
import { EMPTY_CARD, slotOf, type Tables } from './tables.ts';
import { UNREACHABLE } from './upper-section.ts';
import { variantHash } from './variant-hash.ts';

/** Why a file is not the table it should be. */
export type BadTable = 'wrong-size' | 'not-a-table' | 'other-version' | 'other-variant' | 'damaged' | 'cannot-be-exchanged';

const HEADER = 16;
const MAGIC = 0x59545a53;
const VERSION = 3;

/** The file of a solution: 16 bytes of header, then a float32 for every upper score and filled set. */
export function formatTable({ tables, values }: Solution): Result<Uint8Array<ArrayBuffer>, BadTable> {
  if (!canBeExchanged(tables)) return err('cannot-be-exchanged');
  const file = new Uint8Array(HEADER + 4 * tables.counts.slots);
  writeWords(file, [MAGIC, VERSION, tables.counts.slots, 0]);
  writeSlots(tables, values, floatsIn(file.subarray(HEADER)));
  return ok(file);
}

function writeSlots(tables: Tables, values: Values, numbers: Float32Array): void {
  const { cap, classOf } = tables.upper;
  const sets = 2 ** tables.categories.length;
  forEachRow(tables, (row, classes, filled) => {
    for (let upperScore = 0; upperScore <= cap; upperScore++) {
      const found = classOf[classes + upperScore] ?? UNREACHABLE;
      if (found !== UNREACHABLE) numbers[upperScore * sets + filled] = values[row + found] ?? 0;
    }
  });
}

/** Reads what `formatTable` writes. The format has no checksum: size, header, values and the empty card are looked at. */
export function parseTable(tables: Tables, file: Uint8Array): Result<Solution, BadTable> {
  if (!canBeExchanged(tables)) return err('cannot-be-exchanged');
  if (file.length < HEADER) return err('wrong-size');
  const [magic, version, slots, reserved] = readWords(file, 4);
  if (magic !== MAGIC) return err('not-a-table');
  if (version !== VERSION || reserved !== 0) return err('other-version');
  if (slots !== tables.counts.slots) return err('other-variant');
  if (file.length !== HEADER + 4 * slots) return err('wrong-size');
  const values = readSlots(tables, floatsIn(file.subarray(HEADER)));
  return values && isPlausible(tables, values) ? ok(solutionOf(tables, 'f32', values)) : err('damaged');
}

/** Numbers can be read in place only from an address that is a multiple of their size. */
const floatsIn = (bytes: Uint8Array): Float32Array =>
  bytes.byteOffset % 4 === 0
    ? new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4)
    : new Float32Array(bytes.slice().buffer);

/** Cards of one class have one value; null when the file does not think so. */
function readSlots(tables: Tables, numbers: Float32Array): Float32Array | null {
  const values = new Float32Array(tables.slots).fill(-1);
  const { cap, classOf } = tables.upper;
  const sets = 2 ** tables.categories.length;
  let worst = 0;
  forEachRow(tables, (row, classes, filled) => {
    for (let upperScore = 0; upperScore <= cap; upperScore++) {
      const found = classOf[classes + upperScore] ?? UNREACHABLE;
      if (found === UNREACHABLE) continue;
      const value = numbers[upperScore * sets + filled] ?? -1;
      const before = values[row + found] ?? -1;
      const difference = value >= 0 ? (before < 0 ? 0 : Math.abs(value - before)) : Infinity;
      if (difference > worst) worst = difference;
      values[row + found] = value;
    }
  });
  return worst <= 1e-3 ? values : null;
}

const CACHE_MAGIC = 0x54484159; // "YAHT" on disk
const CACHE_VERSION = 1;
const CACHE_HEADER = 32;

/** The versions of the two formats. */
export const TABLE_VERSIONS = { exchange: VERSION, cache: CACHE_VERSION } as const;

/** The cache file of a solution. */
export function formatCache({ tables, precision, values }: Solution): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(CACHE_HEADER + values.byteLength);
  file.set(new Uint8Array(values.buffer, values.byteOffset, values.byteLength), CACHE_HEADER);
  const body = file.subarray(CACHE_HEADER);
  writeWords(file, [
    CACHE_MAGIC,
    CACHE_VERSION,
    bitsOf(precision),
    values.length,
    ...variantHash(tables.variant),
    checksum(body),
    0,
  ]);
  return file;
}

/** Reads a cache file; it is used only when version, variant and checksum are right. */
export function parseCache(tables: Tables, file: Uint8Array): Result<Solution, BadTable> {
  if (file.length < CACHE_HEADER) return err('wrong-size');
  const [magic, version, bits, slots, high, low, sum] = readWords(file, 7);
  if (magic !== CACHE_MAGIC) return err('not-a-table');
  if (version !== CACHE_VERSION) return err('other-version');
  const [ownHigh, ownLow] = variantHash(tables.variant);
  if (high !== ownHigh || low !== ownLow || slots !== tables.slots) return err('other-variant');
  const precision = bits === 64 ? 'f64' : 'f32';
  if (file.length !== CACHE_HEADER + (slots * bitsOf(precision)) / 8) return err('wrong-size');
  const body = file.slice(CACHE_HEADER);
  if (bits !== bitsOf(precision) || checksum(body) !== sum) return err('damaged');
  const values = precision === 'f64' ? new Float64Array(body.buffer) : new Float32Array(body.buffer);
  return ok(solutionOf(tables, precision, values));
}

/** A card that has to remember five alike has no place in the exchange format. */
const canBeExchanged = ({ joker }: Tables): boolean => !joker?.remembers;

/**
 * Every filled set: its first slot, where the classes of its upper scores begin, and itself. Two million cards are read through
 * it, so without `slotOf`, and row by row: the slots of a row lie together, which is several times faster than the file's order.
 */
function forEachRow({ upper, rows, categories }: Tables, visit: (row: number, classes: number, filled: number) => void): void {
  const sets = 2 ** categories.length;
  for (let filled = 0; filled < sets; filled++) visit(rows[filled] ?? 0, (upper.setOf[filled] ?? 0) * (upper.cap + 1), filled);
}

/** An empty card is worth no more than the highest game, and no card is worth more than an empty one and the upper bonus. */
function isPlausible(tables: Tables, values: Values): boolean {
  const { categories, points, upperBonus } = tables;
  const maxima = categories.map((_, category) => Math.max(...points.subarray(category * ROLLS, (category + 1) * ROLLS)));
  const highest = maxima.reduce((sum, most) => sum + most, upperBonus);
  const empty = values[slotOf(tables, EMPTY_CARD) ?? 0] ?? 0;
  return empty > 0 && empty <= highest && mostOf(values) <= empty + upperBonus;
}

function mostOf(values: Values): number {
  let most = 0;
  for (let slot = 0; slot < values.length; slot++) most = Math.max(most, values[slot] ?? 0);
  return most;
}

const bitsOf = (precision: Precision): number => (precision === 'f64' ? 64 : 32);

function writeWords(file: Uint8Array, words: readonly number[]): void {
  const view = new DataView(file.buffer, file.byteOffset);
  words.forEach((word, i) => view.setUint32(4 * i, word, true));
}

function readWords(file: Uint8Array, count: number): number[] {
  const view = new DataView(file.buffer, file.byteOffset);
  return Array.from({ length: count }, (_, i) => view.getUint32(4 * i, true));
}

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
