/** The package as npm would publish it, installed where nothing of this repository is. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyFolder, root, run } from '../lib/programs.ts';
import { startYahtServer } from '../lib/server.ts';

const npm = (args: readonly string[], cwd: string) => {
  const script = process.env['npm_execpath'];
  return script === undefined ? run('npm', args, { cwd }) : run(process.execPath, [script, ...args], { cwd });
};

/** The package in an import that is not of a file beside it, nor of a path on the page's own server. */
const BARE_IMPORT = /^(?:import|export)\b[^'"\n]*["']([^'"./][^'"]*)["']|\bimport\(["']([^'"./][^'"]*)["']\)/gm;

let folder = { path: '', remove: async (): Promise<void> => {} };
let installed = '';
beforeAll(async () => {
  folder = await emptyFolder();
  const packed = await npm(['pack', '--json', '--pack-destination', folder.path], join(root, 'apps/cli'));
  expect(packed).toMatchObject({ code: 0 });
  const [tarball = ''] = (await readdir(folder.path)).filter(name => name.endsWith('.tgz'));
  await writeFile(join(folder.path, 'package.json'), '{"private":true}');
  const { code, stderr } = await npm(['install', '--no-audit', '--no-fund', '--prefer-offline', `./${tarball}`], folder.path);
  expect([code, code === 0 ? '' : stderr]).toEqual([0, '']);
  installed = join(folder.path, 'node_modules/yaht');
});
afterAll(() => folder.remove());

test('only what runs is in it', async () => {
  const entries = await readdir(installed, { recursive: true, withFileTypes: true });
  const [web, files] = [true, false].map(isWeb =>
    entries
      .filter(entry => entry.isFile() && entry.parentPath.startsWith(join(installed, 'dist/web')) === isWeb)
      .map(entry => entry.name),
  ) as [string[], string[]];
  expect(web).toEqual(expect.arrayContaining(['index.html', 'service-worker.js', 'manifest.webmanifest']));
  expect(files).toEqual(expect.arrayContaining(['yaht.js', 'main.js', 'package.json', 'README.md', 'LICENSE']));
  expect(files.filter(name => !/\.js$|^(package\.json|README\.md|LICENSE)$/.test(name))).toEqual([]);
});

test('it needs packages of others in exact versions, and none of the house', async () => {
  const manifest = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  expect(Object.keys(manifest.dependencies).filter(name => name.startsWith('@yaht/'))).toEqual([]);
  expect(Object.values(manifest.dependencies).filter(version => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  expect(await readdir(join(folder.path, 'node_modules'))).not.toContain('@yaht');
});

test('it asks only for what it lists, and knows no path of this machine', async () => {
  const manifest = await readFile(join(installed, 'package.json'), 'utf8');
  const { dependencies } = JSON.parse(manifest) as { readonly dependencies: Readonly<Record<string, string>> };
  const entries = await readdir(join(installed, 'dist'), { recursive: true, withFileTypes: true });
  const files = entries.filter(entry => entry.isFile()).map(entry => readFile(join(entry.parentPath, entry.name), 'utf8'));
  const code = (await Promise.all(files)).join('\n');
  const names = [...code.matchAll(BARE_IMPORT)].map(match => /^(?:@[^/]+\/)?[^/]+/.exec(match[1] ?? match[2] ?? '')?.[0] ?? '');
  expect(names).toContain('pg');
  expect(names.filter(name => !name.startsWith('node:') && !(name in dependencies))).toEqual([]);
  expect(code).not.toContain(root);
});

test('it runs: a roll, the rules, a solve on threads, a game', async () => {
  const command = join(folder.path, 'node_modules/.bin/yaht');
  const env = { YAHT_DATA_DIR: join(folder.path, 'data') };
  const call = (args: readonly string[], input = '') => run(command, args, { cwd: folder.path, env, input });
  expect(await call(['score', 'yatzy', '33344'])).toMatchObject({ code: 0, stderr: '' });
  expect(await call(['rules', 'maxi-yatzy', '--json'])).toMatchObject({ code: 0, stderr: '' });
  const solved = await call(['solve', 'kniffel', '--threads', '2', '--json', '--quiet']);
  expect(solved).toMatchObject({ code: 0, stderr: '' });
  expect(JSON.parse(solved.stdout)).toMatchObject({
    schema: 'yaht.solve/1',
    threads: 2,
    expected: expect.closeTo(245.8708, 3) as number,
  });
  expect((await call(['completion', 'bash'])).stdout).toContain('complete -o filenames -F _yaht yaht');
  const game = await call(['play', 'yahtzee', '--players', 'Ann'], 'roll\nscore chance\n');
  expect(game.code).toBe(0);
  expect(game.stdout).toMatch(/Ann scored \d+ in Chance/);
});

test('it keeps tables: the server starts with its threads, is ready, and drains', async () => {
  const command = join(folder.path, 'node_modules/.bin/yaht');
  const { document, stop } = await startYahtServer(['--data', join(folder.path, 'tables')], { command, cwd: folder.path });
  expect((await fetch(`${document.http.url}/readyz`)).status).toBe(200);
  expect((await stop('SIGTERM')).code).toBe(143);
});
