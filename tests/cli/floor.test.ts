/** The check of the least Node: it refuses what needs a newer one, wherever that comes from. */
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyFolder, networkEnv, root, run, type Ended } from '../lib/programs.ts';

type Packages = Record<string, { engines?: { node: string } }>;
type Manifest = { engines: { node: string }; dependencies: Record<string, string>; peerDependencies: Record<string, string> };

const read = async <T>(path: string): Promise<T> => JSON.parse(await readFile(join(root, path), 'utf8')) as T;

let folder: Awaited<ReturnType<typeof emptyFolder>>;
let lock: { readonly packages: Packages };
let manifest: Manifest;
beforeEach(async () => {
  folder = await emptyFolder();
  for (const name of ['scripts/node.json', ...['house', 'node', 'floor'].map(part => `scripts/lib/${part}.mjs`)])
    await cp(join(root, name), join(folder.path, name));
  await mkdir(join(folder.path, 'node_modules'));
  await symlink(join(root, 'node_modules/semver'), join(folder.path, 'node_modules/semver'));
  await mkdir(join(folder.path, 'apps/cli'), { recursive: true });
  lock = await read('package-lock.json');
  manifest = await read('apps/cli/package.json');
});
afterEach(() => folder.remove());

async function checked(): Promise<Ended> {
  await writeFile(join(folder.path, 'package-lock.json'), JSON.stringify(lock));
  await writeFile(join(folder.path, 'apps/cli/package.json'), JSON.stringify(manifest));
  const script = `import { checkFloor } from './scripts/lib/floor.mjs'; process.exitCode = await checkFloor();`;
  return run(process.execPath, ['--input-type=module', '--eval', script], { cwd: folder.path, env: networkEnv() });
}

test('as it is, everything runs on the least Node', async () => {
  expect(await checked()).toMatchObject({ code: 0, stdout: '' });
});

test.each([
  ['what npm brings with the command', 'dependencies'],
  ['what only several servers need', 'peerDependencies'],
] as const)('%s may not need a newer Node', async (_, kind) => {
  manifest[kind]['undici'] = '8.2.0';
  const { code, stderr } = await checked();
  expect(code).toBe(1);
  expect(stderr).toMatch(/EBADENGINE[^]*undici@8\.2\.0[^]*>=22\.19\.0[^]*v22\.18\.0/);
});

test('nor may what is inside the bundle, or a tool', async () => {
  lock.packages['node_modules/fastify'] = { engines: { node: '>=24' } };
  const problem = 'yaht: node_modules/fastify needs Node >=24, and yaht promises 22.18.0\n';
  expect(await checked()).toEqual({ code: 1, stdout: '', stderr: problem });
});

test('manifests promise the same, and the least Node is one that is tried', async () => {
  lock.packages['packages/rules'] = { engines: { node: '>=20' } };
  expect((await checked()).stderr).toBe('yaht: packages/rules names another Node than apps/cli (>=22.18)\n');
  manifest.engines.node = '>=22.19';
  expect((await checked()).stderr).toContain('yaht: the least Node that is tried is 22.18.0, and yaht promises 22.19.0\n');
});
