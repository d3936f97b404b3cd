/** Whether there is space to write: tried when asked, and reported by a wish that found none. */
import type { Clock } from './clock.ts';

/** So soon after it was tried it is not tried again. */
const AGAIN_AFTER = 1_000;

export class StorageSpace {
  readonly #clock: Clock;
  readonly #hasSpace: () => Promise<boolean>;
  #isFull = false;
  #triedAt = -Infinity;

  /** `hasSpace` writes something small. */
  constructor(clock: Clock, hasSpace: () => Promise<boolean>) {
    this.#clock = clock;
    this.#hasSpace = hasSpace;
  }

  /** Something could not be written. */
  readonly ranOut = (): void => {
    this.#isFull = true;
    this.#triedAt = this.#clock.now();
  };

  async isFull(): Promise<boolean> {
    if (this.#clock.now() - this.#triedAt < AGAIN_AFTER) return this.#isFull;
    this.#triedAt = this.#clock.now();
    this.#isFull = !(await this.#hasSpace());
    return this.#isFull;
  }
}
