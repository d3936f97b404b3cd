/** The clock of this machine. A timer of a table keeps nobody from leaving. */
import type { Clock } from '@yaht/client';

export const systemClock: Clock = {
  now: () => Date.now(),
  after: (milliseconds, work) => {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
};
