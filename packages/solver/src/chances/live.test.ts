import type { Dice } from '@yaht/rules';
import { expect, test } from 'vitest';
import { outcomesOf, type From } from './distribution.ts';
import { liveChances } from './live.ts';
import { solveReference } from '../plain/reference.ts';
import { deviationOf, meanOf, type Scores } from './scores.ts';
import type { Solved } from '../solve/solved.ts';
import { cardAfter, EMPTY_CARD } from '../tables/tables.ts';
import { custom, smallVariants, tablesOf } from '../testing/index.ts';
import { estimateOf, variancesOf } from './variance.ts';
import { winBook } from './win-book.ts';
import { winChances } from './win.ts';

const solve = (variant = smallVariants['forced joker'] ?? custom({})): Solved => {
  const tables = tablesOf(variant);
  return { tables, values: solveReference(tables) };
};
const solved = solve();
const dice: Dice = [5, 5, 6, 5, 1];

function scoresOf(from: From): Scores {
  const outcomes = outcomesOf(solved, from);
  if (!outcomes.ok) throw new Error(outcomes.error);
  return outcomes.value.scores;
}

const card = cardAfter(solved.tables, EMPTY_CARD, 2, 50);
const positions: readonly From[] = [
  {},
  { card, points: 50 },
  { dice, rerollsLeft: 1 },
  { card, points: 50, dice, rerollsLeft: 2 },
];

test.each(positions)('an estimate has the mean and the spread of the distribution: %j', from => {
  const { mean, deviation } = estimateOf(solved, variancesOf(solved), from);
  expect(mean).toBeCloseTo(meanOf(scoresOf(from)), 9);
  expect(deviation).toBeCloseTo(deviationOf(scoresOf(from)), 9);
});

test('the last turns are exact', () => {
  const players: readonly From[] = [{ card, points: 50 }, { dice, rerollsLeft: 1 }, {}];
  const chances = liveChances(solved, winBook(solved, { withEndgame: false }))(players, 1);
  winChances(players.map(scoresOf)).forEach((exact, seat) => expect(chances[seat]).toBeCloseTo(exact, 12));
});
