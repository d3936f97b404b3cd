import type { Card, ScorecardVariant } from '@yaht/rules';
import { diceOf, variantOf } from '@yaht/rules/testing';
import { expect, test } from 'vitest';
import { jokerBanner, jokerCategory } from './joker-banner.ts';
import { messagesFor } from './messages.ts';

const yahtzee: ScorecardVariant = variantOf('yahtzee');
const official: ScorecardVariant = variantOf('yahtzee-official');
const free: ScorecardVariant = { ...yahtzee, joker: 'free' };
const bonusOnly: ScorecardVariant = { ...yahtzee, joker: 'none' };

const lower = { threeOfAKind: 20, fourOfAKind: 20, fullHouse: 25, smallStraight: 30, largeStraight: 40, chance: 20 };
const cardOf = (points: Readonly<Record<string, number>>): Card => ({ points, bonuses: 0 });

const banners: [string, ScorecardVariant, Record<string, number>, string | undefined][] = [
  ['box 50, upper open', yahtzee, { yahtzee: 50 }, 'Yahtzee again: +100. Rule: it must go in Fives (25).'],
  [
    'box 50, upper used',
    yahtzee,
    { yahtzee: 50, fives: 15 },
    'Yahtzee again: +100. Joker: Full house 25, Small straight 30 and Large straight 40 count.',
  ],
  [
    'box 50, only upper left',
    yahtzee,
    { yahtzee: 50, fives: 15, ...lower },
    'Yahtzee again: +100. No lower category is left: a zero in an upper one.',
  ],
  [
    'box 0, joker after zero',
    official,
    { yahtzee: 0 },
    'No bonus (Yahtzee holds a zero). The joker rule still applies. Rule: it must go in Fives (25).',
  ],
  ['box 0, house rule', yahtzee, { yahtzee: 0 }, 'No bonus, no joker (house rule of this game).'],
  ['joker free', free, { yahtzee: 50 }, 'Yahtzee again: +100. Fives is open: another category scores normally, not as joker.'],
  ['free, box 0', free, { yahtzee: 0 }, 'No bonus, no joker (house rule of this game).'],
  ['bonus without joker', bonusOnly, { yahtzee: 50 }, 'Yahtzee again: +100.'],
  ['box open', yahtzee, {}, undefined],
  ['Kniffel', variantOf('kniffel'), { yahtzee: 50 }, undefined],
];

test.each(banners)('%s', (_, variant, points, banner) => {
  expect(jokerBanner(messagesFor('en'), variant, cardOf(points), diceOf('55555'))).toBe(banner);
});

test('dice that differ are no joker', () => {
  expect(jokerBanner(messagesFor('en'), yahtzee, cardOf({ yahtzee: 50 }), diceOf('55554'))).toBeUndefined();
});

test('the category a joker must take is named in the language', () => {
  expect(jokerCategory(messagesFor('sv'), yahtzee, cardOf({ yahtzee: 50 }), diceOf('55555'))).toBe('Femmor');
  expect(jokerCategory(messagesFor('sv'), yahtzee, cardOf({ yahtzee: 50, fives: 5 }), diceOf('55555'))).toBeUndefined();
});
