/** Whether the other end of a link is still there: both give signs of life, and one that says nothing for too long is taken for dead. */
import type { CallOff, Clock } from '../clock.ts';
import { every } from '../every.ts';
import type { Lines } from './lines.ts';
import type { Sign } from './link-message.ts';

const SILENCE = 2_500;
const SIGN_EVERY = 600;

/** A process that was stopped keeps its connections, and so does a machine without power: what counts is whether it says anything. */
export class Silence {
  readonly #lines: Lines;
  readonly #clock: Clock;
  #brokenAt = 0;
  #callOff: CallOff = () => {};

  /** Counts from now on, and ends the connection when it has lasted too long. */
  constructor(lines: Lines, clock: Clock) {
    this.#lines = lines;
    this.#clock = clock;
    this.broken();
    this.#wait(SILENCE);
  }

  /** Something was said. It is said far too often to set a timer each time. */
  broken(): void {
    this.#brokenAt = this.#clock.now();
  }

  stop(): void {
    this.#callOff();
  }

  #wait(milliseconds: number): void {
    this.#callOff = this.#clock.after(milliseconds, () => {
      const left = this.#brokenAt + SILENCE - this.#clock.now();
      if (left > 0) this.#wait(left);
      else this.#lines.end();
    });
  }
}

/** Says again and again that this end is there; answers how to stop it. */
export function giveSigns(lines: Lines, clock: Clock): () => void {
  const stop = every(clock, SIGN_EVERY, async () => lines.send({ sign: 'of-life' } satisfies Sign));
  return () => void stop();
}
