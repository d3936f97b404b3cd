import { expect, test } from 'vitest';
import { targetChance } from './target.ts';
import { tablesOf, variantWith } from './testing/index.ts';

test.each([
  [250, 0.56029],
  [300, 0.13725],
])('Yatzy: the best chance of %i points or more is %f', (target, chance) => {
  const found = targetChance(tablesOf(variantWith('yatzy')), target);
  expect(found.ok && found.value).toBeCloseTo(chance, 5);
});
