/** What every variant promises, whoever adds it. */
import { describe, expect, test } from 'vitest';
import { isLabel } from '../label.ts';
import { categoryIds, yahtzeeCategory } from '../scorecard/variant.ts';
import { scorecardVariants, variantById, variants } from './index.ts';
import { kniffel } from './kniffel.ts';
import { maxiYatzy } from './maxi-yatzy.ts';
import { yahtzeeOfficial } from './yahtzee-official.ts';
import { yahtzee } from './yahtzee.ts';
import { yatzy } from './yatzy.ts';

test('ids and names are unique', () => {
  expect(new Set(variants.map(({ id }) => id)).size).toBe(variants.length);
  expect(new Set(variants.map(({ name }) => name)).size).toBe(variants.length);
});

test('the games are offered in this order', () => {
  expect(scorecardVariants.map(({ id }) => id).slice(0, 5)).toEqual([
    'yahtzee',
    'yahtzee-official',
    'yatzy',
    'kniffel',
    'maxi-yatzy',
  ]);
});

test.each(variants.map(variant => [variant.id, variant] as const))(
  '%s is found by its id and has a readable name',
  (id, variant) => {
    expect(variantById(id)).toBe(variant);
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(isLabel(variant.name, 40)).toBe(true);
  },
);

test.each(['', 'Yahtzee', 'toString', '__proto__'])('%j is no variant', id => {
  expect(variantById(id)).toBeUndefined();
});

const upper = ['ones', 'twos', 'threes', 'fours', 'fives', 'sixes'];

describe('cards', () => {
  test.each([
    ['YZ1', yahtzee, 5, 13],
    ['YA1', yatzy, 5, 15],
    ['KN1', kniffel, 5, 13],
    ['MX1', maxiYatzy, 6, 20],
  ] as const)('[%s] $id: %i dice, three rolls, %i categories', (_, variant, dice, categories) => {
    expect(variant).toMatchObject({ dice, rolls: 3 });
    expect(categoryIds(variant)).toHaveLength(categories);
    expect(categoryIds(variant).slice(0, 6)).toEqual(upper);
  });

  test('[YA1] Yatzy in the order of its numbers', () => {
    const lower = ['onePair', 'twoPairs', 'threeOfAKind', 'fourOfAKind', 'smallStraight', 'largeStraight', 'fullHouse'];
    expect(categoryIds(yatzy)).toEqual([...upper, ...lower, 'chance', 'yatzy']);
  });

  test.each([
    ['YZ3', yahtzee, 63, 35],
    ['YA11', yatzy, 63, 50],
    ['KN1', kniffel, 63, 35],
    ['MX13', maxiYatzy, 84, 100],
  ] as const)('[%s] $id: upper bonus at %i: %i', (_, { upperBonus }, target, points) => {
    expect(upperBonus).toEqual({ target, points });
  });

  test.each([
    ['YZ17', yahtzee, { yahtzeeBonus: 100, joker: 'forced', jokerAfterZero: false }],
    ['YZ18', yahtzeeOfficial, { yahtzeeBonus: 100, joker: 'forced', jokerAfterZero: true }],
    ['KN2', kniffel, { yahtzeeBonus: 0, joker: 'none' }],
  ] as const)('[%s] $id: bonus and joker', (_, variant, fields) => {
    expect(variant).toMatchObject(fields);
    expect(yahtzeeCategory(variant)).toBe('yahtzee');
  });

  test.each([
    ['YA12', yatzy],
    ['MX15', maxiYatzy],
  ] as const)('[%s] $id knows neither joker nor bonus for dice alike', (_, variant) => {
    expect(Object.keys(variant)).not.toContain('joker');
    expect(Object.keys(variant)).not.toContain('yahtzeeBonus');
  });
});
