import { expect, test } from 'vitest';
import { languageFrom, languageOf } from './language.ts';

const locales: [string, string | undefined][] = [
  ['sv_SE.UTF-8', 'sv'],
  ['de-AT', 'de'],
  ['de_DE@euro', 'de'],
  ['EN', 'en'],
  ['C', undefined],
  ['POSIX', undefined],
  ['fr_FR.UTF-8', undefined],
];

test.each(locales)('the locale %s is read as %s', (locale, language) => {
  expect(languageOf(locale)).toBe(language);
});

test('a wish comes before the variables, and those in their order', () => {
  const env = { YAHT_LANG: 'de', LC_ALL: 'sv_SE.UTF-8', LC_MESSAGES: 'en_US', LANG: 'sv_SE' };
  expect(languageFrom(env, 'en')).toBe('en');
  expect(languageFrom(env)).toBe('de');
  expect(languageFrom({ ...env, YAHT_LANG: '' })).toBe('sv');
  expect(languageFrom({ LC_MESSAGES: 'de_DE', LANG: 'sv_SE' })).toBe('de');
  expect(languageFrom({ LANG: 'sv_SE' })).toBe('sv');
});

test('English when nothing is set, and when what decides has no catalogue', () => {
  expect(languageFrom({})).toBe('en');
  expect(languageFrom({ LC_ALL: 'C', LANG: 'sv_SE' })).toBe('en');
});
