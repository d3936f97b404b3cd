import { expect, test } from 'vitest';
import { standardCombinations } from './combinations.ts';
import { flopRisk, rollAdvantage, throwOdds } from './risk.ts';

const risks: [number, string][] = [
  [1, '66.7'],
  [2, '44.4'],
  [3, '27.8'],
  [4, '15.7'],
  [5, '7.7'],
  [6, '2.3'],
];

test.each(risks)('[RC9] %i plain dice flop in %s %% of throws', (dice, percent) => {
  expect((100 * flopRisk(dice)).toFixed(1)).toBe(percent);
});

test('[RC9] one die brings 25 points on average, and scores in two of six throws', () => {
  expect(throwOdds(1)).toEqual({ flop: 4 / 6, hotDice: 2 / 6, gain: 25 });
});

test('[RC9] rolling on pays while the pot is small', () => {
  expect(rollAdvantage(0, 1)).toBe(25);
  expect(rollAdvantage(300, 1)).toBeCloseTo(-175);
  expect(rollAdvantage(1000, 6)).toBeGreaterThan(0);
});

test('[RC9] another table has other odds', () => {
  const easier = [...standardCombinations, { type: 'single', shape: 'single', face: 3, points: 25 } as const];
  expect(flopRisk(1, easier)).toBe(0.5);
  expect(flopRisk(1)).toBe(4 / 6);
});
