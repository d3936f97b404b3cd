import { variantById } from '@yaht/rules';
import { diceOf, hold, newGame, positionOf, turnOf, variantOf } from '@yaht/rules/testing';
import { expect, test } from 'vitest';
import { isNearMiss } from './near-miss.ts';

const yahtzee = variantOf('yahtzee');
const everyOther = {
  ones: 3,
  twos: 6,
  threes: 9,
  fours: 12,
  fives: 15,
  sixes: 18,
  chance: 20,
  threeOfAKind: 20,
  fourOfAKind: 20,
};

const rows: readonly (readonly [string, card: Readonly<Record<string, number>>, faces: string, held: string, isNear: boolean])[] =
  [
    ['a straight that one die makes or breaks', { ...everyOther, fullHouse: 25, yahtzee: 0 }, '23456', 'xxx..', true],
    ['the same straight, missed', { ...everyOther, fullHouse: 25, yahtzee: 0 }, '23451', 'xxx..', true],
    ['five alike', { ...everyOther, fullHouse: 25, smallStraight: 30, largeStraight: 40 }, '44442', 'xxxx.', true],
    [
      'two dice that must both fit',
      { ...everyOther, fullHouse: 25, smallStraight: 30, largeStraight: 40 },
      '44423',
      'xxx..',
      false,
    ],
    ['a row that any face would fill', { ...everyOther, fullHouse: 25, yahtzee: 0, largeStraight: 40 }, '12346', 'xxx..', false],
    [
      'a row that is filled',
      { ...everyOther, fullHouse: 25, smallStraight: 0, largeStraight: 0, yahtzee: 50 },
      '44443',
      'xxxx.',
      false,
    ],
    ['all dice held', {}, '44443', 'xxxxx', false],
  ];

test.each(rows)('%s', (_, card, faces, held, isNear) => {
  const game = positionOf(yahtzee, { card, faces, rollsLeft: 1 });
  expect(turnOf(game).dice).toEqual(diceOf(faces));
  expect(isNearMiss(game, { dice: diceOf(faces), hold: hold(held) })).toBe(isNear);
});

const classic = variantById('rollio-classic');
const pots: readonly (readonly [string, faces: readonly number[], held: string, isNear: boolean])[] = [
  ['the last die alone can save the pot', [2, 3, 4, 6, 3, 1], '......', true],
  ['it could not', [2, 3, 4, 6, 3, 6], '......', true],
  ['another die scores already', [1, 3, 4, 6, 3, 2], '......', false],
  ['dice set aside do not help', [1, 1, 1, 6, 3, 2], 'xxx...', true],
  ['one die that is thrown alone', [1, 1, 1, 5, 5, 2], 'xxxxx.', true],
];

test.each(pots)('%s', (_, dice, held, isNear) => {
  if (!classic) throw new Error('no such game');
  expect(isNearMiss(newGame(classic), { dice, hold: hold(held) })).toBe(isNear);
});
