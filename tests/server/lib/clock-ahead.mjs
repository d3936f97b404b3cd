/** A clock that is so many milliseconds ahead of the machine's, for servers that are started days later. It arms no timer that is too long. */
const DAY = 24 * 60 * 60_000;

export const clockAhead = ahead => ({
  now: () => Date.now() + ahead,
  after: (milliseconds, work) => {
    if (milliseconds > DAY) throw new RangeError(`a timer of ${milliseconds} ms`);
    const timer = setTimeout(() => work(), Math.max(0, milliseconds)).unref();
    return () => clearTimeout(timer);
  },
});
