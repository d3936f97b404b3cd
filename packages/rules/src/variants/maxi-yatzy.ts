import { chance, face, groups, straightFrom } from '../scorecard/pattern.ts';
import type { ScorecardVariant } from '../scorecard/variant.ts';

/** Maxi Yatzy: six dice, twenty categories, unused rolls are saved. Rules: spec/maxi-yatzy.md. */
export const maxiYatzy = {
  family: 'scorecard',
  id: 'maxi-yatzy',
  name: 'Maxi Yatzy',
  dice: 6,
  rolls: 3,
  savesRolls: true,
  upperBonus: { target: 84, points: 100 },
  categories: {
    ones: face(1),
    twos: face(2),
    threes: face(3),
    fours: face(4),
    fives: face(5),
    sixes: face(6),
    onePair: groups([2]),
    twoPairs: groups([2, 2]),
    threePairs: groups([2, 2, 2]),
    threeOfAKind: groups([3]),
    fourOfAKind: groups([4]),
    fiveOfAKind: groups([5]),
    smallStraight: straightFrom(1, 5),
    largeStraight: straightFrom(2, 5),
    fullStraight: straightFrom(1, 6),
    fullHouse: groups([3, 2]),
    castle: groups([3, 3]),
    tower: groups([4, 2]),
    chance,
    maxiYatzy: groups([6], 100),
  },
} as const satisfies ScorecardVariant;
