import { expect, test } from 'vitest';
import { solve } from '../node.ts';
import { solveReference } from '../plain/reference.ts';
import { EMPTY_CARD, slotOf } from '../tables/tables.ts';
import { tablesOf, variantWith } from '../testing/index.ts';

test.each([
  ['yatzy', 1_430_528],
  ['yahtzee', 536_448],
  ['yahtzee-official', 536_448],
  ['kniffel', 357_632],
])('%s: the kernel finds the values of the reference for all %i reachable cards', async (id, reachable) => {
  const tables = tablesOf(variantWith(id));
  const reference = solveReference(tables);
  const double = await solve(tables, { precision: 'f64' });
  const single = await solve(tables, { precision: 'f32' });
  let cards = 0;
  let worstDouble = 0;
  let worstSingle = 0;
  for (let filled = 0; filled < 2 ** tables.categories.length; filled++) {
    for (let upperScore = 0; upperScore <= tables.upper.cap; upperScore++) {
      const slots = [false, true].map(scoredAlike => slotOf(tables, { ...EMPTY_CARD, filled, upperScore, scoredAlike }));
      for (const slot of new Set(slots)) {
        if (slot === undefined) continue;
        cards++;
        worstDouble = Math.max(worstDouble, Math.abs((double.values[slot] ?? NaN) - (reference[slot] ?? NaN)));
        worstSingle = Math.max(worstSingle, Math.abs((single.values[slot] ?? NaN) - (reference[slot] ?? NaN)));
      }
    }
  }
  expect(cards).toBe(reachable);
  expect(worstDouble).toBeLessThan(1e-9);
  expect(worstSingle).toBeLessThan(5e-5);
});
