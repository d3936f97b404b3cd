/**
 * Perfect play of one turn, written down: the keep to hold from every roll and the category to end in.
 * Among equals a zero comes before points, the first category of the card before later ones, and holding more dice before fewer.
 */
import { DICE, FIRST_ROLL, KEEPS, ROLLS, SIDES, type DiceTables } from '../tables/dice-tables.ts';
import { placementAt, type JokerTable } from '../tables/joker-table.ts';
import { categoriesIn, jokerPointsAt, type Values } from '../plain/last-roll.ts';
import type { Solved } from '../solve/solved.ts';
import { allFilled, cardAfter, slotOf, type CardState, type Tables } from '../tables/tables.ts';
import { newTurn, valueKeeps } from '../plain/turn.ts';

export type Policy = {
  /** The keep to hold with rerolls left, `holds[rerolls][roll]`; five dice mean: do as with one reroll less. */
  readonly holds: readonly Uint16Array[];
  /** How a turn ends, by roll: the category, its points, the points on top, and the slot of the card after it. */
  readonly category: Uint8Array;
  readonly points: Float64Array;
  readonly bonus: Float64Array;
  readonly next: Uint32Array;
};

/** Writes the policy of a card; the answer is good until the next question. */
export type PolicyOf = (card: CardState) => Policy;

/** Ways to play turns of this many rerolls by these values. */
export function policiesOf({ tables, values }: Solved, rerolls: number = tables.rolls - 1): PolicyOf {
  const turn = newTurn();
  const best = new Uint16Array(KEEPS);
  const policy: Policy = {
    holds: Array.from({ length: rerolls + 1 }, () => new Uint16Array(ROLLS)),
    category: new Uint8Array(ROLLS),
    points: new Float64Array(ROLLS),
    bonus: new Float64Array(ROLLS),
    next: new Uint32Array(ROLLS),
  };
  return card => {
    chooseEndings(tables, values, card, policy, turn);
    for (let left = 1; left <= rerolls; left++) {
      valueKeeps(turn, tables.dice);
      chooseHolds(turn, best, tables.dice);
      policy.holds[left]?.set(best.subarray(FIRST_ROLL));
    }
    return policy;
  };
}

/** Like `chooseKeeps`, and remembers which keep it was. */
function chooseHolds(turn: Float64Array, best: Uint16Array, { plus }: DiceTables): void {
  for (let keep = 0; keep < KEEPS; keep++) best[keep] = keep;
  for (let keep = 0; keep < FIRST_ROLL; keep++) {
    const value = turn[keep] ?? 0;
    for (let edge = keep * SIDES; edge < (keep + 1) * SIDES; edge++) {
      const more = plus[edge] ?? 0;
      if (value <= (turn[more] ?? 0)) continue;
      turn[more] = value;
      best[more] = best[keep] ?? 0;
    }
  }
}

/** Like `valueRolls`, and remembers how each turn ended. */
function chooseEndings(tables: Tables, values: Values, card: CardState, policy: Policy, turn: Float64Array): void {
  const open = categoriesIn(tables, allFilled(tables) & ~card.filled);
  policy.bonus.fill(0);
  turn.fill(-Infinity, FIRST_ROLL);
  for (const category of open) scratchAll(tables, values, card, category, policy, turn);
  for (const category of open) scoreAll(tables, values, card, category, policy, turn);
  if (tables.joker) chooseJokers(tables, tables.joker, values, card, policy, turn);
}

/** A zero is worth the same whatever the dice show. */
function scratchAll(tables: Tables, values: Values, card: CardState, category: number, policy: Policy, turn: Float64Array): void {
  const slot = slotOf(tables, cardAfter(tables, card, category, 0)) ?? 0;
  const worth = values[slot] ?? 0;
  if (worth <= (turn[FIRST_ROLL] ?? 0)) return;
  turn.fill(worth, FIRST_ROLL);
  policy.category.fill(category);
  policy.points.fill(0);
  policy.next.fill(slot);
}

function scoreAll(
  tables: Tables,
  values: Values,
  card: CardState,
  category: number,
  { category: categories, points, next }: Policy,
  turn: Float64Array,
): void {
  const face = tables.upper.faces[category] ?? 0;
  const slots = slotsAfter(tables, card, category);
  for (let roll = 0; roll < ROLLS; roll++) {
    const earned = tables.points[category * ROLLS + roll] ?? 0;
    if (earned === 0) continue;
    const slot = slots[face > 0 ? earned / face : 1] ?? 0;
    const worth = earned + (values[slot] ?? 0);
    if (worth <= (turn[FIRST_ROLL + roll] ?? 0)) continue;
    turn[FIRST_ROLL + roll] = worth;
    categories[roll] = category;
    points[roll] = earned;
    next[roll] = slot;
  }
}

/** The slots after 0 to 5 dice in an upper category; after nothing or something in a lower one. */
function slotsAfter(tables: Tables, card: CardState, category: number): readonly number[] {
  const face = tables.upper.faces[category] ?? 0;
  const futures = Array.from({ length: face > 0 ? DICE + 1 : 2 }, (_, count) => count * (face || 1));
  return futures.map(points => slotOf(tables, cardAfter(tables, card, category, points)) ?? 0);
}

/** Five alike whose category is filled go where the joker may go, and bring their bonus. */
function chooseJokers(
  tables: Tables,
  joker: JokerTable,
  values: Values,
  card: CardState,
  policy: Policy,
  turn: Float64Array,
): void {
  for (let face = 1; face <= SIDES; face++) {
    const placement = placementAt(joker, card.filled, card.scoredAlike, face);
    if (!placement) continue;
    const roll = tables.dice.alike[face - 1] ?? 0;
    turn[FIRST_ROLL + roll] = -Infinity;
    for (const category of categoriesIn(tables, allFilled(tables) & ~card.filled & placement.allowed)) {
      for (const points of [0, jokerPointsAt(tables, joker, placement, category, face)]) {
        const slot = slotOf(tables, cardAfter(tables, card, category, points)) ?? 0;
        const worth = placement.bonus + points + (values[slot] ?? 0);
        if (worth <= (turn[FIRST_ROLL + roll] ?? 0)) continue;
        turn[FIRST_ROLL + roll] = worth;
        policy.category[roll] = category;
        policy.points[roll] = points;
        policy.next[roll] = slot;
      }
    }
    policy.bonus[roll] = placement.bonus;
  }
}
