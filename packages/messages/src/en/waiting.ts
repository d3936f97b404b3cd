/** Games that wait for somebody, here and elsewhere. */
const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

export const waiting = {
  /** A time that is longer than somebody counts in seconds, in few letters. */
  long: (seconds: number): string => {
    if (seconds >= 2 * DAY) return `${Math.floor(seconds / DAY)} d`;
    return seconds >= 2 * HOUR ? `${Math.floor(seconds / HOUR)} h` : `${Math.max(1, Math.floor(seconds / MINUTE))} min`;
  },
  left: (time: string): string => `${time} left`,
};
