import { expect, test } from 'vitest';
import { countFaces } from '../dice.ts';
import { chanceFrom } from '../testing/index.ts';
import { standardCombinations } from './combinations.ts';
import { allDice, isMirror, MAX_SIDES, MIN_SIDES, type Hand } from './die.ts';
import { findAllPossibleCombinations } from './partitions.ts';
import { scorableFaces } from './scorable.ts';

const withoutSingles = standardCombinations.filter(({ shape }) => shape !== 'single');
const onlyGroups = standardCombinations.filter(({ shape }) => shape === 'groups');
const house = [{ type: 'house', shape: 'groups', sizes: [3, 2], points: 1 } as const];

/** Up to nine dice with up to nine sides, at most two of them mirrors. */
function randomHand(seed: number): Hand {
  const chance = chanceFrom(seed);
  const draw = (roll: number, of: number): number => chance('dice', { turn: seed, roll }, [of])[0] ?? 1;
  return Array.from({ length: draw(0, 9) }, (_, die) => {
    const sides = MIN_SIDES - 1 + draw(10 + die, 7);
    return { sides, face: draw(20 + die, sides), material: die < draw(1, 3) - 1 ? 'mirror' : 'plastic' } as const;
  });
}

test.each([
  ['all', standardCombinations],
  ['no singles', withoutSingles],
  ['groups alone', onlyGroups],
  ['a house', house],
])('[RC8] the faces that score are those of all combinations there are: %s', (_, table) => {
  for (let seed = 1; seed <= 80; seed++) {
    const hand = randomHand(seed);
    const listed = findAllPossibleCombinations(hand, allDice(hand), { table });
    const faces = new Set(listed.ok ? listed.value.flatMap(combination => combination.faces) : []);
    const natural = countFaces(
      hand.flatMap(die => (isMirror(die) ? [] : [die.face])),
      MAX_SIDES,
    );
    const found = scorableFaces(
      natural,
      hand.filter(isMirror).map(({ sides }) => sides),
      table,
    );
    expect(
      [...found].sort((a, b) => a - b),
      `seed ${seed}`,
    ).toEqual([...faces].sort((a, b) => a - b));
  }
});
