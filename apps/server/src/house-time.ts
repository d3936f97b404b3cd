/**
 * What the log says of time: that the house is kept is told to it again and again, and it answers what time it is and for how long in all
 * nobody kept the house.
 */
import type { HouseClock } from './house-clock.ts';
import type { GameLog } from './log/index.ts';

/** What was said longer ago may have changed since: the database was out of reach, or the process was stopped. */
const STALE = 2_500;

export class HouseTime {
  readonly #log: Pick<GameLog, 'alive'>;
  readonly #clock: HouseClock;
  /** Milliseconds of a clock that never jumps. */
  readonly #monotonic: () => number;
  #lost = 0;
  #heardAt = -Infinity;
  #asking: Promise<void> | undefined;

  constructor(log: Pick<GameLog, 'alive'>, clock: HouseClock, monotonic = () => performance.now()) {
    this.#log = log;
    this.#clock = clock;
    this.#monotonic = monotonic;
  }

  /** In all, so far. */
  readonly lost = (): number => this.#lost;

  /** Before a room is read: makes sure that what is known of time is known of now. */
  readonly isKnown = async (): Promise<void> => {
    if (this.#monotonic() - this.#heardAt > STALE) await this.beat();
  };

  /** The house is kept. */
  beat(): Promise<void> {
    this.#asking ??= this.#ask().finally(() => (this.#asking = undefined));
    return this.#asking;
  }

  async #ask(): Promise<void> {
    const asked = this.#monotonic();
    this.#lost = (await this.#clock.correctBy(() => this.#log.alive())).lost;
    this.#heardAt = asked;
  }
}
