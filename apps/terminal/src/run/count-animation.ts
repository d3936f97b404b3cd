/** A score counted step by step. The game is at the result all along, and so is the screen at the last step. */
import { countTimes, type CallOff, type Clock, type CountMoment, type CountPace } from '@yaht/client';
import type { Counting } from './run-state.ts';

export class CountAnimation {
  readonly #clock: Clock;
  readonly #show: (counting: Counting) => void;
  #callOff: CallOff | undefined;
  #moment: CountMoment | undefined;

  constructor(clock: Clock, show: (counting: Counting) => void) {
    this.#clock = clock;
    this.#show = show;
  }

  /** Counts at this pace; a single step, which leaves nothing to follow, is written at once. */
  start(moment: CountMoment, pace: CountPace): void {
    this.stop();
    this.#moment = moment;
    const { steps } = moment.count;
    if (steps.length <= 1 || pace === 'instant') this.#end();
    else this.#next(countTimes(moment.count, pace), 0);
  }

  /** Writes everything at once; answers whether something was still to be written. */
  skip(): boolean {
    const wasCounting = this.#callOff !== undefined;
    if (wasCounting) this.#end();
    return wasCounting;
  }

  stop(): void {
    this.#callOff?.();
    this.#callOff = undefined;
  }

  #next(times: readonly number[], written: number): void {
    if (written === times.length || !this.#moment) return this.#end();
    this.#show({ moment: this.#moment, written });
    const wait = (times[written] ?? 0) - (times[written - 1] ?? 0);
    this.#callOff = this.#clock.after(wait, () => this.#next(times, written + 1));
  }

  #end(): void {
    this.stop();
    if (this.#moment) this.#show({ moment: this.#moment, written: this.#moment.count.steps.length });
  }
}
