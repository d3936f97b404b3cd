/** What a kernel's memory holds before the first job: tables, jobs, and the values of finished cards. */
import { DICE } from '../tables/dice-tables.ts';
import { SITUATIONS, type JokerTable } from '../tables/joker-table.ts';
import { jokerPointsAt, type Values } from '../plain/last-roll.ts';
import { allFilled, countBits, isRemembered, type Tables } from '../tables/tables.ts';
import { fillTables, type Walks } from './walks/turn-walks.ts';
import { VECTOR } from './places.ts';
import { levelAt, stepBytes, type Layout } from './layout.ts';
import { CLOSED } from './scoring.ts';
import { f32x4, type Float } from './wasm.ts';

/** Rows in the order in which they are solved, and where each level of them ends. */
export type Jobs = { readonly rows: Uint32Array; readonly ends: readonly number[] };

/**
 * All rows that are not finished games, the fullest cards first; each level ends where the next begins. Rows of an upper set are those
 * of the empty set with its bits, so it is enough to sort these.
 */
export function jobsOf({ categories, rowOrder, upper }: Tables): Jobs {
  const rowsOfSet = rowOrder.length / upper.scores.length;
  const all = 2 ** categories.length - 1;
  const openIn = (row: number): number => categories.length - countBits(row & all);
  const lowersWith = [0, ...categories].map((): number[] => []);
  for (const lower of rowOrder.subarray(0, rowsOfSet)) lowersWith[openIn(lower | upper.mask)]?.push(lower);
  const uppers = upper.scores.map((_, set) => openIn(rowOrder[set * rowsOfSet] ?? 0) - openIn(upper.mask));
  const rows = new Uint32Array(rowOrder.length);
  let end = 0;
  const ends = categories.map((_, level) => {
    uppers.forEach((open, set) => {
      const lowers = lowersWith[level + 1 - open] ?? [];
      fillRows(rows, end, lowers, rowOrder[set * rowsOfSet] ?? 0);
      end += lowers.length;
    });
    return end;
  });
  return { rows: rows.subarray(0, end), ends };
}

/** The rows with these lower categories and the bits of an upper set. A plain loop: it runs before anything is optimised. */
function fillRows(rows: Uint32Array, start: number, lowers: readonly number[], bits: number): void {
  for (let i = 0; i < lowers.length; i++) rows[start + i] = (lowers[i] ?? 0) + bits;
}

/** Fills the memory; see `Layout`. */
export function fillMemory(
  buffer: ArrayBufferLike,
  tables: Tables,
  float: Float,
  layout: Layout,
  walks: Walks,
  jobs: Jobs,
): void {
  const words = new Uint32Array(buffer, 0, layout.scratch / 4);
  const numbers =
    float === f32x4 ? new Float32Array(buffer, 0, layout.scratch / 4) : new Float64Array(buffer, 0, layout.scratch / 8);
  words.set(tables.rows, layout.rows / 4);
  words.set(jobs.rows, layout.jobs / 4);
  new Uint16Array(buffer).set(tables.upper.setOf, layout.sets / 2);
  fillTables(buffer, walks, layout);
  numbers.fill(CLOSED, layout.closed / layout.size, layout.value / layout.size);
  fillLevels(words, layout, jobs);
  fillSteps(buffer, tables, float, layout);
  if (tables.joker) fillJokers(numbers, tables, tables.joker, layout);
  fillFinished(numbers, tables, layout);
}

function fillLevels(words: Uint32Array, layout: Layout, { ends }: Jobs): void {
  ends.forEach((end, level) => words.set([ends[level - 1] ?? 0, end], levelAt(layout, level) / 4));
}

/** For every upper set the bytes of its columns, and for its classes those after so many dice in an open category, as offsets. */
function fillSteps(buffer: ArrayBufferLike, { upper }: Tables, float: Float, layout: Layout): void {
  const lists = new Uint32Array(buffer, layout.stepLists, upper.scores.length * (1 + layout.uppers));
  const faces = upper.faces.filter(face => face > 0);
  let place = layout.steps;
  upper.scores.forEach((scores, set) => {
    const list = set * (1 + layout.uppers);
    const bytes = stepBytes(scores.length, float);
    lists[list] = Math.ceil(scores.length / float.lanes) * VECTOR;
    faces.forEach((face, upperCategory) => {
      if (set & (1 << upperCategory)) return;
      const next = (set | (1 << upperCategory)) * (upper.cap + 1);
      const classes = upper.classOf.subarray(next, next + upper.cap + 1);
      fillOffsets(new Uint16Array(buffer, place, bytes / 2), classes, scores, face, float);
      lists[list + 1 + upperCategory] = place;
      place += bytes;
    });
  });
}

/** Column by column, count by count, lane by lane: the class that a score becomes. Plain loops, as in `fillRows`. */
function fillOffsets(offsets: Uint16Array, classes: Uint8Array, scores: Uint8Array, face: number, { lanes, shift }: Float): void {
  const cap = classes.length - 1;
  for (let i = 0; i < scores.length; i++) {
    const lane = i % lanes;
    let at = (i - lane) * (DICE + 1) + lane;
    for (let sum = scores[i] ?? 0, most = sum + face * DICE; sum <= most; sum += face) {
      offsets[at] = (classes[sum < cap ? sum : cap] ?? 0) << shift;
      at += lanes;
    }
  }
}

function fillJokers(numbers: Values, tables: Tables, joker: JokerTable, layout: Layout): void {
  const { length } = tables.categories;
  joker.placements.forEach((placement, place) => {
    const face = Math.floor(place / SITUATIONS) + 1;
    for (let category = 0; category < length; category++) {
      const worth = placement.bonus + jokerPointsAt(tables, joker, placement, category, face);
      numbers[layout.jokers / layout.size + place * length + category] = placement.allowed & (1 << category) ? worth : CLOSED;
    }
  });
}

/** A finished card is worth the upper bonus, if it has earned it. */
function fillFinished(numbers: Values, tables: Tables, layout: Layout): void {
  const { upper, rows, upperBonus } = tables;
  const full = allFilled(tables);
  const scores = upper.scores.at(-1) ?? new Uint8Array();
  for (const row of isRemembered(tables.joker, full) ? [full, 2 * full + 1] : [full]) {
    scores.forEach((score, found) => {
      numbers[layout.values / layout.size + (rows[row] ?? 0) + found] = score >= upper.cap ? upperBonus : 0;
    });
  }
}
