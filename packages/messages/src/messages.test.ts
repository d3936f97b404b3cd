import { categoryIds, REFUSALS, SETUP_REFUSALS, scorecardVariants } from '@yaht/rules';
import { describe, expect, test } from 'vitest';
import { HTTP_CODES } from './http-codes.ts';
import { LANGUAGES } from './language.ts';
import { messagesFor } from './messages.ts';
import { categoryName, categoryShortName, variantName } from './names.ts';
import { variantProblem } from './variant-problem.ts';
import { CLOSING_CODES, DOOR_CODES, ROOM_CODES, TABLE_CODES } from './wire-codes.ts';
import { wireSentence } from './wire-sentence.ts';
import { KNOWN_CATEGORIES, SHORT_NAME_WIDTH } from './words.ts';

/** Every way to a sentence: `play.won`, `joker.bonus`, … */
const pathsOf = (value: object, path = ''): readonly string[] =>
  Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner) ? pathsOf(inner, `${path}${key}.`) : [`${path}${key}`],
  );

const optional = /^games\.|^rollioContent|\.also$/;

describe.each(LANGUAGES)('in %s', language => {
  const messages = messagesFor(language);

  test('every sentence of the English catalogue is there, and no other', () => {
    const required = (paths: readonly string[]): readonly string[] => paths.filter(path => !optional.test(path)).sort();
    expect(required(pathsOf(messages))).toEqual(required(pathsOf(messagesFor('en'))));
  });

  test('every category on offer has a name, and a short one that fits its column', () => {
    for (const variant of scorecardVariants) {
      for (const category of categoryIds(variant)) {
        expect(KNOWN_CATEGORIES).toContain(category);
        expect(categoryName(messages, variant, category)).not.toBe('');
        expect(categoryShortName(messages, variant, category).length).toBeLessThanOrEqual(SHORT_NAME_WIDTH);
      }
    }
  });

  test('within one game no two categories share a name', () => {
    for (const variant of scorecardVariants) {
      const names = categoryIds(variant).map(category => categoryName(messages, variant, category));
      expect(new Set(names).size).toBe(names.length);
    }
  });

  test.each(REFUSALS)('%s says what happened and what to do, with and without details', code => {
    const details = { player: 'Lars', category: 'Kåk', jokerCategory: 'Fives', dice: 5 };
    for (const sentence of [messages.refusals[code]({}), messages.refusals[code](details)]) {
      expect(sentence).toMatch(/^\p{L}.*\. \p{Lu}.*\.$/su);
      expect(sentence).not.toMatch(/undefined|NaN/);
    }
  });

  test.each([...ROOM_CODES, ...DOOR_CODES])('%s of a server says what happened and what to do', code => {
    expect(wireSentence(messages, code)).toMatch(/^\p{L}.*\. \p{Lu}.*\.$/su);
  });

  test.each(TABLE_CODES)('%s of a table says what happened and what to do', code => {
    expect(messages.tableRefusals[code]).toMatch(/^\p{L}.*\. \p{Lu}.*\.$/su);
  });

  test.each(HTTP_CODES)('the problem %s says what happened and what to do', code => {
    expect(messages.httpProblems[code]).toMatch(/^\p{L}.*\. \p{Lu}.*\.$/su);
  });

  test.each(CLOSING_CODES)('a connection that ended with %s says why and what to do', code => {
    expect(messages.closings[code]).toMatch(/^[\p{L}\d].*\. \p{Lu}.*\.$/su);
  });

  test.each(SETUP_REFUSALS)('%s says what happened and what to do', code => {
    for (const sentence of [messages.setupRefusals[code]({}), messages.setupRefusals[code]({ maxPlayers: 6, name: '' })]) {
      expect(sentence).toMatch(/\.$/);
      expect(sentence).not.toMatch(/undefined|NaN/);
    }
  });
});

test('one winner, a tie, and numbers as each language writes them', () => {
  expect(messagesFor('en').play.won(['Ann'], 1575)).toBe('Ann wins with 1,575 points.');
  expect(messagesFor('en').play.won(['Ann', 'Ben'], 243)).toBe('Ann and Ben win, 243 points each.');
  expect(messagesFor('sv').play.won(['Ann', 'Bo', 'Cy'], 1)).toBe('Ann, Bo och Cy vinner med 1 poäng var.');
  expect(messagesFor('de').play.won(['Ann', 'Ben'], 1575)).toBe('Ann und Ben gewinnen mit je 1.575 Punkten.');
});

test('a roll is told with what was kept', () => {
  expect(messagesFor('en').play.rolled(2, 3, [3, 3, 5, 1, 6], [3, 3])).toBe('Roll 2 of 3: 3, 3, 5, 1, 6. Kept 3, 3.');
  expect(messagesFor('en').play.rolled(1, 3, [3, 3, 5, 1, 6], [])).toBe('Roll 1 of 3: 3, 3, 5, 1, 6.');
  expect(messagesFor('en').play.rollsLeft(1)).toBe('1 roll left.');
});

test('Swedish names ending in s take no further s', () => {
  expect(messagesFor('sv').play.turn('Lars')).toBe('Lars tur.');
  expect(messagesFor('sv').play.turn('Anna')).toBe('Annas tur.');
});

test('a custom game is called what its maker calls it', () => {
  const custom = {
    ...scorecardVariants[0],
    id: 'yahtzee',
    name: 'Grandma',
    names: { chance: 'Whatever' },
    categories: { chance: { kind: 'chance' }, bigStraight: { kind: 'straight', length: 5 } },
  } as const;
  const variant = { family: 'scorecard', dice: 5, rolls: 3, upperBonus: { target: 63, points: 35 }, ...custom } as const;
  expect(variantName(messagesFor('sv'), variant)).toBe('Grandma');
  expect(categoryName(messagesFor('sv'), variant, 'chance')).toBe('Whatever');
  expect(categoryName(messagesFor('sv'), variant, 'bigStraight')).toBe('Big straight');
});

test('a problem of a custom game begins with its field', () => {
  expect(variantProblem(messagesFor('en'), { field: 'categories.castle.sizes', code: 'never-met' })).toBe(
    'categories.castle.sizes can never be met with these dice. Ask for less.',
  );
  expect(variantProblem(messagesFor('en'), { field: '', code: 'wrong-type', expected: 'object' })).toBe(
    'the file must be an object in { }.',
  );
  expect(
    variantProblem(messagesFor('sv'), { field: 'joker', code: 'not-a-choice', choices: ['forced', 'free'], nearest: 'free' }),
  ).toBe('joker ska vara "forced" eller "free". Menade du "free"?');
});
