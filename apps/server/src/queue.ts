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
    const done = this.#length === 1 ? begin(work) : this.#turn().then(work);
    done.then(this.#leave, this.#leave);
    return done;
  }

  /** The same for work that answers for itself, and mostly waits for nothing: then nobody has to wait for it either. */
  do(work: () => Promise<void> | void): void {
    if (this.#length > 0) return void this.run(async () => work());
    this.#length += 1;
    const done = work();
    if (done) done.then(this.#leave, this.#leave);
    else this.#leave();
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

/** What goes wrong at once is told like what goes wrong later. */
function begin<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return work();
  } catch (error) {
    return Promise.reject(error);
  }
}
