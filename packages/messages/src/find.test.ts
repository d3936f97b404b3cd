import { err, ok, type ScorecardVariant } from '@yaht/rules';
import { variantOf } from '@yaht/rules/testing';
import { expect, test } from 'vitest';
import { closest } from './closest.ts';
import { findCategory, findVariant } from './find.ts';
import type { Language } from './language.ts';

const yahtzee: ScorecardVariant = variantOf('yahtzee');
const maxi: ScorecardVariant = variantOf('maxi-yatzy');

const typed: [string, Language, string][] = [
  ['fullHouse', 'en', 'fullHouse'],
  ['full_house', 'en', 'fullHouse'],
  ['FULL HOUSE', 'de', 'fullHouse'],
  ['fh', 'sv', 'fullHouse'],
  ['kåk', 'en', 'fullHouse'],
  ['kak', 'en', 'fullHouse'],
  ['Kåk'.normalize('NFD'), 'sv', 'fullHouse'],
  ['große strasse', 'de', 'largeStraight'],
  ['3k', 'en', 'threeOfAKind'],
  ['3 of a', 'en', 'threeOfAKind'],
  ['triss', 'sv', 'threeOfAKind'],
  ['three_of_a_kind', 'en', 'threeOfAKind'],
  ['four', 'en', 'fours|fourOfAKind'],
  ['fours', 'en', 'fours'],
  ['vierer', 'en', 'fours'],
  ['l', 'en', 'largeStraight'],
  ['l', 'sv', 'smallStraight'],
  ['ch', 'en', 'chance'],
  ['kniffel', 'en', 'yahtzee'],
  ['yatzy', 'en', 'yahtzee'],
  ['aces', 'en', 'ones'],
];

test.each(typed)('"%s" (%s) is %s', (text, language, expected) => {
  const ids = expected.split('|');
  const answer = findCategory(yahtzee, text, language);
  expect(answer).toEqual(ids.length === 1 ? ok(ids[0]) : err({ code: 'ambiguous', candidates: ids }));
});

test('a typing error brings near misses', () => {
  expect(findCategory(yahtzee, 'yathzee')).toEqual(err({ code: 'unknown', candidates: ['yahtzee'] }));
  expect(findCategory(yahtzee, 'full hose')).toEqual(err({ code: 'unknown', candidates: ['fullHouse'] }));
});

test('nonsense and nothing bring no suggestion', () => {
  expect(findCategory(yahtzee, 'qqqqqq')).toEqual(err({ code: 'unknown', candidates: [] }));
  expect(findCategory(yahtzee, ' ')).toEqual(err({ code: 'unknown', candidates: [] }));
});

test('what one game lacks is unknown there', () => {
  expect(findCategory(maxi, 'hus', 'sv')).toEqual(ok('castle'));
  expect(findCategory(yahtzee, 'torn', 'sv').ok).toBe(false);
});

test('games are found by id, name and beginning', () => {
  expect(findVariant('Maxi Yatzy')).toEqual(ok(maxi));
  expect(findVariant('YAHTZEE')).toEqual(ok(yahtzee));
  expect(findVariant('maxi')).toEqual(ok(maxi));
  expect(findVariant('yathzee')).toEqual(err({ code: 'unknown', candidates: ['yahtzee'] }));
  expect(findVariant('ya')).toEqual(err({ code: 'ambiguous', candidates: ['yahtzee', 'yahtzee-official', 'yatzy'] }));
});

test('swapped neighbours are one error', () => {
  expect(closest('socre', ['rules', 'score', 'verify'])).toEqual(['score']);
});
