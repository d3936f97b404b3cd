import { expect, test } from 'vitest';
import { isShortCode, shortCodeOf } from './short-code.ts';

test('[RM5] a private room is called by the beginning of its name, one with a name of its own by that', () => {
  expect(shortCodeOf({ id: 'K7Q2XMABCDEFGHJK' })).toBe('K7Q2XM');
  expect(shortCodeOf({ id: 'D214-K7Q2XMABCDEF' })).toBe('D214-K7Q2XMABCDEF');
  expect(shortCodeOf({ id: 'ROOM' })).toBe('ROOM');
  expect(['K7Q2XM', 'K7Q2X', 'K7Q2XMA', 'k7q2xm', 'K7-2XM'].map(isShortCode)).toEqual([true, false, false, false, false]);
});
