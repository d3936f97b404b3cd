/**
 * Every way to end a turn: a category with points, and points on top for five alike. A way leads to a landing: all points in a lower
 * category to the same card, points in an upper one to a card for each number of dice.
 */
import { DICE, FIRST_ROLL, ROLLS, SIDES } from '../../tables/dice-tables.ts';
import { placementAt, SITUATIONS } from '../../tables/joker-table.ts';
import { categoriesIn, jokerPointsAt } from '../../plain/last-roll.ts';
import { allFilled, cardAfter, rowOf, type CardState, type Tables } from '../../tables/tables.ts';

export type Way = {
  readonly category: number;
  readonly points: number;
  /** Points on top for five alike. */
  readonly bonus: number;
  /** The place of the card after it among the landings of a card. */
  readonly landing: number;
};

/** A roll, as a keep, and a way that a turn can end with there. */
export type Choice = readonly [keep: number, way: number];

type CategoryWays = {
  /** The zero; the ways with points lie behind it. */
  readonly zero: number;
  readonly end: number;
  /** For each of these, the rolls that earn its points, as keeps. */
  readonly rolls: readonly (readonly number[])[];
};

/** The landings of every category: after 0 to 5 dice, or after nothing and after something. */
export const LANDINGS = DICE + 1;

export type Ways = {
  readonly all: readonly Way[];
  readonly byCategory: readonly CategoryWays[];
  /** The place of a way among all. */
  readonly placeOf: (category: number, points: number, bonus: number) => number;
  /** What five alike may do on cards of a filled set, in the order in which equals are preferred; nothing while nothing is special. */
  readonly jokersOf: (card: CardState) => readonly Choice[];
};

/** All ways of a variant. */
export function waysOf(tables: Tables): Ways {
  const all: Way[] = [];
  const add = (category: number, points: number, bonus: number): number =>
    all.push({ category, points, bonus, landing: landingOf(tables, category, points) }) - 1;
  const byCategory = tables.categories.map((_, category) => plainWays(tables, category, points => add(category, points, 0)));
  const known = new Map(all.map(({ category, points }, way) => [`${category} ${points} 0`, way]));
  const jokerWay = (category: number, points: number, bonus: number): number => {
    const key = `${category} ${points} ${bonus}`;
    const way = known.get(key) ?? add(category, points, bonus);
    known.set(key, way);
    return way;
  };
  addJokerWays(tables, jokerWay);
  return { all, byCategory, placeOf: jokerWay, jokersOf: jokersFor(tables, jokerWay) };
}

/** So that all ways are known before the first card is played. */
function addJokerWays(tables: Tables, add: (category: number, points: number, bonus: number) => number): void {
  tables.joker?.placements.forEach((placement, i) => {
    for (const category of categoriesIn(tables, placement.allowed)) {
      add(category, 0, placement.bonus);
      if (tables.joker)
        add(category, jokerPointsAt(tables, tables.joker, placement, category, 1 + Math.floor(i / SITUATIONS)), placement.bonus);
    }
  });
}

/** After so many points in a category. */
function landingOf({ upper }: Tables, category: number, points: number): number {
  const face = upper.faces[category] ?? 0;
  return category * LANDINGS + (face > 0 ? points / face : points > 0 ? 1 : 0);
}

function plainWays({ points }: Tables, category: number, add: (points: number) => number): CategoryWays {
  const earned = [...points.subarray(category * ROLLS, (category + 1) * ROLLS)];
  const zero = add(0);
  const rolls = new Map<number, number[]>();
  earned.forEach((more, roll) => {
    if (more > 0) rolls.set(more, [...(rolls.get(more) ?? []), FIRST_ROLL + roll]);
  });
  for (const more of rolls.keys()) add(more);
  return { zero, end: zero + 1 + rolls.size, rolls: [...rolls.values()] };
}

/** Lists that are the same for all cards with one filled set, made once for each. */
function jokersFor(tables: Tables, wayOf: (category: number, points: number, bonus: number) => number): Ways['jokersOf'] {
  const { joker, dice } = tables;
  const known = new Map<number, readonly Choice[]>();
  const list = (card: CardState): readonly Choice[] =>
    Array.from({ length: SIDES }, (_, i) => i + 1).flatMap(face => {
      const placement = joker && placementAt(joker, card.filled, card.scoredAlike, face);
      if (!joker || !placement) return [];
      const open = categoriesIn(tables, allFilled(tables) & ~card.filled & placement.allowed);
      const keep = FIRST_ROLL + (dice.alike[face - 1] ?? 0);
      return open.flatMap((category): Choice[] =>
        [0, jokerPointsAt(tables, joker, placement, category, face)].map(points => [
          keep,
          wayOf(category, points, placement.bonus),
        ]),
      );
    });
  return card => {
    if (!joker || !(card.filled & (1 << joker.category))) return [];
    const row = rowOf(tables, card.filled, card.scoredAlike);
    const found = known.get(row) ?? list(card);
    known.set(row, found);
    return found;
  };
}

/** Told the slot of the card at a landing. */
export type TellLanding = (landing: number, slot: number) => void;

/** What scoring a category leads to: its first landing, and the first slot of the rows after a zero and after more. */
type Next = {
  readonly category: number;
  readonly landing: number;
  readonly face: number;
  readonly zero: number;
  readonly some: number;
};

/** Where the cards of one row lead to, for each open category. */
export const nextsOf = (tables: Tables, card: CardState, open: readonly number[]): readonly Next[] =>
  open.map(category => {
    const after = (points: number): number => {
      const next = cardAfter(tables, card, category, points);
      return tables.rows[rowOf(tables, next.filled, next.scoredAlike)] ?? 0;
    };
    const zero = after(0);
    const some = tables.joker?.category === category ? after(1) : zero;
    return { category, landing: category * LANDINGS, face: tables.upper.faces[category] ?? 0, zero, some };
  });

/** Goes through the landings of the open categories, for the cards of one row. */
export function landingsOf(
  tables: Tables,
  card: CardState,
  open: readonly number[],
): (upperScore: number, tell: TellLanding) => void {
  const { cap, classOf, setOf } = tables.upper;
  const classesOf = (filled: number): number => (setOf[filled] ?? 0) * (cap + 1);
  const own = classesOf(card.filled);
  const nexts = nextsOf(tables, card, open).map(next => ({ ...next, set: classesOf(card.filled | (1 << next.category)) }));
  return (upperScore, tell) => {
    const found = classOf[own + upperScore] ?? 0;
    for (const { landing, face, set, zero, some } of nexts) {
      if (face === 0) {
        tell(landing, zero + found);
        tell(landing + 1, some + found);
      } else {
        for (let count = 0; count <= DICE; count++)
          tell(landing + count, zero + (classOf[set + Math.min(cap, upperScore + count * face)] ?? 0));
      }
    }
  };
}
