import { chance, face, groups, inARow, ofAKind } from '../scorecard/pattern.ts';
import type { ScorecardVariant } from '../scorecard/variant.ts';

/** Yahtzee with the forced joker once the category holds 50. Rules: spec/yahtzee.md. */
export const yahtzee = {
  family: 'scorecard',
  id: 'yahtzee',
  name: 'Yahtzee',
  dice: 5,
  rolls: 3,
  upperBonus: { target: 63, points: 35 },
  yahtzeeBonus: 100,
  joker: 'forced',
  jokerAfterZero: false,
  categories: {
    ones: face(1),
    twos: face(2),
    threes: face(3),
    fours: face(4),
    fives: face(5),
    sixes: face(6),
    threeOfAKind: ofAKind(3),
    fourOfAKind: ofAKind(4),
    fullHouse: groups([3, 2], 25),
    smallStraight: inARow(4, 30),
    largeStraight: inARow(5, 40),
    yahtzee: groups([5], 50),
    chance,
  },
} as const satisfies ScorecardVariant;
