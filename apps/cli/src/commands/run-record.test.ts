import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerTo } from '../testing.ts';

let folder = '';
let record = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yaht-run-record-'));
  const input = `1\n${'\nall\nbank\nflop\n'.repeat(60)}`;
  const { stdout } = await answerTo('play rollio --players Ann --seed 5', { input, env: { YAHT_DATA_DIR: folder } });
  record = /yaht verify (\S+\.json)/.exec(stdout)?.[1] ?? '';
});
afterAll(() => rm(folder, { recursive: true }));

test('the dice of a run that ended are proven by its record', async () => {
  const { code, stdout } = await answerTo(['verify', record, '--json']);
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ schema: 'yaht.proof/1', fair: true });
});

test.each([
  ['replay', 'A run cannot be shown again yet'],
  ['review', 'there is no perfect play to compare with'],
])('yaht %s says why it does not take a run', async (command, reason) => {
  const { code, stdout, stderr } = await answerTo([command, record]);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain(reason);
});
