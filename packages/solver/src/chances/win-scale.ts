/** What a choice does to the chance to win: every way the turn can end, each with the bell curves of all players after it. */
import type { Choice } from '../advice/choices.ts';
import { FIRST_ROLL, ROLLS } from '../tables/dice-tables.ts';
import type { Policy, PolicyOf } from '../players/policy.ts';
import type { Solved } from '../solve/solved.ts';
import { cardAfter, slotOf, type CardState } from '../tables/tables.ts';
import { finishTurn, newOdds, throwKeeps } from '../players/turn-odds.ts';
import { quickWinChances, type Estimate } from './win.ts';

/** The chance to win after a choice that was made with so many rerolls left. */
export type WinScale = (choice: Choice, rerolls: number) => number;

/** What win chances are made from: policies by the values, and the spread of every card. */
export type WinTables = { readonly solved: Solved; readonly policyOf: PolicyOf; readonly variances: Float64Array };

/** The scale of one turn: a card with points on it, and where the other players stand. */
export function winScale(tables: WinTables, card: CardState, points: number, others: readonly Estimate[]): WinScale {
  const { solved, policyOf } = tables;
  const policy = copyOf(policyOf(card));
  const chanceAfter = remembered((slot, made) => winChance(tables, slot, points + made, others));
  return (choice, rerolls) => {
    if (choice.type === 'end') {
      const { category, points: earned, bonus } = choice.ending;
      return chanceAfter(slotOf(solved.tables, cardAfter(solved.tables, card, category, earned)) ?? 0, earned + bonus);
    }
    const odds = newOdds();
    odds[choice.keep] = 1;
    throwKeeps(odds, solved.tables.dice);
    finishTurn(odds, policy, rerolls - 1, solved.tables.dice);
    let chance = 0;
    for (let roll = 0; roll < ROLLS; roll++) {
      const share = odds[FIRST_ROLL + roll] ?? 0;
      if (share > 0)
        chance += share * chanceAfter(policy.next[roll] ?? 0, (policy.points[roll] ?? 0) + (policy.bonus[roll] ?? 0));
    }
    return chance;
  };
}

/** The chance of a player who stands at a slot with so many points. */
function winChance({ solved, variances }: WinTables, slot: number, points: number, others: readonly Estimate[]): number {
  const own = { mean: points + (solved.values[slot] ?? 0), deviation: Math.sqrt(variances[slot] ?? 0) };
  return quickWinChances([own, ...others])[0] ?? 0;
}

/** Few cards and points can follow a turn, and each is asked for again and again. */
function remembered(compute: (slot: number, made: number) => number): (slot: number, made: number) => number {
  const known = new Map<string, number>();
  return (slot, made) => {
    const key = `${slot} ${made}`;
    const chance = known.get(key) ?? compute(slot, made);
    known.set(key, chance);
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
