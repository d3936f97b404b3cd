/** The machine's time, with short waits made shorter: a test need not sit out a back-off. */
import type { Clock } from '@yaht/client';

const LONG = 10_000;

export const quickClock: Clock = {
  now: Date.now,
  after: (milliseconds, work) => {
    const timer = setTimeout(work, milliseconds < LONG ? milliseconds / 50 : milliseconds);
    return () => clearTimeout(timer);
  },
};
