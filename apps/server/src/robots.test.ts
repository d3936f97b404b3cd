import { chance, face, ofAKind, type ScorecardVariant } from '@yaht/rules';
import { chanceFrom, newGame } from '@yaht/rules/testing';
import { compileTables, solveHere } from '@yaht/solver';
import { botMove } from '@yaht/bots';
import { expect, test, vi } from 'vitest';
import type { Run } from './advice/errands.ts';
import { Library } from './advice/library.ts';
import { createRobots } from './robots.ts';
import { runHere } from './testing/advice.ts';

const small: ScorecardVariant = {
  family: 'scorecard',
  id: 'small',
  name: 'Small',
  dice: 5,
  rolls: 3,
  upperBonus: { target: 9, points: 20 },
  categories: { twos: face(2), sixes: face(6), kind: ofAKind(3), chance },
};

const game = newGame(small, chanceFrom(5), { options: { autoFirstRoll: true } });

function libraryWith(work: Run = runHere) {
  const run = vi.fn(work);
  const onFault = vi.fn();
  return { library: new Library({ run: run as Run, folder: null, onFault }), run, onFault };
}

test('the perfect bot plays as the sensible one until its game is solved, and perfectly from then on', async () => {
  const { library, run } = libraryWith();
  const robots = createRobots(library);
  expect(await robots(game, 0, 'optimal')).toEqual(botMove(game, 0, 'normal'));
  await expect.poll(() => library.advisorFor(small).ok).toBe(true);
  const tables = compileTables(small);
  const perfect = botMove(game, 0, 'optimal', tables.ok ? { solved: solveHere(tables.value) } : {});
  expect(await robots(game, 0, 'optimal')).toEqual(perfect);
  // The same rules under another name are the same table.
  const renamed = newGame({ ...small, id: 'mine', name: 'Mine' }, chanceFrom(5), { options: { autoFirstRoll: true } });
  expect(await robots(renamed, 0, 'optimal')).toEqual(perfect);
  expect(run).toHaveBeenCalledTimes(1);
});

test('other levels and games without perfect play solve nothing', async () => {
  const { library, run } = libraryWith();
  const robots = createRobots(library);
  const six = newGame({ ...small, dice: 6 }, chanceFrom(1), { options: { autoFirstRoll: true } });
  await robots(game, 0, 'easy');
  await robots(game, 0, 'normal');
  await robots(six, 0, 'optimal');
  expect(run).not.toHaveBeenCalled();
});

test('a solve that fails is told, and the bot plays on', async () => {
  const { library, onFault } = libraryWith(() => Promise.reject(new Error('no thread')));
  const robots = createRobots(library);
  await robots(game, 0, 'optimal');
  await expect.poll(() => onFault).toHaveBeenCalledTimes(1);
  expect(await robots(game, 0, 'optimal')).toEqual(botMove(game, 0, 'normal'));
});
