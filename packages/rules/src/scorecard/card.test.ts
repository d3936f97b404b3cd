import { describe, expect, test } from 'vitest';
import { noneHeld } from '../dice.ts';
import { diceOf } from '../testing/index.ts';
import { maxiYatzy } from '../variants/maxi-yatzy.ts';
import { yahtzee } from '../variants/yahtzee.ts';
import { yatzy } from '../variants/yatzy.ts';
import { emptyCard, fill, tally, type Card } from './card.ts';
import { allRolls, lowestMaximum, maximaOf } from './maximum.ts';
import { offerFor, offersFor } from './offers.ts';
import { face, pointsFor, type Pattern } from './pattern.ts';
import { categoryIds, patternOf, type ScorecardVariant } from './variant.ts';

const cardOf = (points: Record<string, number>, bonuses = 0): Card => ({ points, bonuses });

const sixtyTwo = { ones: 3, twos: 6, threes: 9, fours: 12, fives: 15, sixes: 17 };

describe('the upper bonus', () => {
  test.each([
    ['YZ3', yahtzee, 17, 62, 0],
    ['YZ3', yahtzee, 18, 63, 35],
    ['YZ3', yahtzee, 19, 64, 35],
    ['YA11', yatzy, 17, 62, 0],
    ['YA11', yatzy, 18, 63, 50],
    ['YA11', yatzy, 19, 64, 50],
    ['MX13', maxiYatzy, 38, 83, 0],
    ['MX13', maxiYatzy, 39, 84, 100],
    ['MX13', maxiYatzy, 40, 85, 100],
  ] as const)('[S22] [%s] $id: %i in sixes makes %i, bonus %i', (_, variant, sixes, upper, upperBonus) => {
    expect(tally(variant, cardOf({ ...sixtyTwo, sixes }))).toMatchObject({ upper, upperBonus, total: upper + upperBonus });
  });

  test('[S21] [S22] the lower section does not count towards it', () => {
    expect(tally(yahtzee, cardOf({ ...sixtyTwo, chance: 30 }))).toMatchObject({ upper: 62, upperBonus: 0, lower: 30, total: 92 });
  });
});

describe('the total', () => {
  test('[S23] upper, bonus, lower and Yahtzee bonuses', () => {
    const card = cardOf({ ...sixtyTwo, sixes: 18, yahtzee: 50, chance: 20 }, 2);
    expect(tally(yahtzee, card)).toEqual({ upper: 63, upperBonus: 35, lower: 70, yahtzeeBonus: 200, total: 368 });
  });

  test('[S23] an empty card is worth nothing', () => {
    expect(tally(yahtzee, emptyCard).total).toBe(0);
  });

  test('[S23] a category named like something every object has starts empty', () => {
    const odd: ScorecardVariant = { ...yahtzee, categories: { toString: face(1), valueOf: face(2) } };
    expect(tally(odd, emptyCard).total).toBe(0);
    expect(tally(odd, fill(emptyCard, 'toString', 4, 0)).total).toBe(4);
    expect(offersFor(odd, emptyCard, diceOf('11234')).map(({ points }) => points)).toEqual([2, 2]);
  });

  test('[S11] filling one category leaves the card it came from as it was', () => {
    const before = cardOf({ ones: 3 });
    expect(fill(before, 'twos', 6, 100)).toEqual(cardOf({ ones: 3, twos: 6 }, 1));
    expect(before).toEqual(cardOf({ ones: 3 }));
  });
});

describe('offers', () => {
  test('[S24] one for each category, in the order of the card', () => {
    const offers = offersFor(yatzy, cardOf({ ones: 3, chance: 0 }), diceOf('33664'));
    expect(offers.map(({ category }) => category)).toEqual(categoryIds(yatzy));
    expect(offers.find(({ category }) => category === 'onePair')).toEqual({
      category: 'onePair',
      open: true,
      points: 12,
      allowed: true,
    });
    expect(offers.filter(({ open }) => !open)).toEqual([
      { category: 'ones', open: false, points: null, allowed: false, reason: 'category-filled' },
      { category: 'chance', open: false, points: null, allowed: false, reason: 'category-filled' },
    ]);
  });

  test('[S24] before the first roll nothing may be used', () => {
    const offers = offersFor(yatzy, cardOf({ ones: 3 }), null);
    expect(offers[0]).toMatchObject({ points: null, allowed: false, reason: 'category-filled' });
    expect(offers[1]).toMatchObject({ open: true, points: null, allowed: false, reason: 'roll-first' });
  });

  test('[S24] one offer alone is the same as among all', () => {
    for (const offer of offersFor(yahtzee, cardOf({ yahtzee: 50 }), diceOf('44444'))) {
      expect(offerFor(yahtzee, cardOf({ yahtzee: 50 }), diceOf('44444'), offer.category)).toEqual(offer);
    }
  });

  test.each(['nope', 'toString', '__proto__'])('[S24] there is no offer for %j', category => {
    expect(offerFor(yahtzee, emptyCard, diceOf('44444'), category)).toBeUndefined();
    expect(patternOf(yahtzee, category)).toBeUndefined();
  });
});

describe('patterns', () => {
  const points = (pattern: Pattern, faces: string): number => pointsFor(pattern, diceOf(faces));

  test.each<[string, Pattern, string, number]>([
    ['S16', { kind: 'groups', sizes: [3] }, '44446', 12],
    ['S16', { kind: 'groups', sizes: [3], points: 7 }, '44446', 7],
    ['S16', { kind: 'groups', sizes: [3], points: 0 }, '44446', 0],
    ['S16', { kind: 'groups', sizes: [3], sum: 'all' }, '44446', 22],
    ['S16', { kind: 'groups', sizes: [3], sum: 'groups' }, '44446', 12],
    ['S17', { kind: 'groups', sizes: [2, 2] }, '44446', 0],
    ['S17', { kind: 'groups', sizes: [2, 2], sameFace: true }, '44446', 16],
    ['S17', { kind: 'groups', sizes: [3, 2] }, '555666', 28],
    ['S17', { kind: 'groups', sizes: [2, 3] }, '555666', 28],
    ['CU18', { kind: 'straight', length: 3 }, '12356', 6],
    ['S18', { kind: 'straight', length: 3 }, '123456', 15],
    ['S18', { kind: 'straight', length: 3, from: 2 }, '123456', 9],
    ['S18', { kind: 'straight', length: 3, from: 4, points: 10 }, '12345', 0],
    ['S18', { kind: 'straight', length: 2, points: 10 }, '13566', 10],
    ['S19', { kind: 'chance' }, '123456', 21],
    ['CU16', { kind: 'face', face: 5 }, '55', 10],
    ['CU17', { kind: 'groups', sizes: [2, 2, 2, 2], points: 80 }, '11223344', 80],
    ['CU19', { kind: 'chance' }, '6', 6],
  ])('[%s] %j with %s is worth %i', (_, pattern, faces, expected) => {
    expect(points(pattern, faces)).toBe(expected);
  });
});

describe('the most a category can earn', () => {
  test('[T30] in Yahtzee', () => {
    expect(maximaOf(yahtzee)).toEqual({
      ones: 5,
      twos: 10,
      threes: 15,
      fours: 20,
      fives: 25,
      sixes: 30,
      threeOfAKind: 30,
      fourOfAKind: 30,
      fullHouse: 25,
      smallStraight: 30,
      largeStraight: 40,
      yahtzee: 50,
      chance: 30,
    });
  });

  test('[T30] the lowest is given up first, among equals the first on the card', () => {
    let open = categoryIds(yahtzee);
    const given: string[] = [];
    while (open.length > 0) {
      const next = lowestMaximum(yahtzee, open);
      given.push(next);
      open = open.filter(category => category !== next);
    }
    const upper = ['ones', 'twos', 'threes', 'fours', 'fives', 'fullHouse', 'sixes'];
    expect(given).toEqual([...upper, 'threeOfAKind', 'fourOfAKind', 'smallStraight', 'chance', 'largeStraight', 'yahtzee']);
  });

  test('eight dice have 1,287 rolls', () => {
    expect(allRolls(8)).toHaveLength(1287);
    expect(noneHeld(8)).toHaveLength(8);
  });
});
