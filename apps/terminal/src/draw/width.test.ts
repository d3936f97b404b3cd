import { expect, test } from 'vitest';
import { cut, padStart, widthOf, wrap, wrapWords } from './width.ts';

const widths: [string, number][] = [
  ['Kåk', 3],
  ['Kåk'.normalize('NFD'), 3],
  ['骰子', 4],
  ['🎲', 2],
  ['⭐', 2],
  ['★', 1],
  ['', 0],
];

test.each(widths)('"%s" takes %i cells', (text, width) => {
  expect(widthOf(text)).toBe(width);
});

test('numbers stand under each other', () => {
  expect(padStart('7', 3)).toBe('  7');
  expect(padStart('1234', 3)).toBe('1234');
});

test('a wide letter that does not fit whole is left out', () => {
  expect(cut('ab🎲', 3)).toBe('ab');
});

test('lines break between words', () => {
  expect(wrap('one two three', 7)).toEqual(['one two', 'three']);
});

test('a long word goes on in the next line of a screen, and stays whole where it may be copied', () => {
  expect(wrap('an incomprehensible 🎲🎲🎲', 5)).toEqual(['an', 'incom', 'prehe', 'nsibl', 'e', '🎲🎲', '🎲']);
  expect(wrapWords('incomprehensible', 5)).toEqual(['incomprehensible']);
});
