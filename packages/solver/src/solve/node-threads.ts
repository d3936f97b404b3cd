/** Worker threads of Node, which share the kernel's memory. Without what can be asked of a solution, so that a solve loads no more than it needs. */
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Tables } from '../tables/tables.ts';
import { solveOn, type Solution, type SolveOptions } from './solve.ts';
import { gatherTeam, type Environment, type Team, type TeamOptions, type Thread } from './team.ts';

const environment: Environment = { start: startThread, pause: setImmediate };

/** Solves on this thread and on workers, as many together as the machine runs at once unless told otherwise. */
export const solve = (tables: Tables, options: SolveOptions = {}): Promise<Solution> =>
  solveOn(environment, tables, { threads: availableParallelism(), ...options });

/** The same threads for whoever solves often, or has something else to do while they start. */
export const gather = (options: TeamOptions = {}): Team =>
  gatherTeam(environment, { threads: availableParallelism(), ...options });

/** All a thread has to do is call the kernel. As text, so that no bundler or loader has to find a file. */
const THREAD = `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', ({ module, memory, thread }) => {
    new WebAssembly.Instance(module, { kernel: { memory } }).exports.work(thread);
    parentPort.postMessage('done');
  });
`;

export function startThread(): Thread {
  // Without the options of the program: a loader it was started with would be loaded once more by every thread.
  const worker = new Worker(THREAD, { eval: true, stdin: false, execArgv: [] });
  const ended = new AbortController();
  worker.once('exit', () => ended.abort(new Error('the solver thread ended early')));
  return {
    run: async (module, memory, thread) => {
      worker.postMessage({ module, memory, thread }, []);
      await once(worker, 'message', ended).catch((error: unknown) => {
        ended.signal.throwIfAborted();
        throw error;
      });
    },
    stop: async () => {
      await worker.terminate();
    },
  };
}
