/** Ways and plans as they lie in memory, the same for the spread of scores and for targets. */
import { WORD } from '../../kernel/places.ts';
import { MAX_CATEGORIES } from '../../tables/solvable.ts';
import type { Views } from './views.ts';
import type { Choice, Ways } from './ways.ts';

/** A way: where its landing is found in a job, and its points, as bytes of single precision and as a number. */
export const WAY = { landing: 0, bytes: 4, points: 8, size: 16 } as const;
/** A category: its ways, the zero first, and a list for each way with points. */
export const CATEGORY = { ways: 0, waysEnd: 4, zero: 8, lists: 12, listsEnd: 16, size: 32 } as const;
/** The rolls that end in a way: how many bytes the list has, then the row of each, two at a time; the last may be there twice. */
export const LIST = { size: 0, rows: 2 } as const;
const PAIR = 4;
/** What the cards of a row have in common: the jokers' choices and the open categories, by address. */
export const PLAN = { jokers: 0, jokersEnd: 4, openEnd: 8, open: 12, size: 12 + WORD * MAX_CATEGORIES } as const;
/** Bytes for the jokers' choices of a plan: six faces, in all categories, with points or a zero. */
const JOKERS = WORD * 6 * MAX_CATEGORIES * 2;

/** Where all that lies. */
export type PlanPlaces = {
  readonly ways: number;
  readonly categories: number;
  readonly lists: number;
  readonly plans: number;
  readonly jokers: number;
};

/** Where the row of every keep begins in a block and, in a job, how large a landing is and where the first lies. */
export type PlanSizes = { readonly rows: Uint16Array; readonly landing: number; readonly landings: number };

/** Bytes of the three areas that never change, and of so many plans. */
export const planSizes = ({ all, byCategory }: Ways, plans: number): Readonly<Record<keyof PlanPlaces, number>> => ({
  ways: WAY.size * all.length,
  categories: CATEGORY.size * byCategory.length,
  lists: byCategory.reduce((sum, { rolls }) => sum + rolls.reduce((size, list) => size + listSize(list), 0), 0),
  plans: PLAN.size * plans,
  jokers: JOKERS * plans,
});

const listSize = (rolls: readonly number[]): number => LIST.rows + PAIR * Math.ceil(rolls.length / 2);

export class Plans {
  readonly #ways: Ways;
  readonly #places: PlanPlaces;
  readonly #rows: Uint16Array;
  readonly #views: Views;

  /** Writes the ways and the categories. */
  constructor(views: Views, ways: Ways, places: PlanPlaces, { rows, landing, landings }: PlanSizes) {
    this.#ways = ways;
    this.#places = places;
    this.#rows = rows;
    this.#views = views;
    const { words, numbers } = views;
    ways.all.forEach((way, i) => {
      const at = places.ways + i * WAY.size;
      words[(at + WAY.landing) / 4] = landings + landing * way.landing;
      words[(at + WAY.bytes) / 4] = Float32Array.BYTES_PER_ELEMENT * (way.points + way.bonus);
      numbers[(at + WAY.points) / 8] = way.points + way.bonus;
    });
    this.#writeCategories();
  }

  /** Writes what the cards of a row have in common, at a place for plans, and answers the address. */
  write(place: number, open: readonly number[], jokers: readonly Choice[]): number {
    const { words } = this.#views;
    const { plans, jokers: lists, categories } = this.#places;
    const [at, list] = [plans + place * PLAN.size, lists + place * JOKERS];
    words[(at + PLAN.jokers) / 4] = list;
    words[(at + PLAN.jokersEnd) / 4] = this.#writeChoices(list, jokers);
    words[(at + PLAN.openEnd) / 4] = at + PLAN.open + WORD * open.length;
    open.forEach((category, i) => (words[(at + PLAN.open) / 4 + i] = categories + category * CATEGORY.size));
    return at;
  }

  #writeCategories(): void {
    const { words } = this.#views;
    let listAt = this.#places.lists;
    this.#ways.byCategory.forEach(({ zero, end, rolls }, category) => {
      const at = (this.#places.categories + category * CATEGORY.size) / 4;
      words[at + CATEGORY.ways / 4] = this.#places.ways + zero * WAY.size;
      words[at + CATEGORY.waysEnd / 4] = this.#places.ways + end * WAY.size;
      words[at + CATEGORY.zero / 4] = zero * WAY.size;
      words[at + CATEGORY.lists / 4] = listAt;
      for (const list of rolls) listAt = this.#writeList(listAt, list);
      words[at + CATEGORY.listsEnd / 4] = listAt;
    });
  }

  /** Writes the rolls of a way and answers where the list ends. */
  #writeList(at: number, rolls: readonly number[]): number {
    const { halves } = this.#views;
    const size = listSize(rolls);
    halves[(at + LIST.size) / 2] = size;
    for (let i = 0; i < (size - LIST.rows) / 2; i++)
      halves[(at + LIST.rows) / 2 + i] = this.#rows[rolls[Math.min(i, rolls.length - 1)] ?? 0] ?? 0;
    return at + size;
  }

  /** Writes a list of choices and answers where it ends. */
  #writeChoices(at: number, choices: readonly Choice[]): number {
    const { halves } = this.#views;
    let place = at / 2;
    for (const [keep, way] of choices) {
      halves[place] = this.#rows[keep] ?? 0;
      halves[place + 1] = way * WAY.size;
      place += 2;
    }
    return 2 * place;
  }
}
