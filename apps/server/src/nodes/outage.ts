/** Whether this node is cut off from its database for so long that others may have its rooms. */
export class Outage {
  #isOn = false;
  readonly #waiting = new Set<() => void>();

  get isOn(): boolean {
    return this.#isOn;
  }

  change(isOn: boolean): void {
    if (this.#isOn === isOn) return;
    this.#isOn = isOn;
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const tell of waiting) tell();
  }

  /** Answers when it is over. */
  async over(): Promise<void> {
    if (this.#isOn) await new Promise<void>(resolve => this.#waiting.add(resolve));
  }

  /** What comes of the work; undefined when it cannot be waited for. */
  unlessOn<Value>(work: Promise<Value>): Promise<Value | undefined> {
    if (this.#isOn) return Promise.resolve(undefined);
    return new Promise((resolve, reject) => {
      const begun = (): void => resolve(undefined);
      this.#waiting.add(begun);
      void work.then(resolve, reject).finally(() => this.#waiting.delete(begun));
    });
  }
}
