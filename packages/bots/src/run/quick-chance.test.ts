import { expect, test } from 'vitest';
import { quickChance } from './quick-chance.ts';

test('a seed gives the same values for ever, so that simulated runs can be compared', () => {
  expect(quickChance(7)('dice', { turn: 1, roll: 2 }, [6, 6, 6, 20, 4])).toEqual([3, 3, 3, 20, 3]);
  expect(quickChance(7)('shop', { turn: 1, roll: 2 }, [6, 6, 6, 20, 4])).not.toEqual([3, 3, 3, 20, 3]);
});
