/** Ways and plans as they lie in memory, the same for the spread of scores and for targets. */
import { MAX_CATEGORIES } from '../solvable.ts';
import type { Choice, Ways } from './ways.ts';

const WORD = 4;

/** A way: where its landing is found in a job, and its points, as bytes of single precision and as a number. */
export const WAY = { landing: 0, bytes: 4, points: 8, size: 16 } as const;
/** A category: its ways, the zero first, and its choices. */
export const CATEGORY = { ways: 0, waysEnd: 4, zero: 8, choices: 12, choicesEnd: 16, size: 32 } as const;
/** What the cards of a row have in common: the jokers' choices and the open categories, by address. */
export const PLAN = { jokers: 0, jokersEnd: 4, openEnd: 8, open: 12, size: 12 + WORD * MAX_CATEGORIES } as const;
/** Bytes for the jokers' choices of a plan: six faces, in all categories, with points or a zero. */
const JOKERS = WORD * 6 * MAX_CATEGORIES * 2;

/** Where all that lies. */
export type PlanPlaces = {
  readonly ways: number;
  readonly categories: number;
  readonly choices: number;
  readonly plans: number;
  readonly jokers: number;
};

/** Where the row of every keep begins in a block and, in a job, how large a landing is and where the first lies. */
export type PlanSizes = { readonly rows: Uint16Array; readonly landing: number; readonly landings: number };

/** Bytes of the three areas that never change, and of so many plans. */
export const planSizes = ({ all, byCategory }: Ways, plans: number): Readonly<Record<keyof PlanPlaces, number>> => ({
  ways: WAY.size * all.length,
  categories: CATEGORY.size * byCategory.length,
  choices: byCategory.reduce((sum, { choices }) => sum + WORD * choices.length, 0),
  plans: PLAN.size * plans,
  jokers: JOKERS * plans,
});

export class Plans {
  readonly #ways: Ways;
  readonly #places: PlanPlaces;
  readonly #rows: Uint16Array;
  readonly #words: Uint32Array;
  readonly #halves: Uint16Array;

  /** Writes the ways and the categories. */
  constructor(buffer: ArrayBufferLike, ways: Ways, places: PlanPlaces, { rows, landing, landings }: PlanSizes) {
    this.#ways = ways;
    this.#places = places;
    this.#rows = rows;
    this.#words = new Uint32Array(buffer);
    this.#halves = new Uint16Array(buffer);
    const numbers = new Float64Array(buffer);
    ways.all.forEach((way, i) => {
      const at = places.ways + i * WAY.size;
      this.#words[(at + WAY.landing) / 4] = landings + landing * way.landing;
      this.#words[(at + WAY.bytes) / 4] = Float32Array.BYTES_PER_ELEMENT * (way.points + way.bonus);
      numbers[(at + WAY.points) / 8] = way.points + way.bonus;
    });
    this.#writeCategories();
  }

  /** Writes what the cards of a row have in common, at a place for plans, and answers the address. */
  write(place: number, open: readonly number[], jokers: readonly Choice[]): number {
    const { plans, jokers: lists, categories } = this.#places;
    const [at, list] = [plans + place * PLAN.size, lists + place * JOKERS];
    this.#words[(at + PLAN.jokers) / 4] = list;
    this.#words[(at + PLAN.jokersEnd) / 4] = this.#writeChoices(list, jokers);
    this.#words[(at + PLAN.openEnd) / 4] = at + PLAN.open + WORD * open.length;
    open.forEach((category, i) => (this.#words[(at + PLAN.open) / 4 + i] = categories + category * CATEGORY.size));
    return at;
  }

  #writeCategories(): void {
    let choicesAt = this.#places.choices;
    this.#ways.byCategory.forEach(({ zero, end, choices }, category) => {
      const at = (this.#places.categories + category * CATEGORY.size) / 4;
      this.#words[at + CATEGORY.ways / 4] = this.#places.ways + zero * WAY.size;
      this.#words[at + CATEGORY.waysEnd / 4] = this.#places.ways + end * WAY.size;
      this.#words[at + CATEGORY.zero / 4] = zero * WAY.size;
      this.#words[at + CATEGORY.choices / 4] = choicesAt;
      choicesAt = this.#writeChoices(choicesAt, choices);
      this.#words[at + CATEGORY.choicesEnd / 4] = choicesAt;
    });
  }

  /** Writes a list of choices and answers where it ends. */
  #writeChoices(at: number, choices: readonly Choice[]): number {
    let place = at / 2;
    for (const [keep, way] of choices) {
      this.#halves[place] = this.#rows[keep] ?? 0;
      this.#halves[place + 1] = way * WAY.size;
      place += 2;
    }
    return 2 * place;
  }
}
