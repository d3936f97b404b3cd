import { chance, face, groups, straightFrom } from '../scorecard/pattern.ts';
import type { ScorecardVariant } from '../scorecard/variant.ts';

/** Scandinavian Yatzy. Rules: spec/yatzy.md. */
export const yatzy = {
  family: 'scorecard',
  id: 'yatzy',
  name: 'Yatzy',
  dice: 5,
  rolls: 3,
  upperBonus: { target: 63, points: 50 },
  categories: {
    ones: face(1),
    twos: face(2),
    threes: face(3),
    fours: face(4),
    fives: face(5),
    sixes: face(6),
    onePair: groups([2]),
    twoPairs: groups([2, 2]),
    threeOfAKind: groups([3]),
    fourOfAKind: groups([4]),
    smallStraight: straightFrom(1, 5),
    largeStraight: straightFrom(2, 5),
    fullHouse: groups([3, 2]),
    chance,
    yatzy: groups([5], 50),
  },
} as const satisfies ScorecardVariant;
