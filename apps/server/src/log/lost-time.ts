/** For how long in all nobody kept the house: counted by one who says now and then that it is kept. */
import { LOST_AFTER, type LogTime } from './game-log.ts';

export class LostTime {
  #until: number;
  #lost: number;

  /** The house was last kept then, and was not for so long before. */
  constructor(until: number, lost = 0) {
    this.#until = until;
    this.#lost = lost;
  }

  /** Until when it was kept. */
  get until(): number {
    return this.#until;
  }

  get lost(): number {
    return this.#lost;
  }

  beat(now: number): LogTime {
    const since = now - this.#until;
    if (since > LOST_AFTER) this.#lost += since;
    this.#until = now;
    return { now, lost: this.#lost };
  }
}
