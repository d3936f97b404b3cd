import { describe, expect, test } from 'vitest';
import { around, lineOf, ruleWith, sentence, span } from './line.ts';

test('a sentence takes as many lines as it needs, with a space at both ends', () => {
  expect(sentence('one two three', 9, 'dim')).toEqual([lineOf(span(' one two', 'dim')), lineOf(span(' three', 'dim'))]);
});

test('a rule with words goes to the end; letters of two cells count as two', () => {
  expect(ruleWith({ rule: '-' }, 'Chat', 12)).toEqual([span('-- Chat ----', 'dim')]);
  expect(ruleWith({ rule: '-' }, '聊天', 12)).toEqual([span('-- 聊天 ----', 'dim')]);
  expect(ruleWith({ rule: '-' }, 'Chat', 3)).toEqual([span('-- Chat ', 'dim')]);
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
