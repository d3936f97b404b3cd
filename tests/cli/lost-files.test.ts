/** A server whose files are not as it left them: it says so before it starts, and goes on when it is told to. */
import { copyFile, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyFolder, run, yaht } from '../lib/programs.ts';
import { startYahtServer } from '../lib/server.ts';

let folder = { path: '', remove: async (): Promise<void> => {} };
beforeAll(async () => {
  folder = await emptyFolder();
});
afterAll(() => folder.remove());

const dataFolder = (name: string): string => join(folder.path, name);
const refused = (data: string, ...args: readonly string[]) =>
  run(yaht, ['server', '--port', '0', '--http-port', '0', '--data', data, ...args]);

async function start(data: string, ...args: readonly string[]) {
  const { document, stop } = await startYahtServer(['--data', data, '--log-level', 'warn', ...args]);
  const post = async (path: string, body: object): Promise<unknown> => {
    const headers = { 'content-type': 'application/json' };
    return (await fetch(`${document.http.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json();
  };
  return { post, get: async (path: string) => (await fetch(`${document.http.url}${path}`)).status, stop };
}

type Opened = { readonly id: string };

/** Everything in the folder, byte by byte. */
async function bytesIn(data: string): Promise<Readonly<Record<string, string>>> {
  const names = (await readdir(data)).filter(name => name !== 'control.sock');
  return Object.fromEntries(
    await Promise.all(names.map(async name => [name, (await readFile(join(data, name))).toString('base64')])),
  );
}

test('after a stop and after a kill nothing is said', async () => {
  const data = dataFolder('whole');
  for (const signal of ['SIGTERM', 'SIGKILL', 'SIGKILL', 'SIGTERM'] as const) {
    const { post, stop } = await start(data);
    await post('/v1/profiles', { name: 'Ann' });
    await post('/game/new', {});
    expect((await stop(signal)).stderr).not.toContain('"level"');
  }
});

test('the three files of a server that runs are no copy of it', async () => {
  const [data, copy] = [dataFolder('running'), dataFolder('copied')];
  const { post, get, stop } = await start(data);
  await post('/v1/profiles', { name: 'Ann' });
  const { id } = (await post('/game/new', {})) as Opened;
  await mkdir(copy);
  for (const name of ['yaht.db', 'people.db', 'daily.json']) await copyFile(join(data, name), join(copy, name));
  expect(await get(`/game/${id}/state`)).toBe(401);
  await stop('SIGTERM');
  const before = await bytesIn(copy);
  const { code, stdout, stderr } = await refused(copy);
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(
    /^yaht: .*copied\/yaht\.db was copied while a server used it, without .*yaht\.db-wal, .* It holds the games\. /,
  );
  expect(stderr).toContain('people.db was copied while');
  expect(stderr).toContain('yaht server --accept-loss');
  expect(await bytesIn(copy)).toEqual(before);

  const lossy = await start(copy, '--accept-loss');
  expect(await lossy.get(`/game/${id}/state`)).toBe(404);
  expect((await lossy.stop('SIGTERM')).stderr).toMatch(/"problem":"without-wal".*The server goes on without what is missing/);
  const after = await start(copy);
  expect((await after.stop('SIGTERM')).stderr).not.toContain('"level"');
});

test.each([
  ['yaht.db', 'It holds the games.'],
  ['people.db', 'It holds the names and keys of profiles'],
  ['daily.json', 'It holds the secret of the daily games'],
])('%s that is missing is not made again before anybody has said so', async (name, content) => {
  const data = dataFolder(`without-${name}`);
  await (await start(data)).stop('SIGTERM');
  await rm(join(data, name));
  const before = await bytesIn(data);
  for (const command of [() => refused(data), () => refused(data, '--lang', 'de')]) expect((await command()).code).toBe(1);
  const { stderr } = await refused(data);
  expect(stderr).toContain(`${name} is missing. ${content}`);
  expect(await bytesIn(data)).toEqual(before);
  const { stop } = await start(data, '--accept-loss');
  expect((await stop('SIGTERM')).stderr).toContain(`${name} is missing.`);
  expect((await (await start(data)).stop('SIGTERM')).stderr).not.toContain('"level"');
});

test('boards are not made again from games of which some are missing', async () => {
  const data = dataFolder('rebuilt');
  const { post, stop } = await start(data);
  await post('/game/new', {});
  await stop('SIGKILL');
  await rm(join(data, 'yaht.db-wal'));
  const { code, stderr } = await run(yaht, ['server', 'rebuild', '--data', data]);
  expect([code, stderr]).toEqual([
    1,
    expect.stringMatching(/yaht\.db is older than it was: \d+ changes that were stored are missing\./),
  ]);
});
