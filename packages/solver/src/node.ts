/** Solving in Node: worker threads that share the kernel's memory, and tables as files. */
import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Result } from '@yaht/rules';
import { outcomesOf, type From, type Outcomes } from './distribution.ts';
import type { Solved } from './solved.ts';
import { withCrew } from './spread/helpers.ts';
import { TurnPlayer } from './spread/turn-player.ts';
import { variancesOf } from './variance.ts';
import { targetChanceOn, type NoTarget, type TargetOptions } from './target.ts';
import { solveOn, type Solution, type SolveOptions, type Thread } from './solve.ts';
import type { Tables } from './tables.ts';

export * from './table-store.ts';
export { writeWhole } from './whole-file.ts';

/** Solves on this thread and on workers, as many together as the machine runs at once unless told otherwise. */
export const solve = (tables: Tables, options: SolveOptions = {}): Promise<Solution> =>
  solveOn({ start: startThread, pause: setImmediate }, tables, { threads: availableParallelism(), ...options });

/** Threads that help the calling one. */
const helpersOf = (threads: number): number => Math.max(0, threads - 1);

/** The distribution of the final score, with as many threads as the machine runs at once; this one is busy until it is done. */
export function outcomes(
  solved: Solved,
  from: From = {},
  threads = availableParallelism(),
): Promise<Result<Outcomes, 'points-not-whole'>> {
  const player = new TurnPlayer(solved, helpersOf(threads));
  return withCrew(startThread, helpersOf(threads), player, () => outcomesOf(solved, from, player));
}

/** The variance of every card, on the same threads. */
export function variances(solved: Solved, threads = availableParallelism()): Promise<Float64Array> {
  const player = new TurnPlayer(solved, helpersOf(threads));
  return withCrew(startThread, helpersOf(threads), player, () => variancesOf(solved, player));
}

/** The best chance to reach a target, with as many threads as the machine runs at once; this one is busy until it is done. */
export const target = (
  tables: Tables,
  points: number,
  options: TargetOptions = {},
  threads = availableParallelism(),
): Promise<Result<number, NoTarget>> => targetChanceOn(startThread, helpersOf(threads), tables, points, options);

/** All a thread has to do is call the kernel. As text, so that no bundler or loader has to find a file. */
const THREAD = `
  const { parentPort } = require('node:worker_threads');
  parentPort.once('message', ({ module, memory, thread }) => {
    new WebAssembly.Instance(module, { kernel: { memory } }).exports.work(thread);
    parentPort.postMessage('done');
  });
`;

function startThread(): Thread {
  // Without the options of the program: a loader it was started with would be loaded once more by every thread.
  const worker = new Worker(THREAD, { eval: true, stdin: false, execArgv: [] });
  return {
    run: (module, memory, thread) =>
      new Promise((resolve, reject) => {
        worker.once('message', () => resolve());
        worker.once('error', reject);
        worker.once('exit', () => reject(new Error('the solver thread ended early')));
        worker.postMessage({ module, memory, thread }, []);
      }),
    stop: async () => {
      await worker.terminate();
    },
  };
}
