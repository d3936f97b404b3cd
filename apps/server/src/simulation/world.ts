/**
 * A world in which nothing happens by itself: time goes from one planned thing to the next, and whatever one of them sets off is done
 * before the next begins. Promises are the only thing left that waits in the machine, and their order is fixed, so a seed decides all.
 */
import { createHash } from 'node:crypto';
import type { CallOff } from '../clock.ts';
import { Timetable } from './timetable.ts';
import { Luck } from './luck.ts';

/** Any time will do; this one is in November 2025. */
const BEGINNING = 1_763_200_000_000;

/** Once everything that waits for nothing but its turn has happened. */
const settled = (): Promise<void> => new Promise(resolve => setImmediate(resolve));

export class World {
  readonly luck: Luck;
  readonly #timetable = new Timetable();
  readonly #hash = createHash('sha256');
  readonly #lines: string[] | undefined;
  #now = BEGINNING;
  #order = 0;

  constructor(seed: number, { isTraced = false }: { readonly isTraced?: boolean } = {}) {
    this.luck = new Luck(seed);
    this.#lines = isTraced ? [] : undefined;
  }

  get now(): number {
    return this.#now;
  }

  /** Seconds since the beginning. */
  get age(): number {
    return (this.#now - BEGINNING) / 1_000;
  }

  /** What happened, line by line, if it is kept. */
  get lines(): readonly string[] {
    return this.#lines ?? [];
  }

  /** What happened, as one number; two runs with the same one were the same. */
  get fingerprint(): string {
    return this.#hash.copy().digest('hex').slice(0, 16);
  }

  readonly after = (milliseconds: number, work: () => void): CallOff => {
    let isOff = false;
    this.#timetable.add({
      at: this.#now + Math.max(0, milliseconds),
      order: (this.#order += 1),
      work: () => (isOff ? undefined : work()),
    });
    return () => void (isOff = true);
  };

  /** Something worth reading when a seed fails. */
  note(who: string, what: string): void {
    const line = `${this.age.toFixed(3).padStart(9)}  ${who.padEnd(9)} ${what}`;
    this.#hash.update(line);
    this.#lines?.push(line);
  }

  /** Lets things happen until it is enough, or until so many seconds have passed since the beginning. */
  async run(isEnough: () => boolean, until: number): Promise<void> {
    await settled();
    while (!isEnough() && this.age < until) {
      const next = this.#timetable.take();
      if (!next) return;
      this.#now = next.at;
      next.work();
      await settled();
    }
  }
}
