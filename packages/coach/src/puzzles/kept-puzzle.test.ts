import { chanceOf, newGame, playAll, variantOf } from '@yaht/rules/testing';
import type { Command } from '@yaht/rules';
import { compileTables, reviewGame, solveHere } from '@yaht/solver';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decisionsOf, lessonsOf } from '../lessons.ts';
import { answered, dueAmong, formatKept, idOf, puzzleFrom, puzzlesFrom, readKept, type KeptPuzzle } from './kept-puzzle.ts';
import { INTERVALS, isDue } from './spacing.ts';

const variant = variantOf('kniffel');
const tables = compileTables(variant);
const solution = tables.ok ? solveHere(tables.value) : expect.fail(tables.error);

const score = (category: string): Command => ({ type: 'ScoreCategory', category });
const roll = (hold?: string): Command =>
  hold === undefined ? { type: 'RollDice' } : { type: 'RollDice', hold: [...hold].map(mark => mark === 'x') };

/** Ann throws four sixes away, and scores a Kniffel as chance. */
const game = playAll(newGame(variant), chanceOf('66661', '1234', '55555'), [
  [0, roll()],
  [0, roll('....x')],
  [0, score('ones')],
  [0, roll()],
  [0, score('chance')],
]);
const review = reviewGame(solution, game.events)[0] ?? expect.fail('no review');

const TODAY = 20_000;
const puzzles = puzzlesFrom(game, review, TODAY);
const first: KeptPuzzle = puzzles[0] ?? expect.fail('no mistake');

test('every mistake of a review becomes a puzzle for tomorrow', () => {
  expect(puzzles).toHaveLength(lessonsOf(review).length);
  expect(puzzles.length).toBeGreaterThan(1);
  expect(puzzles.every(({ due }) => due === TODAY + 1)).toBe(true);
  expect(dueAmong(puzzles, TODAY)).toEqual([]);
  const lost = dueAmong(puzzles, TODAY + 1).map(each => each.lost);
  expect(lost).toEqual(lost.toSorted((one, other) => other - one));
});

test('any decision can be kept', () => {
  const [decision] = decisionsOf(review).filter(each => each.loss === 0 && each.dice !== null);
  if (decision) expect(puzzleFrom(game, review, decision, TODAY)).toMatchObject({ lost: 0, game: game.start.id });
});

test('the same decision has the same id, in whatever order the dice lie', () => {
  const { position } = first;
  expect(idOf({ ...position, dice: position.dice.toReversed() })).toBe(first.id);
  expect(idOf({ ...position, rollsLeft: (position.rollsLeft + 1) % 3 })).not.toBe(first.id);
});

test('what is kept is read again', () => {
  for (const puzzle of puzzles) expect(readKept(JSON.parse(JSON.stringify(formatKept(puzzle))))).toEqual(puzzle);
});

test.each([
  null,
  [],
  'x',
  {},
  { ...formatKept(first), position: { game: 'kniffel', dice: '12', left: '1' } },
  { ...formatKept(first), position: { game: 'kniffel', dice: 12_345, left: 1 } },
  { ...formatKept(first), stage: 9 },
  { ...formatKept(first), due: 'soon' },
  { ...formatKept(first), lost: -1 },
  { ...formatKept(first), tries: 0.5 },
])('what nobody has kept is not read: %j', json => {
  expect(readKept(json)).toBeUndefined();
});

describe('spacing', () => {
  test('solved each time it is due: after 1, 3, 7 and 21 days, and then it is learned', () => {
    let [puzzle, day] = [first, TODAY];
    for (const interval of INTERVALS) {
      expect(puzzle.due).toBe(day + interval);
      day += interval;
      puzzle = answered(puzzle, true, day);
    }
    expect(puzzle).toMatchObject({ due: null, tries: 4, solved: 4 });
  });

  test('an answer before its day teaches nothing new, and a wrong one always begins again', () => {
    expect(answered(first, true, TODAY).due).toBe(first.due);
    const later = answered(first, true, TODAY + 1);
    expect(answered(later, false, TODAY + 2)).toMatchObject({ stage: 0, due: TODAY + 3 });
  });

  test('however somebody answers: it comes back after one of the intervals, or is learned after four in a row', () => {
    const answers = fc.array(fc.record({ isSolved: fc.boolean(), pause: fc.integer({ min: 0, max: 30 }) }), { maxLength: 40 });
    fc.assert(
      fc.property(answers, given => {
        let [puzzle, day] = [first, TODAY];
        let row = 0;
        for (const { isSolved, pause } of given) {
          day += pause;
          row = !isSolved ? 0 : isDue(puzzle, day) ? row + 1 : row;
          puzzle = answered(puzzle, isSolved, day);
          expect(puzzle.stage).toBe(row);
          if (puzzle.due === null) expect(row).toBe(INTERVALS.length);
          else expect(puzzle.due - day).toBeLessThanOrEqual(21);
        }
        expect(puzzle.tries).toBe(given.length);
      }),
    );
  });
});
