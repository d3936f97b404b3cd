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

  /** Takes one if there is one. */
  take(now: number): boolean {
    this.#refill(now);
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }
  /** How many are there, and in how many seconds the next one will be. */
  level(now: number): { readonly left: number; readonly wait: number } {
    this.#refill(now);
    return { left: Math.floor(this.#tokens), wait: Math.max(0, 1 - this.#tokens) / this.#rate.perSecond };
  }

  #refill(now: number): void {
    const { perSecond, burst } = this.#rate;
    this.#tokens = Math.min(burst, this.#tokens + ((now - this.#at) / 1_000) * perSecond);
    this.#at = now;
  }
}
