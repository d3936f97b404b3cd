import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerTo } from '../testing.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yaht-join-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** A port that the system gives to nobody who asks for a free one. */
const INVITED = 'join 127.0.0.1:1 --room K7Q2XM';
const NO_SERVER = 'yaht: no yaht server answers at 127.0.0.1:1. Start one with: yaht server --players 2\n';
const QUESTION = 'Your name (kept for the next time): ';

const typing = (line: string, input: string) =>
  answerTo(line, { input, isTyped: true, columns: 80, env: { YAHT_CONFIG_DIR: folder, YAHT_STATE_DIR: folder } });

test('whoever types is asked for a name, once', async () => {
  const long = 'a name that is far too long for a card';
  expect(await typing(INVITED, `\n${long}\nAnn Lee\n`)).toEqual({
    code: 4,
    stdout: QUESTION.repeat(3),
    stderr: `yaht: the name "${long}" cannot be used. Take 1 to 20 visible characters.\n${NO_SERVER}`,
  });
  expect(JSON.parse(await readFile(join(folder, 'config.json'), 'utf8'))).toEqual({ name: 'Ann Lee' });
  expect(await typing(INVITED, '')).toEqual({ code: 4, stdout: '', stderr: NO_SERVER });
});

test('where nobody types, the whole command is told with a name', async () => {
  const problem = `yaht: who are you? Say it: yaht ${INVITED} --name Ann, or for every time with YAHT_NAME.\n`;
  expect(await answerTo(INVITED)).toEqual({ code: 2, stdout: '', stderr: problem });
  expect(await typing(INVITED, '')).toEqual({ code: 2, stdout: QUESTION, stderr: problem });
  const { stderr } = await answerTo(['join', '--password-file', "Ann's secret"]);
  expect(stderr).toContain(`yaht join --password-file 'Ann'\\''s secret' --name Ann`);
});
