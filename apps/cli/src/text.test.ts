import { expect, test } from 'vitest';
import { definitions, padStart, shown, widthOf, wrap } from './text.ts';

const widths: [string, number][] = [
  ['Kåk', 3],
  ['Kåk'.normalize('NFD'), 3],
  ['骰子', 4],
  ['🎲', 2],
  ['', 0],
];

test.each(widths)('"%s" takes %i cells', (text, width) => {
  expect(widthOf(text)).toBe(width);
});

test('numbers stand under each other', () => {
  expect(padStart('7', 3)).toBe('  7');
  expect(padStart('1234', 3)).toBe('1234');
});

test('lines break between words, and a long word stays whole', () => {
  expect(wrap('one two three', 7)).toEqual(['one two', 'three']);
  expect(wrap('incomprehensible', 5)).toEqual(['incomprehensible']);
});

test('explanations line up, and go below their term where the window is narrow', () => {
  const rows = [
    ['a', 'the first letter of them all'],
    ['bcd', 'others'],
  ] as const;
  expect(definitions(rows, 30)).toEqual(['  a    the first letter of', '       them all', '  bcd  others']);
  expect(definitions(rows, 20)).toEqual(['  a', '      the first', '      letter of them', '      all', '  bcd', '      others']);
});

test('what is shown of an input cannot move the cursor and does not go on forever', () => {
  expect(shown('a\u001B[2Jb\u202E\n')).toBe('a?[2Jb??');
  expect(shown('x'.repeat(100))).toBe(`${'x'.repeat(40)}…`);
});
