import { fault, variantById, type Card, type ScorecardVariant } from '@yaht/rules';
import { expect, test } from 'vitest';
import { barsOf, nextGoal, ownPlace } from './own-place.ts';

const yahtzee = (variantById('yahtzee') ?? fault('no Yahtzee')) as ScorecardVariant;
const card = (points: Card['points']): Card => ({ points, bonuses: 0 });

test('equal scores share a place, and the first game has none before it', () => {
  expect(ownPlace(200, [250, 200, 100])).toMatchObject({ rank: 2, games: 4, average: 188, best: 250 });
  expect(ownPlace(200, [])).toMatchObject({ rank: 1, games: 1, average: 200, best: null });
});

test('every game is in one bar, this one in the marked one, and there are never more bars than fit', () => {
  for (const scores of [[271, 140, 199, 200, 219], [100, 1_400], [5]]) {
    const bars = barsOf(scores, scores[0] ?? 0);
    expect(bars.length).toBeLessThanOrEqual(15);
    expect(bars.reduce((sum, { games }) => sum + games, 0)).toBe(scores.length);
    expect(bars.filter(({ isHere }) => isHere)).toHaveLength(1);
  }
});

test('the next goal is the best game, or the next round figure once it is the best', () => {
  expect(nextGoal(yahtzee, card({}), 214, 263)).toMatchObject({ kind: 'best', score: 263, missing: 50 });
  expect(nextGoal(yahtzee, card({}), 271, 263)).toMatchObject({ kind: 'first', score: 300, missing: 29 });
  expect(nextGoal(yahtzee, card({}), 300, null)).toMatchObject({ kind: 'first', score: 350, missing: 50 });
});

test('what would do it is the cheapest row that holds a zero, or the bonus that was missed', () => {
  const upper = { sixes: 30, fives: 25, fours: 12 };
  expect(nextGoal(yahtzee, card({ ...upper, largeStraight: 0, yahtzee: 0 }), 271, 263).by).toBe('largeStraight');
  expect(nextGoal(yahtzee, card({ sixes: 12, yahtzee: 0 }), 271, 263).by).toBe('upper-bonus');
  expect(nextGoal(yahtzee, card(upper), 271, 263).by).toBeNull();
});
