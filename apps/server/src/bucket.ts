/** So many requests a second, with some in reserve for a burst. */
export type Rate = { readonly perSecond: number; readonly burst: number };

export class Bucket {
  readonly #rate: Rate;
  #tokens: number;
  #at: number;

  constructor(rate: Rate, now: number) {
    this.#rate = rate;
    this.#tokens = rate.burst;
    this.#at = now;
  }

  /** Takes one, or so many, if they are there. */
  take(now: number, count = 1): boolean {
    this.#refill(now);
    if (this.#tokens < count) return false;
    this.#tokens -= count;
    return true;
  }

  /** Takes one, whether it is there or not: it is paid back before the next one can be taken. */
  owe(now: number): void {
    this.#refill(now);
    this.#tokens -= 1;
  }

  /** No more than so many are there. */
  lower(now: number, left: number): void {
    this.#refill(now);
    this.#tokens = Math.min(this.#tokens, left);
  }

  /** How many are there, and in how many seconds the next one will be. */
  level(now: number): { readonly left: number; readonly wait: number } {
    this.#refill(now);
    return { left: Math.max(0, Math.floor(this.#tokens)), wait: Math.max(0, 1 - this.#tokens) / this.#rate.perSecond };
  }

  #refill(now: number): void {
    const { perSecond, burst } = this.#rate;
    // Somebody may have set the clock back: that takes nothing away.
    const passed = Math.max(0, now - this.#at);
    this.#tokens = Math.min(burst, this.#tokens + (passed / 1_000) * perSecond);
    this.#at = now;
  }
}
