/** Everything a simulation leaves to chance, drawn from its seed: the same seed always decides the same. */
import { fault } from '@yaht/rules';

export class Luck {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** From 0 up to 1 (mulberry32). */
  share(): number {
    this.#state = (this.#state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number; both ends can come out. */
  between(least: number, most: number): number {
    return least + Math.floor(this.share() * (most - least + 1));
  }

  /** Mostly near the least, now and then far from it, as waiting times are. */
  longTail(least: number, most: number): number {
    return least + Math.floor((most - least) * this.share() ** 6);
  }

  happens(probability: number): boolean {
    return this.share() < probability;
  }

  oneOf<Value>(list: readonly Value[]): Value {
    return list[this.between(0, list.length - 1)] ?? fault('nothing to choose from');
  }

  /** Decisions of their own: what is drawn there disturbs nothing here. */
  branch(): Luck {
    return new Luck(this.between(0, 2 ** 32 - 1));
  }

  readonly bytes = (count: number): Uint8Array => Uint8Array.from({ length: count }, () => this.between(0, 255));
}
