import { expect, test } from 'vitest';
import { err } from '../result.ts';
import { plainHand } from './die.ts';
import { findAllPossibleCombinations, findAllValidPartitionings } from './partitions.ts';

const hand = plainHand([1, 2, 2, 3, 5, 5]);

const refused: [string, number[], string, number[]][] = [
  ['an empty selection', [], 'nothing-selected', []],
  ['a position beyond the hand', [0, 6], 'invalid-index', [6]],
  ['a position that is no position', [-1, 0.5, 4], 'invalid-index', [-1, 0.5]],
  ['a die twice', [0, 4, 0], 'dice-used-twice', [0]],
  ['dice that no combination takes', [0, 1, 2, 4], 'unused-dice', [1, 2]],
];

test.each(refused)('[RP5] %s is refused, with the dice named', (_, selected, code, dice) => {
  expect(findAllValidPartitionings(hand, selected)).toEqual(err({ code, dice }));
});

test('[RP5] a face that the die does not have is refused', () => {
  const odd = [...plainHand([1, 7], 6), { face: 2, sides: 21, material: 'plastic' } as const];
  expect(findAllPossibleCombinations(odd)).toEqual(err({ code: 'invalid-face', dice: [1, 2] }));
  expect(findAllPossibleCombinations(plainHand([0, 1], 6))).toEqual(err({ code: 'invalid-face', dice: [0] }));
});

test('[RP5] more than twenty dice are refused', () => {
  expect(findAllValidPartitionings(plainHand(new Array<number>(21).fill(1)))).toEqual(err({ code: 'invalid-index', dice: [20] }));
});

test('[RP5] as few dice as possible are named, and of equal ones those to the right', () => {
  expect(findAllValidPartitionings(plainHand([4, 4, 4, 2, 2, 2, 2, 3]))).toEqual(err({ code: 'unused-dice', dice: [7] }));
  expect(findAllValidPartitionings(plainHand([3, 1, 3]))).toEqual(err({ code: 'unused-dice', dice: [0, 2] }));
});
