/** A value that is replaced as a whole, and those who want to hear of it; fits `useSyncExternalStore` as it stands. */
export class Observable<Value> {
  #value: Value;
  readonly #listeners = new Set<() => void>();

  constructor(value: Value) {
    this.#value = value;
  }

  readonly get = (): Value => this.#value;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly set = (value: Value): void => {
    if (Object.is(value, this.#value)) return;
    this.#value = value;
    for (const listener of this.#listeners) listener();
  };

  /** Replaces some fields. */
  readonly change = (changes: Partial<Value>): void => this.set({ ...this.#value, ...changes });
}
