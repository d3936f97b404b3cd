import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerTo } from '../testing.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yaht-check-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** What the command says about a file with this text. */
async function check(text: string, ...flags: readonly string[]) {
  const file = join(folder, 'mine.json');
  await writeFile(file, text);
  const { code, stdout, stderr } = await answerTo(['rollio', 'check', file, '--seconds', '1', ...flags]);
  return { code, stdout, stderr: stderr.replaceAll(file, 'FILE') };
}

const run = { family: 'run', id: 'mine', name: 'Mine', levels: { thresholds: [200, 300] }, charms: ['loneWolf', 'cuckoo'] };

test('a run is played by a bot that buys nothing and by one that buys, and the charms are counted', async () => {
  const { code, stdout } = await check(JSON.stringify(run));
  expect(code).toBe(0);
  expect(stdout).toContain('Mine is in order.');
  expect(stdout).toMatch(/Level 2 cleared/);
  expect(stdout).toMatch(/Lone Wolf: \d+, \d+, \d+, /);
});

test('as a document it has the shares of both, by level and by charm', async () => {
  const { code, stdout } = await check(JSON.stringify(run), '--json', '--seed', '5');
  const document = JSON.parse(stdout) as Record<string, unknown>;
  expect([code, document['schema'], document['family']]).toEqual([0, 'yaht.check/1', 'run']);
  expect(document['charms']).toMatchObject([{ id: 'loneWolf' }, { id: 'cuckoo' }]);
  expect((document['greedy'] as { cleared: number[] }).cleared).toHaveLength(2);
});

test('a classic game is played by two bots', async () => {
  const { code, stdout } = await check('{"family":"rollio","id":"mine","name":"Mine","target":500}');
  expect([code, stdout]).toEqual([0, expect.stringContaining('games of two bots')]);
});

test.each([
  ['{\n"family": "duell",\n"sides": 3 }', 'yaht: FILE: line 2: family must be "scorecard", "rollio" or "run".\n'],
  [
    '{"family":"run","id":"mine","name":"Mine",\n\n"charms":["eco"]}',
    'yaht: FILE: line 3: charms[0] is nothing that Rollio has. Did you mean "echo"?\n',
  ],
  [
    '{"id":"mine","name":"Mine","dice":1,"rolls":1,"categories":{"chance":{"kind":"chance"}}}',
    'yaht: FILE is no game of Rollio. Its family must be "rollio" or "run".\n',
  ],
  [`{"family":"run","id":"${'x'.repeat(70_000)}"}`, 'yaht: FILE is too large. A custom game has at most 64 KiB.\n'],
])('what is wrong with %s is said first', async (text, said) => {
  expect(await check(text)).toEqual({ code: 2, stdout: '', stderr: said });
});

test('a time that is none is refused', async () => {
  const { code, stderr } = await answerTo(['rollio', 'check', 'x.json', '--seconds', 'long']);
  expect([code, stderr]).toEqual([2, 'yaht: --seconds: "long" is not a number of seconds. Take 1 to 600.\n']);
});
