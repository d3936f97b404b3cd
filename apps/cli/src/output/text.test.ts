import { expect, test } from 'vitest';
import { definitions, shown } from './text.ts';

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
