import { describe, expect, test } from 'vitest';
import { around, cell, fitLine, lineOf, ruleWith, sentence, span } from './line.ts';

test('a sentence takes as many lines as it needs, with a space at both ends', () => {
  expect(sentence('one two three', 9, 'dim')).toEqual([lineOf(span(' one two', 'dim')), lineOf(span(' three', 'dim'))]);
});

test('a rule with words goes to the end; letters of two cells count as two', () => {
  expect(ruleWith({ rule: '-' }, 'Chat', 12)).toEqual([span('-- Chat ----', 'dim')]);
  expect(ruleWith({ rule: '-' }, '聊天', 12)).toEqual([span('-- 聊天 ----', 'dim')]);
  expect(ruleWith({ rule: '-' }, 'Chat', 3)).toEqual([span('-- Chat ', 'dim')]);
});

describe('a line in so many cells', () => {
  const line = lineOf(span('one ', 'key'), span('two', 'dim'), ' ');
  const fitted: [string, number, readonly [text: string, role: string][]][] = [
    [
      'is filled up',
      10,
      [
        ['one ', 'key'],
        ['two', 'dim'],
        [' ', 'plain'],
        ['  ', 'plain'],
      ],
    ],
    [
      'is as it is',
      8,
      [
        ['one ', 'key'],
        ['two', 'dim'],
        [' ', 'plain'],
      ],
    ],
    [
      'loses a blank without a word',
      7,
      [
        ['one ', 'key'],
        ['two', 'dim'],
      ],
    ],
    [
      'has a sign for what is missing',
      6,
      [
        ['one ', 'key'],
        ['t', 'dim'],
        ['…', 'plain'],
      ],
    ],
    [
      'also at the end of a piece',
      4,
      [
        ['one', 'key'],
        ['…', 'plain'],
      ],
    ],
  ];
  test.each(fitted)('%s', (_, width, spans) => {
    expect(fitLine(line, width)).toEqual(spans.map(([text, role]) => ({ text, role })));
  });

  test('and so has a cell', () => {
    expect(cell('Large straight', 9)).toBe('Large st…');
    expect(cell('Chance', 9)).toBe('Chance   ');
  });
});

describe('rows around the cursor', () => {
  const rows = ['a', 'b', 'c', 'd', 'e', 'f'];

  test.each([
    ['all of them where they fit', 5, 6, rows, 0],
    ['the first ones', 1, 4, ['a', 'b', 'c', 'd'], 0],
    ['those in the middle', 3, 3, ['c', 'd', 'e'], 2],
    ['the last ones', 5, 4, ['c', 'd', 'e', 'f'], 2],
  ])('%s', (_, cursor, height, shown, top) => {
    expect(around(rows, cursor, height)).toEqual({ shown, top });
  });
});
