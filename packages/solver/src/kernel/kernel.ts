/** The kernel of a variant: its module, and its memory filled with tables, ready for threads to work on. */
import { DICE } from '../dice-tables.ts';
import { SITUATIONS, type JokerTable } from '../joker-table.ts';
import { jokerPointsAt } from '../last-roll.ts';
import { allFilled, isRemembered, type Tables } from '../tables.ts';
import { askCode, columnCode, finishCode, jobsCode, prepareCode, workCode } from './driver.ts';
import {
  chooseKeepsWalk,
  chooseRollsWalk,
  expectCode,
  maxCode,
  meanCode,
  rollsWalk,
  tableOfWalk,
  valueWalk,
  type Walk,
} from './lattice.ts';
import { CONTROL, JOB, layOutMemory, LEVEL, stepBytes, WALKS, type Layout, type Walks } from './layout.ts';
import { categoryCode, CLOSED, futuresCode, jokerCode, rollsCode, scoringOf } from './scoring.ts';
import { assemble, f32x4, f64x2, type Float, type FunctionType } from './wasm.ts';

export type Precision = 'f32' | 'f64';

export type Kernel = {
  readonly tables: Tables;
  readonly precision: Precision;
  readonly module: Uint8Array<ArrayBuffer>;
  readonly memory: WebAssembly.Memory;
  readonly layout: Layout;
  /** Where the jobs of each level end; a level needs those before it. */
  readonly levels: readonly number[];
};

/** What a thread may call. */
export type KernelExports = {
  /** All jobs, together with whoever else calls it. */
  readonly work: (thread: number) => void;
  /** Some jobs, for a caller who goes through `levels` alone. */
  readonly jobs: (scratch: number, first: number, last: number) => void;
  /** One card and as many rerolls: see `askCode`. */
  readonly ask: (scratch: number, job: number, lanes: number, steps: number, rerolls: number) => void;
};

/** Makes the kernel of a variant for a number of threads; `shared` memory is for more than one. */
export function makeKernel(tables: Tables, precision: Precision, threads: number, shared: boolean): Kernel {
  const float = precision === 'f32' ? f32x4 : f64x2;
  const walks = walksOf(tables);
  const jobs = jobsOf(tables);
  const layout = layOutMemory(tables, float, walks, jobs.rows.length, threads);
  const limits = { initial: layout.pages, ...(shared ? { maximum: layout.pages, shared } : {}) };
  const memory = new WebAssembly.Memory(limits);
  fillMemory(memory.buffer, tables, float, layout, walks, jobs);
  const module = moduleOf(tables, float, layout, walks, shared);
  return { tables, precision, module, memory, layout, levels: jobs.ends };
}

/** Starts the module on this thread. */
export function instantiate(kernel: Kernel): KernelExports {
  const imports = { kernel: { memory: kernel.memory } };
  return new WebAssembly.Instance(new WebAssembly.Module(kernel.module), imports).exports as KernelExports;
}

/** The values of all slots, as they stand in the kernel's memory. */
export function valuesIn({ precision, memory, layout, tables }: Kernel): Float32Array | Float64Array {
  const Values = precision === 'f32' ? Float32Array : Float64Array;
  return new Values(memory.buffer, layout.values, tables.slots);
}

/** The number of jobs in all. */
export const countJobs = ({ levels }: Kernel): number => levels.at(-1) ?? 0;

/** The number of jobs that threads have done so far. */
export const jobsDone = ({ memory, layout }: Kernel): number => Atomics.load(controlOf(memory, layout), CONTROL.done / 4);

/** Lets every thread stop at its next chunk; who sleeps, finds all jobs done. */
export function cancelJobs(kernel: Kernel): void {
  const control = controlOf(kernel.memory, kernel.layout);
  Atomics.store(control, CONTROL.cancelled / 4, 1);
  Atomics.add(control, CONTROL.done / 4, countJobs(kernel));
  Atomics.notify(control, CONTROL.done / 4);
}

const controlOf = (memory: WebAssembly.Memory, layout: Layout): Int32Array =>
  new Int32Array(memory.buffer, layout.control, CONTROL.levels / 4);

function walksOf({ dice, rolls }: Tables): Walks {
  const withTable = (walk: Walk) => ({ walk, table: tableOfWalk(walk) });
  const chooseRolls = withTable(chooseRollsWalk(dice));
  return {
    value: withTable(valueWalk(dice)),
    chooseKeeps: withTable(chooseKeepsWalk(dice)),
    chooseRolls,
    expect: rolls > 1 ? chooseRolls : withTable(rollsWalk(dice)),
  };
}

function moduleOf(tables: Tables, float: Float, layout: Layout, walks: Walks, shared: boolean): Uint8Array<ArrayBuffer> {
  const functions: FunctionType[] = [];
  const define = (code: FunctionType): number => functions.push(code) - 1;
  const scoring = scoringOf(tables);
  const value = define(meanCode(float, walks.value.walk, layout.value));
  const chooseKeeps = define(maxCode(float, walks.chooseKeeps.walk, layout.chooseKeeps));
  const chooseRolls = define(maxCode(float, walks.chooseRolls.walk, layout.chooseRolls));
  const expect = define(expectCode(float, walks.expect.walk, layout.expect));
  const turn = turnOf(tables.rolls, { value, chooseKeeps, chooseRolls, expect });
  const places = {
    futures: define(futuresCode(tables, float, scoring)),
    rolls: define(rollsCode(tables, float)),
    categories: new Map(scoring.byRoll.map(category => [category, define(categoryCode(tables, float, category))])),
    joker: tables.joker ? define(jokerCode(tables, float)) : -1,
    prepare: define(prepareCode(tables, layout)),
    finish: define(finishCode(float, turn)),
  };
  const column = define(columnCode(tables, layout, places));
  const jobs = define(jobsCode(float, layout, { ...places, column }));
  const one = {
    value: define(meanCode(float, walks.value.walk, layout.value, 1)),
    chooseKeeps: define(maxCode(float, walks.chooseKeeps.walk, layout.chooseKeeps, 1)),
    chooseRolls: define(maxCode(float, walks.chooseRolls.walk, layout.chooseRolls, 1)),
  };
  const ask = define(askCode({ prepare: places.prepare, column, ...one }));
  const work = define(workCode(tables, layout, jobs));
  return assemble({ memory: { pages: layout.pages, shared }, functions, exports: { work, jobs, ask } });
}

/** The walks of a turn from its last roll to its first: between two rolls, value the keeps and choose the best. */
function turnOf(rolls: number, walks: Readonly<Record<keyof Walks, number>>): number[] {
  const { value, chooseKeeps, chooseRolls, expect } = walks;
  const rerolls = Array.from({ length: rolls - 1 }, () => [chooseRolls, value, chooseKeeps]);
  return [...rerolls.flat().slice(1), expect];
}

/** All rows that are not finished games, the fullest cards first; each level ends where the next begins. */
function jobsOf(tables: Tables): { readonly rows: readonly number[]; readonly ends: readonly number[] } {
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

type Jobs = ReturnType<typeof jobsOf>;

function fillMemory(buffer: ArrayBufferLike, tables: Tables, float: Float, layout: Layout, walks: Walks, jobs: Jobs): void {
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

function fillJokers(numbers: Float32Array | Float64Array, tables: Tables, joker: JokerTable, layout: Layout): void {
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
function fillFinished(numbers: Float32Array | Float64Array, tables: Tables, layout: Layout): void {
  const { upper, rows, upperBonus } = tables;
  const full = allFilled(tables);
  const scores = upper.scores.at(-1) ?? new Uint8Array();
  for (const row of isRemembered(tables.joker, full) ? [full, 2 * full + 1] : [full]) {
    scores.forEach((score, found) => {
      numbers[layout.values / layout.size + (rows[row] ?? 0) + found] = score >= upper.cap ? upperBonus : 0;
    });
  }
}
