import { fault, variantById, variants, type Variant } from '@yaht/rules';
import { expect, test } from 'vitest';
import { fairnessOf, statisticsOf, type PlayedSeat } from '@yaht/solver';
import { variantKey } from './variant-key.ts';
import { windowStart } from './boards/board.ts';

const yatzy = variantById('yatzy') ?? fault('no Yatzy');

const played = (score: number, more: Partial<PlayedSeat> = {}): PlayedSeat => ({
  score,
  won: false,
  players: 1,
  loss: null,
  luck: null,
  categories: {},
  faces: [1, 1, 1, 1, 1, 1],
  decisions: null,
  ...more,
});

test('what games add up to', () => {
  const statistics = statisticsOf([
    played(200, { won: true, players: 2, loss: 10, luck: -5, categories: { ones: 3, chance: 20 } }),
    played(240, { won: true, categories: { ones: 1, chance: 0 } }),
    played(200, { players: 3, loss: 20, luck: 15, categories: { ones: 2, chance: 10 } }),
  ]);
  expect(statistics).toMatchObject({
    games: 3,
    contests: 2,
    wins: 1,
    best: 240,
    worst: 200,
    distribution: [
      { score: 200, games: 2 },
      { score: 240, games: 1 },
    ],
    categories: { ones: 2, chance: 10 },
    reviewed: 2,
    meanLoss: 15,
    meanLuck: 5,
    dice: { faces: [3, 3, 3, 3, 3, 3], rolled: 18, chiSquare: 0 },
  });
  expect(statistics.average).toBeCloseTo(640 / 3);
});

test('nothing was played yet', () => {
  expect(statisticsOf([])).toMatchObject({ games: 0, best: null, average: null, meanLoss: null, dice: { probability: null } });
});

// From a table of the chi-square distribution with five degrees of freedom.
test.each([
  [1.145, 0.95],
  [4.351, 0.5],
  [9.236, 0.1],
  [11.07, 0.05],
  [15.086, 0.01],
])('fair dice are off by %f or more with probability %f', (chiSquare, probability) => {
  // One face too many by d, another too few by d: the distance is 2d² / expected.
  const expected = 1_000_000;
  const off = Math.sqrt((chiSquare * expected) / 2);
  const { chiSquare: found, probability: told } = fairnessOf([expected + off, expected - off, ...new Array(4).fill(expected)]);
  expect(found).toBeCloseTo(chiSquare, 6);
  expect(told).toBeCloseTo(probability, 3);
});

test('a board belongs to rules, not to names or to the order in which they are written', () => {
  const reversed = Object.fromEntries(Object.entries(yatzy).reverse()) as unknown as Variant;
  expect(variantKey({ ...reversed, name: 'Jatsi' })).toBe(variantKey(yatzy));
  expect(variantKey({ ...yatzy, dice: 6 })).not.toBe(variantKey(yatzy));
  expect(new Set(variants.map(variantKey)).size).toBe(variants.length);
});

test('today begins at midnight UTC, a month is thirty days with today', () => {
  const now = Date.UTC(2026, 10, 15, 13, 30);
  expect(windowStart('today', now)).toBe(Date.UTC(2026, 10, 15));
  expect(windowStart('30d', now)).toBe(Date.UTC(2026, 9, 17));
  expect(windowStart('all', now)).toBe(0);
});
