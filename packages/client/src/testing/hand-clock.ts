/** A clock that stands still until a test moves it. */
import type { CallOff, Clock } from '../clock.ts';

type Timer = { readonly at: number; readonly work: () => void };

export class HandClock implements Clock {
  #now = 1_763_200_000_000;
  readonly #timers = new Set<Timer>();

  readonly now = (): number => this.#now;

  readonly after = (milliseconds: number, work: () => void): CallOff => {
    const timer = { at: this.#now + Math.max(0, milliseconds), work };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  };

  /** How many timers run. */
  get size(): number {
    return this.#timers.size;
  }

  /** Moves on, ringing what is due in its order; what it sets off is done before the next rings. */
  async move(milliseconds: number): Promise<void> {
    const end = this.#now + milliseconds;
    await settled();
    for (let next = this.#due(end); next; next = this.#due(end)) {
      this.#timers.delete(next);
      this.#now = Math.max(this.#now, next.at);
      next.work();
      await settled();
    }
    this.#now = end;
  }

  #due(end: number): Timer | undefined {
    return [...this.#timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
  }
}

/** Lets every promise that is kept already be heard of. */
export const settled = async (): Promise<void> => {
  for (let i = 0; i < 200; i++) await Promise.resolve();
};
