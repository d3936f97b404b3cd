/**
 * How long a node may take itself for the writer of its rooms. The lease in the database runs from the moment a renewal arrives there, so
 * counted from the moment it was asked for, on a clock that nobody sets, it ends here before it ends there.
 */
import type { CallOff, Clock } from '../clock.ts';

export type LeaseTermParts = {
  readonly clock: Clock;
  /** Milliseconds of a clock that never jumps. */
  readonly monotonic: () => number;
  readonly lasts: number;
  readonly onOver: () => void;
  readonly onBack: () => void;
};

export class LeaseTerm {
  readonly #parts: LeaseTermParts;
  #until = 0;
  #isOver = false;
  #callOff: CallOff = () => {};

  constructor(parts: LeaseTermParts) {
    this.#parts = parts;
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** The database has answered a renewal that was asked for at this moment. */
  renewed(askedAt: number): void {
    const { monotonic, lasts, onBack } = this.#parts;
    this.#until = Math.max(this.#until, askedAt + lasts);
    if (this.#until <= monotonic()) return this.#check();
    this.#callOff();
    this.#checkLater();
    if (!this.#isOver) return;
    this.#isOver = false;
    onBack();
  }

  stop(): void {
    this.#callOff();
  }

  /** A timer may ring early. */
  #check(): void {
    const { monotonic, onOver } = this.#parts;
    if (monotonic() < this.#until) return this.#checkLater();
    this.#callOff();
    if (this.#isOver) return;
    this.#isOver = true;
    onOver();
  }

  #checkLater(): void {
    const { clock, monotonic } = this.#parts;
    this.#callOff = clock.after(Math.max(1, this.#until - monotonic()), () => this.#check());
  }
}
