/** What goes wrong between machines right now. */
import type { Luck } from './luck.ts';

/** How often and how badly. Probabilities are for each message, times in milliseconds. */
export type Climate = {
  readonly latency: number;
  readonly databaseLatency: number;
  /** A question to the database gets lost, or its answer, or either takes long. */
  readonly unsaid: number;
  readonly unheard: number;
  readonly slow: number;
  readonly hintLost: number;
  readonly hintDoubled: number;
  readonly hintDelay: number;
};

/** As it is when nothing goes wrong. */
export const CALM: Climate = {
  latency: 4,
  databaseLatency: 6,
  unsaid: 0,
  unheard: 0,
  slow: 0,
  hintLost: 0,
  hintDoubled: 0,
  hintDelay: 5,
};

export const DATABASE = 'database';
export const BUS = 'bus';

export class Weather {
  climate: Climate;
  isDatabaseUp = true;
  /** Which way nothing gets through; what is cut twice is healed when both are over. */
  readonly #cuts = new Map<string, number>();

  constructor(climate: Climate) {
    this.climate = climate;
  }

  isCut(from: string, to: string): boolean {
    return (this.#cuts.get(`${from} ${to}`) ?? 0) > 0;
  }

  /** One way only; answers how to heal it. */
  cut(from: string, to: string): () => void {
    const way = `${from} ${to}`;
    this.#cuts.set(way, (this.#cuts.get(way) ?? 0) + 1);
    return () => void this.#cuts.set(way, (this.#cuts.get(way) ?? 1) - 1);
  }

  clearUp(): void {
    this.#cuts.clear();
    this.isDatabaseUp = true;
    this.climate = CALM;
  }
}

/** A climate of its own for each seed: calm in most respects, and bad in some. */
export function someClimate(luck: Luck): Climate {
  const sometimes = (probability: number): number => (luck.happens(0.5) ? probability : 0);
  return {
    latency: luck.oneOf([2, 10, 80]),
    databaseLatency: luck.oneOf([2, 10, 60]),
    unsaid: sometimes(0.02),
    unheard: sometimes(0.02),
    slow: sometimes(0.02),
    hintLost: luck.oneOf([0, 0.2, 1]),
    hintDoubled: sometimes(0.3),
    hintDelay: luck.oneOf([2, 50, 3_000]),
  };
}
