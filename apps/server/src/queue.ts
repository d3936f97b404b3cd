/** One after the other: what is asked waits for all that was asked before. */
export class Queue {
  /** What begins the work of each who waits. */
  readonly #waiting: (() => void)[] = [];
  #length = 0;

  /** How much has been asked and is not done. */
  get length(): number {
    return this.#length;
  }

  /** Does the work in its turn, which is now when nobody waits; what fails is the business of whoever asked. */
  run<Value>(work: () => Promise<Value>): Promise<Value> {
    // Counted before the work begins: the work itself may ask for more.
    this.#length += 1;
    const done = this.#length === 1 ? work() : this.#turn().then(work);
    done.then(this.#leave, this.#leave);
    return done;
  }

  /** Answers once all that was asked so far is done. */
  async settled(): Promise<void> {
    if (this.#length > 0) await this.run(async () => {});
  }

  #turn(): Promise<void> {
    return new Promise(resolve => this.#waiting.push(resolve));
  }

  readonly #leave = (): void => {
    this.#length -= 1;
    this.#waiting.shift()?.();
  };
}
