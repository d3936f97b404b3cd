/**
 * Values as a file that other Yatzy programs read: 16 bytes of header, then float32 by upper score and filled set, 0 where no game
 * can be.
 */
import { err, ok, type Result } from '@yaht/rules';
import { ROLLS } from '../tables/dice-tables.ts';
import { readWords, writeWords } from './file-words.ts';
import type { Values } from '../plain/last-roll.ts';
import { valueCard } from '../plain/reference.ts';
import { roomFor } from './room.ts';
import { solutionOf, type Solution } from '../solve/solve.ts';
import { allFilled, slotOf, type Tables } from '../tables/tables.ts';
import { UNREACHABLE } from '../tables/upper-section.ts';

/** Why a file is not the table it should be. */
export type BadTable = 'wrong-size' | 'not-a-table' | 'other-version' | 'other-variant' | 'damaged' | 'cannot-be-exchanged';

const HEADER = 16;
const MAGIC = 0x59545a53;
export const TABLE_VERSION = 3;

/** The file of a solution. */
export function formatTable({ tables, values }: Solution): Result<Uint8Array<ArrayBuffer>, BadTable> {
  if (!canBeExchanged(tables)) return err('cannot-be-exchanged');
  const file = new Uint8Array(HEADER + 4 * tables.counts.slots);
  writeWords(file, [MAGIC, TABLE_VERSION, tables.counts.slots, 0]);
  writeValues(tables, values, floatsIn(file.subarray(HEADER)));
  return ok(file);
}

/** Reads what `formatTable` writes. The format has no checksum: size, header, all values and some cards are looked at. */
export function parseTable(tables: Tables, file: Uint8Array): Result<Solution, BadTable> {
  if (!canBeExchanged(tables)) return err('cannot-be-exchanged');
  if (file.length < HEADER) return err('wrong-size');
  const [magic, version, slots, reserved] = readWords(file, 4);
  if (magic !== MAGIC) return err('not-a-table');
  if (version !== TABLE_VERSION || reserved !== 0) return err('other-version');
  if (slots !== tables.counts.slots) return err('other-variant');
  if (file.length !== HEADER + 4 * slots) return err('wrong-size');
  const values = readValues(tables, floatsIn(file.subarray(HEADER)));
  if (!values) return err('damaged');
  const problem = problemIn(tables, values);
  return problem ? err(problem) : ok(solutionOf(tables, 'f32', values));
}

/** More than single precision, however it is summed up, and less than any rule is worth. */
const ROUNDING = 1e-3;

/**
 * What a card with one open category is worth follows from the rules alone, so that a table of other rules is noticed; and the empty
 * card is worth what a turn makes of those that follow it.
 */
function problemIn(tables: Tables, values: Values): BadTable | undefined {
  const isRight = (filled: number): boolean => {
    const [upperScore = 0] = tables.upper.scores[tables.upper.setOf[filled] ?? 0] ?? [];
    const card = { filled, upperScore, scoredAlike: false };
    return Math.abs(valueCard(tables, values, card) - (values[slotOf(tables, card) ?? -1] ?? NaN)) < ROUNDING;
  };
  const full = allFilled(tables);
  if (!tables.categories.every((_, category) => isRight(full - (1 << category)))) return 'other-variant';
  return isRight(0) ? undefined : 'damaged';
}

/** A card that has to remember five alike has no place in this format. */
const canBeExchanged = ({ joker }: Tables): boolean => !joker?.remembers;

/** Numbers can be read in place only from an address that is a multiple of their size. */
const floatsIn = (bytes: Uint8Array): Float32Array =>
  bytes.byteOffset % 4 === 0
    ? new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4)
    : new Float32Array(bytes.slice().buffer);

/** So many rows of every upper set are dealt with before the next: what lies near them in the file is then still at hand. */
const ROWS_AT_A_TIME = 8;

type Block = { readonly filledSets: Uint32Array; readonly upperSet: number };

/** All filled sets, some of one upper set at a time. */
function* blocksOf({ rowOrder, upper }: Tables): Generator<Block> {
  const rows = rowOrder.length / upper.scores.length;
  for (let first = 0; first < rows; first += ROWS_AT_A_TIME) {
    const end = Math.min(rows, first + ROWS_AT_A_TIME);
    for (const upperSet of upper.scores.keys())
      yield { filledSets: rowOrder.subarray(upperSet * rows + first, upperSet * rows + end), upperSet };
  }
}

/** Every card of a class is written. */
function writeValues(tables: Tables, values: Values, numbers: Float32Array): void {
  const { cap, classOf } = tables.upper;
  const sets = 2 ** tables.categories.length;
  for (const { filledSets, upperSet } of blocksOf(tables)) {
    for (let upperScore = 0; upperScore <= cap; upperScore++) {
      const found = classOf[upperSet * (cap + 1) + upperScore] ?? UNREACHABLE;
      if (found === UNREACHABLE) continue;
      for (const filled of filledSets) numbers[upperScore * sets + filled] = values[(tables.rows[filled] ?? 0) + found] ?? 0;
    }
  }
}

/** Memory that every thread can share, unless a value cannot be: no card is worth more than an empty one and the upper bonus. */
function readValues(tables: Tables, numbers: Float32Array): Float32Array | undefined {
  const [emptyCard = 0] = numbers;
  if (!(emptyCard > 0 && emptyCard <= highestScore(tables))) return undefined;
  if (!areWithin(numbers, emptyCard + tables.upperBonus)) return undefined;
  const values = new Float32Array(roomFor(4 * tables.slots));
  for (const block of blocksOf(tables)) readBlock(tables, block, numbers, values);
  return values;
}

/** A plain loop, as below; NaN is within nothing. */
function areWithin(numbers: Float32Array, most: number): boolean {
  for (let i = 0; i < numbers.length; i++) {
    const value = numbers[i] ?? NaN;
    if (!(value >= 0 && value <= most)) return false;
  }
  return true;
}

/**
 * Of a class, whose cards all have one value, one card is read. Plain loops with everything at hand: a program that has just
 * started runs them before they are optimised.
 */
function readBlock(
  { rows, categories, upper }: Tables,
  { filledSets, upperSet }: Block,
  numbers: Float32Array,
  values: Float32Array,
): void {
  const scores = upper.scores[upperSet] ?? [];
  const sets = 2 ** categories.length;
  for (let found = 0; found < scores.length; found++) {
    const first = (scores[found] ?? 0) * sets;
    for (let i = 0; i < filledSets.length; i++) {
      const filled = filledSets[i] ?? 0;
      values[(rows[filled] ?? 0) + found] = numbers[first + filled] ?? 0;
    }
  }
}

/** All categories at their best, with the upper bonus. */
function highestScore({ categories, points, upperBonus }: Tables): number {
  const maxima = categories.map((_, category) => Math.max(...points.subarray(category * ROLLS, (category + 1) * ROLLS)));
  return maxima.reduce((sum, most) => sum + most, upperBonus);
}
