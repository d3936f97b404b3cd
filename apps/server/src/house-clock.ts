/**
 * The time of the house on a machine whose own clock may be wrong by minutes. The log says what time it is, so a moment that one server
 * stores (the end of a turn) is the same moment at every other.
 */
import type { Clock } from './clock.ts';

/** The log says whole milliseconds. */
const ROUNDING = 1;

export class HouseClock implements Clock {
  readonly #machine: Clock;
  #offset = 0;

  constructor(machine: Clock) {
    this.#machine = machine;
  }

  readonly now: Clock['now'] = () => this.#machine.now() + this.#offset;

  readonly after: Clock['after'] = (milliseconds, work) => this.#machine.after(milliseconds, work);

  /** What has to be added to the machine's own time. */
  get offset(): number {
    return this.#offset;
  }

  /** Asks the log what time it is. The answer was true at some moment between the question and its arrival, and no more than that is corrected. */
  async correctBy<Answer extends { readonly now: number }>(ask: () => Promise<Answer>): Promise<Answer> {
    const asked = this.#machine.now();
    const answer = await ask();
    const [least, most] = [answer.now - this.#machine.now() - ROUNDING, answer.now - asked + ROUNDING];
    // The machine's clock may have been set back meanwhile: then the answer to the next question counts.
    if (least <= most) this.#offset = Math.min(Math.max(this.#offset, least), most);
    return answer;
  }
}
