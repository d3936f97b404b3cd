/** How far the points still to come spread around their mean, for every card: with the values, all that a quick win chance needs. */
import { FIRST_ROLL, ROLLS } from './dice-tables.ts';
import { policiesOf } from './policy.ts';
import type { Solved } from './solved.ts';
import { allFilled, isRemembered, slotOf, type CardState } from './tables.ts';
import { newOdds, playOdds } from './turn-odds.ts';

/** The variance under perfect play, by slot. Goes through every card once, which takes much longer than solving. */
export function variancesOf(solved: Solved): Float64Array {
  const { tables } = solved;
  const variances = new Float64Array(tables.slots);
  const varianceOf = turnVariance(solved, variances);
  for (let filled = allFilled(tables) - 1; filled >= 0; filled--) {
    for (const upperScore of tables.upper.scores[tables.upper.setOf[filled] ?? 0] ?? []) {
      for (const scoredAlike of isRemembered(tables.joker, filled) ? [false, true] : [false]) {
        const card = { filled, upperScore, scoredAlike };
        variances[slotOf(tables, card) ?? 0] = varianceOf(card);
      }
    }
  }
  return variances;
}

/** Spread of one turn around the value of the card, and the spread after it. */
function turnVariance({ tables, values }: Solved, variances: Float64Array): (card: CardState) => number {
  const policyOf = policiesOf({ tables, values });
  const odds = newOdds();
  return card => {
    const policy = policyOf(card);
    playOdds(odds, policy, tables.rolls - 1, tables.dice);
    const mean = values[slotOf(tables, card) ?? 0] ?? 0;
    let variance = 0;
    for (let roll = 0; roll < ROLLS; roll++) {
      const next = policy.next[roll] ?? 0;
      const worth = (policy.points[roll] ?? 0) + (policy.bonus[roll] ?? 0) + (values[next] ?? 0);
      variance += (odds[FIRST_ROLL + roll] ?? 0) * ((worth - mean) ** 2 + (variances[next] ?? 0));
    }
    return variance;
  };
}
