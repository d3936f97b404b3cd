/** Perfect play with the built command: threads, table files, interruption, many questions at once. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyFolder, plainEnv, run, yaht } from '../lib/programs.ts';

let folder = { path: '', remove: async (): Promise<void> => {} };
beforeAll(async () => {
  folder = await emptyFolder();
});
afterAll(() => folder.remove());

const call = (args: readonly string[], input = '') =>
  run(process.execPath, [yaht, ...args], { input, env: { YAHT_CACHE_DIR: join(folder.path, 'cache') } });

test('the table of Yatzy in the format other programs read', async () => {
  const path = join(folder.path, 'yatzy.bin');
  const { code, stdout } = await call(['solve', 'yatzy', '--out', path]);
  expect(code).toBe(0);
  expect(stdout).toContain('Expected score with perfect play: 248.4400\n');
  const file = await readFile(path);
  expect(file.length).toBe(8_388_624);
  expect([0, 4, 8, 12].map(at => file.readUInt32LE(at))).toEqual([0x59545a53, 3, 2_097_152, 0]);
  expect(file.readFloatLE(16)).toBeCloseTo(248.43999, 4);
  const advised = await call(['advise', 'yatzy', '--table', path, '--json']);
  expect(JSON.parse(advised.stdout)).toMatchObject({ value: expect.closeTo(248.43999, 4) as number });
});

test('Ctrl-C ends a solve with exit code 130 and leaves no file behind', async () => {
  const place = await emptyFolder();
  const args = [
    'solve',
    'yatzy',
    '--precision',
    'f64',
    '--threads',
    '1',
    '--progress',
    'json',
    '--out',
    join(place.path, 'y.bin'),
  ];
  const child = spawn(process.execPath, [yaht, ...args], { env: plainEnv() });
  await once(child.stderr, 'data');
  child.kill('SIGINT');
  const [code] = (await once(child, 'close')) as [number];
  expect(code).toBe(130);
  expect(await readdir(place.path)).toEqual([]);
  await place.remove();
});

test('many positions through a pipe, in order, from the kept table', async () => {
  const dice = Array.from({ length: 2_000 }, (_, i) => [(i % 6) + 1, 2, 3, 4, 5]);
  const input = dice.map(roll => JSON.stringify({ dice: roll, rerollsLeft: 2 })).join('\n');
  expect((await call(['advise', 'kniffel'])).code).toBe(0);
  const { code, stdout, stderr } = await call(['advise', 'kniffel', '-'], input);
  expect([code, stderr]).toEqual([0, '']);
  const values = stdout
    .trimEnd()
    .split('\n')
    .map(line => (JSON.parse(line) as { readonly value: number }).value);
  expect(values).toHaveLength(2_000);
  expect(values.slice(6)).toEqual(values.slice(0, -6));
  expect(await readdir(join(folder.path, 'cache', 'tables'))).toEqual([expect.stringMatching(/^kniffel-[0-9a-f]{16}\.bin$/)]);
});

test.each([
  [['solve', 'maxi-yatzy'], 2],
  [['solve', 'nowhere.json'], 2],
  [['advise', 'yatzy', '--dice', '1,2,3'], 2],
  [['advise', 'yatzy', '--table', 'nowhere.bin'], 7],
])('wrong input %j: one line on standard error, nothing on standard output', async (args, expected) => {
  const { code, stdout, stderr } = await call(args);
  expect([code, stdout]).toEqual([expected, '']);
  expect(stderr).toMatch(/^yaht: [^\n]+\n$/);
});

test('bots play a whole game among themselves, the same for the same seed, and their record proves its dice', async () => {
  const env = { YAHT_CACHE_DIR: join(folder.path, 'cache'), YAHT_DATA_DIR: join(folder.path, 'data') };
  const play = () =>
    run(process.execPath, [yaht, 'play', 'kniffel', '--players', '', '--bots', 'easy,optimal', '--seed', '5'], { env });
  const [first, second] = [await play(), await play()];
  expect(first).toMatchObject({ code: 0, stdout: expect.stringContaining('Bot (optimal)') as string });
  const pathIn = (said: string): string => /yaht verify (\S+\.json)/.exec(said)?.[1] ?? '';
  const told = ({ stdout }: typeof first): string => stdout.replaceAll(pathIn(stdout), '');
  expect(told(second)).toBe(told(first));
  expect((await call(['verify', pathIn(first.stdout)])).code).toBe(0);
});

test('a program that is given as text solves on threads: they do not take over how it was started', async () => {
  const program = `
    import { scorecardVariants } from '@yaht/rules';
    import { compileTables } from '@yaht/solver';
    import { solve } from '@yaht/solver/node';
    const kniffel = compileTables(scorecardVariants.find(({ id }) => id === 'kniffel')).value;
    console.log((await solve(kniffel, { threads: 2 })).expected.toFixed(2));
  `;
  expect(await run(process.execPath, ['--input-type=module', '-e', program])).toEqual({
    code: 0,
    stdout: '245.87\n',
    stderr: '',
  });
});
