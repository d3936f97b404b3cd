/**
 * Many games at once. All games that stand at the same card are played together, because finding out what a player does there takes
 * longer than doing it: a million games meet the same cards again and again.
 */
import { FIRST_ROLL, SIDES } from '../tables/dice-tables.ts';
import type { Policy, PolicyOf } from './policy.ts';
import { sideOf, startOf, step } from './seeded-dice.ts';
import { cardAfter, countBits, EMPTY_CARD, slotOf, type CardState, type Tables } from '../tables/tables.ts';

export type Simulation = {
  readonly games: number;
  readonly seed: number;
  /** The first game has this number; another part of the same simulation begins with another one. */
  readonly firstGame?: number;
  /** The card that all games begin with; empty unless told otherwise. */
  readonly from?: CardState;
  /** Told the part that is done, from 0 to 1, before each round. */
  readonly onProgress?: (done: number) => void;
};

/** Games that stand at the same card. */
type Group = { readonly card: CardState; readonly games: number[] };

/** The final score of every game. The dice are those of `chanceOfGame(seed, game)`. */
export function simulate(
  tables: Tables,
  policyOf: PolicyOf,
  { games, seed, firstGame = 0, from = EMPTY_CARD, onProgress }: Simulation,
): Float64Array {
  const totals = new Float64Array(games);
  let groups = new Map<number, Group>([
    [slotOf(tables, from) ?? 0, { card: from, games: Array.from({ length: games }, (_, game) => game) }],
  ]);
  const rounds = tables.categories.length - countBits(from.filled);
  for (let turn = 1; turn <= rounds; turn++) {
    onProgress?.((turn - 1) / rounds);
    const next = new Map<number, Group>();
    for (const group of groups.values()) {
      const policy = policyOf(group.card);
      for (const game of group.games) {
        const roll = playTurn(tables, policy, seed, firstGame + game, turn);
        totals[game] = (totals[game] ?? 0) + (policy.points[roll] ?? 0) + (policy.bonus[roll] ?? 0);
        moveOn(tables, group.card, policy, roll, game, next);
      }
    }
    groups = next;
  }
  payBonus(tables, groups, totals);
  return totals;
}

/** Throws and holds until the turn ends, and answers its last roll. */
function playTurn({ dice: { plus }, rolls }: Tables, policy: Policy, seed: number, game: number, turn: number): number {
  let keep = 0;
  for (let thrown = 1; thrown <= rolls; thrown++) {
    if (keep >= FIRST_ROLL) continue;
    let x = startOf(seed, game, turn, thrown);
    while (keep < FIRST_ROLL) keep = plus[keep * SIDES + sideOf((x = step(x)), SIDES) - 1] ?? 0;
    keep = holdOf(policy, keep - FIRST_ROLL, rolls - thrown);
  }
  return keep - FIRST_ROLL;
}

/** What the player holds of a roll; five dice end the turn. */
export function holdOf({ holds }: Policy, roll: number, rerolls: number): number {
  for (let left = rerolls; left > 0; left--) {
    const keep = holds[left]?.[roll] ?? 0;
    if (keep < FIRST_ROLL) return keep;
  }
  return FIRST_ROLL + roll;
}

function moveOn(tables: Tables, card: CardState, policy: Policy, roll: number, game: number, next: Map<number, Group>): void {
  const slot = policy.next[roll] ?? 0;
  const group = next.get(slot);
  if (group) group.games.push(game);
  else next.set(slot, { card: cardAfter(tables, card, policy.category[roll] ?? 0, policy.points[roll] ?? 0), games: [game] });
}

function payBonus({ upper, upperBonus }: Tables, groups: ReadonlyMap<number, Group>, totals: Float64Array): void {
  for (const { card, games } of groups.values()) {
    if (card.upperScore < upper.cap) continue;
    for (const game of games) totals[game] = (totals[game] ?? 0) + upperBonus;
  }
}
