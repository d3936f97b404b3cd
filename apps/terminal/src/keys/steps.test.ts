import { expect, test } from 'vitest';
import { LEFT_RIGHT, UP_DOWN } from './keys.ts';
import { stepIn, stepOf } from './steps.ts';

test.each([UP_DOWN, LEFT_RIGHT])('%s: every second key leads back', (_, ...keys) => {
  expect(keys.map(stepOf)).toEqual([-1, 1, -1, 1]);
});

test('places are a ring, and one that is gone counts as the last', () => {
  expect(stepIn(0, 3, 'up')).toBe(2);
  expect(stepIn(2, 3, 'down')).toBe(0);
  expect(stepIn(7, 3, 'up')).toBe(1);
  expect(stepIn(4, 0, 'down')).toBe(0);
});
