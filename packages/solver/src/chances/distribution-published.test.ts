import { expect, test } from 'vitest';
import type { Outcomes } from './distribution.ts';
import { outcomes } from '../node.ts';
import { chanceOfAtLeast, deviationOf, meanOf, percentileOf, standingOf } from './scores.ts';
import { solveHere } from '../solve/solve.ts';
import { tablesOf, variantWith } from '../testing/index.ts';

/** Two seconds on a machine of one's own; this is for one that many share. */
const PATIENCE = 300_000;

async function outcomesFor(id: string, changes = {}): Promise<Outcomes & { readonly alike: number }> {
  const tables = tablesOf(variantWith(id, changes));
  const found = await outcomes(solveHere(tables, { precision: 'f64' }));
  if (!found.ok) throw new Error(found.error);
  return { ...found.value, alike: found.value.hits[tables.categories.indexOf(id)] ?? 0 };
}

test('Yatzy: the spread of perfect play', { timeout: PATIENCE }, async () => {
  const { scores, upperBonus, alike } = await outcomesFor('yatzy');
  expect(meanOf(scores)).toBeCloseTo(248.4399893779, 9);
  expect(deviationOf(scores)).toBeCloseTo(38.4964, 4);
  expect([1, 5, 10, 25, 50, 75, 90, 95, 99].map(percent => percentileOf(scores, percent))).toEqual([
    145, 179, 203, 225, 249, 276, 299, 309, 325,
  ]);
  expect(upperBonus).toBeCloseTo(0.898065, 6);
  expect(alike).toBeCloseTo(0.3884, 4);
  expect(chanceOfAtLeast(scores, 250)).toBeCloseTo(0.49131, 5);
  expect(chanceOfAtLeast(scores, 300)).toBeCloseTo(0.09946, 5);
  // A perfect player ends below 250 in 50.9 per cent of the games, and from 300 on in 9.9.
  expect([0, 250, 300, 400].map(score => Math.round(standingOf(scores, score)))).toEqual([0, 51, 90, 100]);
});

test('Yahtzee with the free joker: the spread of perfect play', { timeout: PATIENCE }, async () => {
  const { scores, upperBonus, alike } = await outcomesFor('yahtzee', { joker: 'free', jokerAfterZero: true });
  expect(meanOf(scores)).toBeCloseTo(254.58960948, 8);
  expect(deviationOf(scores)).toBeCloseTo(59.61, 2);
  expect([1, 5, 25, 50, 75, 95, 99].map(percent => percentileOf(scores, percent))).toEqual([151, 180, 217, 248, 272, 388, 474]);
  expect(upperBonus).toBeCloseTo(0.68118, 5);
  expect(alike).toBeCloseTo(0.33737, 5);
});
