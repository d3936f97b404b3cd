/** What a kernel's memory holds before the first job: tables, jobs, and the values of finished cards. */
import { DICE } from '../dice-tables.ts';
import { SITUATIONS, type JokerTable } from '../joker-table.ts';
import { jokerPointsAt, type Values } from '../last-roll.ts';
import { allFilled, isRemembered, type Tables } from '../tables.ts';
import { fillTables, type Walks } from './lattice.ts';
import { JOB, levelAt, stepBytes, type Layout } from './layout.ts';
import { CLOSED } from './scoring.ts';
import { f32x4, type Float } from './wasm.ts';

/** Rows in the order in which they are solved, and where each level of them ends. */
export type Jobs = { readonly rows: Uint32Array; readonly ends: readonly number[] };

/**
 * All rows that are not finished games, the fullest cards first; each level ends where the next begins. Here and below, loops over
 * all rows are plain ones: a program that has just started runs them before they are optimised.
 */
export function jobsOf({ categories, rowOrder }: Tables): Jobs {
  const levels = levelsOf(categories.length);
  const last = levels.length - 1;
  const sizes = new Uint32Array(categories.length + 1);
  for (let i = 0; i < rowOrder.length; i++) {
    const level = levels[(rowOrder[i] ?? 0) & last] ?? 0;
    sizes[level] = (sizes[level] ?? 0) + 1;
  }
  let end = 0;
  const ends = Array.from(sizes, size => (end += size));
  const next = sizes.map((size, level) => (ends[level] ?? 0) - size);
  const rows = new Uint32Array(rowOrder.length);
  for (let i = 0; i < rowOrder.length; i++) {
    const row = rowOrder[i] ?? 0;
    const level = levels[row & last] ?? 0;
    const place = next[level] ?? 0;
    rows[place] = row;
    next[level] = place + 1;
  }
  const [finished = 0, ...others] = ends;
  return { rows: rows.subarray(finished), ends: others.map(other => other - finished) };
}

/** For every filled set the number of its open categories. */
function levelsOf(categories: number): Uint8Array {
  const levels = new Uint8Array(2 ** categories).fill(categories);
  for (let filled = 1; filled < levels.length; filled++) levels[filled] = (levels[filled & (filled - 1)] ?? 0) - 1;
  return levels;
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
  fillRows(words.subarray(layout.rows / 4), tables.rows, layout);
  fillTables(buffer, walks, layout);
  numbers.fill(CLOSED, layout.closed / layout.size, layout.value / layout.size);
  fillLevels(words, layout, jobs);
  fillJobs(words, tables, float, layout, jobs);
  fillSteps(buffer, tables, float, layout);
  if (tables.joker) fillJokers(numbers, tables, tables.joker, layout);
  fillFinished(numbers, tables, layout);
}

function fillLevels(words: Uint32Array, layout: Layout, { ends }: Jobs): void {
  ends.forEach((end, level) => words.set([ends[level - 1] ?? 0, end], levelAt(layout, level) / 4));
}

function fillRows(words: Uint32Array, rows: Uint32Array, { values, size }: Layout): void {
  for (let row = 0; row < rows.length; row++) words[row] = values + (rows[row] ?? 0) * size;
}

function fillJobs(words: Uint32Array, tables: Tables, float: Float, layout: Layout, { rows }: Jobs): void {
  const writeJob = jobWriter(words, tables, float, layout);
  const first = layout.jobs / 4;
  for (let job = 0; job < rows.length; job++) writeJob(first + (job * JOB.size) / 4, rows[job] ?? 0);
}

/** Writes the words of the job of a row to a place: see `JOB`. */
export function jobWriter(
  words: Uint32Array,
  tables: Tables,
  float: Float,
  layout: Layout,
): (place: number, row: number) => void {
  const { upper, rows } = tables;
  const full = allFilled(tables);
  const columns = Uint32Array.from(upper.scores, ({ length }) => Math.ceil(length / float.lanes));
  const { stepLists, uppers, values, size } = layout;
  return (place, row) => {
    const set = upper.setOf[row & full] ?? 0;
    words[place + JOB.row / 4] = row;
    words[place + JOB.steps / 4] = stepLists + set * uppers * 4;
    words[place + JOB.columns / 4] = columns[set] ?? 0;
    words[place + JOB.values / 4] = values + (rows[row] ?? 0) * size;
  };
}

/** For every class of every upper set: its class after so many dice in an open upper category, as an offset into the row. */
function fillSteps(buffer: ArrayBufferLike, { upper }: Tables, float: Float, layout: Layout): void {
  const lists = new Uint32Array(buffer, layout.stepLists, upper.scores.length * layout.uppers);
  const faces = upper.faces.filter(face => face > 0);
  let place = layout.steps;
  upper.scores.forEach((scores, set) => {
    faces.forEach((face, upperCategory) => {
      if (set & (1 << upperCategory)) return;
      const bytes = stepBytes(scores.length, float);
      const next = (set | (1 << upperCategory)) * (upper.cap + 1);
      const offsets = new Uint16Array(buffer, place, bytes / 2);
      scores.forEach((score, found) => {
        const column = Math.floor(found / float.lanes) * (DICE + 1) * float.lanes + (found % float.lanes);
        for (let count = 0; count <= DICE; count++) {
          const after = upper.classOf[next + Math.min(upper.cap, score + face * count)] ?? 0;
          offsets[column + count * float.lanes] = after * layout.size;
        }
      });
      lists[set * layout.uppers + upperCategory] = place;
      place += bytes;
    });
  });
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
