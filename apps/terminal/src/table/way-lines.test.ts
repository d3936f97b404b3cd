import type { RollioView } from '@yaht/client';
import { messagesFor } from '@yaht/messages';
import { describe, expect, test } from 'vitest';
import { lineOf, type Line } from '../draw/line.ts';
import { combinationLines, waysAround, waysHead } from './way-lines.ts';

const words = messagesFor('en');
const textOf = (lines: readonly Line[]): readonly string[] => lines.map(line => line.map(({ text }) => text).join(''));

test('dice that do not score are named, and no ways are counted', () => {
  const board = { selected: [0, 3], ways: [], problem: { code: 'unused-dice', dice: [3] } } as unknown as RollioView;
  const told = textOf(waysHead(words, board, 60)).join('\n');
  expect(told).toContain('Die 4 does not score with this selection. Leave it out.');
  expect(told).not.toContain('ways');
});

test('the chosen way is marked, with a line for each combination', () => {
  const combinations = [
    { type: 'nOfAKind', faces: [1, 1, 1], points: 1000, dice: [0, 1, 2] },
    { type: 'single', faces: [5], points: 50, dice: [3] },
  ];
  expect(textOf(combinationLines(words, { place: 1, chosen: true, combinations }, 30))).toEqual([
    '>(*) 2  Three 1s        1,000 ',
    '        Single 5           50 ',
  ]);
});

describe('ways of several lines', () => {
  const ways = ['a', 'b', 'c'].map(name => [lineOf(`${name}1`), lineOf(`${name}2`)]);

  test.each([
    ['are all there where they fit', 2, 6, ['a1', 'a2', 'b1', 'b2', 'c1', 'c2']],
    ['begin with the first', 0, 3, ['a1', 'a2', ' …']],
    ['begin so late that the chosen one is there as a whole', 2, 5, [' …', 'b1', 'b2', 'c1', 'c2']],
    ['leave room for a sign on both sides of the chosen one', 1, 4, [' …', 'b1', 'b2', ' …']],
  ])('%s', (_, chosen, height, shown) => {
    expect(textOf(waysAround(ways, chosen, height))).toEqual(shown);
  });
});
