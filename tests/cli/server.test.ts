/** `yaht server` as a process: where it listens, how it ends, and why it does not start. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyFolder, plainEnv, run, yaht } from '../lib/programs.ts';
import { startYahtServer } from '../lib/server.ts';
import { Terminal } from '../lib/terminal.ts';

let folder = { path: '', remove: async (): Promise<void> => {} };
beforeAll(async () => {
  folder = await emptyFolder();
});
afterAll(() => folder.remove());

/** `{type: "Ping"}` as a frame. */
const PING = Buffer.from('0000000b81a474797065a450696e67', 'hex');

const dataFolder = (name: string): string => join(folder.path, name);
const refused = (...args: readonly string[]) => run(yaht, ['server', '--port', '0', '--http-port', '0', ...args]);

test('it says where it listens, is well, and drains on SIGTERM', async () => {
  const { document, stop } = await startYahtServer([
    '--data',
    dataFolder('one'),
    '--players',
    '3',
    '--variant',
    'yatzy',
    '--public-metrics',
  ]);
  expect(document).toMatchObject({ schema: 'yaht.server/1', players: 3, variant: 'yatzy', data: dataFolder('one') });
  const health = await fetch(`${document.http.url}/health`);
  expect(await health.json()).toEqual({ status: 'OK' });
  expect((await fetch(`${document.http.url}/readyz`)).status).toBe(200);
  expect(await (await fetch(`${document.http.url}/metrics`)).text()).toContain('yaht_connections 0');
  expect((await stop('SIGTERM')).code).toBe(143);
});

test.each([
  [[], true],
  [['--host', '0.0.0.0'], false],
])('with %j people read how others are let in: %s', async (args, isTold) => {
  const child = spawn(yaht, ['server', '--port', '0', '--http-port', '0', '--data', dataFolder('two'), ...args], {
    env: plainEnv(),
  });
  let told = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (told += text));
  // The last of what it says before it waits for players.
  await expect.poll(() => told).toContain('Ctrl-C stops it.');
  child.kill('SIGTERM');
  await once(child, 'exit');
  expect(told.includes('Only this machine can connect. To let others in: yaht server --host 0.0.0.0\n')).toBe(isTold);
});

const withoutTmux = (process.env['YAHT_TEST_WITHOUT'] ?? '').split(',').includes('tmux');

test.runIf(!withoutTmux)('in a terminal a person reads what is for people, and nothing for programs', async () => {
  const terminal = await Terminal.open({});
  await terminal.type(`${yaht} server --port 0 --http-port 0 --data ${dataFolder('seen')}; echo code $?`);
  const screen = await terminal.until('Ctrl-C stops it.');
  await terminal.press('C-c');
  expect(await terminal.until('code 130')).not.toContain('{"');
  // How to play comes first.
  expect(screen).toMatch(
    /ready> .*\nPlay in the browser: http:\/\/127\.0\.0\.1:\d+\nPlay in another terminal: yaht join :\d+ --name Ann\n/,
  );
  expect(screen).toMatch(/\n\n\s+TCP /);
  await terminal.close();
});

test('Ctrl-C ends it with 130', async () => {
  const { stop } = await startYahtServer(['--data', dataFolder('two')]);
  expect((await stop('SIGINT')).code).toBe(130);
});

test.each([
  ['SIGTERM', 'SIGINT', 130],
  ['SIGINT', 'SIGTERM', 143],
] as const)('on %s it waits for a client that does not go, and ends at once on %s, with %d', async (first, second, code) => {
  const { document, signal, ended } = await startYahtServer(['--data', dataFolder('two')]);
  const client = connect({ port: document.tcp.port, host: '127.0.0.1', allowHalfOpen: true }).resume();
  // The server has closed its half: it is draining, and waits for this half.
  const draining = once(client, 'end');
  await once(client, 'connect');
  client.write(PING);
  await once(client, 'data');
  signal(first);
  await draining;
  signal(second);
  expect(await ended).toMatchObject({ code });
  client.destroy();
});

test('settings come from flags, then variables, then the settings file', async () => {
  const config = dataFolder('config');
  await mkdir(config);
  await writeFile(
    join(config, 'config.json'),
    JSON.stringify({ server: { players: 2, variant: 'yatzy', data: dataFolder('three') } }),
  );
  const env = { YAHT_CONFIG_DIR: config, YAHT_PLAYERS: '4' };
  const { document, stop } = await startYahtServer(['--variant', 'kniffel'], { env });
  expect(document).toMatchObject({ players: 4, variant: 'kniffel', data: dataFolder('three') });
  await stop('SIGTERM');
});

test.each([
  [{ server: { port: 70_000 } }, 'config.json: server.port cannot be "70000". Take a number from 0 to 65535.'],
  [{ server: { variant: 'chess' } }, 'config.json: server.variant: there is no game "chess".'],
  [{ server: { prot: 7_000 } }, 'config.json cannot be used as it is. Correct it and try again.'],
  [{ lang: 'fr', server: { port: 7_000 } }, 'config.json cannot be used as it is. Correct it and try again.'],
])('with %j in the settings file it does not start, and names the place', async (content, sentence) => {
  const config = dataFolder(`config-${JSON.stringify(content).length}`);
  await mkdir(config);
  await writeFile(join(config, 'config.json'), JSON.stringify(content));
  for (const command of ['server', 'config']) {
    const { code, stdout, stderr } = await run(yaht, [command, '--quiet'], { env: { YAHT_CONFIG_DIR: config } });
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(sentence);
  }
});

test('a port that another program uses is named with the option that changes it', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const tcp = await run(yaht, ['server', '--port', String(port), '--http-port', '0', '--data', dataFolder('four')]);
  expect([tcp.code, tcp.stdout]).toEqual([4, '']);
  expect(tcp.stderr).toMatch(new RegExp(`^yaht: port ${port} is in use .*yaht server --port 0 takes a free one\\.\n$`));
  const http = await run(yaht, ['server', '--http-port', String(port), '--port', '0', '--data', dataFolder('four')]);
  expect(http).toMatchObject({ code: 4, stderr: expect.stringContaining('yaht server --http-port 0') as string });
  taken.close();
});

test.each([
  [['--port', '65536'], '--port cannot be "65536". Take a number from 0 to 65535.'],
  [['--players', '7'], '--players cannot be "7". Take a number from 1 to 6.'],
  [['--log-level', 'loud'], '--log-level cannot be "loud". Take silent, error, warn, info or debug.'],
  [['--variant', 'chess'], 'there is no game "chess". yaht rules lists them.'],
  [['--data', ''], '--data needs a value.'],
  [['--host', ''], '--host needs a value.'],
])('%j is refused before anything starts', async (args, sentence) => {
  expect(await refused(...args)).toEqual({ code: 2, stdout: '', stderr: `yaht: ${sentence}\n` });
});

test('an address that is not of this machine', async () => {
  expect(await refused('--host', '192.0.2.1', '--data', dataFolder('four'))).toMatchObject({
    code: 4,
    stderr: expect.stringContaining('192.0.2.1 is not an address of this machine.') as string,
  });
});

test('a folder that cannot be written', async () => {
  await writeFile(dataFolder('file'), '');
  expect(await refused('--data', join(dataFolder('file'), 'x'))).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Choose a folder of your own') as string,
  });
});

// Folders of the kernel, in which nothing can be made.
test.runIf(process.platform === 'linux').each(['/proc/nobody/data', '/proc/self', '/sys/data'])(
  'a folder in %s is refused, and nobody waits for it',
  async data => {
    const { code, stderr } = await refused('--data', data);
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^yaht: cannot write in .*Choose a folder of your own/)]);
  },
);

test('games that another server keeps', async () => {
  const { stop } = await startYahtServer(['--data', dataFolder('five')]);
  expect(await refused('--data', dataFolder('five'))).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('are kept by another server already') as string,
  });
  await stop('SIGTERM');
});

test('a file that is no log, and one of a newer yaht', async () => {
  await mkdir(dataFolder('broken'));
  await writeFile(join(dataFolder('broken'), 'yaht.db'), 'not a database, but long enough to look at'.repeat(100));
  expect(await refused('--data', dataFolder('broken'))).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('yaht.db is damaged or something else') as string,
  });
  const { stop } = await startYahtServer(['--data', dataFolder('newer')]);
  await stop('SIGTERM');
  const db = new DatabaseSync(join(dataFolder('newer'), 'yaht.db'));
  db.exec('insert into schema_versions values (999, 0)');
  db.close();
  expect(await refused('--data', dataFolder('newer'))).toMatchObject({
    code: 5,
    stderr: expect.stringContaining('were written by a newer yaht') as string,
  });
});

const RUBBISH = 'neither a database nor JSON, but long enough to look at'.repeat(100);

test('profiles that cannot be read are told apart from games, and what the sentence says helps', async () => {
  const [data, backup, copy] = [dataFolder('people'), dataFolder('people.gz'), dataFolder('people-copy')];
  const before = await startYahtServer(['--data', data]);
  const made = await fetch(`${before.document.http.url}/v1/profiles`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ann' }),
  });
  const { key } = (await made.json()) as { readonly key: string };
  expect((await run(yaht, ['backup', backup, '--data', data])).code).toBe(0);
  await before.stop('SIGTERM');

  const people = join(data, 'people.db');
  await writeFile(people, RUBBISH);
  for (const command of [
    ['server', 'rebuild'],
    ['backup', dataFolder('never.gz')],
    ['server', '--port', '0', '--http-port', '0'],
  ]) {
    const { code, stdout, stderr } = await run(yaht, [...command, '--data', data]);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(
      /^yaht: the profiles in .*people\/people\.db cannot be read: .*\(file is not a database\)\. The games are/,
    );
    expect(stderr).toContain('yaht restore <backup> --data <new folder>');
    expect(stderr).not.toContain('yaht.db');
  }

  expect((await run(yaht, ['restore', backup, '--data', copy])).code).toBe(0);
  await copyFile(join(copy, 'people.db'), people);
  const after = await startYahtServer(['--data', data]);
  const me = await fetch(`${after.document.http.url}/v1/profiles/me`, { headers: { authorization: `Bearer ${key}` } });
  expect(await me.json()).toMatchObject({ profile: { name: 'Ann' } });
  await after.stop('SIGTERM');

  await rm(people);
  const anew = await startYahtServer(['--data', data, '--accept-loss']);
  expect((await anew.stop('SIGTERM')).code).toBe(143);
});

test('profiles that another program has open', async () => {
  const data = dataFolder('people-open');
  const { stop } = await startYahtServer(['--data', data]);
  await stop('SIGTERM');
  const db = new DatabaseSync(join(data, 'people.db'));
  db.exec('begin exclusive');
  expect(await refused('--data', data)).toEqual({
    code: 1,
    stdout: '',
    stderr: `yaht: ${join(data, 'people.db')} is open in another program. Close that one and start again.\n`,
  });
  db.close();
});

test('a secret of the daily games that is damaged, and one that may not be read', async () => {
  const data = dataFolder('daily');
  const { stop } = await startYahtServer(['--data', data]);
  await stop('SIGTERM');
  const chain = join(data, 'daily.json');
  await writeFile(chain, RUBBISH);
  for (const command of [
    ['backup', dataFolder('never.gz')],
    ['server', '--port', '0', '--http-port', '0'],
  ]) {
    const { code, stdout, stderr } = await run(yaht, [...command, '--data', data]);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^yaht: the secret of the daily games in .*daily\/daily\.json cannot be read: .*or move it away/);
  }
  await rm(chain);
  await mkdir(chain);
  const { code, stderr } = await refused('--data', data);
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^yaht: cannot open .*daily\/daily\.json \(EISDIR\)\. Let whoever/)]);
  await rm(chain, { recursive: true });
  const anew = await startYahtServer(['--data', data, '--accept-loss']);
  expect((await anew.stop('SIGTERM')).code).toBe(143);
});
