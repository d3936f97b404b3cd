import { expect, test } from 'vitest';
import { target } from '../../node.ts';
import { tablesOf, variantWith } from '../../testing/index.ts';

test.each([
  [250, 0.56029],
  [300, 0.13725],
])('Yatzy: the best chance of %i points or more is %f', async (points, chance) => {
  const found = await target(tablesOf(variantWith('yatzy')), points);
  expect(found.ok && found.value).toBeCloseTo(chance, 5);
});
