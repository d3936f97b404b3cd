import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { variants } from '@yaht/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerTo } from '../testing.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yaht-rules-'));
});
afterAll(() => rm(folder, { recursive: true }));

const fileOf = async (content: string): Promise<string> => {
  const path = join(folder, 'game.json');
  await writeFile(path, content);
  return path;
};

const widest = (text: string): number => Math.max(...text.split('\n').map(line => line.length));

test('without a game: one entry for each', async () => {
  const { code, stdout } = await answerTo('rules', { columns: 200 });
  expect(code).toBe(0);
  for (const { id } of variants) expect(stdout).toMatch(new RegExp(`^  ${id} `, 'm'));
});

test('the rules of a game, in columns', async () => {
  const { stdout } = await answerTo('rules yahtzee');
  expect(stdout).toContain('\n  Full house       3 of one face, 2 of another  25 points\n');
  expect(widest(stdout)).toBeLessThanOrEqual(80);
});

test.each([60, 40, 30])('every word is there in %i columns', async columns => {
  const { stdout } = await answerTo('rules maxi-yatzy --lang de --color never', { columns });
  expect(widest(stdout)).toBeLessThanOrEqual(columns);
  expect(stdout.replace(/\s+/g, ' ')).toContain('alle 6 gleich: 100 Punkte');
});

test('the document has the words and the data they come from', async () => {
  const { stdout } = await answerTo('rules yatzy --json --lang sv');
  expect(JSON.parse(stdout)).toMatchObject({
    schema: 'yaht.rules/1',
    id: 'yatzy',
    name: 'Yatzy',
    variant: { id: 'yatzy', dice: 5 },
  });
});

test('a custom game is explained from its file', async () => {
  const path = await fileOf('\uFEFF{"extends":"yahtzee","id":"quick","name":"Quick","rolls":2}');
  const { code, stdout } = await answerTo(['rules', path]);
  expect(code).toBe(0);
  expect(stdout).toContain('5 dice, up to 2 rolls a turn.');
});

test('broken JSON is named with its line', async () => {
  const path = await fileOf('{\n  "id": "x",\n}');
  const { code, stdout, stderr } = await answerTo(['rules', path]);
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(/^yaht: .*game\.json is not valid JSON( \(line 3\))?\. Mend it and try again\.\n$/);
});

test('a custom game that cannot be: the first problem, and all of them on request', async () => {
  const path = await fileOf('{"id":"x","name":"X","dice":99,"rolls":0,"categories":{"chance":{"kind":"chance"}}}');
  const brief = await answerTo(['rules', path]);
  expect([brief.code, brief.stdout]).toEqual([2, '']);
  expect(brief.stderr).toBe(`yaht: ${path}: line 1: dice must be from 1 to 8. (1 more problem; -v shows all)\n`);
  const full = await answerTo(['rules', path, '-v']);
  expect(full.stderr).toContain('rolls must be from 1 to 9.');
});
