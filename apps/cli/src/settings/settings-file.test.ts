import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ok } from '@yaht/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerTo } from '../testing.ts';
import { settingsIn } from './settings-file.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yaht-settings-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('a settings file and its section for the server', () => {
  expect(settingsIn({ lang: 'sv', game: 'yatzy' })).toEqual(ok({ wishes: { lang: 'sv', game: 'yatzy' } }));
  expect(settingsIn({ lang: 'sv', server: { port: 8000, host: '::' } })).toEqual(
    ok({ wishes: { lang: 'sv' }, server: { port: '8000', host: '::' } }),
  );
});

test('keys and themes of one\u2019s own, and the theme by its name', () => {
  const keys = { roll: 'g', undo: ['u', 'ctrl-u'], hint: 'space' };
  const themes = { mine: { held: 'bold bright-magenta', dim: '' } };
  expect(settingsIn({ theme: 'mine', keys, themes })).toEqual(
    ok({
      wishes: { theme: 'mine' },
      keys: { roll: ['g'], undo: ['u', 'ctrl-u'], hint: [' '] },
      themes: { mine: { held: ['bold', 'bright-magenta'], dim: [] } },
    }),
  );
});

test.each([
  ['a key that is none', { keys: { roll: 'f13' } }, { code: 'no-key', name: 'keys.roll', value: 'f13' }],
  ['one that always leaves', { keys: { roll: ['g', 'ctrl-c'] } }, { code: 'no-key', name: 'keys.roll', value: 'ctrl-c' }],
  ['no key at all', { keys: { roll: [] } }, { code: 'no-key', name: 'keys.roll', value: '' }],
  ['keys that stay as they are', { keys: { hold: 'x' } }, { code: 'unknown', section: 'keys', name: 'hold' }],
  ['a prototype for an action', { keys: { constructor: 'x' } }, { code: 'unknown', section: 'keys', name: 'constructor' }],
  [
    'a colour that is none',
    { themes: { mine: { held: 'bold pink' } } },
    { code: 'cannot-be', name: 'themes.mine.held', value: 'pink' },
  ],
  ['a prototype for a colour', { themes: { mine: { held: 'toString' } } }, { code: 'cannot-be', name: 'themes.mine.held' }],
])('%s is refused with its place', (_, json, error) => {
  expect(settingsIn(json)).toMatchObject({ ok: false, error });
});

test('what is wrong with a key is one sentence', async () => {
  const path = join(folder, '.yaht.json');
  await writeFile(path, '{"keys":{"roll":"f13"}}');
  const { stderr } = await answerTo('rules', { folder });
  expect(stderr).toMatch(
    /keys\.roll cannot be "f13", only one sign such as x, ctrl- and a letter, or enter, space, .* or end\.\n$/,
  );
});

const NAMES =
  'lang, color, game, name, address, theme, ascii, animation, bell, mouse, askZero, diceKeys, scoring, countPace, server, keys and themes';

test.each([
  ['{"lang":"fr"}', 'lang cannot be "fr", only en, sv or de.'],
  ['{"lang":""}', 'lang cannot be "", only en, sv or de.'],
  ['{"lang":5}', 'lang cannot be "5", only en, sv or de.'],
  ['{"theme":"pink"}', 'theme cannot be "pink", only default, high-contrast or mono.'],
  ['{"name":5}', 'name must be a text in quotes.'],
  ['{"lnag":"sv"}', 'there is no setting lnag. Did you mean lang?'],
  ['{"nope":1}', `there is no setting nope. There are ${NAMES}.`],
  ['{"server":{"prot":8000}}', 'there is no setting server.prot. Did you mean server.port?'],
  ['{"server":{"port":[8000]}}', 'server.port must be a text in quotes or a number.'],
  ['{"keys":["x"]}', 'keys must be an object in { }.'],
  ['{"keys":{"rol":"g"}}', 'there is no setting keys.rol. Did you mean keys.roll?'],
  ['{"themes":{"mine":"red"}}', 'themes.mine must be an object in { }.'],
  ['{"themes":{"mine":{"hold":"red"}}}', 'there is no setting themes.mine.hold. Did you mean themes.mine.held?'],
  ['{"themes":{"mine":{"held":7}}}', 'themes.mine.held must be a text in quotes.'],
  ['{"theme":"ours","themes":{"mine":{}}}', 'theme cannot be "ours", only default, high-contrast, mono or mine.'],
  ['{"server":8000}', 'server must be an object in { }.'],
  ['[]', 'it must be an object in { }.'],
  ['null', 'it must be an object in { }.'],
  ['{\n"lang":', 'FILE is not valid JSON (line 2). Mend it and try again.'],
])('%s does not count, and one sentence says why', async (content, problem) => {
  const path = join(folder, '.yaht.json');
  await writeFile(path, content);
  const { code, stderr } = await answerTo('rules', { folder });
  expect(code).toBe(0);
  expect(stderr).toBe(`yaht: settings in ${path} are not used: ${problem.replace('FILE', path)}\n`);
});
