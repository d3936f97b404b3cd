/** Something that is replaced as a whole, and those who want to hear of it. */
import type { NumberedFact } from '@yaht/protocol';
import type { TableState, Unsubscribe } from './table.ts';

/** So many lines are remembered. */
const FEED_LENGTH = 200;

/** The state of a table. Whoever listens is told after the state is there; the same state is the same object. */
export class Changing {
  #state: TableState;
  readonly #listeners = new Set<() => void>();
  readonly #ears = new Set<(facts: readonly NumberedFact[]) => void>();

  constructor(state: TableState) {
    this.#state = state;
  }

  readonly get = (): TableState => this.#state;

  readonly subscribe = (listener: () => void): Unsubscribe => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly onFacts = (listener: (facts: readonly NumberedFact[]) => void): Unsubscribe => {
    this.#ears.add(listener);
    return () => this.#ears.delete(listener);
  };

  /** Replaces what changed; the facts that brought it are told first. */
  change(changes: Partial<TableState>, facts: readonly NumberedFact[] = []): void {
    const feed = changes.feed && changes.feed.slice(-FEED_LENGTH);
    this.#state = { ...this.#state, ...changes, ...(feed ? { feed } : {}) };
    if (facts.length > 0) for (const ear of this.#ears) ear(facts);
    for (const listener of this.#listeners) listener();
  }
}
