import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { outcomesOf } from './distribution.ts';
import { solveReference } from '../plain/reference.ts';
import { deviationOf, meanOf, type Scores } from './scores.ts';
import { EMPTY_CARD, slotOf } from '../tables/tables.ts';
import { smallVariants, tablesOf } from '../testing/index.ts';
import { variancesOf } from './variance.ts';
import { quickWinChances, winChances } from './win.ts';

const scoresArbitrary: fc.Arbitrary<Scores> = fc
  .tuple(fc.integer({ min: 0, max: 5 }), fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 6 }))
  .map(([low, weights]) => {
    const sum = weights.reduce((total, weight) => total + weight, 0);
    return { low, chances: Float64Array.from(weights, weight => (sum > 0 ? weight / sum : 1 / weights.length)) };
  });

/** Every combination of final scores, one by one. */
function everyEnding(players: readonly Scores[], totals: readonly number[] = [], chance = 1): number[] {
  const next = players[totals.length];
  if (!next) {
    const highest = Math.max(...totals);
    const winners = totals.filter(total => total === highest).length;
    return totals.map(total => (total === highest ? chance / winners : 0));
  }
  const endings = [...next.chances].map((likely, i) => everyEnding(players, [...totals, next.low + i], chance * likely));
  return players.map((_, seat) => endings.reduce((sum, ending) => sum + (ending[seat] ?? 0), 0));
}

test('win chances are those of every combination of scores, ties split', () => {
  fc.assert(
    fc.property(fc.array(scoresArbitrary, { minLength: 1, maxLength: 4 }), players => {
      const chances = winChances(players);
      everyEnding(players).forEach((expected, seat) => expect(chances[seat]).toBeCloseTo(expected, 12));
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
    }),
  );
});

test('equal players have equal chances, and a certain winner has all', () => {
  const same = { mean: 240, deviation: 38 };
  for (const chance of quickWinChances([same, same, same, same])) expect(chance).toBeCloseTo(0.25, 6);
  const over = (mean: number) => ({ mean, deviation: 0 });
  expect(quickWinChances([over(200), over(210)])).toEqual([0, 1]);
  expect(quickWinChances([over(210), over(210)])).toEqual([0.5, 0.5]);
  expect(quickWinChances([over(240), { mean: 240, deviation: 38 }])[0]).toBeCloseTo(0.5, 6);
});

test('for two bell curves the quick way knows the right answer', () => {
  const [chance] = quickWinChances([
    { mean: 250, deviation: 30 },
    { mean: 200, deviation: 40 },
  ]);
  expect(chance).toBeCloseTo(0.8413, 3);
});

test.each(Object.entries(smallVariants))('%s: the variance of the empty card is that of its distribution', (_, variant) => {
  const tables = tablesOf(variant);
  const solved = { tables, values: solveReference(tables) };
  const outcomes = outcomesOf(solved);
  if (!outcomes.ok) return;
  const { scores } = outcomes.value;
  expect(Math.sqrt(variancesOf(solved)[slotOf(tables, EMPTY_CARD) ?? 0] ?? NaN)).toBeCloseTo(deviationOf(scores), 9);
  const ahead: Scores = { ...scores, low: scores.low + 10 };
  const estimates = [scores, ahead].map(other => ({ mean: meanOf(other), deviation: deviationOf(other) }));
  expect(Math.abs((quickWinChances(estimates)[0] ?? 0) - (winChances([scores, ahead])[0] ?? 0))).toBeLessThan(0.25);
});
