import { chance, face, ofAKind, type ScorecardVariant } from '@yaht/rules';
import { chanceFrom, newGame } from '@yaht/rules/testing';
import { solveHere, type Tables } from '@yaht/solver';
import { botMove } from '@yaht/bots';
import { expect, test, vi } from 'vitest';
import { createRobots } from './robots.ts';

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
const solveNow = (tables: Tables) => Promise.resolve(solveHere(tables));
const fail = (error: unknown): never => {
  throw error;
};

test('the perfect bot plays as the sensible one until its game is solved, and perfectly from then on', async () => {
  const solveTables = vi.fn(solveNow);
  const robots = createRobots({ onFault: fail, solveTables });
  expect(await robots(game, 0, 'optimal')).toEqual(botMove(game, 0, 'normal'));
  await vi.waitFor(() => expect(solveTables).toHaveResolved());
  const [tables] = solveTables.mock.calls[0] ?? [];
  const solved = tables && solveHere(tables);
  expect(await robots(game, 0, 'optimal')).toEqual(botMove(game, 0, 'optimal', solved ? { solved } : {}));
  expect(solveTables).toHaveBeenCalledTimes(1);
});

test('other levels and games without perfect play solve nothing', async () => {
  const solveTables = vi.fn(solveNow);
  const robots = createRobots({ onFault: fail, solveTables });
  const six = newGame({ ...small, dice: 6 }, chanceFrom(1), { options: { autoFirstRoll: true } });
  await robots(game, 0, 'easy');
  await robots(game, 0, 'normal');
  await robots(six, 0, 'optimal');
  expect(solveTables).not.toHaveBeenCalled();
});

test('a solve that fails is told once, and the bot plays on', async () => {
  const onFault = vi.fn();
  const robots = createRobots({ onFault, solveTables: () => Promise.reject(new Error('no thread')) });
  await robots(game, 0, 'optimal');
  await vi.waitFor(() => expect(onFault).toHaveBeenCalledTimes(1));
  expect(await robots(game, 0, 'optimal')).toEqual(botMove(game, 0, 'normal'));
});
