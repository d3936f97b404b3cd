import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, existsSync } from 'node:fs';
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { commandId, memberId, openSqliteLog, roomId } from '@yaht/server/log';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyFolder, onPath } from '../lib/programs.ts';
import { withFault, withoutStrace } from '../lib/strace.ts';
import { Client, textIn } from './lib/client.ts';
import { ServerProcess } from './lib/server-process.ts';
import { seat } from './lib/table.ts';
import { DOORS, openSocket } from './lib/wire.ts';

let folder: Awaited<ReturnType<typeof emptyFolder>>;
beforeEach(async () => {
  folder = await emptyFolder();
});
afterEach(() => folder.remove());

test('SIGTERM: everybody hears when to come back, everything acknowledged is stored, and the exit code is 0', async () => {
  const server = await ServerProcess.start({ dataFolder: folder.path });
  const players = (await Promise.all(DOORS.map(door => seat(server.ports, [door, door], { variant: 'yahtzee' }, door)))).flat();
  for (const player of players) player.isTireless = true;
  await Promise.all(players.map(player => player.until(() => player.acked.length > 5)));
  // A client that never answers the closing does not hold it up.
  const stuck = await openSocket(server.ports, 'websocket');
  stuck.on('error', () => {});
  stuck.pause();
  expect(await server.stop()).toBe(0);
  stuck.destroy();
  const log = await openSqliteLog({ file: join(folder.path, 'yaht.db') });
  for (const { client, code, member, acked, facts, problems } of players) {
    await client?.closed;
    const last = client?.heard.filter(({ type }) => type === 'GoAway' || type === 'Bye');
    expect(last).toEqual([
      { type: 'GoAway', retryAfterMs: 1_000 },
      { type: 'Bye', code: 'going-away' },
    ]);
    expect(client?.heard.at(-1)).toMatchObject({ type: 'Bye' });
    const kept = await Promise.all(
      acked.map(({ wish }) => log.command(roomId(code), memberId(String(member)), commandId(textIn(wish, 'id')))),
    );
    expect(kept.map(command => command?.answer)).toEqual(acked.map(({ seq }) => ({ ok: true, seq })));
    expect((await log.load(roomId(code)))?.meta.seq).toBeGreaterThanOrEqual(facts.length);
    expect(problems).toEqual([]);
  }
  await log.close();
});

/** Somebody who owns the data folder has a word with its server. */
async function control(): Promise<Socket> {
  const socket = connect({ path: join(folder.path, 'control.sock'), allowHalfOpen: true });
  await once(socket, 'connect');
  return socket;
}

test('who came to ask the server something, and does not ask or does not go, does not hold up its end', async () => {
  const server = await ServerProcess.start({ dataFolder: folder.path });
  const [idle, answered] = [await control(), await control()];
  answered.write('{"ask":"nothing"}\n');
  expect(JSON.parse(String((await once(answered, 'data'))[0]))).toEqual({ ok: false, message: 'unknown question' });
  expect(await server.stop()).toBe(0);
  for (const socket of [idle, answered]) socket.destroy();
});

test('a backup that is under way is brought to its end, and meanwhile everybody is told and let out', async () => {
  const server = await ServerProcess.start({ dataFolder: folder.path });
  const ann = await Client.connect(server.ports, 'tcp');
  await ann.enter({ type: 'CreateRoom', name: 'Ann', variant: 'yahtzee' });
  // Writing into a pipe waits for somebody who reads it.
  const to = join(folder.path, 'copy');
  await mkdir(to);
  execFileSync(onPath('mkfifo'), [join(to, 'daily.json')]);
  const asking = await control();
  asking.write(`${JSON.stringify({ ask: 'copy', to })}\n`);
  const replied = once(asking, 'data');
  await expect.poll(() => existsSync(join(to, 'people.db'))).toBe(true);
  const ended = server.stop();
  await ann.closed;
  expect(ann.heard.slice(-2)).toEqual([
    { type: 'GoAway', retryAfterMs: 1_000 },
    { type: 'Bye', code: 'going-away' },
  ]);
  const reader = createReadStream(join(to, 'daily.json')).resume();
  expect(JSON.parse(String((await replied)[0]))).toHaveProperty('ok');
  expect(await ended).toBe(0);
  for (const stream of [reader, asking]) stream.destroy();
});

test('what is being looked for is waited for, and nothing is said to have failed', async () => {
  const server = await ServerProcess.start({ dataFolder: folder.path, sweepsSlowly: true });
  const ann = await Client.connect(server.ports, 'tcp');
  await ann.enter({ type: 'CreateRoom', name: 'Ann', variant: 'yahtzee' });
  await expect.poll(() => existsSync(join(folder.path, 'sweeping'))).toBe(true);
  const ended = server.stop();
  await ann.type('GoAway');
  // Nothing new is begun, and whoever stays is answered until then.
  const chat = () => ann.ask({ type: 'Chat', text: 'still here' });
  await expect.poll(chat).toMatchObject({ code: 'going-away' });
  for (let i = 0; i < 50; i++) expect(await chat()).toMatchObject({ code: 'going-away' });
  server.signal('SIGUSR1');
  expect(await ended).toBe(0);
  expect(server.said).toBe('');
});

test('[P7] a second server on the same folder says so and ends, and the first goes on', async () => {
  const first = await ServerProcess.start({ dataFolder: folder.path });
  await expect(ServerProcess.start({ dataFolder: folder.path })).rejects.toThrow(/exit 2: in-use: .*in use by another process/);
  const client = await Client.connect(first.ports, 'tcp');
  expect(await client.enter({ type: 'CreateRoom', name: 'Ann', variant: 'yahtzee' })).toMatchObject({ type: 'Welcome' });
  expect(await first.stop()).toBe(0);
});

test('what a server keeps, with the secret seeds of games that are on, is for its owner alone', async () => {
  const dataFolder = join(folder.path, 'data');
  const server = await ServerProcess.start({ dataFolder });
  const client = await Client.connect(server.ports, 'tcp');
  await client.enter({ type: 'CreateRoom', name: 'Ann', variant: 'yahtzee' });
  const kept = ['', ...(await readdir(dataFolder))];
  expect(kept).toEqual(expect.arrayContaining(['yaht.db', 'yaht.db-wal', 'people.db', 'daily.json']));
  for (const name of kept) expect([name, (await stat(join(dataFolder, name))).mode & 0o077]).toEqual([name, 0]);
  expect(await server.stop()).toBe(0);
});

test('a port that is taken, a folder that cannot be written and a file that is no log are named', async () => {
  const other = await emptyFolder();
  const server = await ServerProcess.start({ dataFolder: other.path });
  const { tcp, http } = server.ports;
  for (const taken of [{ tcpPort: tcp }, { httpPort: http }])
    await expect(ServerProcess.start({ dataFolder: folder.path, ...taken })).rejects.toThrow(
      /exit 2: port-in-use: port \d+ on 127/,
    );
  expect(await server.stop()).toBe(0);
  const file = join(other.path, 'a-file');
  await writeFile(file, 'not a folder');
  await expect(ServerProcess.start({ dataFolder: join(file, 'data') })).rejects.toThrow(/exit 2: cannot-write: the folder/);
  await writeFile(join(folder.path, 'yaht.db'), 'this is no database, whatever its name says. '.repeat(100));
  await expect(ServerProcess.start({ dataFolder: folder.path })).rejects.toThrow(/exit 2: not-a-log/);
  await other.remove();
});

test('on a full disk a wish is refused with storage-full, and what was there can still be read', async () => {
  const server = await ServerProcess.start({ dataFolder: folder.path, pragmas: ['max_page_count = 60'] });
  const client = await Client.connect(server.ports, 'tcp');
  const welcome = await client.enter({ type: 'CreateRoom', name: 'Ann', variant: 'yahtzee' });
  let answer = await client.ask({ type: 'Chat', text: 'x' });
  for (let i = 0; answer.type === 'Ack' && i < 2_000; i++) answer = await client.ask({ type: 'Chat', text: 'x'.repeat(280) });
  expect(answer).toMatchObject({ type: 'Error', code: 'storage-full' });
  const told = client.heard.filter(({ type }) => type === 'ChatMessage').length;
  const back = await Client.connect(server.ports, 'websocket');
  back.send({ type: 'Resume', token: welcome['token'], after: 0 });
  await back.type('Ack');
  expect(back.heard.filter(({ type }) => type === 'ChatMessage')).toHaveLength(told);
  expect(await server.stop()).toBe(0);
});

test.runIf(!withoutStrace)('on a full disk a room that has to be opened first is refused with storage-full, too', async () => {
  const before = await ServerProcess.start({ dataFolder: folder.path });
  const ann = await Client.connect(before.ports, 'tcp');
  const welcome = await ann.enter({ type: 'CreateRoom', name: 'Ann', variant: 'yahtzee' });
  const token = textIn(welcome, 'token');
  const { id } = welcome['room'] as { readonly id: string };
  expect(await before.stop()).toBe(0);
  const under = withFault('pwrite64:error=ENOSPC:when=1+', [join(folder.path, 'yaht.db-wal')]);
  const server = await ServerProcess.start({ dataFolder: folder.path }, under);
  for (const door of DOORS) {
    const back = await Client.connect(server.ports, door);
    expect(await back.ask({ type: 'Resume', token })).toMatchObject({ type: 'Error', code: 'storage-full' });
    expect(await back.ask({ type: 'Join', room: id, name: 'Bob' })).toMatchObject({ code: 'storage-full' });
  }
  const url = `http://127.0.0.1:${server.ports.http}/v1/rooms/${id}`;
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  expect([answer.status, await answer.json()]).toMatchObject([507, { code: 'storage-full' }]);
  const ready = await fetch(`http://127.0.0.1:${server.ports.http}/readyz`);
  expect([ready.status, await ready.json()]).toMatchObject([503, { code: 'storage-full' }]);
  expect(await server.stop()).toBe(0);
  expect(server.said).toBe('');
});
