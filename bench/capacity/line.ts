/** Work that waits in one line for so many hands: the building block of the model. Work is brought in the order of time. */

/** In microseconds from the beginning. */
export type Moment = number;

export class Hands {
  readonly #free: Float64Array;
  #busy = 0;

  constructor(count: number) {
    this.#free = new Float64Array(count);
  }

  /** When a piece of work that comes now, and takes so long, is done: it waits for the hand that is free first. */
  take(now: Moment, takes: number): Moment {
    let first = 0;
    for (let i = 1; i < this.#free.length; i++) if ((this.#free[i] ?? 0) < (this.#free[first] ?? 0)) first = i;
    const done = Math.max(now, this.#free[first] ?? 0) + takes;
    this.#free[first] = done;
    this.#busy += takes;
    return done;
  }

  /** Which part of the time the hands were at work; more than 1 when they did not get done with it. */
  use(until: Moment): number {
    return this.#busy / (until * this.#free.length);
  }
}
