/** `yaht migrate`, and backups of a house in a database: the same items come out of either vault as went into the other. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseVault, folderVault, type Vault } from '@yaht/server';
import { emptyFolder, run, yaht } from '../lib/programs.ts';
import { startYahtServer } from '../lib/server.ts';
import { isLeftOut, startPostgres, type Service } from '../lib/services.ts';

let folder: Awaited<ReturnType<typeof emptyFolder>>;
let postgres: Service;
const at = (name: string): string => join(folder.path, name);

beforeAll(async () => {
  folder = await emptyFolder();
  if (!isLeftOut('postgres')) postgres = await startPostgres();
});
afterAll(async () => {
  await postgres?.remove();
  await folder.remove();
});

type Item = { readonly type: string };

async function itemsOf(vault: Vault): Promise<readonly Item[]> {
  const items: Item[] = [];
  for await (const item of vault.read()) items.push(item);
  return items;
}

const ofType = (items: readonly Item[], type: string): readonly Item[] => items.filter(item => item.type === type);

/** Some games over HTTP, in which rooms take turns, and somebody with a profile who is told of them. */
async function play(url: string): Promise<void> {
  const ask = async (path: string, token = '', body: object = {}): Promise<Record<string, string>> => {
    const key = { 'idempotency-key': randomUUID() };
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...key };
    const response = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(response.ok).toBe(true);
    return (await response.json()) as Record<string, string>;
  };
  const { key = '' } = await ask('/v1/profiles', '', { name: 'Ann ä 🎲' });
  await ask('/v1/profiles/me/notices', key, { kind: 'webhook', url: 'https://ntfy.example/ann' });
  const wishes = { method: 'PATCH', headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' } };
  await fetch(`${url}/v1/profiles/me/notices`, { ...wishes, body: JSON.stringify({ isOn: false }) });
  const games = await Promise.all(['yahtzee', 'yatzy'].map(variant => ask('/game/new', '', { variant })));
  for (let turn = 0; turn < 2; turn++) for (const { id, token } of games) await ask(`/game/${id}/roll`, token);
}

test.runIf(!isLeftOut('postgres'))('from files into a database and back, nothing is lost and the order stays', async () => {
  const server = await startYahtServer(['--data', at('first')]);
  await play(server.document.http.url);
  const refused = await run(yaht, ['migrate', '--from', at('first'), '--to', postgres.url]);
  expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining(`a server keeps ${at('first')}`)]);
  await server.stop('SIGTERM');

  const moved = await run(yaht, ['migrate', '--from', at('first'), '--to', postgres.url, '--json']);
  expect(moved.stderr).toBe('');
  expect(JSON.parse(moved.stdout)).toMatchObject({ schema: 'yaht.migrate/1', rooms: 2, profiles: 1 });
  const again = await run(yaht, ['migrate', '--from', at('first'), '--to', postgres.url]);
  expect([again.code, again.stderr]).toEqual([1, expect.stringContaining('is not empty')]);

  const [files, database] = [folderVault(at('first'), { mayRun: false }), await databaseVault(postgres.url)];
  const [before, after] = [await itemsOf(files), await itemsOf(database)];
  expect(ofType(after, 'fact')).toEqual(ofType(before, 'fact'));
  expect(new Set(after.map(item => JSON.stringify(sorted(item))))).toEqual(
    new Set(before.map(item => JSON.stringify(sorted(item)))),
  );
  expect([...new Set(before.map(({ type }) => type))]).toEqual([
    'room',
    'fact',
    'command',
    'secret',
    'token',
    'profile',
    'key',
    'way',
    'settings',
    'vapid',
    'chain',
  ]);

  expect(await run(yaht, ['migrate', '--from', postgres.url, '--to', at('second')])).toMatchObject({ code: 0, stderr: '' });
  expect(await itemsOf(folderVault(at('second'), { mayRun: false }))).toEqual(expect.arrayContaining([...before]));
});

const sorted = (item: object): object => Object.fromEntries(Object.entries(item).sort(([a], [b]) => a.localeCompare(b)));

test.runIf(!isLeftOut('postgres'))(
  'a database that cannot be used is told as what it is, wherever it stands in the command',
  async () => {
    const wrong = new URL(postgres.url);
    wrong.pathname = '/nowhere';
    for (const [from, to] of [
      [wrong.href, at('empty')],
      [at('first'), wrong.href],
    ] as const) {
      const { code, stderr } = await run(yaht, ['migrate', '--from', from, '--to', to]);
      expect([code, stderr]).toEqual([1, expect.stringContaining('there is no database nowhere at')]);
    }
  },
);
