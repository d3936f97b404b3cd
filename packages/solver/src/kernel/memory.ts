/** What a kernel's memory holds before the first job: tables, jobs, and the values of finished cards. */
import { DICE } from '../dice-tables.ts';
import { SITUATIONS, type JokerTable } from '../joker-table.ts';
import { jokerPointsAt, type Values } from '../last-roll.ts';
import { allFilled, isRemembered, type Tables } from '../tables.ts';
import { CONTROL, JOB, LEVEL, stepBytes, WALKS, type Layout, type Walks } from './layout.ts';
import { CLOSED } from './scoring.ts';
import { f32x4, type Float } from './wasm.ts';

/** Rows in the order in which they are solved, and where each level of them ends. */
export type Jobs = { readonly rows: readonly number[]; readonly ends: readonly number[] };

/** All rows that are not finished games, the fullest cards first; each level ends where the next begins. */
export function jobsOf(tables: Tables): Jobs {
  const full = allFilled(tables);
  const byLevel = tables.categories.map((): number[] => []);
  for (const rows of tables.rowsBySet) {
    for (const row of rows) byLevel[tables.categories.length - 1 - bitCount(row & full)]?.push(row);
  }
  let end = 0;
  return { rows: byLevel.flat(), ends: byLevel.map(rows => (end += rows.length)) };
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest > 0; rest &= rest - 1) count++;
  return count;
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
  tables.rows.forEach((slot, row) => (words[layout.rows / 4 + row] = layout.values + slot * layout.size));
  for (const name of WALKS) new Uint16Array(buffer).set(walks[name].table, layout[name] / 2);
  numbers.fill(CLOSED, layout.closed / layout.size, layout.value / layout.size);
  fillLevels(words, layout, jobs);
  fillJobs(words, tables, float, layout, jobs);
  fillSteps(buffer, tables, float, layout);
  if (tables.joker) fillJokers(numbers, tables, tables.joker, layout);
  fillFinished(numbers, tables, layout);
}

/** Small chunks where few jobs are shared by many threads, larger ones where taking them costs. */
function fillLevels(words: Uint32Array, layout: Layout, { ends }: Jobs): void {
  ends.forEach((end, level) => {
    const start = ends[level - 1] ?? 0;
    const chunk = Math.max(1, Math.min(32, Math.ceil((end - start) / 16)));
    words.set([start, end, chunk], (layout.control + CONTROL.levels + level * LEVEL.size) / 4);
  });
}

function fillJobs(words: Uint32Array, tables: Tables, float: Float, layout: Layout, { rows }: Jobs): void {
  let place = layout.jobs / 4;
  for (const row of rows) {
    writeJob(words, place, tables, float, layout, row);
    place += JOB.size / 4;
  }
}

/** Writes the words of a job: see `JOB`. */
export function writeJob(words: Uint32Array, place: number, tables: Tables, float: Float, layout: Layout, row: number): void {
  const { upper, rows } = tables;
  const set = upper.setOf[row & allFilled(tables)] ?? 0;
  words[place + JOB.row / 4] = row;
  words[place + JOB.steps / 4] = layout.stepLists + set * layout.uppers * 4;
  words[place + JOB.columns / 4] = Math.ceil((upper.scores[set]?.length ?? 0) / float.lanes);
  words[place + JOB.values / 4] = layout.values + (rows[row] ?? 0) * layout.size;
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
