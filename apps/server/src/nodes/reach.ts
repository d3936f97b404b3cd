/**
 * Whether this node reaches the database, and whether another does. A node that does not, while another does, is no place to play at:
 * everybody there is sent away.
 */
import type { Clock } from '../clock.ts';
import { every } from '../every.ts';

/** Looks are counted, not the time, which passes while this process is stopped itself. */
const LOOK_EVERY = 250;
/** Longer than between two answers: what another node hears from now on, this one should have heard, too. */
const LATE = 5;
/** Without an answer for so many looks visitors are sent elsewhere. */
const DOUBTFUL = 7;
/** So many looks this node has to hear for itself what another has heard. */
const CHANCE = 4;

export type ReachParts = {
  readonly clock: Clock;
  /** Makes sure that the other nodes can say what they hear. */
  readonly askOthers: () => void;
  /** Asks the database at once. */
  readonly tryAgain: () => void;
  /** Sends everybody away who is here; called for as long as it lasts. */
  readonly sendAway: () => void;
};

export class Reach {
  readonly #parts: ReachParts;
  readonly #stop: () => Promise<void>;
  #looksInVain = 0;
  /** Looks since it was first heard that the database answers another node, and since it was last heard. */
  #looksSinceFirst = -Infinity;
  #looksSinceLast = Infinity;

  constructor(parts: ReachParts) {
    this.#parts = parts;
    this.#stop = every(parts.clock, LOOK_EVERY, async () => this.#look());
  }

  /** Whether the database has answered lately. */
  get isThere(): boolean {
    return this.#looksInVain < DOUBTFUL;
  }

  /** Whether another node reaches the database and this one does not. */
  get isElsewhere(): boolean {
    return this.#looksSinceFirst >= CHANCE && this.#looksSinceLast <= DOUBTFUL;
  }

  /** The database has answered. */
  answered(): void {
    this.#looksInVain = 0;
    this.#looksSinceFirst = -Infinity;
    this.#looksSinceLast = Infinity;
  }

  /** It has answered another node. */
  told(): void {
    if (this.#looksInVain < LATE) return;
    if (this.#looksSinceLast > DOUBTFUL) {
      this.#looksSinceFirst = 0;
      this.#parts.tryAgain();
    }
    this.#looksSinceLast = 0;
  }

  async close(): Promise<void> {
    await this.#stop();
  }

  #look(): void {
    this.#looksInVain += 1;
    this.#looksSinceFirst += 1;
    this.#looksSinceLast += 1;
    if (this.#looksInVain === LATE - 1) this.#parts.askOthers();
    if (this.isElsewhere) this.#parts.sendAway();
  }
}
