import { expect, test } from 'vitest';
import { paintFor, wantsColor, type ColorMode } from './color.ts';

const cases: [string, ColorMode, Record<string, string>, boolean, boolean][] = [
  ['a terminal gets colour', 'auto', {}, true, true],
  ['a pipe does not', 'auto', {}, false, false],
  ['NO_COLOR takes it away', 'auto', { NO_COLOR: '1' }, true, false],
  ['an empty NO_COLOR says nothing', 'auto', { NO_COLOR: '' }, true, true],
  ['FORCE_COLOR colours a pipe', 'auto', { FORCE_COLOR: '1' }, false, true],
  ['CLICOLOR_FORCE does too', 'auto', { CLICOLOR_FORCE: '1' }, false, true],
  ['FORCE_COLOR=0 forces nothing', 'auto', { FORCE_COLOR: '0' }, true, false],
  ['NO_COLOR beats FORCE_COLOR', 'auto', { NO_COLOR: '1', FORCE_COLOR: '1' }, true, false],
  ['a dumb terminal stays plain', 'auto', { TERM: 'dumb' }, true, false],
  ['--color=always beats NO_COLOR', 'always', { NO_COLOR: '1' }, false, true],
  ['--color=never beats FORCE_COLOR', 'never', { FORCE_COLOR: '1' }, true, false],
];

test.each(cases)('%s', (_, mode, env, isTerminal, expected) => {
  expect(wantsColor(mode, env, isTerminal)).toBe(expected);
});

test('nothing is painted without colour, and an empty text never', () => {
  expect(paintFor(false).bad('no')).toBe('no');
  expect(paintFor(true).bad('no')).toBe('\u001B[31mno\u001B[39m');
  expect(paintFor(true).dim('')).toBe('');
});
