/** The built command in a shell: streams, exit codes, pipes, start-up. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyFolder, root, run, yaht } from '../lib/programs.ts';

let folder = { path: '', remove: async (): Promise<void> => {} };
beforeAll(async () => {
  folder = await emptyFolder();
});
afterAll(() => folder.remove());

const call = (args: readonly string[], how: Parameters<typeof run>[2] = {}) => run(process.execPath, [yaht, ...args], how);

/** A line for bash in which `yaht` is the built command. */
const shell = (line: string, how: Parameters<typeof run>[2] = {}) =>
  run('bash', ['-c', `yaht() { "${process.execPath}" "${yaht}" "$@"; }; ${line}`], how);

test('a roll, as a table and as JSON', async () => {
  const table = await call(['score', 'yahtzee', '3,3,3,4,4']);
  expect(table).toMatchObject({ code: 0, stderr: '' });
  expect(table.stdout).toContain('  Full house       25\n');
  const json = await call(['score', 'yahtzee', '33344', '--json']);
  expect(JSON.parse(json.stdout)).toMatchObject({ schema: 'yaht.score/1', dice: [3, 3, 3, 4, 4], yahtzeeBonus: 0 });
});

test.each([
  [['score', 'yahtzee', '1,2,7']],
  [['score', 'yahtzee', '1,2,3,4']],
  [['score', 'chess', '12345']],
  [['score', '{}.json', '12345']],
  [['score', 'yahtzee', '12345', '--card', 'foo=1']],
  [['socre']],
  [['rules', '--jsno']],
  [['verify', 'nowhere.json']],
])('wrong input %j: one line on standard error, nothing on standard output, exit code 2', async args => {
  const { code, stdout, stderr } = await call(args);
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(/^yaht: [^\n]+\n$/);
});

test('broken JSON of a custom game', async () => {
  const path = join(folder.path, 'broken.json');
  await writeFile(path, '{"id":');
  const { code, stdout, stderr } = await call(['rules', path]);
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(/^yaht: .*broken\.json is not valid JSON.*\n$/);
});

test('many rolls through a pipe, in order', async () => {
  const rolls = Array.from({ length: 5_000 }, (_, i) => `${(i % 6) + 1}1111`).join('\n');
  const { code, stdout, stderr } = await call(['score', 'yatzy', '-'], { input: rolls });
  expect([code, stderr]).toEqual([0, '']);
  const firsts = stdout
    .trimEnd()
    .split('\n')
    .map(line => (JSON.parse(line) as { readonly dice: readonly number[] }).dice[0]);
  expect(firsts).toEqual(Array.from({ length: 5_000 }, (_, i) => (i % 6) + 1));
});

test('a reader that has seen enough is no reason to complain', async () => {
  const { stdout, stderr } = await shell(`yes 33344 | yaht score yatzy - | head -1 | cut -c1-12; yaht rules | head -1`);
  expect(stdout).toMatch(/^\{"schema":"y\n {2}yahtzee .*\n$/);
  expect(stderr).toBe('');
});

test('data that cannot be written is a failure in one line', async () => {
  const { code, stderr } = await shell('yaht rules > /dev/full');
  expect([code, stderr]).toEqual([1, 'yaht: ENOSPC: no space left on device, write\n']);
});

test('the language comes from the environment, and a flag beats it', async () => {
  const env = { LANG: 'sv_SE.UTF-8' };
  expect((await call(['score', 'yatzy', '33344'], { env })).stdout).toContain('  Kåk ');
  expect((await call(['score', 'yatzy', '33344', '--lang', 'de'], { env })).stdout).toContain('  Full House ');
});

test('colour only where it is wanted', async () => {
  const isColoured = async (args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<boolean> =>
    (await call(['rules', 'yatzy', ...args], { env })).stdout.includes('\u001B');
  expect(await isColoured([])).toBe(false);
  expect(await isColoured([], { FORCE_COLOR: '1' })).toBe(true);
  expect(await isColoured([], { FORCE_COLOR: '1', NO_COLOR: '1' })).toBe(false);
  expect(await isColoured(['--color=always'], { NO_COLOR: '1' })).toBe(true);
});

test('settings of the project and of the user', async () => {
  const env = { YAHT_CONFIG_DIR: join(folder.path, 'config') };
  await writeFile(join(folder.path, '.yaht.json'), '{"lang":"de"}');
  const { stdout } = await call(['config'], { cwd: folder.path, env });
  expect(stdout).toMatch(/^  lang +de +/m);
  expect(stdout).toContain(join(folder.path, '.yaht.json'));
  expect(stdout).toContain(join(folder.path, 'config', 'config.json'));
});

test('a settings file that cannot be used is told and left out', async () => {
  await writeFile(join(folder.path, '.yaht.json'), '{"lang":"xx"}');
  const { code, stdout, stderr } = await call(['score', 'yatzy', '33344'], { cwd: folder.path });
  expect(code).toBe(0);
  expect(stdout).toContain('Full house');
  expect(stderr).toMatch(/^yaht: settings in .*\.yaht\.json are not used: lang cannot be "xx", only en, sv or de\.\n$/);
});

test('what every command loads asks for no package of others, for no language and for no other part of the house', async () => {
  const house = await readFile(join(root, 'apps/cli/dist/chunks/house.js'), 'utf8');
  const imported = [...house.matchAll(/^import .*from "([^"]+)";$/gm)].map(([, from = '']) => from);
  expect(imported.filter(from => !from.startsWith('node:') && from !== './rolldown-runtime.js')).toEqual([]);
  // Each of them takes Node as long as a small command does.
  for (const slow of ['util', 'process', 'child_process', 'readline']) expect(imported).not.toContain(`node:${slow}`);
});

test('the version is that of the package', async () => {
  const manifest = JSON.parse(await readFile(join(root, 'apps/cli/package.json'), 'utf8')) as { readonly version: string };
  expect(JSON.parse((await call(['version', '--json'])).stdout)).toMatchObject({
    schema: 'yaht.version/1',
    version: manifest.version,
    record: 'yaht.game/1',
  });
  for (const words of [['--version'], ['-V'], ['--quiet', '--version']])
    expect(await call(words)).toEqual({ code: 0, stdout: `${manifest.version}\n`, stderr: '' });
});

test('without arguments and without a terminal: the help, and no error', async () => {
  const { code, stdout, stderr } = await call([]);
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^Examples\n {2}yaht play /);
});

test('a game played through a pipe can be verified, and a changed one cannot', async () => {
  const env = { YAHT_DATA_DIR: join(folder.path, 'data') };
  const categories = ['ones', 'twos', 'threes', 'fours', 'fives', 'sixes', '3k', '4k', 'fh', 'ss', 'ls', 'yahtzee', 'chance'];
  const input = categories.map(category => `\nscore ${category}\n`).join('');
  const game = await call(['play', 'yahtzee', '--players', 'Ann', '--seed', 'seven'], { env, input });
  expect(game.code).toBe(0);
  const path = /yaht verify (\S+\.json)/.exec(game.stdout)?.[1] ?? '';
  expect(await call(['verify', path])).toMatchObject({ code: 0, stdout: expect.stringContaining('13') as string });

  const record = await readFile(path, 'utf8');
  const seed = /"seed":"([0-9a-f]{64})"/.exec(record)?.[1] ?? '';
  await writeFile(path, record.replace(seed, '0'.repeat(64)));
  const changed = await call(['verify', path, '--json']);
  expect(changed.code).toBe(6);
  expect(JSON.parse(changed.stdout)).toMatchObject({ fair: false, problem: { code: 'seed-does-not-match' } });
  await writeFile(path, record.replace('yaht.game/1', 'yaht.game/2'));
  expect((await call(['verify', path])).code).toBe(5);
});
