import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyFolder, root } from '../lib/programs.ts';
import { Client, textIn, type Message } from './lib/client.ts';
import { ServerProcess } from './lib/server-process.ts';
import { DOORS, type DoorName } from './lib/wire.ts';

let folder: Awaited<ReturnType<typeof emptyFolder>>;
let server: ServerProcess;
beforeAll(async () => {
  folder = await emptyFolder();
  server = await ServerProcess.start({ dataFolder: folder.path, adminPort: 0, origins: ['https://dice.example'] });
});
afterAll(async () => {
  expect(server.said).toBe('');
  expect(await server.stop()).toBe(0);
  await folder.remove();
});

const doorFor = (i: number): DoorName => DOORS[i % 2] ?? 'tcp';
const codeIn = (welcome: Message): string => (welcome['room'] as unknown as { id: string }).id;

async function open(options: object = {}): Promise<{ readonly client: Client; readonly room: string; readonly token: string }> {
  const client = await Client.connect(server.ports, 'tcp');
  const welcome = await client.enter({ type: 'CreateRoom', name: 'Ann', variant: 'yahtzee', ...options });
  return { client, room: codeIn(welcome), token: textIn(welcome, 'token') };
}

/** A connection that has said something: the others may take their time, and it is kept. */
async function arrive(door: DoorName): Promise<Client> {
  const client = await Client.connect(server.ports, door);
  client.send({ type: 'Ping' });
  return client;
}

test('a hundred joins for one seat: one gets it', async () => {
  const { room, client } = await open({ seats: 2 });
  const guests = await Promise.all(Array.from({ length: 100 }, (_, i) => arrive(doorFor(i))));
  const answers = await Promise.all(guests.map((guest, i) => guest.enter({ type: 'Join', name: `G${i}`, room })));
  expect(answers.filter(({ type }) => type === 'Welcome')).toHaveLength(1);
  expect(answers.flatMap(({ code }) => (code === undefined ? [] : [code]))).toEqual(new Array(99).fill('room-full'));
  await client.ask({ type: 'Chat', text: 'fence' });
  expect(client.heard.filter(({ type }) => type === 'PlayerJoined')).toHaveLength(1);
});

const ROOMS = 25;
const PER_ROOM = 20;

const numbersIn = (client: Client): readonly number[] =>
  client.heard.flatMap(message => ('at' in message ? [Number(message['seq'])] : []));

/** Somebody who is in a room, with its token and the number of the last fact it knows so far. */
async function guestIn(room: string, i: number) {
  const client = await Client.connect(server.ports, doorFor(i));
  const welcome = await client.enter({ type: 'Join', name: `G${i}`, room, spectate: i > 0 });
  const after = () => Math.max(Number(welcome['seq']), ...numbersIn(client));
  return { client, after, token: textIn(welcome, 'token') };
}

test('[P3] [P4] five hundred clients who are cut off at once come back at once, each with exactly what it missed', async () => {
  const rooms = await Promise.all(Array.from({ length: ROOMS }, () => open({ seats: 2 })));
  const guests = await Promise.all(rooms.flatMap(({ room }) => Array.from({ length: PER_ROOM }, (_, i) => guestIn(room, i))));
  expect(guests.filter(({ client }) => client.isClosed)).toEqual([]);
  for (const { client } of guests) client.socket.destroy();
  const tokens = guests.map(({ token, after }) => ({ token, after: after() }));
  await Promise.all(rooms.map(({ client }) => client.ask({ type: 'Chat', text: 'where are you all?' })));
  const back = await Promise.all(tokens.map((_, i) => arrive(doorFor(i))));
  const acks = await Promise.all(
    back.map(async (client, i) => {
      client.send({ type: 'Resume', ...tokens[i] });
      return client.until(({ type }) => type === 'Ack' || type === 'Error');
    }),
  );
  expect(acks.filter(({ type }) => type !== 'Ack')).toEqual([]);
  for (const [i, client] of back.entries()) {
    const { after = 0 } = tokens[i] ?? {};
    const missed = Number(acks[i]?.['seq']) - after;
    expect(missed).toBeGreaterThan(0);
    expect(numbersIn(client)).toEqual(Array.from({ length: missed }, (_, place) => after + 1 + place));
    client.socket.destroy();
  }
});

test('a token is for one member of one room', async () => {
  const [one, two] = [await open(), await open()];
  const thief = await Client.connect(server.ports, 'websocket');
  const welcome = await thief.enter({ type: 'Resume', token: two.token });
  expect(codeIn(welcome)).toBe(two.room);
  await thief.ask({ type: 'Chat', text: 'not in the other room' });
  await one.client.ask({ type: 'Chat', text: 'fence' });
  expect(one.client.heard.filter(({ type }) => type === 'ChatMessage')).toMatchObject([{ text: 'fence' }]);
});

test.each<[string, (token: string) => string]>([
  ['cut short', token => token.slice(0, -1)],
  ['longer', token => `${token}A`],
  ['of other letters', token => token.toLowerCase() + token.toUpperCase()],
  ['in capital letters', token => token.toUpperCase().replace(/^./, letter => (letter === 'A' ? 'B' : 'A'))],
  ['with one letter changed', token => `${token.slice(0, -1)}${token.endsWith('A') ? 'E' : 'A'}`],
  ['with a blank', token => ` ${token}`],
  ['made up', () => 'A'.repeat(43)],
])('a token %s is nobody’s', async (_, change) => {
  const { token, client } = await open();
  const thief = await Client.connect(server.ports, 'tcp');
  expect(await thief.ask({ type: 'Resume', token: change(token) })).toMatchObject({ code: 'unknown-token' });
  expect(client.isClosed).toBe(false);
});

test('who left is a stranger: its token brings nobody back, and coming in with it makes a new member', async () => {
  const { room } = await open({ seats: 2 });
  const token = 'B'.repeat(43);
  const guest = await Client.connect(server.ports, 'websocket');
  await guest.enter({ type: 'Join', name: 'Bob', room, token });
  expect(await guest.ask({ type: 'Leave' })).toMatchObject({ type: 'Ack' });
  expect(await guest.closed).toBe(4000);
  const again = await Client.connect(server.ports, 'tcp');
  expect(await again.ask({ type: 'Resume', token })).toMatchObject({ code: 'unknown-token' });
  again.send({ type: 'Join', name: 'Bob', room, token });
  expect(await again.type('Welcome')).toMatchObject({ member: 2 });
});

test('the token of a spectator is for looking: it does nothing in somebody’s name', async () => {
  const { room, client } = await open({ seats: 1, spectators: true });
  const eve = await Client.connect(server.ports, 'tcp');
  const token = textIn(await eve.enter({ type: 'Join', name: 'Eve', room, spectate: true }), 'token');
  await client.ask({ type: 'StartGame' });
  const thief = await Client.connect(server.ports, 'websocket');
  expect(await thief.enter({ type: 'Resume', token })).toMatchObject({ playerId: null });
  const wishes = [
    { type: 'RollDice' },
    { type: 'ScoreCategory', category: 'ones' },
    { type: 'HoldDice', hold: [true, true, true, true, true] },
  ];
  for (const wish of wishes) expect(await thief.ask(wish)).toMatchObject({ code: 'no-seat' });
  expect(await thief.ask({ type: 'Undo' })).toMatchObject({ code: 'no-seat' });
  expect(await thief.ask({ type: 'RemoveMember', member: 0 })).toMatchObject({ code: 'host-only' });
  expect(await client.ask({ type: 'RollDice', hold: [true, true, true, true, false] })).toMatchObject({ type: 'Ack' });
});

test('who was removed is a stranger at once: neither its connection nor its token is worth anything', async () => {
  const { room, client } = await open({ seats: 2 });
  const guest = await Client.connect(server.ports, 'tcp');
  const token = textIn(await guest.enter({ type: 'Join', name: 'Bob', room }), 'token');
  expect(await client.ask({ type: 'RemoveMember', member: 1 })).toMatchObject({ type: 'Ack' });
  await guest.closed;
  expect(guest.heard.at(-1)).toEqual({ type: 'Bye', code: 'removed' });
  const back = await Client.connect(server.ports, 'websocket');
  expect(await back.ask({ type: 'Resume', token })).toMatchObject({ code: 'unknown-token' });
});

test('[P4] the newest connection of a member wins, over whichever door', async () => {
  const { client, token } = await open();
  const newer = await Client.connect(server.ports, 'websocket');
  await newer.enter({ type: 'Resume', token });
  await client.closed;
  expect(client.heard.at(-1)).toEqual({ type: 'Bye', code: 'replaced' });
  const newest = await Client.connect(server.ports, 'tcp');
  await newest.enter({ type: 'Resume', token });
  expect(await newer.closed).toBe(4003);
});

test.each([
  ['Origin: http://127.0.0.1', 'open'],
  ['Origin: https://dice.example', 'open'],
  ['Origin: https://evil.example', '403'],
  ['Origin: http://127.0.0.1.evil.example', '403'],
  ['Origin: https://dice.example.evil.example', '403'],
  ['Origin: null', '403'],
])('a page with %s: %s', async (header, expected) => {
  const answer = await Client.connect(server.ports, 'websocket', { headers: [header] }).then(
    () => 'open',
    (error: Error) => error.message,
  );
  expect(answer).toContain(expected);
});

test('an address has limits of its own', async () => {
  const own = await emptyFolder();
  const addressLimits = {
    connections: 3,
    messages: { perSecond: 1_000, burst: 1_000 },
    arrivals: { perSecond: 0.001, burst: 2 },
  };
  const strict = await ServerProcess.start({ dataFolder: own.path, trustNobody: true, addressLimits });
  const clients = await Promise.all([0, 1, 2].map(i => Client.connect(strict.ports, doorFor(i))));
  const create = { type: 'CreateRoom', name: 'Ann', variant: 'yahtzee' };
  const answers = [];
  for (const client of clients) answers.push((await client.enter(create))['code']);
  expect(answers).toEqual([undefined, undefined, 'too-many-requests']);
  const fourth = await Client.connect(strict.ports, 'tcp');
  await fourth.closed;
  expect(fourth.heard).toEqual([{ type: 'Bye', code: 'too-many-requests' }]);
  const fifth = await Client.connect(strict.ports, 'websocket');
  expect(await fifth.closed).toBe(4008);
  expect(fifth.heard).toEqual([{ type: 'Bye', code: 'too-many-requests' }]);
  expect(await strict.stop()).toBe(0);
  await own.remove();
});

test('the server says how it is', async () => {
  const ann = await Client.connect(server.ports, 'tcp');
  await ann.enter({ type: 'CreateRoom', name: 'Ann', variant: 'yahtzee', seats: 2, private: true });
  expect(await ann.ask({ type: 'Chat', text: 'anybody there?' })).toMatchObject({ type: 'Ack' });
  ann.socket.destroy();
  const get = async (path: string) => fetch(`http://127.0.0.1:${server.ports.http}${path}`);
  for (const path of ['/health', '/healthz', '/readyz']) expect(await (await get(path)).json()).toEqual({ status: 'OK' });
  expect((await get('/metrics')).status).toBe(404);
  const metrics = await (await fetch(`http://127.0.0.1:${server.ports.admin}/metrics`)).text();
  for (const name of ['yaht_tables', 'yaht_connections', 'yaht_grant_seconds_count', 'yaht_refusals_total'])
    expect(metrics).toMatch(new RegExp(`^${name} \\d+$`, 'm'));
  expect(metrics).not.toMatch(/^yaht_grant_seconds_count 0$/m);
  // The dashboard and the alerts ask for nothing that nobody tells, but for what Prometheus knows by itself.
  for (const file of ['deploy/grafana.json', 'deploy/alerts.yaml']) {
    const text = await readFile(join(root, file), 'utf8');
    const names = [...text.matchAll(/([a-z_]+)\{job=/g)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(5);
    for (const name of names) if (name !== 'up') expect(metrics).toContain(name);
  }
});
