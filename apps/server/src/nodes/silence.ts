/** Whether the other end of a link is still there: both give signs of life, and one that says nothing for too long is taken for dead. */
import type { CallOff, Clock } from '../clock.ts';
import { every } from '../every.ts';
import type { DatabaseNews } from './database-news.ts';
import type { Lines } from './lines.ts';
import type { Sign } from './link-message.ts';

/** So often, and so many times in vain, it is looked whether anything was said: two and a half seconds in all. */
const LOOK_EVERY = 500;
const LOOKS = 5;
const SIGN_EVERY = 600;

/**
 * A process that was stopped keeps its connections, and so does a machine without power: what counts is whether it says anything. Looks
 * are counted, not the time, which may be set back, and passes while this process is stopped itself.
 */
export class Silence {
  readonly #lines: Lines;
  readonly #clock: Clock;
  #inVain = 0;
  #callOff: CallOff = () => {};

  /** Begins now, and ends the connection when it has lasted too long. */
  constructor(lines: Lines, clock: Clock) {
    this.#lines = lines;
    this.#clock = clock;
    this.#lookSoon();
  }

  /** Something was said. It is said far too often to set a timer each time. */
  broken(): void {
    this.#inVain = 0;
  }

  stop(): void {
    this.#callOff();
  }

  #lookSoon(): void {
    this.#callOff = this.#clock.after(LOOK_EVERY, () => {
      this.#inVain += 1;
      if (this.#inVain < LOOKS) this.#lookSoon();
      else this.#lines.end();
    });
  }
}

/** Says again and again that this end is there, and each time that the database has answered it; answers how to stop it. */
export function giveSigns(lines: Lines, clock: Clock, { onAnswer }: DatabaseNews): () => void {
  const stop = every(clock, SIGN_EVERY, async () => lines.send({ sign: 'of-life' } satisfies Sign));
  const callOff = onAnswer(() => lines.send({ sign: 'of-life', reached: true } satisfies Sign));
  return () => {
    void stop();
    callOff();
  };
}
