/**
 * Values as a file that other Yatzy programs read: 16 bytes of header, then float32 by upper score and filled set, 0 where no game
 * can be.
 */
import { err, ok, type Result } from '@yaht/rules';
import { ROLLS } from '../tables/dice-tables.ts';
import { readWords, writeWords } from './file-words.ts';
import type { Values } from '../plain/last-roll.ts';
import { valueCard } from '../plain/reference.ts';
import { planesFor } from './planes.ts';
import { solutionOf, type Solution } from '../solve/solve.ts';
import { allFilled, EMPTY_CARD, slotOf, type Tables } from '../tables/tables.ts';
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
  writeValues(tables, values, new Float32Array(file.buffer, HEADER));
  return ok(file);
}

/** A file, wherever its bytes are: `read` fills a piece of memory with those from a place on. */
export type TableSource = { readonly size: number; readonly read: (into: Uint8Array, from: number) => void };

/** Whether a file begins as `formatTable` begins it. */
export const isTable = ({ size, read }: TableSource): boolean => {
  const magic = new Uint8Array(4);
  if (size >= HEADER) read(magic, 0);
  return readWords(magic, 1)[0] === MAGIC;
};

/** A file that is at hand whole. */
export const sourceOf = (file: Uint8Array): TableSource => ({
  size: file.length,
  read: (into, from) => into.set(file.subarray(from, from + into.length)),
});

/** Reads what `formatTable` writes. */
export const parseTable = (tables: Tables, file: Uint8Array): Result<Solution, BadTable> => readTableFrom(tables, sourceOf(file));

/** The same, piece by piece. The format has no checksum: size, header, all values and some cards are looked at. */
export function readTableFrom(tables: Tables, { size, read }: TableSource): Result<Solution, BadTable> {
  if (!canBeExchanged(tables)) return err('cannot-be-exchanged');
  if (size < HEADER) return err('wrong-size');
  const header = new Uint8Array(HEADER);
  read(header, 0);
  const [magic, version, slots, reserved] = readWords(header, 4);
  if (magic !== MAGIC) return err('not-a-table');
  if (version !== TABLE_VERSION || reserved !== 0) return err('other-version');
  if (slots !== tables.counts.slots) return err('other-variant');
  if (size !== HEADER + 4 * slots) return err('wrong-size');
  const values = readValues(tables, read);
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
function readValues(tables: Tables, read: TableSource['read']): Float32Array | undefined {
  const planes = planesFor(tables);
  for (let upperScore = 0; upperScore <= tables.upper.cap; upperScore++) {
    read(planes.next, HEADER + upperScore * planes.next.length);
    planes.take();
  }
  const emptyCard = planes.values[slotOf(tables, EMPTY_CARD) ?? 0] ?? 0;
  const isPossible = emptyCard > 0 && emptyCard <= highestScore(tables);
  return isPossible && planes.highestBits() <= bitsOf(emptyCard + tables.upperBonus) ? planes.values : undefined;
}

/** As the file holds it. Bits of numbers that are not negative are in the order of the numbers; those of others come after them. */
const bitsOf = (value: number): number => new Uint32Array(Float32Array.of(value).buffer)[0] ?? 0;

/** All categories at their best, with the upper bonus. */
function highestScore({ categories, points, upperBonus }: Tables): number {
  const maxima = categories.map((_, category) => Math.max(...points.subarray(category * ROLLS, (category + 1) * ROLLS)));
  return maxima.reduce((sum, most) => sum + most, upperBonus);
}
