import { expect, test } from 'vitest';
import { alikeBonusAt, forecaster, upperBonusAt } from './forecast.ts';
import { solveReference } from '../plain/reference.ts';
import { allFilled, EMPTY_CARD, slotOf } from '../tables/tables.ts';
import { smallVariants, tablesOf, variantWith } from '../testing/index.ts';

test.each(Object.entries(smallVariants))('%s: the points by category add up to the value of every card', (_, variant) => {
  const tables = tablesOf(variant);
  const values = solveReference(tables);
  const { atStart } = forecaster({ tables, values });
  for (let filled = 0; filled <= allFilled(tables); filled++) {
    for (const upperScore of tables.upper.scores[tables.upper.setOf[filled] ?? 0] ?? []) {
      const card = { filled, upperScore, scoredAlike: false };
      const sum = atStart(card).reduce((total, points) => total + points, 0);
      expect(sum).toBeCloseTo(values[slotOf(tables, card) ?? 0] ?? NaN, 9);
    }
  }
});

test('a filled category brings nothing more, and bonuses have places of their own', () => {
  const tables = tablesOf(smallVariants['forced joker'] ?? variantWith('yahtzee'));
  const { atStart } = forecaster({ tables, values: solveReference(tables) });
  expect(atStart({ ...EMPTY_CARD, filled: 0b0010 })[1]).toBe(0);
  const scored = atStart({ filled: 0b0100, upperScore: 0, scoredAlike: true });
  expect(scored[alikeBonusAt(tables)]).toBeGreaterThan(5);
  expect(scored[upperBonusAt(tables)]).toBeGreaterThan(20);
  expect(scored[2]).toBe(0);
});
