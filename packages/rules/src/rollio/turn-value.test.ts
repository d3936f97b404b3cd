import { expect, test } from 'vitest';
import { countFaces } from '../dice.ts';
import { standardCombinations } from './combinations.ts';
import { asidesOf, turnValue } from './turn-value.ts';
import { throws } from './throws.ts';

test('[RC9] every throw of six dice: 462 of them, in 46,656 ways', () => {
  const all = [...throws(6, 6)].map(({ ways }) => ways);
  expect(all).toHaveLength(462);
  expect(all.reduce((a, b) => a + b)).toBe(6 ** 6);
});

test('[RC9] for each number of dice left, the most points the others make', () => {
  expect(asidesOf(countFaces([1, 1, 1, 5, 2, 3]), standardCombinations, 6)).toEqual([
    { left: 2, points: 1050 },
    { left: 3, points: 1000 },
    { left: 4, points: 200 },
    { left: 5, points: 100 },
  ]);
});

test('[RC9] dice all set aside come back', () => {
  expect(asidesOf(countFaces([1]), standardCombinations, 6)).toEqual([{ left: 6, points: 100 }]);
});

test('[RC9] one die: a one or a five brings hot dice, anything else loses the pot', () => {
  const afterOne = Math.max(400, turnValue(400, 6).roll);
  const afterFive = Math.max(350, turnValue(350, 6).roll);
  expect(turnValue(300, 1).roll).toBeCloseTo((afterOne + afterFive) / 6);
});

test('[RC9] hot dice are rolled on with any usual pot, one die only with a small one', () => {
  expect(turnValue(2000, 6).roll).toBeGreaterThan(2000);
  expect(turnValue(50, 1).roll).toBeGreaterThan(50);
  expect(turnValue(1000, 1).roll).toBeLessThan(1000);
  expect(turnValue(40_000, 6).roll).toBeLessThan(40_000);
});

test('[RC9] a fresh turn is worth the same however often it is asked, and more than its first throw', () => {
  const fresh = turnValue(0, 6);
  expect(turnValue(0, 6)).toEqual(fresh);
  expect(fresh.roll).toBeGreaterThan(400);
  expect(fresh.roll).toBeLessThan(800);
});
