/** How likely each number of points to come is, slowly and readably: the policy of every card, and chance sent through it. The oracle of `spreads.ts`. */
import { policiesOf, type Policy } from '../players/policy.ts';
import { newOdds, playOdds } from '../players/turn-odds.ts';
import type { Solved } from '../solve/solved.ts';
import { FIRST_ROLL, ROLLS } from '../tables/dice-tables.ts';
import { allFilled, cardAfter, slotOf, type CardState } from '../tables/tables.ts';
import { bonusOf } from './objective.ts';

/** The chance of each number of points to come, under perfect play for points. */
export type PlainSpread = ReadonlyMap<number, number>;

export function plainSpreads(solved: Solved): (card: CardState) => PlainSpread {
  const { tables } = solved;
  const policyOf = policiesOf(solved);
  const known = new Map<number, PlainSpread>();
  const spreadOf = (card: CardState): PlainSpread => {
    if (card.filled === allFilled(tables)) return new Map([[bonusOf(tables, card), 1]]);
    const slot = slotOf(tables, card) ?? 0;
    const spread = known.get(slot) ?? afterTurn(card);
    known.set(slot, spread);
    return spread;
  };
  const afterTurn = (card: CardState): PlainSpread => {
    const policy = policyOf(card);
    const odds = newOdds();
    playOdds(odds, policy, tables.rolls - 1, tables.dice);
    // The policy is overwritten by the next question, so all endings are read before.
    const endings = Array.from({ length: ROLLS }, (_, roll) => ({
      chance: odds[FIRST_ROLL + roll] ?? 0,
      ...endingOf(policy, roll),
    }));
    const spread = new Map<number, number>();
    for (const { chance, category, points, bonus } of endings) {
      if (chance === 0) continue;
      for (const [more, likely] of spreadOf(cardAfter(tables, card, category, points))) {
        const total = points + bonus + more;
        spread.set(total, (spread.get(total) ?? 0) + chance * likely);
      }
    }
    return spread;
  };
  return spreadOf;
}

const endingOf = ({ category, points, bonus }: Policy, roll: number) => ({
  category: category[roll] ?? 0,
  points: points[roll] ?? 0,
  bonus: bonus[roll] ?? 0,
});

/** The chance of every player to win with these final scores, by going through all of them together. */
export function plainChances(players: readonly { readonly points: number; readonly spread: PlainSpread }[]): readonly number[] {
  const won = players.map(() => 0);
  const goOn = (totals: readonly number[], chance: number): void => {
    const next = players[totals.length];
    if (next) {
      for (const [points, likely] of next.spread) goOn([...totals, next.points + points], chance * likely);
      return;
    }
    const highest = Math.max(...totals);
    const winners = totals.filter(total => total === highest).length;
    totals.forEach((total, seat) => (won[seat] = (won[seat] ?? 0) + (total === highest ? chance / winners : 0)));
  };
  goOn([], 1);
  return won;
}
