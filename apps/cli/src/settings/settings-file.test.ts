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

const NAMES = 'lang, color, game, name, address, theme, ascii, animation, bell, diceKeys, scoring, countPace and server';

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
