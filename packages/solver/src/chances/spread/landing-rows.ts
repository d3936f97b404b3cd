/** Where the turns of the cards of a row lead: what `landing-code.ts` needs to find the card at every landing of every upper score. */
import { MAX_CATEGORIES } from '../../tables/solvable.ts';
import { rowOf, type CardState, type Tables } from '../../tables/tables.ts';
import { CARD } from './cell-layout.ts';
import type { Views } from './views.ts';
import { nextsOf } from './ways.ts';

/** An open category: where its landings lie in a job, its face, the classes of its upper set, and the values of two rows of cards. */
export const OPEN = { landing: 0, face: 4, classes: 8, zero: 12, some: 16, size: 32 } as const;
/** A row: the classes of its upper set, its cards, and its open categories. */
export const LANDING_ROW = { classes: 0, cards: 4, openEnd: 8, open: 32, size: 32 + OPEN.size * MAX_CATEGORIES } as const;

/** Where all that lies; in a job, how large a landing is and where the first lies. */
export type LandingPlaces = {
  readonly rows: number;
  readonly classes: number;
  readonly values: number;
  readonly cards: number;
  readonly landing: number;
  readonly landings: number;
};

const [CLASS, VALUE] = [2, 8];

export const classBytes = ({ upper }: Tables): number => CLASS * upper.classOf.length;

export class LandingRows {
  readonly #views: Views;
  readonly #tables: Tables;
  readonly #places: LandingPlaces;

  /** Writes the classes of all upper scores. */
  constructor(views: Views, tables: Tables, places: LandingPlaces) {
    this.#views = views;
    this.#tables = tables;
    this.#places = places;
    views.halves.set(tables.upper.classOf, places.classes / CLASS);
  }

  /** Writes a row, at a place for rows, and answers the address. */
  write(place: number, card: CardState, open: readonly number[]): number {
    const { words } = this.#views;
    const at = this.#places.rows + place * LANDING_ROW.size;
    const slot = this.#tables.rows[rowOf(this.#tables, card.filled, card.scoredAlike)] ?? 0;
    words[(at + LANDING_ROW.classes) / 4] = this.#classesOf(card.filled);
    words[(at + LANDING_ROW.cards) / 4] = this.#places.cards + slot * CARD.size;
    words[(at + LANDING_ROW.openEnd) / 4] = at + LANDING_ROW.open + OPEN.size * open.length;
    nextsOf(this.#tables, card, open).forEach(({ category, landing, face, zero, some }, i) => {
      const openAt = (at + LANDING_ROW.open + i * OPEN.size) / 4;
      words[openAt + OPEN.landing / 4] = this.#places.landings + this.#places.landing * landing;
      words[openAt + OPEN.face / 4] = face;
      words[openAt + OPEN.classes / 4] = this.#classesOf(card.filled | (1 << category));
      words[openAt + OPEN.zero / 4] = this.#places.values + VALUE * zero;
      words[openAt + OPEN.some / 4] = this.#places.values + VALUE * some;
    });
    return at;
  }

  #classesOf(filled: number): number {
    const { cap, setOf } = this.#tables.upper;
    return this.#places.classes + CLASS * (setOf[filled] ?? 0) * (cap + 1);
  }
}
