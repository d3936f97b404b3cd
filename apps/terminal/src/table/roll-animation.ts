/** Dice in the air: eight pictures of any faces, then those that were rolled. The game knows the result all along. */
import type { CallOff, Clock } from '@yaht/client';

const FRAMES = 8;
const FRAME = 60;

export class RollAnimation {
  readonly #clock: Clock;
  readonly #show: (faces: readonly number[] | null) => void;
  #callOff: CallOff | undefined;

  constructor(clock: Clock, show: (faces: readonly number[] | null) => void) {
    this.#clock = clock;
    this.#show = show;
  }

  /** Throws the dice that are not held. */
  start(dice: readonly number[], hold: readonly boolean[]): void {
    this.stop();
    this.#next(dice, hold, FRAMES);
  }

  /** Lets the dice fall at once; answers whether they were in the air. */
  skip(): boolean {
    const wasRolling = this.#callOff !== undefined;
    this.stop();
    if (wasRolling) this.#show(null);
    return wasRolling;
  }

  stop(): void {
    this.#callOff?.();
    this.#callOff = undefined;
  }

  #next(dice: readonly number[], hold: readonly boolean[], left: number): void {
    if (left === 0) {
      this.#callOff = undefined;
      return this.#show(null);
    }
    // For the eye alone: no die of the game comes from here.
    this.#show(dice.map((face, die) => (hold[die] ? face : 1 + Math.floor(Math.random() * 6))));
    this.#callOff = this.#clock.after(FRAME, () => this.#next(dice, hold, left - 1));
  }
}
