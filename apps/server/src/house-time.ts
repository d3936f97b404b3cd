/** What the log says of time: that the house is kept is told to it, and how much time was lost when nobody did. */
import type { GameLog } from './log/index.ts';

export class HouseTime {
  readonly #log: Pick<GameLog, 'alive'>;
  #lost = 0;

  constructor(log: Pick<GameLog, 'alive'>) {
    this.#log = log;
  }

  /** In all, so far. */
  readonly lost = (): number => this.#lost;

  /** The house is kept. */
  async beat(): Promise<void> {
    this.#lost = (await this.#log.alive()).lost;
  }
}
