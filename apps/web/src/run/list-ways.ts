/** Asks a worker for the ways to score dice; a new question ends the one before. */
import type { RunState, RunVariant, waysInRun } from '@yaht/rules';

export type WaysQuestion = { readonly variant: RunVariant; readonly state: RunState; readonly selected: readonly number[] };
export type WaysAnswer = ReturnType<typeof waysInRun>;

let worker: Worker | undefined;
let isBusy = false;

/** The answer; it never comes when something else is asked meanwhile. */
export function listWays(variant: RunVariant, state: RunState, selected: readonly number[]): Promise<WaysAnswer> {
  if (isBusy) worker?.terminate();
  if (isBusy || !worker) worker = new Worker(new URL('./ways.worker.ts', import.meta.url), { type: 'module' });
  isBusy = true;
  const asked = worker;
  return new Promise(resolve => {
    asked.addEventListener(
      'message',
      ({ data }: MessageEvent<WaysAnswer>) => {
        isBusy = false;
        resolve(data);
      },
      { once: true },
    );
    asked.postMessage({ variant, state, selected } satisfies WaysQuestion);
  });
}
