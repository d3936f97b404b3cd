import { expect, test } from 'vitest';
import { COMBINATION_TYPES, levelled, standardCombinations } from './combinations.ts';
import { CHARM_IDS, charmOf } from './content/charms.ts';
import { DICE_SET_IDS, diceSetOf } from './content/dice-sets.ts';
import { plainHand } from './die.ts';
import { findAllPossibleCombinations } from './partitions.ts';

/** The faces, the combination that takes all of them, and its points. */
const rows: [string, string, string, number][] = [
  ['R1', '1', 'single', 100],
  ['R1', '5', 'single', 50],
  ['R2', '111', 'nOfAKind', 1000],
  ['R2', '222', 'nOfAKind', 200],
  ['R2', '666', 'nOfAKind', 600],
  ['R2', '1111', 'nOfAKind', 250],
  ['R2', '4444', 'nOfAKind', 1000],
  ['R2', '33333', 'nOfAKind', 1500],
  ['R2', '666666', 'nOfAKind', 6000],
  ['R3', '2222222', 'nOfAKind', 4000],
  ['R3', '22222222', 'nOfAKind', 8000],
  ['R3', '6666666666', 'nOfAKind', 96_000],
  ['R6', '223344', 'threePairs', 1500],
  ['R6', '222244', 'threePairs', 1500],
  ['R6', '222222', 'threePairs', 1500],
  ['R6', '22334466', 'fourPairs', 2000],
  ['R6', '22224444', 'fourPairs', 2000],
  ['R6', '22222222', 'fourPairs', 2000],
  ['R7', '333444', 'twoTriplets', 2500],
  ['R7', '222333444', 'tripleTriplets', 3000],
  ['R8', '123456', 'straight', 1500],
  ['R8', '456789', 'straight', 1500],
];

test.each(rows)('[%s] %s: %s scores %i', (_, faces, type, points) => {
  const found = findAllPossibleCombinations(plainHand([...faces].map(Number)));
  const whole = found.ok ? found.value.filter(combination => combination.faces.length === faces.length) : [];
  expect(whole.find(combination => combination.type === type)?.points).toBe(points);
});

const none: [string, string, string][] = [
  ['R1', '6', 'single'],
  ['R2', '22', 'nOfAKind'],
  ['R6', '2233', 'threePairs'],
  ['R7', '333333', 'twoTriplets'],
  ['R8', '12345', 'straight'],
  ['R8', '123467', 'straight'],
];

test.each(none)('[%s] %s is no %s', (_, faces, type) => {
  const found = findAllPossibleCombinations(plainHand([...faces].map(Number)));
  expect(found.ok && found.value.some(combination => combination.type === type)).toBe(false);
});

test('[R8] ten faces in a row are God’s straight, wherever they begin', () => {
  const found = findAllPossibleCombinations(plainHand([11, 12, 13, 14, 15, 16, 17, 18, 19, 20]));
  expect(found.ok && found.value.find(({ type }) => type === 'godsStraight')?.points).toBe(2000);
});

test('[R9] twenty dice of twenty faces are a hand', () => {
  expect(findAllPossibleCombinations(plainHand(Array.from({ length: 20 }, (_, i) => i + 1))).ok).toBe(true);
});

test('[R5] every type of the standard table, of a set and of a charm has its name in the list', () => {
  const sets = DICE_SET_IDS.flatMap(id => diceSetOf(id).rows ?? []);
  const brought = CHARM_IDS.flatMap(id => charmOf(id).behaviour.rows ?? []);
  expect(new Set([...standardCombinations, ...sets, ...brought].map(({ type }) => type))).toEqual(new Set(COMBINATION_TYPES));
});

test('[R10] a level adds 20 of 100 to what the table says, for all combinations of a shape', () => {
  const levels = { single: 1, alike: 2, groups: 5 };
  const told = levelled(standardCombinations, levels).map(row => (row.shape === 'alike' ? row.perFace : row.points));
  expect(told).toEqual([120, 60, 140, 350, 700, 1400, 3000, 4000, 5000, 6000, 1500, 2000]);
  expect(levelled(standardCombinations, levels)[2]).toMatchObject({ except: { face: 1, points: 1400 } });
  expect(levelled(standardCombinations, { run: 0 })).toBe(standardCombinations);
});

test('[R11] each die over six alike doubles the points, whatever the face', () => {
  const worth = (faces: string): number => {
    const found = findAllPossibleCombinations(plainHand([...faces].map(Number)));
    return found.ok ? Math.max(...found.value.flatMap(({ type, points }) => (type === 'nOfAKind' ? [points] : []))) : 0;
  };
  for (const face of '123456') expect(worth(face.repeat(8))).toBe(4 * worth(face.repeat(6)));
});
