/** Players for simulations, from perfect to clueless. Each is a policy: the same situation always makes it do the same. */
import { FIRST_ROLL, ROLLS } from '../tables/dice-tables.ts';
import { placementAt } from '../tables/joker-table.ts';
import { categoriesIn, jokerPointsAt } from '../plain/last-roll.ts';
import { policiesOf, type Policy, type PolicyOf } from './policy.ts';
import { mix, sideOf, startOf, step } from './seeded-dice.ts';
import type { Solved } from '../solve/solved.ts';
import { allFilled, cardAfter, slotOf, type CardState, type Tables } from '../tables/tables.ts';

/** From the best to the worst. */
export const PLAYERS = ['perfect', 'human', 'greedy', 'random'] as const;
export type PlayerKind = (typeof PLAYERS)[number];

/** The policies of a player; the seed makes one human or random player differ from another. */
export function playerOf(solved: Solved, kind: PlayerKind, seed: number): PolicyOf {
  const { tables, values } = solved;
  switch (kind) {
    case 'perfect':
      return policiesOf(solved);
    case 'human':
      return policiesOf({ tables, values: misjudged(values, seed) });
    case 'greedy':
      // Nothing counts but the points of this turn.
      return policiesOf({ tables, values: new Float64Array(values.length) });
    case 'random':
      return randomPolicies(tables, seed);
  }
}

/** Times the root of a card's value, a human is off by at most: 12 points with 225 to come, 4 with 25. Yatzy then ends at about 224. */
const MISJUDGED_BY = 0.8;

/** A human sees what a card is worth, but not exactly. */
const misjudged = (values: Solved['values'], seed: number): Float64Array =>
  Float64Array.from(values, (value, slot) => {
    const error = (2 * mix(mix(seed) + slot)) / 2 ** 32 - 1;
    return value + MISJUDGED_BY * Math.sqrt(value) * error;
  });

/** Holds any dice and takes any category. */
function randomPolicies(tables: Tables, seed: number): PolicyOf {
  const policy: Policy = {
    holds: Array.from({ length: tables.rolls }, () => new Uint16Array(ROLLS)),
    category: new Uint8Array(ROLLS),
    points: new Float64Array(ROLLS),
    bonus: new Float64Array(ROLLS),
    next: new Uint32Array(ROLLS),
  };
  return card => {
    const place = slotOf(tables, card) ?? 0;
    const open = categoriesIn(tables, allFilled(tables) & ~card.filled);
    for (let roll = 0; roll < ROLLS; roll++) {
      let x = startOf(seed, place, 0, roll);
      for (const holds of policy.holds) holds[roll] = anyKeep(tables, roll, (x = step(x)));
      takeAny(tables, card, open, policy, roll, step(x));
    }
    return policy;
  };
}

/** Any keep of the roll, all five dice included. */
function anyKeep({ dice: { keepsOf } }: Tables, roll: number, x: number): number {
  const [start = 0, end = 0] = [keepsOf.start[roll], keepsOf.start[roll + 1]];
  const pick = sideOf(x, end - start + 1);
  return pick > end - start ? FIRST_ROLL + roll : (keepsOf.keep[start + pick - 1] ?? 0);
}

function takeAny(tables: Tables, card: CardState, open: readonly number[], policy: Policy, roll: number, x: number): void {
  const { joker, dice } = tables;
  const face = joker ? dice.alike.indexOf(roll) + 1 : 0;
  const placement = joker && face > 0 ? placementAt(joker, card.filled, card.scoredAlike, face) : null;
  const allowed = placement ? open.filter(category => placement.allowed & (1 << category)) : open;
  const category = allowed[sideOf(x, allowed.length) - 1] ?? 0;
  const plain = tables.points[category * ROLLS + roll] ?? 0;
  const points = joker && placement ? jokerPointsAt(tables, joker, placement, category, face) : plain;
  policy.category[roll] = category;
  policy.points[roll] = points;
  policy.bonus[roll] = placement?.bonus ?? 0;
  policy.next[roll] = slotOf(tables, cardAfter(tables, card, category, points)) ?? 0;
}
