/**
 * Solving in a page, on web workers. The page makes the workers, because only its bundler knows their file; that file says
 * `serveThread(self)` and nothing else. Threads share memory where the page is cross-origin isolated; elsewhere one worker solves alone.
 */
import { fault, type ScorecardVariant } from '@yaht/rules';
import type { Precision } from './kernel/kernel.ts';
import type { Values } from './plain/last-roll.ts';
import { solutionOf, solveHere, solveOn, type Solution, type SolveOptions } from './solve/solve.ts';
import type { Solved } from './solve/solved.ts';
import { withCrew } from './chances/spread/helpers.ts';
import { TurnPlayer } from './chances/spread/turn-player.ts';
import { compileTables, type Tables } from './tables/tables.ts';
import type { Thread } from './solve/team.ts';
import { variancesOf } from './chances/variance.ts';

type Join = {
  readonly type: 'join';
  readonly module: WebAssembly.Module;
  readonly memory: WebAssembly.Memory;
  readonly thread: number;
};
type Alone = { readonly type: 'alone'; readonly variant: ScorecardVariant; readonly precision: Precision };
type Report = { readonly type: 'progress'; readonly done: number } | { readonly type: 'done'; readonly values?: Values };

/** What a worker's file hands over: its own global scope. */
export type WorkerScope = {
  addEventListener: (type: 'message', listener: (event: MessageEvent<Join | Alone>) => void) => void;
  postMessage: (report: Report, transfer: Transferable[]) => void;
};

/** Solves on workers, as many as the device runs at once unless told otherwise. */
export const solve = (startWorker: () => Worker, tables: Tables, options: SolveOptions = {}): Promise<Solution> =>
  globalThis.crossOriginIsolated
    ? solveOn({ start: () => startThread(startWorker()) }, tables, { threads: navigator.hardwareConcurrency, ...options })
    : solveAlone(startWorker(), tables, options);

/** The variance of every card, for a worker to ask: it is busy until it is done, and others help it where memory is shared. */
export function variances(startWorker: () => Worker, solved: Solved): Promise<Float64Array> {
  const helpers = globalThis.crossOriginIsolated ? navigator.hardwareConcurrency - 1 : 0;
  const player = new TurnPlayer(solved, { helpers });
  return withCrew(
    () => startThread(startWorker()),
    helpers,
    player,
    () => variancesOf(solved, player),
  );
}

/** Makes a worker a thread of the solver. */
export const serveThread = (scope: WorkerScope): void =>
  scope.addEventListener('message', ({ data }) => (data.type === 'join' ? join(scope, data) : workAlone(scope, data)));

function join(scope: WorkerScope, { module, memory, thread }: Join): void {
  const { work } = new WebAssembly.Instance(module, { kernel: { memory } }).exports as { work: (thread: number) => void };
  work(thread);
  scope.postMessage({ type: 'done' }, []);
}

function workAlone(scope: WorkerScope, { variant, precision }: Alone): void {
  const tables = compileTables(variant);
  if (!tables.ok) return fault(`cannot be solved: ${tables.error}`);
  const onProgress = (done: number): void => scope.postMessage({ type: 'progress', done }, []);
  const values = solveHere(tables.value, { precision, onProgress }).values.slice();
  scope.postMessage({ type: 'done', values }, [values.buffer]);
}

const startThread = (worker: Worker): Thread => ({
  run: async (module, memory, thread) => {
    await ask(worker, { type: 'join', module, memory, thread });
  },
  stop: async () => worker.terminate(),
});

async function solveAlone(worker: Worker, tables: Tables, options: SolveOptions): Promise<Solution> {
  const { precision = 'f32', signal, onProgress } = options;
  try {
    const values = await ask(worker, { type: 'alone', variant: tables.variant, precision }, { signal, onProgress });
    return solutionOf(tables, precision, values ?? fault('the worker sent no values'));
  } finally {
    worker.terminate();
  }
}

/** Gives a worker its task and waits for the end of it. */
function ask(worker: Worker, task: Join | Alone, { signal, onProgress }: AskOptions = {}): Promise<Values | undefined> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    signal?.addEventListener('abort', () => reject(reasonOf(signal)), { once: true });
    worker.addEventListener('error', event => reject(new Error(event.message || 'the solver thread did not start')));
    worker.addEventListener('message', ({ data }: MessageEvent<Report>) => {
      if (data.type === 'progress') onProgress?.(data.done);
      else resolve(data.values);
    });
    worker.postMessage(task, []);
  });
}

type AskOptions = { readonly signal?: AbortSignal | undefined; readonly onProgress?: SolveOptions['onProgress'] | undefined };

const reasonOf = ({ reason }: AbortSignal): Error => (reason instanceof Error ? reason : new Error(String(reason)));
