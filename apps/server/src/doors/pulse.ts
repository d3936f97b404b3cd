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
const SILENCE_IN_VIEW = 1_000 * SECONDS.silenceInView;

export class Pulse {
  readonly #parts: PulseParts;
  #heardAt: number;
  #hasSpoken = false;
  /** A client in view shows by itself that it is there. */
  #isInView = false;
  /** When to look next. */
  #lookAt = 0;
  #callOff: CallOff;

  constructor(parts: PulseParts) {
    this.#parts = parts;
    this.#heardAt = parts.clock.now();
    this.#callOff = this.#lookAfter(HELLO, () => this.#checkHello());
  }

  /** Something came that could be read. */
  heard(now: number): void {
    this.#heardAt = now;
  }

  /** It was a message: the first one must come soon. */
  spoke(): void {
    this.#hasSpoken = true;
  }

  inView(isInView: boolean): void {
    if (this.#isInView === isInView) return;
    this.#isInView = isInView;
    if (this.#hasSpoken) this.#lookAgain();
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
    const now = clock.now();
    // Who looks too late was not listening meanwhile either.
    this.#heardAt += Math.max(0, now - this.#lookAt);
    const silentFor = now - this.#heardAt;
    const left = (this.#isInView ? SILENCE_IN_VIEW : SILENCE) - silentFor;
    if (left <= 0) return giveUp('silent');
    if (!this.#isInView) ping();
    this.#callOff = this.#lookAfter(Math.min(PING, left), () => this.#check());
  }

  #lookAgain(): void {
    this.#callOff();
    this.#lookAt = this.#parts.clock.now();
    this.#check();
  }

  #lookAfter(milliseconds: number, look: () => void): CallOff {
    const { clock } = this.#parts;
    this.#lookAt = clock.now() + milliseconds;
    return clock.after(milliseconds, look);
  }
}
