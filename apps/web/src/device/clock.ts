/** The time of this device. */
import type { Clock } from '@yaht/client';

export const clock: Clock = {
  now: Date.now,
  after: (milliseconds, work) => {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
};
