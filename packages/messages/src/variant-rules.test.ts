import { chance, face, groups, scorecardVariants, type ScorecardVariant } from '@yaht/rules';
import { variantOf } from '@yaht/rules/testing';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from './language.ts';
import { messagesFor } from './messages.ts';
import { needsOf, paysOf, rulesOf, summaryOf } from './variant-rules.ts';

const en = messagesFor('en');

const categories: [string, string, string, string][] = [
  ['yahtzee', 'threes', 'dice showing 3', 'their sum'],
  ['yahtzee', 'threeOfAKind', '3 alike', 'sum of all dice'],
  ['yahtzee', 'fullHouse', '3 of one face, 2 of another', '25 points'],
  ['yahtzee', 'smallStraight', 'any 4 in a row', '30 points'],
  ['yahtzee', 'yahtzee', 'all 5 alike', '50 points'],
  ['yahtzee', 'chance', 'any dice', 'sum of all dice'],
  ['yatzy', 'onePair', 'a pair', 'their sum'],
  ['yatzy', 'threeOfAKind', '3 alike', 'their sum'],
  ['yatzy', 'largeStraight', '2-3-4-5-6', '20 points'],
  ['maxi-yatzy', 'threePairs', '3 pairs of different faces', 'their sum'],
  ['maxi-yatzy', 'castle', '3 of one face, 3 of another', 'their sum'],
];

test.each(categories)('%s, %s needs %s and pays %s', (id, category, needs, pays) => {
  const variant: ScorecardVariant = variantOf(id);
  const pattern = variant.categories[category] ?? chance;
  expect(needsOf(en, variant, pattern)).toBe(needs);
  expect(paysOf(en, pattern)).toBe(pays);
});

const summaries: [string, string][] = [
  ['yahtzee', '5 dice, 13 categories, bonus 35, further Yahtzee +100, joker'],
  ['yahtzee-official', '5 dice, 13 categories, bonus 35, further Yahtzee +100, joker also after 0'],
  ['yatzy', '5 dice, 15 categories, bonus 50'],
  ['kniffel', '5 dice, 13 categories, bonus 35'],
  ['maxi-yatzy', '6 dice, 20 categories, bonus 100, unused rolls are saved'],
];

test.each(summaries)('%s in a line', (id, line) => {
  expect(summaryOf(en, variantOf(id))).toBe(line);
});

test('a custom game is explained from its data alone', () => {
  const variant: ScorecardVariant = {
    family: 'scorecard',
    id: 'tiny',
    name: 'Tiny',
    dice: 3,
    rolls: 1,
    maxPlayers: 1,
    upperBonus: { target: 10, points: 0 },
    categories: { sixes: face(6), doubleTwo: { ...groups([2, 2], 7), sameFace: true } },
  };
  const { sections, name } = rulesOf(en, variant);
  expect(name).toBe('Tiny');
  expect(sections.map(({ title }) => title)).toEqual(['Turn', 'Upper section', 'Lower section', 'End']);
  expect(sections[0]?.sentences.slice(0, 2)).toEqual(['3 dice, up to 1 roll a turn.', 'After the roll, score.']);
  expect(sections[2]?.rows).toEqual([
    { id: 'doubleTwo', name: 'Double two', needs: '2 + 2 alike, faces may repeat', pays: '7 points' },
  ]);
  expect(sections[3]?.sentences).toContain('For one player.');
});

describe.each(LANGUAGES)('in %s', language => {
  test.each(scorecardVariants.map(variant => [variant.id, variant] as const))(
    'the rules of %s name every category once',
    (_, variant) => {
      const { sections } = rulesOf(messagesFor(language), variant);
      expect(sections.flatMap(({ rows }) => rows.map(({ id }) => id))).toEqual(Object.keys(variant.categories));
      expect(JSON.stringify(sections)).not.toMatch(/undefined|NaN|null/);
    },
  );
});
