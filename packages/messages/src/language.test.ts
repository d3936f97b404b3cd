import { expect, test } from 'vitest';
import { languageOf } from './language.ts';

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
