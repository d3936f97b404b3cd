/** A clock that stands still until a test moves it. */
type Timer = { at: number; readonly work: () => void };

export class HandClock {
  readonly #settle: () => Promise<void>;
  readonly #timers = new Set<Timer>();
  #now = 1_763_200_000_000;

  /** `settle` waits for what a timer sets off; where the machine itself answers, promises alone are not enough. */
  constructor(settle: () => Promise<void> = settled) {
    this.#settle = settle;
  }

  readonly now = (): number => this.#now;

  readonly after = (milliseconds: number, work: () => void): (() => void) => {
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
    await this.#settle();
    for (let next = this.#due(end); next; next = this.#due(end)) {
      this.#timers.delete(next);
      this.#now = Math.max(this.#now, next.at);
      next.work();
      await this.#settle();
    }
    this.#now = end;
  }

  /** Time jumps: what was due meanwhile rings late, with the next move. Timers do not wait longer because the time is set back. */
  jump(milliseconds: number): void {
    this.#now += milliseconds;
    for (const timer of this.#timers) timer.at += Math.min(0, milliseconds);
  }

  /** Time goes by while nobody is there to hear a timer. */
  pass(milliseconds: number): void {
    this.#now += milliseconds;
    this.#timers.clear();
  }

  #due(end: number): Timer | undefined {
    return [...this.#timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
  }
}

/** Lets every promise that is kept already be heard of. */
export const settled = async (): Promise<void> => {
  for (let i = 0; i < 200; i++) await Promise.resolve();
};
