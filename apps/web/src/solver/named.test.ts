import { emptyCard } from '@yaht/rules';
import { variantOf } from '@yaht/rules/testing';
import { expect, test } from 'vitest';
import { isNamed } from './named.ts';

const variant = variantOf('yatzy');
const position = { variant, card: emptyCard, dice: [3, 5, 3, 1, 6], rollsLeft: 1 } as const;
const firstThree = { type: 'hold', hold: [true, false, false, false, false], keep: 0, worth: 0 } as const;

test('dice that look alike are the same choice', () => {
  expect(isNamed(position, firstThree, { hold: [false, false, true, false, false] })).toBe(true);
  expect(isNamed(position, firstThree, { hold: [true, false, true, false, false] })).toBe(false);
  expect(isNamed(position, firstThree, { category: 'threes' })).toBe(false);
});
