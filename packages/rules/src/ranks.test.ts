import { expect, test } from 'vitest';
import { standings, winnersOf } from './ranks.ts';

test.each([
  [
    [200, 200, 150],
    [1, 1, 3],
    [0, 1],
  ],
  [
    [150, 200, 200],
    [3, 1, 1],
    [1, 2],
  ],
  [[10, 30, 20], [3, 1, 2], [1]],
  [[7], [1], [0]],
  [
    [0, 0, 0, 0],
    [1, 1, 1, 1],
    [0, 1, 2, 3],
  ],
  [[100, 90, 90, 80], [1, 2, 2, 4], [0]],
])('[T33] %j ranks as %j, won by %j', (totals, ranks, winners) => {
  const bySeat = standings(totals).toSorted((a, b) => a.seat - b.seat);
  expect(bySeat.map(({ rank }) => rank)).toEqual(ranks);
  expect(winnersOf(totals)).toEqual(winners);
});

test('[T33] the highest total stands first, among equals the lower seat', () => {
  expect(standings([5, 9, 9]).map(({ seat }) => seat)).toEqual([1, 2, 0]);
});
