import { expect, test } from 'vitest';
import { histogramOf } from './histogram.ts';

test('scores are counted in bars of five, those outside in the bar at the end', () => {
  const chances = new Float64Array(400);
  chances[50] = 0.125; // 50: below all bars
  chances[104] = 0.25;
  chances[105] = 0.125;
  chances[380] = 0.5;
  const { bins, ...about } = histogramOf({ low: 0, chances });
  expect(about).toEqual({ min_ev: 100, max_ev: 380, bin_count: 56 });
  expect(bins).toHaveLength(56);
  expect([bins[0], bins[1], bins[55]]).toEqual([375_000, 125_000, 500_000]);
});

test('rounded bars add up to a million games', () => {
  const { bins } = histogramOf({ low: 100, chances: new Float64Array(281).fill(1 / 281) });
  expect(bins.every(Number.isInteger)).toBe(true);
  expect(bins.reduce((sum, games) => sum + games, 0)).toBe(1_000_000);
});
