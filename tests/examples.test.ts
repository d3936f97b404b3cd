import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyFolder, root, run, yaht } from './lib/programs.ts';

const examples = join(root, 'examples');

let data: Awaited<ReturnType<typeof emptyFolder>>;
beforeEach(async () => {
  data = await emptyFolder();
});
afterEach(() => data.remove());

test('play-a-turn.mjs shows granted and refused wishes', async () => {
  const { code, stdout } = await run(process.execPath, [join(examples, 'play-a-turn.mjs')]);
  expect(code).toBe(0);
  expect(stdout).toContain('ScoreCategory refused: roll-first');
  expect(stdout).toContain('RollDice refused: not-your-turn');
  expect(stdout).toContain('"type":"ScoreRecorded"');
});

test('a game of the custom example is played, and verified by hand', async () => {
  const custom = join(examples, 'short-yatzy.json');
  const input = ['fours', 'undo', 'fives', 'fours', 'two pairs', 'full house', 'any straight', 'yatzy'];
  const lines = input
    .map(line => (line === 'undo' ? 'undo\n' : `\n${line}\n`))
    .join('')
    .replace('undo\n\nfives', 'undo\nfives');
  const played = await run(yaht, ['play', custom, '--players', 'Ann', '--seed', '5'], {
    input: lines,
    env: { YAHT_DATA_DIR: data.path },
  });
  expect(played.stdout).toContain('Taken back: Fours is open again.');
  expect(played.stdout).toContain('Ann finished with');

  const [name = ''] = await readdir(join(data.path, 'games'));
  const record = join(data.path, 'games', name);
  const byHand = await run(process.execPath, [join(examples, 'verify-by-hand.mjs'), record]);
  expect(byHand).toEqual({ code: 0, stdout: 'fair: 6 turns of Short Yatzy match their seed\n', stderr: '' });
});

test('house-rules.json pays four alike as two pairs', async () => {
  const { code, stdout } = await run(yaht, ['score', join(examples, 'house-rules.json'), '33336', '--json']);
  expect(code).toBe(0);
  const { categories } = JSON.parse(stdout) as { categories: { id: string; points: number }[] };
  expect(categories.find(({ id }) => id === 'twoPairs')?.points).toBe(12);
});

test('every example is run by a test', async () => {
  expect((await readdir(examples, { recursive: true })).filter(name => !name.includes('__pycache__')).sort()).toEqual([
    'README.md',
    'house-rules.json',
    'play-a-turn.mjs',
    'python',
    'python/advise.py',
    'python/play.py',
    'short-yatzy.json',
    'verify-by-hand.mjs',
  ]);
});
