import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerTo } from '../testing.ts';

let folder = '';
let record = '';
let seed = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yaht-verify-'));
  const { stdout } = await answerTo('play rollio-classic --players= --bots easy --seed 2', { env: { YAHT_DATA_DIR: folder } });
  record = /yaht verify (\S+\.json)/.exec(stdout)?.[1] ?? '';
  seed = /"seed":"([0-9a-f]{64})"/.exec(await readFile(record, 'utf8'))?.[1] ?? '';
});
afterAll(() => rm(folder, { recursive: true }));

test('a seed that somebody noted is compared with that of the record', async () => {
  for (const noted of [seed, seed.toUpperCase()])
    expect(await answerTo(['verify', record, '--seed', noted])).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^Fair/),
    });

  const another = await answerTo(['verify', record, '--seed', '0'.repeat(64)]);
  expect([another.code, another.stdout]).toEqual([6, '']);
  expect(another.stderr).toContain('This is not the seed that the record tells');
  const { code, stdout } = await answerTo(['verify', record, '--json', '--seed', '0'.repeat(64)]);
  expect([code, JSON.parse(stdout)]).toEqual([6, { schema: 'yaht.proof/1', fair: false, problem: { code: 'another-seed' } }]);
});

test.each(['nonsense', '', '0f'.repeat(19)])('"%s" is no seed', async text => {
  expect(await answerTo(['verify', record, '--seed', text])).toEqual({
    code: 2,
    stdout: '',
    stderr: `yaht: --seed cannot be "${text}". Take a seed as it is shown: 64 digits from 0 to f.\n`,
  });
});
