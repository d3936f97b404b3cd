/** The kernel of a variant: its module, and its memory filled with tables, ready for threads to work on. */
import { FIRST_ROLL } from '../tables/dice-tables.ts';
import type { Values } from '../plain/last-roll.ts';
import type { Tables } from '../tables/tables.ts';
import { askCode, columnCode, finishCode, jobsCode, LOOKS, shareCode, workCode } from './driver.ts';
import { defineWalks, turnOf, walksOf, type Walks } from './walks/turn-walks.ts';
import { rowsOfKeeps } from './halves.ts';
import { rollsCode } from './face-table.ts';
import { CONTROL, layOutMemory, LEVEL, levelAt, type Layout } from './layout.ts';
import { fillMemory, jobsOf } from './memory.ts';
import { memoryFor } from './places.ts';
import { prepareCode } from './prepare.ts';
import { futuresCode, jokerCode, scoringOf, tierCode } from './scoring.ts';
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

/** A kernel without its memory. */
export type Draft = Pick<Kernel, 'module'> & { readonly finish: () => Kernel };

/** What a thread may call. */
export type KernelExports = {
  /** All jobs, together with whoever else calls it. */
  readonly work: (thread: number) => void;
  /** Some chunks of the jobs of a level, by its address, together with whoever else works. */
  readonly share: (thread: number, level: number, chunks: number) => void;
  /** Some jobs, for a caller who goes through `levels` alone. */
  readonly jobs: (scratch: number, first: number, last: number) => void;
  /** One card and as many rerolls: see `askCode`. */
  readonly ask: (scratch: number, row: number, lanes: number, steps: number, rerolls: number) => void;
};

/** Makes the kernel of a variant for a number of threads; `shared` memory is for more than one. */
export const makeKernel = (tables: Tables, precision: Precision, threads: number, shared: boolean): Kernel =>
  draftKernel(tables, precision, threads, shared).finish();

/** The module alone, for whoever compiles it while the memory is filled. */
export function draftKernel(tables: Tables, precision: Precision, threads: number, shared: boolean): Draft {
  const float = precision === 'f32' ? f32x4 : f64x2;
  const walks = walksOf(float);
  const jobs = jobsOf(tables);
  const layout = layOutMemory(tables, float, walks, jobs.rows.length, threads);
  const module = moduleOf(tables, float, layout, walks, shared);
  const finish = (): Kernel => {
    const memory = memoryFor({ pages: layout.pages, shared });
    fillMemory(memory.buffer, tables, float, layout, walks, jobs);
    return { tables, precision, module, memory, layout, levels: jobs.ends };
  };
  return { module, finish };
}

/** Starts the module on this thread. */
export const instantiate = (kernel: Kernel, module = new WebAssembly.Module(kernel.module)): KernelExports =>
  new WebAssembly.Instance(module, { kernel: { memory: kernel.memory } }).exports as KernelExports;

/** The values of all slots, as they stand in the kernel's memory. */
export function valuesIn({ precision, memory, layout, tables }: Kernel): Values {
  const Values = precision === 'f32' ? Float32Array : Float64Array;
  return new Values(memory.buffer, layout.values, tables.slots);
}

/** The number of jobs in all. */
export const countJobs = ({ levels }: Kernel): number => levels.at(-1) ?? 0;

/** The number of jobs that threads have done so far. */
export const jobsDone = ({ memory, layout }: Kernel): number => Atomics.load(controlOf(memory, layout), CONTROL.done / 4);

/** Whether a level has jobs that nobody has taken. */
export const hasJobsLeft = ({ memory, layout, levels }: Kernel, level: number): boolean =>
  Atomics.load(new Int32Array(memory.buffer), (levelAt(layout, level) + LEVEL.next) / 4) < (levels[level] ?? 0);

/** Waits until threads have done so many jobs, or for as many milliseconds at the most: looks on for a moment, and then sleeps. */
export function waitForJobs({ memory, layout }: Kernel, end: number, milliseconds: number): void {
  const control = controlOf(memory, layout);
  let done = 0;
  for (let looks = 0; looks < LOOKS; looks++) {
    done = Atomics.load(control, CONTROL.done / 4);
    if (done >= end) return;
  }
  Atomics.wait(control, CONTROL.done / 4, done, milliseconds);
}

/** Lets every thread stop at its next chunk; who sleeps, finds all jobs done. */
export function cancelJobs(kernel: Kernel): void {
  const control = controlOf(kernel.memory, kernel.layout);
  Atomics.store(control, CONTROL.cancelled / 4, 1);
  Atomics.add(control, CONTROL.done / 4, countJobs(kernel));
  Atomics.notify(control, CONTROL.done / 4);
}

const controlOf = (memory: WebAssembly.Memory, layout: Layout): Int32Array =>
  new Int32Array(memory.buffer, layout.control, CONTROL.levels / 4);

function moduleOf(tables: Tables, float: Float, layout: Layout, walks: Walks, shared: boolean): Uint8Array<ArrayBuffer> {
  const functions: FunctionType[] = [];
  const define = (code: FunctionType): number => functions.push(code) - 1;
  const scoring = scoringOf(tables);
  const rollRows = rowsOfKeeps(tables.dice).subarray(FIRST_ROLL);
  const walk = defineWalks(walks, layout, define);
  const places = {
    futures: define(futuresCode(tables, float, scoring)),
    rolls: define(rollsCode(float)),
    tiers: scoring.byRoll.map(tier => ({ place: define(tierCode(float, rollRows, tier)), categories: tier.categories })),
    joker: tables.joker ? define(jokerCode(tables, float, rollRows)) : -1,
    prepare: define(prepareCode(tables, layout)),
    finish: define(finishCode(float, turnOf(tables.rolls, walk))),
  };
  const column = define(columnCode(tables, layout, places));
  const jobs = define(jobsCode(float, layout, { ...places, column }));
  const ask = define(askCode({ prepare: places.prepare, column, ...walk }));
  const share = define(shareCode(layout, jobs));
  const work = define(workCode(tables, layout, share));
  return assemble({ memory: { pages: layout.pages, shared }, functions, exports: { work, share, jobs, ask } });
}
