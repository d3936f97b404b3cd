import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerTo } from '../testing.ts';

let folder = '';
let quick = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yaht-solve-'));
  quick = join(folder, 'quick.json');
  const categories = { sixes: { kind: 'face', face: 6 }, chance: { kind: 'chance' } };
  await writeFile(quick, JSON.stringify({ id: 'quick', name: 'Quick', dice: 5, rolls: 3, categories }));
});
afterAll(() => rm(folder, { recursive: true }));

test('the document of a solve', async () => {
  const { code, stdout } = await answerTo('solve kniffel --json --precision f64 --threads 2 --quiet');
  expect(code).toBe(0);
  const answer = JSON.parse(stdout) as { readonly expected: number; readonly seconds: number };
  expect(answer).toMatchObject({
    schema: 'yaht.solve/1',
    variant: 'kniffel',
    states: { slots: 524_288, reachable: 357_632, distinct: 209_920 },
    precision: 'f64',
    threads: 2,
  });
  expect(answer.expected).toBeCloseTo(245.870774514, 8);
  expect(answer.seconds).toBeGreaterThan(0);
});

test('for people: the expected score, the states, the time; progress on standard error', async () => {
  const { stdout, stderr } = await answerTo(['solve', quick]);
  expect(stdout).toMatch(/^Quick, solved in \d+\.\d\d s on \d+ threads?\n\n {2}Expected score with perfect play: \d+\.\d{4}\n/);
  expect(stdout).toContain('  States     4 slots, 4 reachable, 4 distinct\n');
  expect(stderr).toMatch(/^(Quick {2}level \d\/2 {2}\d+ % {2}\d\/4 states .*\n)+$/);
  expect(stderr).toContain('Quick  level 2/2  100 %  4/4 states');
});

test('progress as JSON, or none at all', async () => {
  const { stderr } = await answerTo(['solve', quick, '--progress=json']);
  const lines = stderr.trimEnd().split('\n');
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ schema: 'yaht.progress/1', level: 2, levels: 2, done: 1, states: 4 });
  expect((await answerTo(['solve', quick, '--progress=none'])).stderr).toBe('');
});

test('a table file, whole and alone in its folder', async () => {
  const path = join(folder, 'out', 'table.bin');
  const missing = await answerTo(['solve', quick, '-q', '--out', path]);
  const sentence = `yaht: cannot write ${path}: its folder is not there. Make the folder first, or name another.\n`;
  expect(missing).toEqual({ code: 1, stdout: '', stderr: sentence });

  const out = join(folder, 'table.bin');
  const { stdout } = await answerTo(['solve', quick, '-q', '--out', out, '--json']);
  expect(JSON.parse(stdout)).toMatchObject({ file: { path: out, bytes: 32 } });
  expect((await readFile(out)).subarray(0, 8).toString('hex')).toBe('535a545903000000');
  expect((await readdir(folder)).sort()).toEqual(['quick.json', 'table.bin']);
});

test('a table to standard output: nothing else is there', async () => {
  const { code, stdout, stderr } = await answerTo(['solve', quick, '--progress=none', '--json', '--out', '-']);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^SZTY/);
  expect(stdout).not.toContain('yaht.solve');
  expect(JSON.parse(stderr)).toMatchObject({ schema: 'yaht.solve/1', file: { path: '-', bytes: 32 } });
});

test('a game that has to remember five alike is written in our own format', async () => {
  const out = join(folder, 'yahtzee.bin');
  await answerTo(['solve', 'yahtzee', '-q', '--out', out]);
  expect((await readFile(out)).subarray(0, 4).toString()).toBe('YAHT');
  await rm(out);
});

test.each([
  ['solve maxi-yatzy', 'Maxi Yatzy cannot be solved: the solver knows games with exactly five dice.'],
  ['solve rollio-classic', 'Rollio Classic cannot be solved: it has no card of categories.'],
  ['solve yazty', 'there is no game "yazty". Did you mean yatzy?'],
  ['solve yatzy --threads 0', '--threads cannot be "0". Take a whole number from 1 to 64.'],
  ['solve yatzy --threads many', '--threads cannot be "many". Take a whole number from 1 to 64.'],
  ['solve yatzy --precision f16', '--precision cannot be "f16". Take f32 or f64.'],
])('yaht %s: one line, exit code 2, no data', async (line, problem) => {
  expect(await answerTo(line)).toEqual({ code: 2, stdout: '', stderr: `yaht: ${problem}\n` });
});
