import { expect, test } from 'vitest';
import { countFaces } from '../dice.ts';
import { standardCombinations, type CombinationTable } from './combinations.ts';
import { flopChance } from './flop-chance.ts';
import { hasCombination } from './possible.ts';
import { flopRisk } from './risk.ts';

/** Every throw, one by one. */
function bruteForce(sides: readonly number[], table: CombinationTable): number {
  const throwsOf = ([first, ...rest]: readonly number[]): readonly (readonly number[])[] =>
    first === undefined ? [[]] : throwsOf(rest).flatMap(faces => Array.from({ length: first }, (_, i) => [i + 1, ...faces]));
  const all = throwsOf(sides);
  return all.filter(faces => !hasCombination(countFaces(faces, 20), table)).length / all.length;
}

const withoutSingles = standardCombinations.filter(({ shape }) => shape !== 'single');
const pairs: CombinationTable = [
  { type: 'house', shape: 'groups', sizes: [3, 2], points: 1, repeats: true },
  { type: 'row', shape: 'run', length: 3, points: 1 },
];

const throwings: readonly (readonly [sides: readonly number[], table: CombinationTable])[] = [
  [[3, 4, 8, 12, 20], standardCombinations],
  [[7, 8, 9, 10], withoutSingles],
  [[3, 3, 4, 4, 5, 6], withoutSingles],
  [[6, 6, 6, 6, 6], pairs],
  [[3, 5, 5, 7, 9], pairs],
  [[4, 4, 4, 4, 4, 4], withoutSingles.filter(({ shape }) => shape !== 'alike')],
  [[], standardCombinations],
];

test.each(throwings)('[RC9] dice with sides %j flop as often as counting every throw says', (sides, table) => {
  expect(flopChance(sides, table)).toBeCloseTo(bruteForce(sides, table), 12);
});

test('[RC9] dice of six sides flop as often as plain dice', () => {
  for (let dice = 1; dice <= 7; dice++) {
    expect(flopChance(new Array<number>(dice).fill(6), standardCombinations)).toBeCloseTo(flopRisk(dice), 12);
  }
});
