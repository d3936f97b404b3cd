/** The package as npm would publish it, installed where nothing of this repository is. */
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyFolder, networkEnv, root, run } from '../lib/programs.ts';
import { startYahtServer } from '../lib/server.ts';

/** The least Node that the package promises to run on. */
let floorNode = '';

/** npm, run by that Node: it refuses a package that wants a newer one. */
const npm = (args: readonly string[], cwd: string) => {
  const script = process.env['npm_execpath'];
  const env = { ...networkEnv(), ...onFloor() };
  return script === undefined ? run('npm', args, { cwd, env }) : run(floorNode, [script, ...args], { cwd, env });
};

/** The environment of somebody who has that Node. */
const onFloor = () => ({
  PATH: [dirname(floorNode), process.env['PATH']].join(delimiter),
  YAHT_DATA_DIR: join(folder.path, 'data'),
});

/** The package in an import that is not of a file beside it, nor of a path on the page's own server. */
const BARE_IMPORT = /^(?:import|export)\b[^'"\n]*["']([^'"./][^'"]*)["']|\bimport\(["']([^'"./][^'"]*)["']\)/gm;

let folder = { path: '', remove: async (): Promise<void> => {} };
let installed = '';
beforeAll(async () => {
  const fetched = await run(process.execPath, [join(root, 'scripts/fetch-node.mjs'), 'floor'], { env: networkEnv() });
  expect([fetched.code, fetched.code === 0 ? '' : fetched.stderr]).toEqual([0, '']);
  floorNode = fetched.stdout.trim();
  folder = await emptyFolder();
  const packed = await npm(['pack', '--json', '--pack-destination', folder.path], join(root, 'apps/cli'));
  expect(packed).toMatchObject({ code: 0 });
  const [tarball = ''] = (await readdir(folder.path)).filter(name => name.endsWith('.tgz'));
  await writeFile(join(folder.path, 'package.json'), '{"private":true}');
  const { code, stderr } = await npm(
    ['install', '--engine-strict', '--no-audit', '--no-fund', '--prefer-offline', `./${tarball}`],
    folder.path,
  );
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
  const pictures = ['OFL.txt', 'archivo-600.ttf', 'resvg.wasm', 'roboto-serif-700.ttf'];
  expect(files.filter(name => !/\.js$|^(package\.json|README\.md|LICENSE)$/.test(name)).sort()).toEqual(pictures);
});

test('it needs packages of others in exact versions, and none of the house', async () => {
  const manifest = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  expect(Object.keys(manifest.dependencies).filter(name => name.startsWith('@yaht/'))).toEqual([]);
  expect(Object.values(manifest.dependencies).filter(version => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  expect(await readdir(join(folder.path, 'node_modules'))).not.toContain('@yaht');
});

test('it asks for what it lists and for nothing else, and knows no path of this machine', async () => {
  const manifest = await readFile(join(installed, 'package.json'), 'utf8');
  const { dependencies, peerDependencies } = JSON.parse(manifest) as Readonly<
    Record<'dependencies' | 'peerDependencies', Readonly<Record<string, string>>>
  >;
  const entries = await readdir(join(installed, 'dist'), { recursive: true, withFileTypes: true });
  const files = entries.filter(entry => entry.isFile()).map(entry => readFile(join(entry.parentPath, entry.name), 'utf8'));
  const code = (await Promise.all(files)).join('\n');
  const names = [...code.matchAll(BARE_IMPORT)].map(match => /^(?:@[^/]+\/)?[^/]+/.exec(match[1] ?? match[2] ?? '')?.[0] ?? '');
  const others = new Set(names.filter(name => !isBuiltin(name)));
  expect([...others].sort()).toEqual(Object.keys({ ...dependencies, ...peerDependencies }).sort());
  expect(code).not.toContain(root);
});

test('what lies beside it has the versions that the tests run with: the server’s own, and nothing overridden only here', async () => {
  type Lists = Readonly<Record<'dependencies' | 'peerDependencies' | 'overrides', Readonly<Record<string, string>>>>;
  const listsOf = async (path: string) => JSON.parse(await readFile(join(root, path, 'package.json'), 'utf8')) as Lists;
  const [command, server, house] = (await Promise.all(['apps/cli', 'apps/server', '.'].map(listsOf))) as [Lists, Lists, Lists];
  for (const [name, version] of Object.entries(command.dependencies)) expect(server.dependencies[name]).toBe(version);
  for (const [name, range] of Object.entries(command.peerDependencies)) expect(`^${server.dependencies[name]}`).toBe(range);
  const brought = new Set(await namesOf(folder.path));
  expect(Object.keys(house.overrides).filter(name => brought.has(name))).toEqual([]);
});

/** The packages that were installed in a folder, each as often as it lies there. */
async function namesOf(path: string): Promise<readonly string[]> {
  const lock = await readFile(join(path, 'node_modules/.package-lock.json'), 'utf8');
  const { packages } = JSON.parse(lock) as { readonly packages: Readonly<Record<string, unknown>> };
  return Object.keys(packages).map(place => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length));
}

test('it brings few packages and little to keep', async () => {
  const entries = await readdir(join(folder.path, 'node_modules'), { recursive: true, withFileTypes: true });
  const sizes = entries.filter(entry => entry.isFile()).map(async entry => (await stat(join(entry.parentPath, entry.name))).size);
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect((await namesOf(folder.path)).length).toBeLessThanOrEqual(40);
  expect(bytes / 1e6).toBeLessThanOrEqual(45);
});

test.each([
  ['a database', ['--db', 'postgres://nobody@127.0.0.1:1/none'], 'pg@8'],
  ['a bus of NATS', ['--db', 'postgres://nobody@127.0.0.1:1/none', '--bus', 'nats://127.0.0.1:1'], 'pg@8'],
])('%s needs a package that is not there: it says what to type', async (_, args, wanted) => {
  const command = join(folder.path, 'node_modules/.bin/yaht');
  const ended = await run(command, ['server', '--port', '0', '--http-port', '0', ...args], { cwd: folder.path, env: onFloor() });
  expect(ended).toMatchObject({ code: 1, stdout: '' });
  expect(ended.stderr).toContain(`npm install ${wanted}`);
});

test('it runs: a roll, the rules, a solve on threads, a game', async () => {
  const command = join(folder.path, 'node_modules/.bin/yaht');
  const call = (args: readonly string[], input = '') => run(command, args, { cwd: folder.path, env: onFloor(), input });
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

test('it keeps tables: the server starts with its threads, is ready, has the app and its pages, draws pictures, and drains', async () => {
  const command = join(folder.path, 'node_modules/.bin/yaht');
  const how = { command, cwd: folder.path, env: onFloor() };
  const { document, stop } = await startYahtServer(['--data', join(folder.path, 'tables')], how);
  const { day } = (await (await fetch(`${document.http.url}/v1/daily`)).json()) as { readonly day: number };
  for (const path of ['readyz', '', 'docs/', 'openapi.json', `v1/daily/${day}/picture`]) {
    expect([path, (await fetch(`${document.http.url}/${path}`)).status]).toEqual([path, 200]);
  }
  expect((await stop('SIGTERM')).code).toBe(143);
});
