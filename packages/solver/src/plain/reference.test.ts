import { categoryIds, chance, patternOf } from '@yaht/rules';
import { expect, test } from 'vitest';
import { solveReference } from './reference.ts';
import { EMPTY_CARD, slotOf } from '../tables/tables.ts';
import { custom, smallVariants, tablesOf, variantWith } from '../testing/index.ts';
import { naiveValues } from '../testing/naive.ts';

test.each(Object.entries(smallVariants))('%s: every card is worth what the rules alone say', (_, variant) => {
  const tables = tablesOf(variant);
  const values = solveReference(tables);
  const naive = naiveValues(variant);
  for (const [key, expected] of naive) {
    const [bits = '', upper, scored] = key.split(' ');
    const filled = [...bits].reduce((mask, bit, i) => (bit === '1' ? mask | (1 << i) : mask), 0);
    const slot = slotOf(tables, { filled, upperScore: Number(upper), scoredAlike: scored === 'true' });
    expect(values[slot ?? -1], key).toBeCloseTo(expected, 9);
  }
  expect(naive.size).toBeGreaterThanOrEqual(2 ** categoryIds(variant).length);
});

test.each([
  ['yatzy', 2.301432],
  ['chance', 23.333333],
  ['sixes', 12.638889],
])('one category left, no bonus possible: %s is worth %f', (category, value) => {
  const tables = tablesOf(custom({ [category]: patternOf(variantWith('yatzy'), category) ?? chance }));
  expect(solveReference(tables)[slotOf(tables, EMPTY_CARD) ?? -1]).toBeCloseTo(value, 6);
});
