import { expect, test } from 'vitest';
import { FIRST_ROLL, ROLLS } from '../../tables/dice-tables.ts';
import { policiesOf } from '../../players/policy.ts';
import { solveReference } from '../../plain/reference.ts';
import type { Solved } from '../../solve/solved.ts';
import { allFilled, isRemembered, type CardState } from '../../tables/tables.ts';
import { smallVariants, tablesOf } from '../../testing/index.ts';
import { newOdds, playOdds } from '../../players/turn-odds.ts';
import { TurnPlayer, type CardsOfRow } from './turn-player.ts';

/** Every card of a variant that is not full. */
function everyRow({ tables }: Solved): readonly CardsOfRow[] {
  const { upper, joker } = tables;
  return Array.from({ length: allFilled(tables) }, (_, filled) => filled).flatMap(filled =>
    [false, true]
      .filter(scoredAlike => !scoredAlike || isRemembered(joker, filled))
      .map(scoredAlike => ({ filled, scoredAlike, upperScores: [...(upper.scores[upper.setOf[filled] ?? 0] ?? [])] })),
  );
}

/** How a turn ends by the written policy: the chance of every slot, category and number of points. */
function endingsByPolicy(solved: Solved, card: CardState): ReadonlyMap<string, number> {
  const { tables } = solved;
  const policy = policiesOf(solved)(card);
  const odds = newOdds();
  playOdds(odds, policy, tables.rolls - 1, tables.dice);
  const endings = new Map<string, number>();
  for (let roll = 0; roll < ROLLS; roll++) {
    const key = `${policy.next[roll]} ${policy.category[roll]} ${policy.points[roll]} ${policy.bonus[roll]}`;
    const chance = odds[FIRST_ROLL + roll] ?? 0;
    if (chance > 0) endings.set(key, (endings.get(key) ?? 0) + chance);
  }
  return endings;
}

test.each(Object.entries(smallVariants))('%s: every turn ends as the policy says', (_, variant) => {
  const tables = tablesOf(variant);
  const solved = { tables, values: solveReference(tables) };
  const told: CardState[] = [];
  new TurnPlayer(solved).play(everyRow(solved), (card, endings) => {
    told.push(card);
    const expected = endingsByPolicy(solved, card);
    expect(endings.length).toBe(expected.size);
    for (let i = 0; i < endings.length; i++) {
      const { category, points, bonus } = endings.way(i);
      expect(endings.chance(i)).toBeCloseTo(expected.get(`${endings.slot(i)} ${category} ${points} ${bonus}`) ?? NaN, 12);
    }
  });
  expect(told).toHaveLength(everyRow(solved).reduce((sum, { upperScores }) => sum + upperScores.length, 0));
});
