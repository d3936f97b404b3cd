/** Solving: perfect play for every card of a variant, on this thread or on several. */
import {
  cancelJobs,
  countJobs,
  hasJobsLeft,
  instantiate,
  jobsDone,
  makeKernel,
  valuesIn,
  waitForJobs,
  type Kernel,
  type Precision,
} from './kernel/kernel.ts';
import { levelAt } from './kernel/layout.ts';
import type { Values } from './last-roll.ts';
import { EMPTY_CARD, slotOf, type CardState, type Tables } from './tables.ts';

/** A solved variant: the points still to come for every card. */
export type Solution = {
  readonly tables: Tables;
  readonly precision: Precision;
  /** By slot; see `valueAt`. */
  readonly values: Values;
  /** The expected score of a game with perfect play. */
  readonly expected: number;
};

export type SolveOptions = {
  /** Single precision (the default) is exact to 5e-5 points, double to 1e-9. */
  readonly precision?: Precision;
  readonly threads?: number;
  /** Leaves the calling thread free, where it would be one of the threads. */
  readonly aside?: boolean;
  readonly signal?: AbortSignal;
  /** Told the part that is done, from 0 to 1. */
  readonly onProgress?: (done: number) => void;
};

/** A thread of the environment: one for which `run` has not been called waits for it. */
export type Thread = {
  readonly run: (module: WebAssembly.Module, memory: WebAssembly.Memory, thread: number) => Promise<void>;
  /** Ends the thread, whatever it does. */
  readonly stop: () => Promise<void>;
};

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
export function solveHere(tables: Tables, { precision = 'f32', signal, onProgress }: SolveOptions = {}): Solution {
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

/** What there is to solve with. */
export type Environment = {
  readonly start: () => Thread;
  /** Gives whatever waits for the calling thread its turn; where it may not sleep, there is none, and it only looks on. */
  readonly pause?: () => Promise<void>;
};

const PROGRESS_EVERY_MS = 40;

/** Solves on threads that share the kernel's memory; the calling one is one of them where it can be. */
export async function solveOn({ start, pause }: Environment, tables: Tables, options: SolveOptions = {}): Promise<Solution> {
  options.signal?.throwIfAborted();
  const threads = Math.max(1, options.threads ?? 1);
  const ownPart = options.aside ? undefined : pause;
  // Threads take a moment to start; meanwhile the kernel is made.
  const team = Array.from({ length: ownPart ? threads - 1 : threads }, start);
  try {
    return await solveTogether(team, ownPart, tables, options);
  } finally {
    await Promise.all(team.map(thread => thread.stop()));
  }
}

async function solveTogether(
  team: readonly Thread[],
  pause: Environment['pause'],
  tables: Tables,
  options: SolveOptions,
): Promise<Solution> {
  const { precision = 'f32', signal, onProgress } = options;
  const kernel = makeKernel(tables, precision, team.length + 1, true);
  const stopWatching = watch(kernel, options);
  try {
    const module = await WebAssembly.compile(kernel.module);
    signal?.throwIfAborted();
    const parts = team.map((thread, place) => thread.run(module, kernel.memory, 1 + place));
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
function watch(kernel: Kernel, { signal, onProgress }: SolveOptions): () => void {
  const abort = (): void => cancelJobs(kernel);
  signal?.addEventListener('abort', abort);
  const tell = (): void => onProgress?.(Math.min(1, jobsDone(kernel) / countJobs(kernel)));
  const timer = onProgress && setInterval(tell, PROGRESS_EVERY_MS);
  return () => {
    signal?.removeEventListener('abort', abort);
    clearInterval(timer);
  };
}
