/**
 * How likely each number of points to come is, for every card that somebody asks about, as perfect play for points goes. A late card is
 * found backwards, exactly, with all cards that it can lead to; an early one is near the truth (`early-spreads.ts`).
 */
import { bellOf } from './bell.ts';
import { earlySpreads } from './early-spreads.ts';
import { hasWholePoints, outcomesOf, type From } from './distribution.ts';
import { bonusOf } from './objective.ts';
import type { Scores } from './scores.ts';
import type { Solved } from '../solve/solved.ts';
import { cardsAt } from './spread/cards-at.ts';
import { TurnPlayer, type CardsOfRow, type Endings } from './spread/turn-player.ts';
import { allFilled, countBits, EMPTY_CARD, slotOf, type CardState, type Tables } from '../tables/tables.ts';
import { variancesOf } from './variance.ts';

/**
 * With so many open categories, or fewer, all that can follow a card is looked at. Where a card remembers five alike there are more of
 * them, and their bonuses spread wide.
 */
export const lateOn = ({ joker }: Tables): number => (joker?.remembers ? 8 : 10);

/** Cards that are remembered, about 2 kB each. */
const REMEMBERED = 40_000;

export type Spreads = {
  /** Whether what is known of a card is exact. */
  readonly isLate: (card: CardState) => boolean;
  /** How likely each number of points to come is before the turn of a card, the upper bonus included. */
  readonly of: (card: CardState) => Scores;
  /** The same for late cards at these slots, after one look at all of them. */
  readonly prepare: (slots: readonly number[]) => void;
  readonly at: (slot: number) => Scores;
  /** The same for early cards, and those that follow them in a turn. */
  readonly near: (slot: number) => Scores;
  /** Of a late card with dice on the table; undefined where that takes long or points are not whole. */
  readonly from: (from: From) => Scores | undefined;
};

/** The categories that a card has open. */
export const openOn = (tables: Tables, { filled }: Pick<CardState, 'filled'>): number => countBits(allFilled(tables) & ~filled);

/** Spreads for one solved variant; variances are asked only where points are not whole. */
export function spreadsOf(solved: Solved, variances: () => Float64Array = () => variancesOf(solved)): Spreads {
  return hasWholePoints(solved.tables) ? exactSpreads(solved) : bellSpreads(solved, variances);
}

function exactSpreads(solved: Solved): Spreads {
  const { tables } = solved;
  const player = new TurnPlayer(solved);
  const known = new Map<number, Scores>();
  const slot = (card: CardState): number => slotOf(tables, card) ?? 0;
  const isFull = ({ filled }: Pick<CardState, 'filled'>): boolean => filled === allFilled(tables);

  const prepare = (slots: readonly number[]): void => {
    const unknown = slots.filter(each => !known.has(each));
    if (unknown.length === 0) return;
    if (known.size > REMEMBERED) known.clear();
    const levels = levelsFrom(cardsAt(tables, ascending(known.size === 0 ? slots : unknown)));
    for (const rows of levels.toReversed()) spreadRows(rows);
  };
  /** Forwards to find the cards that games can come to, level by level. */
  const levelsFrom = (first: readonly CardsOfRow[]): readonly (readonly CardsOfRow[])[] => {
    const levels: (readonly CardsOfRow[])[] = [];
    for (let rows = first; rows.length > 0; rows = nextRows(rows)) levels.push(rows);
    return levels;
  };
  const nextRows = (rows: readonly CardsOfRow[]): readonly CardsOfRow[] => {
    const met = new Set<number>();
    player.play(
      rows.filter(row => !isFull(row)),
      (_, endings) => {
        for (let i = 0; i < endings.length; i++) met.add(endings.slot(i));
      },
    );
    return cardsAt(tables, ascending([...met].filter(each => !known.has(each))));
  };
  /** Backwards: what a card has is what its endings lead to. */
  const spreadRows = (rows: readonly CardsOfRow[]): void => {
    for (const { upperScores, ...row } of rows.filter(isFull))
      for (const upperScore of upperScores)
        known.set(slot({ ...row, upperScore }), certain(bonusOf(tables, { ...row, upperScore })));
    player.play(
      rows.filter(row => !isFull(row)),
      (card, endings) =>
        known.set(
          slot(card),
          spreadAfter(endings, next => known.get(next) ?? certain(0)),
        ),
    );
  };
  const isLate = (card: CardState): boolean => openOn(tables, card) <= lateOn(tables);
  let early: ((slot: number) => Scores) | undefined;
  const near = (each: number): Scores => (early ??= earlySpreads(solved, lateOn(tables), player))(each);
  const of = (card: CardState): Scores => {
    if (!isLate(card)) return near(slot(card));
    prepare([slot(card)]);
    return known.get(slot(card)) ?? certain(0);
  };
  const from = (asked: From): Scores | undefined => {
    if (!isLate(asked.card ?? EMPTY_CARD)) return undefined;
    const { points = 0, ...rest } = asked;
    const outcomes = outcomesOf(solved, rest, player);
    return outcomes.ok ? { ...outcomes.value.scores, low: outcomes.value.scores.low + points } : undefined;
  };
  return { isLate, of, prepare, from, near, at: each => known.get(each) ?? certain(0) };
}

function bellSpreads(solved: Solved, variances: () => Float64Array): Spreads {
  const known = new Map<number, Scores>();
  const at = (slot: number): Scores => {
    const mean = solved.values[slot] ?? 0;
    const found = known.get(slot) ?? bellOf({ mean, deviation: Math.sqrt(variances()[slot] ?? 0) });
    known.set(slot, found);
    return found;
  };
  return {
    isLate: () => false,
    near: at,
    of: card => at(slotOf(solved.tables, card) ?? 0),
    prepare: () => {},
    at,
    from: () => undefined,
  };
}

const certain = (points: number): Scores => ({ low: points, chances: Float64Array.of(1) });

const ascending = (slots: readonly number[]): readonly number[] => [...new Set(slots)].sort((one, other) => one - other);

/** The points of a turn and what comes after it, weighed by how likely each ending is. */
function spreadAfter(endings: Endings, after: (slot: number) => Scores): Scores {
  let [low, end] = [Infinity, -Infinity];
  const parts = Array.from({ length: endings.length }, (_, i) => {
    const { points, bonus } = endings.way(i);
    const next = after(endings.slot(i));
    const first = next.low + points + bonus;
    low = Math.min(low, first);
    end = Math.max(end, first + next.chances.length);
    return { first, chances: next.chances, weight: endings.chance(i) };
  });
  const chances = new Float64Array(Math.max(0, end - low));
  for (const { first, chances: some, weight } of parts) addScaled(chances, some, weight, first - low);
  return { low, chances };
}

function addScaled(sum: Float64Array, chances: Float64Array, weight: number, from: number): void {
  for (let i = 0; i < chances.length; i++) sum[from + i] = (sum[from + i] ?? 0) + weight * (chances[i] ?? 0);
}
