import { expect, test } from 'vitest';
import { accuracyOf, errorClassOf, luckVerdict } from './judgement.ts';
import { chanceBelow } from '../chances/normal-curve.ts';

test.each([
  [0, 'best'],
  [1e-7, 'best'],
  [0.25, 'fine'],
  [0.26, 'inaccuracy'],
  [1.5, 'inaccuracy'],
  [4, 'mistake'],
  [4.1, 'blunder'],
])('a loss of %f points is: %s', (loss, word) => {
  expect(errorClassOf(loss)).toBe(word);
});

test.each([
  [0.05, 'fine'],
  [0.1, 'inaccuracy'],
  [0.15, 'mistake'],
  [0.2, 'blunder'],
])('a loss of %f of the chance to win is: %s', (loss, word) => {
  expect(errorClassOf(loss, 'winChance')).toBe(word);
});

test('accuracy falls from 100 to 0', () => {
  expect(accuracyOf(0)).toBeCloseTo(100, 3);
  expect(accuracyOf(10)).toBeCloseTo(63.58, 2);
  expect(accuracyOf(1000)).toBe(0);
});

test.each([
  [10, 'average', true],
  [-30, 'a-bit', false],
  [60, 'clearly', true],
  [-80, 'very', false],
])('luck of %i points with a spread of 38.5 is: %s', (luck, word, lucky) => {
  expect(luckVerdict(luck, 38.5)).toMatchObject({ word, lucky });
});

test('two deviations happen once in 44 games', () => {
  expect(luckVerdict(-77, 38.5).oneIn).toBeCloseTo(43.96, 1);
  expect(chanceBelow(0)).toBeCloseTo(0.5, 6);
  expect(chanceBelow(1.96) - chanceBelow(-1.96)).toBeCloseTo(0.95, 4);
});
