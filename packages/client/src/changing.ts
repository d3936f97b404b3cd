/** Something that is replaced as a whole, and those who want to hear of it. */
import type { FeedLine, TableState, Unsubscribe } from './table.ts';

/** So many lines are remembered. */
const FEED_LENGTH = 200;

/** The state of a table. Whoever listens is told after the state is there; the same state is the same object. */
export class Changing {
  #state: TableState;
  readonly #listeners = new Set<() => void>();
  readonly #readers = new Set<(lines: readonly FeedLine[]) => void>();

  constructor(state: TableState) {
    this.#state = state;
  }

  readonly get = (): TableState => this.#state;

  readonly subscribe = (listener: () => void): Unsubscribe => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly onLines = (listener: (lines: readonly FeedLine[]) => void): Unsubscribe => {
    this.#readers.add(listener);
    return () => this.#readers.delete(listener);
  };

  /** Replaces what changed and adds the new lines to the feed; those are told first. */
  change(changes: Partial<TableState>, lines: readonly FeedLine[] = []): void {
    const next = { ...this.#state, ...changes };
    this.#state = lines.length > 0 ? { ...next, feed: [...next.feed, ...lines].slice(-FEED_LENGTH) } : next;
    if (lines.length > 0) for (const reader of this.#readers) reader(lines);
    for (const listener of this.#listeners) listener();
  }
}
