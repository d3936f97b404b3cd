import { expect, test } from 'vitest';
import { flagIn, settingsFrom } from './settings.ts';

const project = { path: '/project/.yaht.json', wishes: { lang: 'sv', game: 'yatzy' } };
const user = { path: '/home/config.json', wishes: { lang: 'de', color: 'never' } };

test('a flag, then a variable, then the project, then the user, then the default', () => {
  const files = [project, user];
  expect(settingsFrom({ lang: 'en' }, { YAHT_LANG: 'de' }, files).lang).toEqual({ value: 'en', from: '--lang' });
  expect(settingsFrom({}, { YAHT_LANG: 'de' }, files).lang).toEqual({ value: 'de', from: 'YAHT_LANG' });
  expect(settingsFrom({}, { LANG: 'en_US' }, files).lang).toEqual({ value: 'sv', from: '/project/.yaht.json' });
  expect(settingsFrom({}, {}, files).color).toEqual({ value: 'never', from: '/home/config.json' });
  expect(settingsFrom({}, {}, files).game).toEqual({ value: 'yatzy', from: '/project/.yaht.json' });
  expect(settingsFrom({}, {}, [])).toEqual({
    lang: { value: 'en', from: null },
    color: { value: 'auto', from: null },
    game: { value: 'yahtzee', from: null },
    name: { value: null, from: null },
    address: { value: '127.0.0.1:7777', from: null },
    theme: { value: 'default', from: null },
    ascii: { value: 'auto', from: null },
    animation: { value: 'on', from: null },
    bell: { value: 'on', from: null },
    mouse: { value: 'on', from: null },
    askZero: { value: 'on', from: null },
    diceKeys: { value: 'position', from: null },
    scoring: { value: 'twice', from: null },
    countPace: { value: 'normal', from: null },
  });
});

test('the locale decides when nothing else does, in its order', () => {
  expect(settingsFrom({}, { LC_ALL: '', LC_MESSAGES: 'de_DE', LANG: 'sv_SE' }, []).lang).toEqual({
    value: 'de',
    from: 'LC_MESSAGES',
  });
});

test('settings of the full screen have variables too', () => {
  expect(settingsFrom({}, { YAHT_DICE_KEYS: 'value' }, []).diceKeys).toEqual({ value: 'value', from: 'YAHT_DICE_KEYS' });
  expect(settingsFrom({}, { YAHT_THEME: 'mono' }, []).theme.value).toBe('mono');
});

const flags: [string, string | undefined][] = [
  ['score --lang sv yatzy', 'sv'],
  ['--lang=de rules', 'de'],
  ['--lang sv --lang de', 'de'],
  ['rules -- --lang sv', undefined],
  ['rules --lang', undefined],
  ['rules', undefined],
];

test.each(flags)('the language in "%s" is %s', (line, expected) => {
  expect(flagIn(line.split(' '), '--lang')).toBe(expected);
});
