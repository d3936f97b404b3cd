import { expect, test } from 'vitest';
import { chooseKeeps, latticeOf, valueKeeps } from './lattice.ts';

test.each([
  [1, 7, 6],
  [5, 462, 252],
  [6, 924, 462],
  [8, 3003, 1287],
])('%i dice have %i keeps, %i of them rolls', (dice, keeps, rolls) => {
  const lattice = latticeOf(dice);
  expect(lattice.keeps).toHaveLength(keeps);
  expect(keeps - lattice.firstRoll).toBe(rolls);
});

test('a keep plus a die is the keep of both', () => {
  const { keeps, plus, keepOf, firstRoll } = latticeOf(6);
  for (let edge = 0; edge < firstRoll * 6; edge++) {
    expect(plus[edge]).toBe(keepOf([...(keeps[Math.floor(edge / 6)] ?? []), (edge % 6) + 1]));
  }
});

test('two dice thrown twice: a six is held, anything below the mean is thrown again', () => {
  const lattice = latticeOf(2);
  const row = Float64Array.from(lattice.keeps, keep => keep.reduce((sum, face) => sum + face, 0));
  valueKeeps(row, lattice);
  expect(row[0]).toBeCloseTo(7, 12);
  expect(row[lattice.keepOf([6])]).toBeCloseTo(9.5, 12);
  chooseKeeps(row, lattice);
  expect(row[lattice.keepOf([1, 6])]).toBeCloseTo(9.5, 12);
  expect(row[lattice.keepOf([1, 2])]).toBeCloseTo(7, 12);
  expect(row[lattice.keepOf([5, 6])]).toBe(11);
});
