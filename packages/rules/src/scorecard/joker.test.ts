import { describe, expect, test } from 'vitest';
import { err } from '../result.ts';
import { diceOf, positionOf, wish } from '../testing/index.ts';
import { kniffel } from '../variants/kniffel.ts';
import { yahtzeeOfficial } from '../variants/yahtzee-official.ts';
import { yahtzee } from '../variants/yahtzee.ts';
import { jokerFor, offersFor } from './offers.ts';
import { categoryIds, isUpper, JOKER_RULES, type JokerRule, type ScorecardVariant } from './variant.ts';

const fiveFours = '44444';
const lower = ['threeOfAKind', 'fourOfAKind', 'fullHouse', 'smallStraight', 'largeStraight', 'chance'];

/** The three places a joker can be in, each with the categories that are filled beside `yahtzee`. */
const SITUATIONS = {
  'upper open': {},
  'lower open': { fours: 12 },
  'only upper left': Object.fromEntries(
    categoryIds(yahtzee)
      .filter(category => category !== 'ones' && category !== 'twos' && category !== 'yahtzee')
      .map(category => [category, 0]),
  ),
} as const satisfies Record<string, Record<string, number>>;
type Situation = keyof typeof SITUATIONS;

const asTheyLie = { threeOfAKind: 20, fourOfAKind: 20, fullHouse: 0, smallStraight: 0, largeStraight: 0, chance: 20 };
const asJoker = { ...asTheyLie, fullHouse: 25, smallStraight: 30, largeStraight: 40 };
const otherUpper = { ones: 0, twos: 0, threes: 0, fives: 0, sixes: 0 };
const zeros = { ones: 0, twos: 0 };

/** What may be used and what it earns: by rule and situation when the joker is in force, and when it is not. */
const expected: Record<JokerRule | 'ordinary', Record<Situation, Record<string, number>>> = {
  forced: { 'upper open': { fours: 20 }, 'lower open': asJoker, 'only upper left': zeros },
  free: {
    'upper open': { ...otherUpper, fours: 20, ...asTheyLie },
    'lower open': { ...otherUpper, ...asJoker },
    'only upper left': zeros,
  },
  none: {
    'upper open': { ...otherUpper, fours: 20, ...asTheyLie },
    'lower open': { ...otherUpper, ...asTheyLie },
    'only upper left': zeros,
  },
  ordinary: {
    'upper open': { ...otherUpper, fours: 20, ...asTheyLie },
    'lower open': { ...otherUpper, ...asTheyLie },
    'only upper left': zeros,
  },
};

const rules = { forced: 'YZ12', free: 'YZ13', none: 'YZ14' } as const;

type Case = [rule: string, joker: JokerRule, jokerAfterZero: boolean, holds: number, situation: Situation];

const cases: Case[] = JOKER_RULES.flatMap(joker =>
  [false, true].flatMap(jokerAfterZero =>
    [50, 0].flatMap(holds =>
      (Object.keys(SITUATIONS) as Situation[]).map((situation): Case => [rules[joker], joker, jokerAfterZero, holds, situation]),
    ),
  ),
);

describe.each(cases)(
  '[%s] [YZ15] joker %s, after zero: %s, yahtzee holds %i, %s',
  (_, joker, jokerAfterZero, holds, situation) => {
    const variant: ScorecardVariant = { ...yahtzee, joker, jokerAfterZero };
    const card = { ...SITUATIONS[situation], yahtzee: holds };
    const game = positionOf(variant, { card, faces: fiveFours });
    const inForce = holds === 50 || jokerAfterZero;
    const allowed = expected[inForce ? joker : 'ordinary'][situation];

    test('these may be used, and earn this', () => {
      const offers = offersFor(variant, { points: card, bonuses: 0 }, diceOf(fiveFours));
      const usable = offers.filter(offer => offer.allowed).map(({ category, points }) => [category, points]);
      expect(Object.fromEntries(usable)).toEqual(allowed);
    });

    test('scoring and scratching agree, and the bonus counts in both', () => {
      for (const category of categoryIds(variant).filter(id => !Object.hasOwn(card, id))) {
        const scored = wish(game, 0, { type: 'ScoreCategory', category });
        const scratched = wish(game, 0, { type: 'ScratchCategory', category });
        const bonus = holds === 50 ? 100 : 0;
        if (Object.hasOwn(allowed, category)) {
          expect(scored).toMatchObject({ value: [{ category, points: allowed[category], bonus }, {}] });
          expect(scratched).toMatchObject({ value: [{ category, points: 0, bonus, zero: 'scratched' }, {}] });
        } else {
          expect(scored).toEqual(err('joker-restriction'));
          expect(scratched).toEqual(err('joker-restriction'));
        }
      }
    });
  },
);

test.each([
  ['YZ17', yahtzee, 'any'],
  ['YZ18', yahtzeeOfficial, 'upper'],
] as const)('[%s] $id after a zero: five alike may go to %s', (_, variant, placement) => {
  const joker = jokerFor(variant, { points: { yahtzee: 0 }, bonuses: 0 }, diceOf(fiveFours));
  expect(joker).toMatchObject({ placement, bonus: 0 });
});

test.each([
  ['upper open', 'upper'],
  ['lower open', 'lower'],
  ['only upper left', 'zero'],
] as const)('[YZ12] forced, %s: the screens are told %s', (situation, placement) => {
  const card = { points: { ...SITUATIONS[situation], yahtzee: 50 }, bonuses: 0 };
  expect(jokerFor(yahtzee, card, diceOf(fiveFours))).toMatchObject({ face: 4, placement, bonus: 100 });
});

test('[YZ11] while yahtzee is open, five alike are ordinary dice', () => {
  expect(jokerFor(yahtzee, { points: { fours: 12 }, bonuses: 0 }, diceOf(fiveFours))).toBeNull();
  const offers = offersFor(yahtzee, { points: { fours: 12 }, bonuses: 0 }, diceOf(fiveFours));
  expect(offers.filter(({ allowed }) => allowed)).toHaveLength(12);
  expect(offers.find(({ category }) => category === 'fullHouse')?.points).toBe(0);
});

test('[YZ11] dice that differ are no joker', () => {
  expect(jokerFor(yahtzee, { points: { yahtzee: 50 }, bonuses: 0 }, diceOf('44445'))).toBeNull();
});

test('[YZ16] the refusal is told for what the joker excludes, before and after', () => {
  const game = positionOf(yahtzee, { card: { yahtzee: 50 }, faces: fiveFours });
  expect(wish(game, 0, { type: 'ScoreCategory', category: 'largeStraight' })).toEqual(err('joker-restriction'));
  expect(wish(game, 0, { type: 'ScoreCategory', category: 'yahtzee' })).toEqual(err('category-filled'));
  const offers = offersFor(yahtzee, { points: { yahtzee: 50 }, bonuses: 0 }, diceOf(fiveFours));
  expect(offers.filter(({ reason }) => reason === 'joker-restriction')).toHaveLength(11);
});

test('[YZ9] there is no bonus after a zero, nor for the first Yahtzee', () => {
  const after = positionOf(yahtzee, { card: { yahtzee: 0 }, faces: fiveFours });
  expect(wish(after, 0, { type: 'ScoreCategory', category: 'fours' })).toMatchObject({ value: [{ points: 20, bonus: 0 }, {}] });
  const first = positionOf(yahtzee, { faces: fiveFours });
  expect(wish(first, 0, { type: 'ScoreCategory', category: 'yahtzee' })).toMatchObject({ value: [{ points: 50, bonus: 0 }, {}] });
});

test('[KN2] [KN3] in Kniffel five alike are always ordinary dice', () => {
  const points = { yahtzee: 50, fours: 12 };
  expect(jokerFor(kniffel, { points, bonuses: 0 }, diceOf(fiveFours))).toBeNull();
  const offers = offersFor(kniffel, { points, bonuses: 0 }, diceOf(fiveFours)).filter(({ allowed }) => allowed);
  expect(offers.map(({ category }) => category)).toEqual(categoryIds(kniffel).filter(id => !Object.hasOwn(points, id)));
  expect(Object.fromEntries(offers.map(({ category, points: earned }) => [category, earned]))).toMatchObject(asTheyLie);
});

describe('custom games', () => {
  const six: ScorecardVariant = {
    ...yahtzee,
    id: 'six',
    dice: 6,
    yahtzeeBonus: 70,
    categories: { ...yahtzee.categories, all: { kind: 'groups', sizes: [6] }, run: { kind: 'straight', length: 5 } },
  };

  test('[CU24] the category for all dice alike counts, whatever its name', () => {
    expect(jokerFor(six, { points: { all: 24 }, bonuses: 0 }, diceOf('444444'))).toMatchObject({ bonus: 70, placement: 'upper' });
    expect(jokerFor(six, { points: { yahtzee: 50 }, bonuses: 0 }, diceOf('444444'))).toBeNull();
  });

  test('[CU26] the joker pays what is fixed; what adds dice up earns what the dice earn', () => {
    const offers = offersFor(six, { points: { all: 24, fours: 16 }, bonuses: 0 }, diceOf('444444'));
    const earned = Object.fromEntries(offers.map(({ category, points }) => [category, points]));
    expect(earned).toMatchObject({ fullHouse: 25, yahtzee: 50, run: 0, chance: 24 });
  });

  test('[YZ12] two upper categories of one face: the joker asks for whichever is open', () => {
    const twice: ScorecardVariant = { ...yahtzee, categories: { ...yahtzee.categories, foursAgain: { kind: 'face', face: 4 } } };
    const offers = offersFor(twice, { points: { yahtzee: 50, fours: 12 }, bonuses: 0 }, diceOf(fiveFours));
    expect(offers.filter(({ allowed }) => allowed).map(({ category }) => category)).toEqual(['foursAgain']);
  });

  test('[YZ12] without an upper category for the face, the lower section is next', () => {
    const { fours: _, ...categories } = yahtzee.categories;
    const offers = offersFor({ ...yahtzee, categories }, { points: { yahtzee: 50 }, bonuses: 0 }, diceOf(fiveFours));
    expect(offers.filter(({ allowed }) => allowed).map(({ category }) => category)).toEqual(lower);
  });

  test('[CU10] [CU9] [CU8] left out, there is neither joker nor bonus', () => {
    const { joker: _j, jokerAfterZero: _z, yahtzeeBonus: _b, ...plain } = yahtzee;
    expect(jokerFor(plain, { points: { yahtzee: 50 }, bonuses: 0 }, diceOf(fiveFours))).toBeNull();
  });

  test('[S21] upper is what counts one face', () => {
    expect(categoryIds(yahtzee).filter(id => isUpper(yahtzee.categories[id as keyof typeof yahtzee.categories]))).toHaveLength(6);
  });
});
