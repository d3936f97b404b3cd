/**
 * Where the keeps lie in a block. A keep is two halves: how many of its dice show the faces 1 to 3, and how many the faces 4 to 6.
 * The keeps with one low half lie together, in the order of their high halves. So the way from one high half to another is equally
 * long for every low half, and code that is written out for one low half serves all low halves of its size.
 */
import { DICE, KEEPS, SIDES, type DiceTables } from '../tables/dice-tables.ts';

/** How many dice show each of three faces. */
export type Half = readonly number[];

const COUNTS = [0, 1, 2, 3, 4, 5];

export const sizeOf = (half: Half): number => (half[0] ?? 0) + (half[1] ?? 0) + (half[2] ?? 0);

/** The halves of so many dice. */
export const halvesOf = (size: number): readonly Half[] =>
  COUNTS.slice(0, size + 1).flatMap(first =>
    COUNTS.slice(0, size - first + 1).map(second => [first, second, size - first - second]),
  );

/** All 56 halves, the smaller ones first. */
export const HALVES: readonly Half[] = COUNTS.flatMap(halvesOf);

/** By the place of a half: its dice. */
export const SIZES = HALVES.map(sizeOf);

/** The places of the halves of so many dice. */
export const placesWith = (size: number): readonly number[] => SIZES.flatMap((other, place) => (other === size ? [place] : []));

const keyOf = (counts: ArrayLike<number>, at = 0): number =>
  (counts[at] ?? 0) * 36 + (counts[at + 1] ?? 0) * 6 + (counts[at + 2] ?? 0);
const places = new Uint8Array(keyOf([DICE, DICE, DICE]) + 1);
HALVES.forEach((half, place) => (places[keyOf(half)] = place));

/** The place among all of a half, which may stand somewhere in a table of counts. */
export const placeOf = (counts: ArrayLike<number>, at = 0): number => places[keyOf(counts, at)] ?? 0;

/** How many keeps have a given low half, by its size. */
const KEEPS_WITH = COUNTS.map(size => HALVES.filter(high => sizeOf(high) <= DICE - size).length);

let rows = 0;
const starts = HALVES.map(low => {
  const start = rows;
  rows += KEEPS_WITH[sizeOf(low)] ?? 0;
  return start;
});

/** The first of the rows with a low half, by its place: those of its high halves follow, by theirs. */
export const startOf = (low: number): number => starts[low] ?? 0;

/** Where rows of keeps that leave dice to throw lie together: from the first, so many. Those of rolls lie between them. */
export const KEPT_ROWS = HALVES.map((low, place) => {
  const size = sizeOf(low);
  return { first: startOf(place), count: (KEEPS_WITH[size] ?? 0) - halvesOf(DICE - size).length };
}).filter(({ count }) => count > 0);

/** The half with one die more, or less, of one of its faces. */
export const withDie = (half: Half, face: number, more: number): Half =>
  half.map((count, i) => (i === face ? count + more : count));

/** The row of every keep. */
export const rowsOfKeeps = ({ counts }: DiceTables): Uint16Array =>
  Uint16Array.from({ length: KEEPS }, (_, keep) => startOf(placeOf(counts, keep * SIDES)) + placeOf(counts, keep * SIDES + 3));
