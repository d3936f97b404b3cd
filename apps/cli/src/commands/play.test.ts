import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerTo } from '../testing.ts';

let data: string;
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'yaht-play-'));
});
afterEach(() => rm(data, { recursive: true }));

const ask = (line: string, input = '') => answerTo(line, { env: { YAHT_DATA_DIR: data }, input });

test('a game is resumed by its name, and only a name that was typed counts', async () => {
  await ask('play yatzy --players Ann', 'roll\n');
  expect((await ask('play yatzy --resume')).stdout).toContain('Yatzy with Ann goes on in round 1 of 15.');
  expect((await ask('play --resume')).stdout).toContain('Yatzy with Ann goes on in round 1 of 15.');
  const { code, stdout, stderr } = await ask('play kniffel --resume');
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(/^yaht: The unfinished game \S+ is Yatzy, not Kniffel\. Go on with it: yaht play --resume \S+\n$/);
});
