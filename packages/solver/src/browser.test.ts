import { afterEach, expect, test, vi } from 'vitest';
import { serveThread, solve, type WorkerScope } from './browser.ts';
import { solveHere } from './solve/solve.ts';
import { smallVariants, tablesOf, variantWith } from './testing/index.ts';

const tables = tablesOf(smallVariants['forced joker'] ?? variantWith('yahtzee'));
const alone = solveHere(tables);

/** A worker whose thread is this one: its file says `serveThread(self)`. */
class WorkerHere extends EventTarget {
  static running = 0;
  readonly #scope = new EventTarget();

  constructor(file: (scope: WorkerScope) => void) {
    super();
    WorkerHere.running++;
    file({
      addEventListener: (type, listener) => this.#scope.addEventListener(type, listener as (event: Event) => void),
      postMessage: report => this.dispatchEvent(new MessageEvent('message', { data: report })),
    });
  }

  postMessage(task: unknown): void {
    setTimeout(() => this.#scope.dispatchEvent(new MessageEvent('message', { data: task })));
  }

  terminate(): void {
    WorkerHere.running--;
  }
}

const isolate = (isIsolated: boolean): void => {
  vi.stubGlobal('crossOriginIsolated', isIsolated);
  vi.stubGlobal('navigator', { hardwareConcurrency: 2 });
};

const startWorker = (): Worker => new WorkerHere(serveThread) as unknown as Worker;

afterEach(() => vi.unstubAllGlobals());

test('a page without shared memory lets one worker solve alone', async () => {
  const told: number[] = [];
  const solution = await solve(startWorker, tables, { onProgress: done => told.push(done) });
  expect(solution.values).toEqual(alone.values);
  expect(told.at(-1)).toBe(1);
  expect(WorkerHere.running).toBe(0);
});

test('a page with shared memory lets workers join', async () => {
  isolate(true);
  const solution = await solve(startWorker, tables, { precision: 'f64' });
  expect(solution.expected).toBeCloseTo(alone.expected, 4);
  expect(WorkerHere.running).toBe(0);
});

test.each([true, false])('a page that is told to stop ends its workers (isolated: %s)', async isIsolated => {
  isolate(isIsolated);
  const controller = new AbortController();
  const solving = solve(startWorker, tables, { threads: 2, signal: controller.signal });
  controller.abort();
  await expect(solving).rejects.toThrow('aborted');
  expect(WorkerHere.running).toBe(0);
});

test('a worker that does not start is reported', async () => {
  const failing = (): Worker => {
    const worker = new WorkerHere(() => undefined);
    setTimeout(() => worker.dispatchEvent(new Event('error')));
    return worker as unknown as Worker;
  };
  await expect(solve(failing, tables)).rejects.toThrow('the solver thread did not start');
  expect(WorkerHere.running).toBe(0);
});
