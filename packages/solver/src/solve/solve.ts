/** Solving: perfect play for every card of a variant, on this thread or on several. */
import {
  cancelJobs,
  countJobs,
  draftKernel,
  hasJobsLeft,
  instantiate,
  jobsDone,
  makeKernel,
  valuesIn,
  waitForJobs,
  type Kernel,
  type Precision,
} from '../kernel/kernel.ts';
import { levelAt } from '../kernel/layout.ts';
import type { Values } from '../plain/last-roll.ts';
import { gatherTeam, type Environment, type Team, type TeamOptions } from './team.ts';
import { EMPTY_CARD, slotOf, type CardState, type Tables } from '../tables/tables.ts';

/** A solved variant: the points still to come for every card. */
export type Solution = {
  readonly tables: Tables;
  readonly precision: Precision;
  /** By slot; see `valueAt`. */
  readonly values: Values;
  /** The expected score of a game with perfect play. */
  readonly expected: number;
};

/** What is wished of a solve. */
export type SolveWish = {
  /** Single precision (the default) is exact to 5e-5 points, double to 1e-9. */
  readonly precision?: Precision;
  readonly signal?: AbortSignal;
  /** Told the part that is done, from 0 to 1. */
  readonly onProgress?: (done: number) => void;
};

export type SolveOptions = SolveWish & TeamOptions;

/** The value of a card, or undefined when no game can show it. */
export function valueAt({ tables, values }: Solution, card: CardState): number | undefined {
  const slot = slotOf(tables, card);
  return slot === undefined ? undefined : values[slot];
}

/** A solution from values by slot, computed here or read from a file. */
export const solutionOf = (tables: Tables, precision: Precision, values: Values): Solution => ({
  tables,
  precision,
  values,
  expected: values[slotOf(tables, EMPTY_CARD) ?? 0] ?? 0,
});

const JOBS_AT_A_TIME = 256;

/** Solves on this thread, which is busy until it is done. */
export function solveHere(tables: Tables, { precision = 'f32', signal, onProgress }: SolveWish = {}): Solution {
  const kernel = makeKernel(tables, precision, 1, false);
  const { jobs } = instantiate(kernel);
  let first = 0;
  for (const end of kernel.levels) {
    while (first < end) {
      signal?.throwIfAborted();
      const last = Math.min(end, first + JOBS_AT_A_TIME);
      jobs(kernel.layout.scratch, first, last);
      first = last;
      onProgress?.(first / countJobs(kernel));
    }
  }
  return solutionOf(tables, precision, valuesIn(kernel));
}

const PROGRESS_EVERY_MS = 40;

/** Solves with threads that go home afterwards. */
export async function solveOn(environment: Environment, tables: Tables, options: SolveOptions = {}): Promise<Solution> {
  options.signal?.throwIfAborted();
  const team = gatherTeam(environment, options);
  try {
    return await solveWith(team, tables, options);
  } finally {
    await team.dismiss();
  }
}

/** Solves with a team, which is free again afterwards. */
export async function solveWith({ others, pause }: Team, tables: Tables, wish: SolveWish = {}): Promise<Solution> {
  const { precision = 'f32', signal, onProgress } = wish;
  signal?.throwIfAborted();
  const draft = draftKernel(tables, precision, others.length + 1, true);
  const compiling = WebAssembly.compile(draft.module);
  const kernel = draft.finish();
  const stopWatching = watch(kernel, wish);
  try {
    const module = await compiling;
    signal?.throwIfAborted();
    const parts = others.map((thread, place) => thread.run(module, kernel.memory, 1 + place));
    await Promise.all(pause ? [...parts, takePart(kernel, module, pause)] : parts);
    signal?.throwIfAborted();
  } finally {
    cancelJobs(kernel);
    stopWatching();
  }
  onProgress?.(1);
  return solutionOf(tables, precision, valuesIn(kernel));
}

/** A few milliseconds of work. */
const CHUNKS_AT_A_TIME = 16;
/** As long as the calling thread sleeps when the others finish a level. */
const NAP_MS = 1;

/** The part of the calling thread, a few milliseconds at a time. */
async function takePart(kernel: Kernel, module: WebAssembly.Module, pause: () => Promise<void>): Promise<void> {
  const { share } = instantiate(kernel, module);
  for (const [level, end] of kernel.levels.entries()) {
    while (jobsDone(kernel) < end) {
      share(0, levelAt(kernel.layout, level), CHUNKS_AT_A_TIME);
      if (!hasJobsLeft(kernel, level)) waitForJobs(kernel, end, NAP_MS);
      await pause();
    }
  }
}

/** Tells the progress and passes on a wish to stop; the answer ends the watch. */
function watch(kernel: Kernel, { signal, onProgress }: SolveWish): () => void {
  const abort = (): void => cancelJobs(kernel);
  signal?.addEventListener('abort', abort);
  const tell = (): void => onProgress?.(Math.min(1, jobsDone(kernel) / countJobs(kernel)));
  const timer = onProgress && setInterval(tell, PROGRESS_EVERY_MS);
  return () => {
    signal?.removeEventListener('abort', abort);
    clearInterval(timer);
  };
}
