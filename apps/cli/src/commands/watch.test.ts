import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerTo } from '../testing.ts';

let folder = '';
let quick = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yaht-watch-'));
  quick = join(folder, 'quick.json');
  const categories = { sixes: { kind: 'face', face: 6 } };
  await writeFile(quick, JSON.stringify({ id: 'quick', name: 'Quick', dice: 5, rolls: 2, categories }));
});
afterAll(() => rm(folder, { recursive: true }));

const watch = (line: string, columns?: number) =>
  answerTo(
    ['watch', quick, '--bots', 'easy,easy', '--seed', '7', ...line.split(' ').filter(Boolean)],
    columns === undefined ? {} : { columns },
  );

test.each(['', '--plain'])('without a terminal bots at play are told in lines: %j', async line => {
  const { code, stdout, stderr } = await watch(line);
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^Quick with Bot \(easy\) and Bot \(easy\) 2\.\n/);
  expect(stdout.match(/Roll 1 of 2/g)).toHaveLength(2);
  expect(stdout).toContain('The game is over.');
});

test('in a terminal the same lines come at a pace', async () => {
  expect(await watch('--plain --speed 16', 200)).toEqual(await watch('--plain'));
});

test.each([
  ['rollio --bots easy,easy', 'Too many players. At most 1 can play.'],
  ['rollio-duel --bots easy,easy', 'A duel is played in a room of a server: yaht join. Alone: yaht play rollio'],
])('bots that cannot play %s here are refused', async (line, problem) => {
  expect(await answerTo(`watch ${line}`)).toEqual({ code: 2, stdout: '', stderr: `yaht: ${problem}\n` });
});
