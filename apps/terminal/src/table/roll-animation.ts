/** Dice in the air: eight pictures of any faces, then those that were rolled. The game knows the result all along. */
import type { CallOff, Clock } from '@yaht/client';

const FRAMES = 8;
const FRAME = 60;
const USUAL_SIDES = 6;

/** Milliseconds from the throw until the dice lie. */
export const THROW_LASTS = FRAMES * FRAME;

/** Dice as they fall; those held stay, and each has its sides. */
type Throw = { readonly dice: readonly number[]; readonly hold: readonly boolean[]; readonly sides: readonly number[] };

export class RollAnimation {
  readonly #clock: Clock;
  readonly #show: (faces: readonly number[] | null) => void;
  #callOff: CallOff | undefined;

  constructor(clock: Clock, show: (faces: readonly number[] | null) => void) {
    this.#clock = clock;
    this.#show = show;
  }

  /** Throws the dice that are not held. */
  start(dice: readonly number[], hold: readonly boolean[], sides: readonly number[] = []): void {
    this.stop();
    this.#next({ dice, hold, sides }, FRAMES);
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

  #next(thrown: Throw, left: number): void {
    const { dice, hold, sides } = thrown;
    if (left === 0) {
      this.#callOff = undefined;
      return this.#show(null);
    }
    // For the eye alone: no die of the game comes from here.
    this.#show(dice.map((face, die) => (hold[die] ? face : 1 + Math.floor(Math.random() * (sides[die] ?? USUAL_SIDES)))));
    this.#callOff = this.#clock.after(FRAME, () => this.#next(thrown, left - 1));
  }
}
