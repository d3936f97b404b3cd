/**
 * One turn of a game with opponents in chances to win: what every roll, every hold and every ending of it is worth to each seat.
 *
 * The others play on for points, and so does the player after this choice. How each of their final scores spreads is known exactly once
 * a card is late, and nearly before that, which is said.
 */
import type { Card, Dice } from '@yaht/rules';
import type { Choice } from '../advice/choices.ts';
import type { TurnValues } from '../advice/turn-values.ts';
import { valueKeeps } from '../plain/turn.ts';
import { categoriesIn } from '../plain/last-roll.ts';
import type { Policy, PolicyOf } from '../players/policy.ts';
import type { Solved } from '../solve/solved.ts';
import { FIRST_ROLL, KEEPS, rollOf, ROLLS, type DiceTables } from '../tables/dice-tables.ts';
import { cardStateOf, pointsOn } from '../tables/card-state.ts';
import { allFilled, cardAfter, slotOf, type CardState, type Tables } from '../tables/tables.ts';
import { rewardOf, rewardsOf } from './rewards.ts';
import type { Scores } from './scores.ts';
import { landingsOf } from './spread/ways.ts';
import type { Spreads } from './spreads.ts';

/** A card with the points on it, without the upper bonus. */
export type Standing = { readonly card: CardState; readonly points: number };

/** A player's card as a place in a game. */
export const placeInGame = (tables: Tables, card: Card): Standing => ({
  card: cardStateOf(tables, card),
  points: pointsOn(tables.variant, card),
});

/**
 * How chances were found. `exact`: everybody plays on for points, and all that can happen is counted. `near`: the same, with what is
 * nearly known of early cards. `endgame`: two players, and both play to win
 * from here on, exactly.
 */
export type Measure = 'exact' | 'near' | 'endgame';

/** The chances of everybody, by seat. */
export type Chances = readonly number[];

export type WinTurn = {
  readonly measure: Measure;
  /** Before the first roll. */
  readonly start: Chances;
  /** With dice on the table. */
  readonly rolled: (dice: Dice, rerolls: number) => Chances;
  /** After a choice that was made with so many rerolls left. */
  readonly after: (choice: Choice, rerolls: number) => Chances;
  /** Only the chance of the player in turn. */
  readonly own: (choice: Choice, rerolls: number) => number;
};

/** What chances are made from. */
export type WinTools = { readonly solved: Solved; readonly policyOf: PolicyOf; readonly spreads: Spreads };

/** The turn of a seat, from before its first roll on. */
export function winTurn({ solved, policyOf, spreads }: WinTools, players: readonly Standing[], seat: number): WinTurn {
  const { tables } = solved;
  const { card, points } = players[seat] ?? { card: { filled: 0, upperScore: 0, scoredAlike: false }, points: 0 };
  const isLate = spreads.isLate(card);
  const isExact = players.every(each => spreads.isLate(each.card));
  if (isLate) spreads.prepare(slotsAfter(tables, card));
  const rewards = rewardsOf(
    players.map(each => finalScores(spreads, each)),
    seat,
  );
  const policy = copyOf(policyOf(card));
  const spreadAt = isLate ? spreads.at : spreads.near;
  const own = spreads.of(card);
  const turns = players.map((_, place) => {
    const start = rewardOf(rewards.bySeat[place] ?? NONE, rewards.low, own, points);
    const ending = remembered((slot, made) =>
      rewardOf(rewards.bySeat[place] ?? NONE, rewards.low, spreadAt(slot), points + made),
    );
    return followed(tables, policy, ending, start, isLate);
  });
  return turnOf(tables, card, isExact ? 'exact' : 'near', seat, turns);
}

/** What a player ends with: the points on the card, and those to come. */
export const finalScores = (spreads: Spreads, { card, points }: Standing): Scores => {
  const { low, chances } = spreads.of(card);
  return { low: low + Math.round(points), chances };
};

/** A turn as one seat sees it: before the first roll, at every roll and keep, and after an ending. */
export type SeatTurn = TurnValues & {
  readonly start: number;
  readonly ending: (slot: number, made: number) => number;
};

export function turnOf(tables: Tables, card: CardState, measure: Measure, seat: number, turns: readonly SeatTurn[]): WinTurn {
  const after = (turn: SeatTurn | undefined, choice: Choice, rerolls: number): number => {
    // Before the first roll there is one thing to do: to throw all dice.
    if (choice.type === 'hold' && rerolls === tables.rolls) return turn?.start ?? 0;
    if (choice.type === 'hold') return turn?.keeps[rerolls]?.[choice.keep] ?? 0;
    const { category, points, bonus } = choice.ending;
    return turn?.ending(slotOf(tables, cardAfter(tables, card, category, points)) ?? 0, points + bonus) ?? 0;
  };
  return {
    measure,
    start: turns.map(({ start }) => start),
    rolled: (dice, rerolls) => turns.map(({ rolls }) => rolls[rerolls]?.[FIRST_ROLL + rollOf(tables.dice, dice)] ?? 0),
    after: (choice, rerolls) => turns.map(turn => after(turn, choice, rerolls)),
    own: (choice, rerolls) => after(turns[seat], choice, rerolls),
  };
}

const NONE = new Float64Array(1);

/** All rolls and keeps of a turn that goes on as the policy says. What is near the truth is set right by what is known before the turn. */
function followed(
  tables: Tables,
  policy: Policy,
  ending: (slot: number, made: number) => number,
  start: number,
  isExact: boolean,
): SeatTurn {
  const last = new Float64Array(KEEPS);
  for (let roll = 0; roll < ROLLS; roll++)
    last[FIRST_ROLL + roll] = ending(policy.next[roll] ?? 0, (policy.points[roll] ?? 0) + (policy.bonus[roll] ?? 0));
  const turn = followHolds(tables, policy, last);
  if (isExact) return { ...turn, start, ending };
  return corrected(tables, turn, ending, start);
}

/** The turn set right so that its mean is what is known before it; what was between 0 and 1 stays there. */
function corrected(tables: Tables, turn: TurnValues, ending: SeatTurn['ending'], start: number): SeatTurn {
  const right = correction(meanOfTurn(turn, tables.dice), start);
  return {
    rolls: turn.rolls.map(row => row.map(right)),
    keeps: turn.keeps.map(row => row.map(right)),
    start,
    ending: (slot, made) => right(ending(slot, made)),
  };
}

/** From the last rolls to the first, holding as the policy says. */
function followHolds({ rolls: throws, dice }: Tables, policy: Policy, last: Float64Array): TurnValues {
  const [rolls, keeps] = [[last], [new Float64Array(KEEPS)]];
  for (let left = 1; left < throws; left++) {
    const before = rolls[left - 1] ?? last;
    const held = before.slice();
    valueKeeps(held, dice);
    const row = before.slice();
    for (let roll = 0; roll < ROLLS; roll++) {
      const keep = policy.holds[left]?.[roll] ?? 0;
      if (keep < FIRST_ROLL) row[FIRST_ROLL + roll] = held[keep] ?? 0;
    }
    keeps.push(held);
    rolls.push(row);
  }
  return { rolls, keeps };
}

/** The mean over the first roll. */
export function meanOfTurn({ rolls }: TurnValues, { chance }: DiceTables): number {
  const first = rolls.at(-1);
  let mean = 0;
  for (let roll = 0; roll < ROLLS; roll++) mean += (chance[roll] ?? 0) * (first?.[FIRST_ROLL + roll] ?? 0);
  return mean;
}

/** The straight line that turns one mean into the other, and leaves every chance between 0 and 1. */
function correction(mean: number, right: number): (chance: number) => number {
  if (right <= mean) return chance => (mean > 0 ? chance * (right / mean) : chance);
  return chance => (mean < 1 ? 1 - (1 - chance) * ((1 - right) / (1 - mean)) : chance);
}

/** The slots of all cards that a turn of this card can end on. */
function slotsAfter(tables: Tables, card: CardState): readonly number[] {
  const slots = new Set<number>();
  const open = categoriesIn(tables, allFilled(tables) & ~card.filled);
  landingsOf(tables, card, open)(card.upperScore, (_, slot) => slots.add(slot));
  return [...slots];
}

/** Few cards and points can follow a turn, and each is asked for again and again. */
function remembered(compute: (slot: number, made: number) => number): (slot: number, made: number) => number {
  const known = new Map<number, Map<number, number>>();
  return (slot, made) => {
    const ofSlot = known.get(slot) ?? new Map<number, number>();
    known.set(slot, ofSlot);
    const chance = ofSlot.get(made) ?? compute(slot, made);
    ofSlot.set(made, chance);
    return chance;
  };
}

/** A policy is good until the next question; this one is asked for a whole turn. */
const copyOf = ({ holds, category, points, bonus, next }: Policy): Policy => ({
  holds: holds.map(row => row.slice()),
  category: category.slice(),
  points: points.slice(),
  bonus: bonus.slice(),
  next: next.slice(),
});
