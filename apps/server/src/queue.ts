/** One after the other: what is asked waits for all that was asked before. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve();
  #length = 0;

  /** How much has been asked and is not done. */
  get length(): number {
    return this.#length;
  }

  /** Does the work in its turn, which is now when nobody waits; what fails is the business of whoever asked. */
  run<Value>(work: () => Promise<Value>): Promise<Value> {
    const before = this.#length === 0 ? undefined : this.#last;
    let release = (): void => {};
    // Stands before the work begins: the work itself may ask for more.
    this.#last = new Promise<void>(resolve => (release = resolve));
    this.#length += 1;
    const done = before ? before.then(work) : work();
    const leave = (): void => {
      this.#length -= 1;
      release();
    };
    done.then(leave, leave);
    return done;
  }

  /** Answers once all that was asked so far is done. */
  async settled(): Promise<void> {
    await this.#last;
  }
}
