/** The streams that are open, so that everybody is told when the server ends. */
import type { Door } from '../../door.ts';
import type { Stream } from './stream.ts';

export class Streams implements Door {
  readonly #open = new Set<Stream>();

  readonly connections = (): number => this.#open.size;

  /** A stream has nothing to finish: it ends at once, and comes back by itself. */
  readonly goAway = (): void => this.#endAll();

  readonly sendAway = (): void => this.#endAll();

  readonly close = async (): Promise<void> => this.#endAll();

  add(stream: Stream): void {
    this.#open.add(stream);
  }

  remove(stream: Stream): void {
    this.#open.delete(stream);
  }

  #endAll(): void {
    for (const stream of this.#open) stream.end('going-away');
  }
}
