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

test('a run is told again from its set to its end', async () => {
  const { code, stdout } = await answerTo(['replay', record]);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^\S+: Rollio, Ann\nYou play the Beginner set/);
  expect(stdout).toContain('Level 1: 1,500 points');
  expect(stdout).toMatch(/A run lost: [\d,]+ points, level \d+ reached\.\n$/);
});

test('yaht review says why it does not take a run', async () => {
  const { code, stdout, stderr } = await answerTo(['review', record]);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain('there is no perfect play to compare with');
});
