/** Whether somebody is still there: asked for a first word, then again and again for a sign of life. */
import { SECONDS } from '@yaht/protocol';
import type { CallOff, Clock } from '../clock.ts';

export type PulseParts = {
  readonly clock: Clock;
  readonly ping: () => void;
  readonly giveUp: (code: 'no-hello' | 'silent') => void;
};

const HELLO = 1_000 * SECONDS.hello;
const PING = 1_000 * SECONDS.ping;
const SILENCE = 1_000 * SECONDS.silence;

export class Pulse {
  readonly #parts: PulseParts;
  #heardAt: number;
  #hasSpoken = false;
  #callOff: CallOff;

  constructor(parts: PulseParts) {
    this.#parts = parts;
    this.#heardAt = parts.clock.now();
    this.#callOff = parts.clock.after(HELLO, () => this.#checkHello());
  }

  /** Something came that could be read. */
  heard(now: number): void {
    this.#heardAt = now;
  }

  /** It was a message: the first one must come soon. */
  spoke(): void {
    this.#hasSpoken = true;
  }

  stop(): void {
    this.#callOff();
  }

  #checkHello(): void {
    if (this.#hasSpoken) this.#check();
    else this.#parts.giveUp('no-hello');
  }

  #check(): void {
    const { clock, ping, giveUp } = this.#parts;
    const silentFor = clock.now() - this.#heardAt;
    if (silentFor >= SILENCE) return giveUp('silent');
    ping();
    this.#callOff = clock.after(Math.min(PING, SILENCE - silentFor), () => this.#check());
  }
}
