/**
 * The exact distribution of the final score under perfect play, from any position: chance goes forwards through all cards that
 * perfect play can reach, one number of filled categories after the other. Ties are broken as `policy.ts` says; another rule
 * changes the spread in the fourth decimal.
 */
import { err, ok, type Dice, type Result } from '@yaht/rules';
import { FIRST_ROLL, rollOf, ROLLS } from './dice-tables.ts';
import { policiesOf, type Policy } from './policy.ts';
import { ScoreCell } from './score-cell.ts';
import type { Scores } from './scores.ts';
import type { Solved } from './solved.ts';
import { cardAfter, EMPTY_CARD, slotOf, type CardState, type Tables } from './tables.ts';
import { finishTurn, newOdds, playOdds } from './turn-odds.ts';

export type Outcomes = {
  readonly scores: Scores;
  /** The chance of the upper bonus. */
  readonly upperBonus: number;
  /** By category: the chance that it is filled with more than a zero from here on. */
  readonly hits: Float64Array;
  /** How many cards perfect play can reach. */
  readonly cards: number;
};

/** Where to begin; by default before the first roll of an empty card. */
export type From = {
  readonly card?: CardState;
  /** Points on the card, without the upper bonus. */
  readonly points?: number;
  /** Dice on the table, with so many rerolls left. */
  readonly dice?: Dice;
  readonly rerollsLeft?: number;
};

/** What is counted while chance goes through the cards. */
type Count = { readonly hits: Float64Array; readonly next: Map<number, ScoreCell> };

/** How likely each final score is; only for variants whose points are whole. */
export function outcomesOf(solved: Solved, from: From = {}): Result<Outcomes, 'points-not-whole'> {
  const { tables } = solved;
  if (!hasWholePoints(tables)) return err('points-not-whole');
  const hits = new Float64Array(tables.categories.length);
  const policyOf = policiesOf(solved);
  const first = firstCell(from);
  let level = new Map([[slotOf(tables, first.card) ?? 0, first]]);
  let cards = 0;
  for (let open = openCategories(tables, first.card); open > 0; open--) {
    const count: Count = { hits, next: new Map() };
    for (const cell of level.values()) playCell(tables, cell, policyOf(cell.card), cell === first ? from : {}, count);
    cards += level.size;
    level = count.next;
  }
  return ok({ ...finish(tables, level), hits, cards });
}

/** Distributions count points one by one. */
export const hasWholePoints = ({ points, joker, upperBonus }: Tables): boolean =>
  [...points, ...(joker?.points ?? []), ...(joker?.placements.map(({ bonus }) => bonus) ?? []), upperBonus].every(
    Number.isInteger,
  );

const openCategories = (tables: Tables, card: CardState): number =>
  tables.categories.filter((_, category) => !(card.filled & (1 << category))).length;

function firstCell({ card = EMPTY_CARD, points = 0 }: From): ScoreCell {
  const cell = new ScoreCell(card);
  cell.add({ low: 0, chances: Float64Array.of(1) }, points, 1);
  return cell;
}

/** One turn of all games that came to a card. */
function playCell(tables: Tables, cell: ScoreCell, policy: Policy, from: From, count: Count): void {
  const odds = oddsOfTurn(tables, policy, from);
  cell.trim();
  const chance = cell.chance;
  for (const { roll, odds: weight } of mergeEndings(policy, odds)) {
    const [category = 0, points = 0, slot = 0] = [policy.category[roll], policy.points[roll], policy.next[roll]];
    if (points > 0) count.hits[category] = (count.hits[category] ?? 0) + weight * chance;
    const next = count.next.get(slot) ?? new ScoreCell(cardAfter(tables, cell.card, category, points));
    count.next.set(slot, next);
    next.add(cell, points + (policy.bonus[roll] ?? 0), weight);
  }
  cell.clear();
}

/** The chance of every last roll of the turn, from its start or from dice on the table. */
function oddsOfTurn({ dice: tables, rolls }: Tables, policy: Policy, { dice, rerollsLeft = 0 }: From): Float64Array {
  const odds = newOdds();
  if (!dice) playOdds(odds, policy, rolls - 1, tables);
  else {
    odds[FIRST_ROLL + rollOf(tables, dice)] = 1;
    finishTurn(odds, policy, rerollsLeft, tables);
  }
  return odds;
}

/** Rolls that end a turn with the same points in the same category are one ending, told by one of its rolls. */
function mergeEndings(policy: Policy, odds: Float64Array): Iterable<{ readonly roll: number; odds: number }> {
  const endings = new Map<number, { readonly roll: number; odds: number }>();
  for (let roll = 0; roll < ROLLS; roll++) {
    const more = odds[FIRST_ROLL + roll] ?? 0;
    if (more === 0) continue;
    const bonus = policy.bonus[roll] ?? 0;
    const key = bonus > 0 ? -1 - roll : (policy.points[roll] ?? 0) * MOST_CATEGORIES + (policy.category[roll] ?? 0);
    const ending = endings.get(key);
    if (ending) ending.odds += more;
    else endings.set(key, { roll, odds: more });
  }
  return endings.values();
}

const MOST_CATEGORIES = 32;

/** All games are over: the upper bonus is paid. */
function finish(tables: Tables, level: ReadonlyMap<number, ScoreCell>): { scores: Scores; upperBonus: number } {
  const all = new ScoreCell(EMPTY_CARD);
  let upperBonus = 0;
  for (const cell of level.values()) {
    const isPaid = cell.card.upperScore >= tables.upper.cap && tables.upperBonus > 0;
    if (isPaid) upperBonus += cell.chance;
    all.add(cell, isPaid ? tables.upperBonus : 0, 1);
  }
  all.trim();
  return { scores: { low: all.low, chances: all.chances }, upperBonus };
}
