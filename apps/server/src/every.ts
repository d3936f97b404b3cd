/** Work that is done again and again. */
import type { Clock } from './clock.ts';

/** Each time so long after the last was done, until told to stop; stopping waits for what was begun. */
export function every(clock: Clock, milliseconds: number, work: () => Promise<unknown>): () => Promise<void> {
  let isOver = false;
  let working: Promise<unknown> = Promise.resolve();
  let callOff = clock.after(milliseconds, again);
  function again(): void {
    working = work().finally(() => {
      if (!isOver) callOff = clock.after(milliseconds, again);
    });
  }
  return async () => {
    isOver = true;
    callOff();
    await working;
  };
}
