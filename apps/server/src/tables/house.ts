/** Does what the house has to do at a table, one thing at a time, with one timer. */
import type { CallOff, Clock } from '../clock.ts';
import type { Act } from './agenda.ts';

export type HouseParts = {
  readonly clock: Clock;
  /** The next thing to do as the table stands now. */
  readonly next: () => Act | undefined;
  readonly work: (act: Act) => Promise<void>;
  readonly onFault: (error: unknown) => void;
};

/** After something went wrong (a full disk, a bot that failed) the house waits this long before it tries again. */
const RETRY_AFTER = 5_000;

export class House {
  readonly #parts: HouseParts;
  #callOff: CallOff = () => {};
  #isBusy = false;
  #isOver = false;
  #notBefore = 0;

  constructor(parts: HouseParts) {
    this.#parts = parts;
  }

  /** Looks at the table again: called after everything that changes it. */
  look(): void {
    this.#callOff();
    const { clock, next } = this.#parts;
    const act = this.#isBusy || this.#isOver ? undefined : next();
    const at = act && Math.max(act.at, this.#notBefore);
    this.#callOff = at === undefined ? () => {} : clock.after(at - clock.now(), () => void this.#rise());
  }

  /** Nothing is begun any more. */
  stop(): void {
    this.#isOver = true;
    this.#callOff();
  }

  /** A timer may ring early, so what is due is asked again. */
  async #rise(): Promise<void> {
    const { clock, next, work, onFault } = this.#parts;
    const act = next();
    if (!act || act.at > clock.now()) return this.look();
    this.#isBusy = true;
    try {
      await work(act);
    } catch (error) {
      this.#notBefore = clock.now() + RETRY_AFTER;
      onFault(error);
    }
    this.#isBusy = false;
    this.look();
  }
}
