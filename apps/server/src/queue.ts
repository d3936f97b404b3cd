/** One after the other: what is asked waits for all that was asked before. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve();
  #length = 0;

  /** How much has been asked and is not done. */
  get length(): number {
    return this.#length;
  }

  /** Does the work in its turn; what fails is the business of whoever asked. */
  run<Value>(work: () => Promise<Value>): Promise<Value> {
    this.#length += 1;
    const done = this.#last.then(work).finally(() => (this.#length -= 1));
    this.#last = done.catch(() => {});
    return done;
  }

  /** Answers once all that was asked so far is done. */
  async settled(): Promise<void> {
    await this.#last;
  }
}
