/** Where everything lies in the kernel's memory. Below, nothing but this file and what it fills knows a place. */
import { DICE, SIDES } from '../tables/dice-tables.ts';
import { MAX_CATEGORIES } from '../tables/solvable.ts';
import { LANES, type Tables } from '../tables/tables.ts';
import { HALVES } from './halves.ts';
import { tableSizes, type Walks } from './walks/turn-walks.ts';
import { BLOCK, COLUMNS } from './walks/walk.ts';
import { pagesFor, placesOf, threadSize, VECTOR, WORD } from './places.ts';
import type { Float } from './wasm.ts';

/** The working area of one thread. */
export const SCRATCH = placesOf({
  block: BLOCK,
  /** The best zero of each column. */
  bases: COLUMNS * VECTOR,
  /** The bytes of all columns of the row. */
  width: WORD,
  /** Where the row has its values. */
  values: WORD,
  /** Where the result of each column goes. */
  targets: COLUMNS * WORD,
  /** By category: the row of values after a zero, after points, and the table of classes; 0 when an upper category is filled. */
  afterZero: MAX_CATEGORIES * WORD,
  afterPoints: MAX_CATEGORIES * WORD,
  steps: MAX_CATEGORIES * WORD,
  /** By face: what each category adds for a joker; 0 when there is none. */
  jokers: SIDES * WORD,
  futures: MAX_CATEGORIES * VECTOR,
  zeros: MAX_CATEGORIES * VECTOR,
  faces: SIDES * (DICE + 1) * VECTOR,
  highHalf: HALVES.length * VECTOR,
});

const SCRATCH_SIZE = threadSize(SCRATCH.end);

/** The words that threads share. */
export const CONTROL = { cancelled: 0, done: 64, levels: 128 } as const;
/** A level: the next job to take, and the end of its jobs. */
export const LEVEL = { next: 0, end: 4, size: 64 } as const;
/** A job is a row. */
export const JOB_BYTES = WORD;

export type Layout = ReturnType<typeof layOutMemory>;

/** Lays out the memory for a variant, a precision and a number of threads. */
export function layOutMemory(tables: Tables, float: Float, walks: Walks, jobs: number, threads: number) {
  const { categories, upper, joker, rows, slots } = tables;
  const size = 2 ** float.shift;
  const sets = upper.scores.length;
  const uppers = Math.log2(sets);
  const widest = Math.max(...upper.scores.map(scores => scores.length)) + LANES;
  const places = placesOf({
    control: CONTROL.levels + categories.length * LEVEL.size,
    jobs: jobs * JOB_BYTES,
    rows: rows.length * WORD,
    sets: upper.setOf.byteLength,
    stepLists: sets * (1 + uppers) * WORD,
    steps: upper.scores.reduce((sum, scores) => sum + stepBytes(scores.length, float) * uppers, 0),
    jokers: joker ? joker.placements.length * categories.length * size : 0,
    closed: widest * size,
    ...tableSizes(walks),
    values: slots * size,
    scratch: threads * SCRATCH_SIZE,
  });
  return { ...places, scratchSize: SCRATCH_SIZE, pages: pagesFor(places.end), uppers, size };
}

/** The address of a level. */
export const levelAt = ({ control }: Layout, level: number): number => control + CONTROL.levels + level * LEVEL.size;

/** Bytes of the table of classes of one upper category: for each column, count and lane an offset. */
export const stepBytes = (classes: number, float: Float): number =>
  Math.ceil(classes / float.lanes) * (DICE + 1) * float.lanes * Uint16Array.BYTES_PER_ELEMENT;
