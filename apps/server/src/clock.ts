/** Time comes in as a parameter, so that tests can move it by hand. */
export type Clock = {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Does the work after so many milliseconds, a day at most, unless it is called off. */
  readonly after: (milliseconds: number, work: () => void) => CallOff;
};
export type CallOff = () => void;

/** No timer is armed for longer: those of the system ring at once when they are to wait for more than 24 days. */
export const LONGEST_TIMER = 24 * 60 * 60_000;

/** The machine's own time. Its timers keep nobody from ending the process. */
export const systemClock: Clock = {
  now: Date.now,
  after: (milliseconds, work) => {
    const timer = setTimeout(work, Math.min(Math.max(0, milliseconds), LONGEST_TIMER));
    timer.unref();
    return () => clearTimeout(timer);
  },
};
