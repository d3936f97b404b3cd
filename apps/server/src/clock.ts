/** Time comes in as a parameter, so that tests can move it by hand. */
export type Clock = {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Does the work after so many milliseconds, unless it is called off. */
  readonly after: (milliseconds: number, work: () => void) => CallOff;
};
export type CallOff = () => void;

/** The longest time a timer of the system can wait. */
const LONGEST = 2 ** 31 - 1;

/** The machine's own time. Its timers keep nobody from ending the process. */
export const systemClock: Clock = {
  now: Date.now,
  after: (milliseconds, work) => {
    const timer = setTimeout(work, Math.min(Math.max(0, milliseconds), LONGEST));
    timer.unref();
    return () => clearTimeout(timer);
  },
};
