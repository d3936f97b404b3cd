import { expect, test } from 'vitest';
import { isIdText, MAX_ID_LENGTH, roomId } from './ids.ts';

test.each(['a', 'ABCD-12', '01J9…', 'Åsa 🎲', 'x'.repeat(MAX_ID_LENGTH)])('%j can be an id', text => {
  expect(isIdText(text)).toBe(true);
  expect(roomId(text)).toBe(text);
});

test.each(['', 'x'.repeat(MAX_ID_LENGTH + 1), 'a\0b', 'line\nbreak', '\ud83c', '\udfb2\ud83c'])('%j cannot be an id', text => {
  expect(isIdText(text)).toBe(false);
  expect(() => roomId(text)).toThrow('id of a room');
});
