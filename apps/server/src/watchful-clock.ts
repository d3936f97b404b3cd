/**
 * A clock that notices when time has jumped: the machine was asleep, the process was paused, or somebody set the time. Nobody at a table
 * could do anything meanwhile, so whoever keeps a countdown hears by how much to put it off.
 */
import type { CallOff, Clock } from './clock.ts';

/** By so many milliseconds; less than nothing when the time was set back. */
type Hear = (by: number) => void;
/** Where jumps are told, until it is called off. */
export type OnJump = (hear: Hear) => CallOff;

const LOOK_EVERY = 1_000;
/** A thread that has much to do comes late, too, but not by that much. */
const JUMP = 3_000;

export class WatchfulClock implements Clock {
  readonly #clock: Clock;
  readonly #listeners = new Set<Hear>();
  #seenAt: number;
  #callOff: CallOff;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#seenAt = clock.now();
    this.#callOff = this.#watch();
  }

  get now(): Clock['now'] {
    return this.#clock.now;
  }

  /** A jump is told before the work that was due meanwhile is done. */
  readonly after: Clock['after'] = (milliseconds, work) =>
    this.#clock.after(milliseconds, () => {
      this.#look();
      work();
    });

  readonly onJump: OnJump = hear => {
    this.#listeners.add(hear);
    return () => this.#listeners.delete(hear);
  };

  /** What is set right before anybody plays is no jump. */
  begin(): void {
    this.#seenAt = this.now();
  }

  /** Looks no more. */
  stop(): void {
    this.#callOff();
  }

  #watch(): CallOff {
    return this.after(LOOK_EVERY, () => (this.#callOff = this.#watch()));
  }

  #look(): void {
    const now = this.now();
    const passed = now - this.#seenAt;
    this.#seenAt = now;
    if (passed < 0 || passed > JUMP) for (const hear of this.#listeners) hear(passed);
  }
}
