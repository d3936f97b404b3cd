/** After the last roll: what an open category earns and leaves, and the best of them for each of the 252 rolls. */
import { DICE, FIRST_ROLL, ROLLS, SIDES } from '../tables/dice-tables.ts';
import { placementAt, type JokerTable, type Placement } from '../tables/joker-table.ts';
import { allFilled, cardAfter, slotOf, type CardState, type Tables } from '../tables/tables.ts';

/** Values by slot, in either precision. */
export type Values = Float32Array | Float64Array;

/** The categories of a set, in the order of the card. A plain loop: it is asked for every row. */
export function categoriesIn(tables: Tables, set: number): number[] {
  const found: number[] = [];
  for (let category = 0; category < tables.categories.length; category++) if (set & (1 << category)) found.push(category);
  return found;
}

/** The value of the card after scoring points in an open category. */
export const valueAfter = (tables: Tables, values: Values, card: CardState, category: number, points: number): number =>
  values[slotOf(tables, cardAfter(tables, card, category, points)) ?? 0] ?? 0;

/** Fills the rolls of a turn with the value of the best category, a zero anywhere included. */
export function valueRolls(tables: Tables, values: Values, card: CardState, turn: Float64Array): void {
  const open = categoriesIn(tables, allFilled(tables) & ~card.filled);
  turn.fill(Math.max(...open.map(category => valueAfter(tables, values, card, category, 0))), FIRST_ROLL);
  for (const category of open) valueCategory(tables, values, card, category, turn);
  if (tables.joker) valueJokers(tables, tables.joker, values, card, turn);
}

function valueCategory(tables: Tables, values: Values, card: CardState, category: number, turn: Float64Array): void {
  const face = tables.upper.faces[category] ?? 0;
  const points = tables.points.subarray(category * ROLLS, (category + 1) * ROLLS);
  const after = futuresOf(tables, values, card, category);
  for (let roll = 0; roll < ROLLS; roll++) {
    const earned = points[roll] ?? 0;
    if (earned === 0) continue;
    const count = face > 0 ? Math.trunc(earned / face) : 1;
    const worth = earned + (after[count] ?? 0);
    if (worth > (turn[FIRST_ROLL + roll] ?? 0)) turn[FIRST_ROLL + roll] = worth;
  }
}

/** The value of the card after 0 to 5 dice in an upper category; after nothing or something in a lower one. */
function futuresOf(tables: Tables, values: Values, card: CardState, category: number): Float64Array {
  const face = tables.upper.faces[category] ?? 0;
  const futures = new Float64Array(face > 0 ? DICE + 1 : 2);
  for (let count = 0; count < futures.length; count++) {
    futures[count] = valueAfter(tables, values, card, category, count * (face || 1));
  }
  return futures;
}

/** Five alike whose category is filled go where the joker may go, and bring their bonus. */
function valueJokers(tables: Tables, joker: JokerTable, values: Values, card: CardState, turn: Float64Array): void {
  for (let face = 1; face <= SIDES; face++) {
    const placement = placementAt(joker, card.filled, card.scoredAlike, face);
    if (!placement) continue;
    const worths = categoriesIn(tables, allFilled(tables) & ~card.filled & placement.allowed).map(category => {
      const points = jokerPointsAt(tables, joker, placement, category, face);
      return Math.max(points + valueAfter(tables, values, card, category, points), valueAfter(tables, values, card, category, 0));
    });
    turn[FIRST_ROLL + (tables.dice.alike[face - 1] ?? 0)] = placement.bonus + Math.max(...worths);
  }
}

/** What five alike of a face earn in a category under a placement, without the bonus on top. */
export function jokerPointsAt(tables: Tables, joker: JokerTable, { pays }: Placement, category: number, face: number): number {
  const plain = tables.points[category * ROLLS + (tables.dice.alike[face - 1] ?? 0)] ?? 0;
  return pays ? (joker.points[category * SIDES + face - 1] ?? 0) : plain;
}
