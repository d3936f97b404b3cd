import type { Command, ScorecardGame, ScorecardVariant } from '@yaht/rules';
import { chanceOf, newGame, playAll } from '@yaht/rules/testing';
import { compileTables, reviewGame, solveHere, type Solution } from '@yaht/solver';
import { expect, test } from 'vitest';
import { reviewMoments } from './review-moments.ts';

const variant: ScorecardVariant = {
  family: 'scorecard',
  id: 'short',
  name: 'Short',
  dice: 5,
  rolls: 2,
  upperBonus: { target: 0, points: 0 },
  categories: { sixes: { kind: 'face', face: 6 }, chance: { kind: 'chance' } },
};

const solution: Solution = (() => {
  const tables = compileTables(variant);
  return tables.ok ? solveHere(tables.value) : expect.fail(tables.error);
})();

const ROLL: Command = { type: 'RollDice' };
const score = (category: string): Command => ({ type: 'ScoreCategory', category });

/** Ann wastes five sixes on chance, takes it back, wastes them all the same, and then rolls nothing. */
const game: ScorecardGame = playAll(newGame(variant), chanceOf('66666', '11111'), [
  [0, ROLL],
  [0, score('chance')],
  [0, { type: 'Undo' }],
  [0, score('chance')],
  [0, ROLL],
  [0, score('sixes')],
]);

test('a moment is the fact that shows it, in the way that counted in the end', () => {
  const moments = reviewMoments(game, reviewGame(solution, game.events));
  const shown = moments.map(({ kind, seq }) => [kind, game.events[seq - 1]]);
  expect(shown).toEqual([
    ['luck', expect.objectContaining({ type: 'DiceRolled', dice: [6, 6, 6, 6, 6] })],
    ['misfortune', expect.objectContaining({ type: 'DiceRolled', dice: [1, 1, 1, 1, 1] })],
    ['loss', expect.objectContaining({ type: 'ScoreRecorded', category: expect.any(String) })],
  ]);
  expect(moments.map(({ points }) => Math.sign(points))).toEqual([1, -1, 1]);
  const taken = game.events.findIndex(({ type }) => type === 'Undone');
  expect(moments.filter(({ kind }) => kind === 'loss').every(({ seq }) => seq > taken)).toBe(true);
});

test('what costs next to nothing is no moment', () => {
  const calm = playAll(newGame(variant), chanceOf('66123'), [[0, ROLL]]);
  expect(reviewMoments(calm, reviewGame(solution, calm.events)).every(({ points }) => Math.abs(points) >= 1)).toBe(true);
});
