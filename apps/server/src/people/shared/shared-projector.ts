/** Has the games that are over written down and compared with perfect play, for all nodes of a house. */
import type { Clock } from '../../clock.ts';
import { compare, type Comparing } from '../comparing.ts';
import type { Remote } from '../thread/remote.ts';
import type { SharedGames } from './shared-games.ts';

export type SharedProjectorParts = Comparing & { readonly games: Remote<{ games: SharedGames }>['games']; readonly clock: Clock };

/** Tables come first. */
const PAUSE = 50;

export class SharedProjector {
  readonly #parts: SharedProjectorParts;
  #isStopped = false;

  constructor(parts: SharedProjectorParts) {
    this.#parts = parts;
  }

  stop(): void {
    this.#isStopped = true;
  }

  /** Until nothing waits, or another node does it. */
  async catchUpAside(): Promise<void> {
    const { clock, games, onFault } = this.#parts;
    while (!this.#isStopped) {
      const { problems, isAll } = await games.write();
      for (const problem of problems) onFault(new Error(problem));
      if (isAll) return;
      await new Promise<void>(resolve => clock.after(PAUSE, resolve));
    }
  }

  async rebuild(): Promise<void> {
    for (const problem of await this.#parts.games.rebuild()) this.#parts.onFault(new Error(problem));
  }

  /** Compares games with perfect play until none waits that is not another node's. */
  async reviewAll(onEach: () => void = () => {}): Promise<void> {
    while (!this.#isStopped) {
      const next = await this.#parts.games.nextReview();
      if (!next) return;
      const seats = next.known === undefined ? await compare(this.#parts, next.place, () => this.#isStopped) : next.known;
      if (seats === undefined) return;
      await this.#parts.games.reviewed(next, seats);
      onEach();
    }
  }
}
