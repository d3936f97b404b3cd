import { verifyGame } from '@yaht/fair';
import { isConnected, listRooms, type RemoteTable } from '@yaht/client';
import { pickFrom } from '@yaht/client/testing';
import type { Event, Game } from '@yaht/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyFolder } from '../lib/programs.ts';
import { ServerProcess } from '../server/lib/server-process.ts';
import { DOORS, type DoorName } from '../server/lib/wire.ts';
import { quickClock } from './lib/clock.ts';
import { CuttingProxy } from './lib/cutting-proxy.ts';
import { kept, playToTheEnd, sit, transportTo, until, type Sent } from './lib/people.ts';

let folder: Awaited<ReturnType<typeof emptyFolder>>;
let server: ServerProcess;
const serve = (ports = {}) => ServerProcess.start({ dataFolder: folder.path, ...ports });
beforeAll(async () => {
  folder = await emptyFolder();
  server = await serve();
});
afterAll(async () => {
  await server.stop();
  await folder.remove();
});

const portOf = (door: DoorName): number => (door === 'tcp' ? server.ports.tcp : server.ports.http);

type Pair = readonly [RemoteTable, RemoteTable];

/** Ann opens a room for two, Ben comes in, and the game begins once both are ready. */
async function pair(ports: readonly [number, number], door: DoorName, options: object): Promise<Pair> {
  const transports = ports.map(port => transportTo(door, port));
  const [first, second] = transports;
  if (!first || !second) throw new Error('two of them');
  const ann = await sit(first, { type: 'CreateRoom', name: 'Ann', variant: 'yahtzee', seats: 2, start: 'ready', ...options });
  const ben = await sit(second, { type: 'Join', name: 'Ben', room: ann.state().room?.id ?? '' });
  return [ann, ben];
}

async function playBoth([ann, ben]: Pair): Promise<readonly Sent[]> {
  await Promise.all([ann, ben].map(table => readily(table)));
  return (await Promise.all([playToTheEnd(ann, 1), playToTheEnd(ben, 2)])).flat();
}

/** Gets ready, again if the line was down. */
async function readily(table: RemoteTable): Promise<void> {
  while (table.state().room?.phase === 'lobby') {
    await until(table, ({ connection }) => connection.state === 'online' || connection.state === 'slow');
    const answer = await table.send({ type: 'Ready' });
    if (answer.ok) return;
  }
}

/** Facts that a wish leads to and nothing else; a flop comes by itself as well. */
const LED: readonly Event['type'][] = [
  'DiceRolled',
  'ScoreRecorded',
  'DiceScored',
  'Banked',
  'SetChosen',
  'DiceRerolled',
  'WareBought',
  'ShopRerolled',
  'ConsumableSold',
  'CharmMoved',
  'ShopLeft',
  'RunEnded',
];
const UNCOUNTED = ['Ready', 'AcceptFlop'];

/** Every granted move is one fact, every fact a granted move, and every die follows from the seed. */
function expectOnceEach(game: Game | null, sent: readonly Sent[]): void {
  const granted = sent.filter(({ wish, answer }) => answer.ok && !UNCOUNTED.includes(wish.type)).length;
  expect(sent.filter(({ answer }) => !answer.ok && answer.error.code !== 'not-connected')).toEqual([]);
  const events: readonly Event[] = game?.events ?? [];
  expect(events.filter(({ type }) => LED.includes(type)).length).toBe(granted);
  expect(game && verifyGame(game).ok).toBe(true);
}

const games = [
  ['tcp', 'yahtzee'],
  ['websocket', 'yatzy'],
  ['tcp', 'rollio-classic'],
  ['websocket', 'rollio-classic'],
] as const;

test.each(games)('over %s, a whole game of %s: the same for both, each move once, fair', async (door, variant) => {
  const both = await pair([portOf(door), portOf(door)], door, { variant, autoFirstRoll: false });
  const sent = await playBoth(both);
  const [ann, ben] = both.map(table => table.state().game);
  expect(ann).toEqual(ben);
  expectOnceEach(ann ?? null, sent);
  for (const table of both) table.close();
});

test.each(DOORS)('over %s, lines that break after any number of bytes: nothing is lost and nothing happens twice', async door => {
  const pick = pickFrom(door.length);
  const proxy = await CuttingProxy.start(portOf(door), () => 300 + pick(2_500));
  try {
    const both = await pair([portOf(door), portOf(door)], door, { variant: 'yahtzee', autoFirstRoll: false });
    const [ann, ben] = both;
    const token = [...kept.values()].find(seat => seat.name === 'Ben' && seat.room === ann.state().room?.id)?.token ?? '';
    const cut = await sit(transportTo(door, proxy.port), { type: 'Resume', token });
    const sent = await playBoth([ann, cut]);
    expect(proxy.cuts).toBeGreaterThan(3);
    expect(cut.state().game).toEqual(ann.state().game);
    expectOnceEach(cut.state().game, sent);
    expect(ben.state().connection).toEqual({ state: 'closed', reason: 'replaced' });
    for (const table of both) table.close();
    cut.close();
  } finally {
    await proxy.stop();
  }
});

test.each(DOORS)('over %s, a run through such lines, with somebody looking on: each wish once, fair', async door => {
  const pick = pickFrom(door.length);
  const proxy = await CuttingProxy.start(portOf(door), () => 4_000 + pick(6_000));
  try {
    const ann = await sit(transportTo(door, proxy.port), { type: 'CreateRoom', name: 'Ann', variant: 'rollio', start: 'ready' });
    const room = ann.state().room?.id ?? '';
    const eve = await sit(transportTo(door, portOf(door)), { type: 'Join', name: 'Eve', room, spectate: true });
    await readily(ann);
    const sent = await playToTheEnd(ann, 3);
    await until(eve, ({ game }) => Boolean(game?.over));
    expect(proxy.cuts).toBeGreaterThan(0);
    expect(eve.state().game).toEqual(ann.state().game);
    expectOnceEach(ann.state().game, sent);
    for (const table of [ann, eve]) table.close();
  } finally {
    await proxy.stop();
  }
});

test('a server killed in the middle of turns: the same dice afterwards, and every retried move happens once', async () => {
  const both = await pair([server.ports.tcp, server.ports.tcp], 'tcp', { variant: 'yahtzee', autoFirstRoll: false });
  const [ann] = both;
  const played = playBoth(both);
  for (let kills = 1; kills <= 4; kills++) {
    const enough = 12 * kills;
    await until(ann, ({ game }) => game !== null && (game.over !== null || game.events.length > enough));
    await server.kill();
    // Nobody else was given this port in between, because both were connected to it.
    server = await serve({ tcpPort: server.ports.tcp });
  }
  const sent = await played;
  expectOnceEach(ann.state().game, sent);
  for (const table of both) table.close();
});

test('of two clients with one token the newer one stays, and the older does not fight back', async () => {
  const [ann, ben] = await pair([server.ports.http, server.ports.http], 'websocket', {});
  const token = [...kept.values()].find(seat => seat.room === ann.state().room?.id && seat.name === 'Ben')?.token ?? '';
  const newer = await sit(transportTo('tcp', server.ports.tcp), { type: 'Resume', token });
  await until(ben, ({ connection }) => connection.state === 'closed');
  expect(ben.state().connection).toEqual({ state: 'closed', reason: 'replaced' });
  expect(await newer.send({ type: 'Chat', text: 'still here' })).toEqual({ ok: true, value: true });
  expect(newer.state().seats).toEqual([1]);
  expect(isConnected(newer.state().connection)).toBe(true);
  for (const table of [ann, newer]) table.close();
});

test('a spectator sees everything and cannot act', async () => {
  const [ann, ben] = await pair([server.ports.tcp, server.ports.tcp], 'tcp', { variant: 'yatzy' });
  const code = ann.state().room?.id ?? '';
  const eve = await sit(transportTo('websocket', server.ports.http), { type: 'Join', name: 'Eve', room: code, spectate: true });
  await Promise.all([readily(ann), readily(ben)]);
  await until(eve, ({ game }) => game !== null);
  expect(await eve.send({ type: 'RollDice' })).toMatchObject({ ok: false, error: { code: 'no-seat' } });
  await ann.send({ type: 'HoldDice', hold: [true, false, true, false, false] });
  await until(eve, ({ shownHold }) => shownHold !== null);
  expect(eve.state().shownHold).toEqual([true, false, true, false, false]);
  ben.close();
  await until(eve, ({ away }) => away.some(({ seat }) => seat === 1));
  expect(eve.state().away).toEqual([{ seat: 1, until: expect.any(Number) as number }]);
  for (const table of [ann, eve]) table.close();
});

test('rooms are listed, and leaving ends a table for good', async () => {
  const [ann, ben] = await pair([server.ports.tcp, server.ports.tcp], 'tcp', { seats: 4 });
  const code = ann.state().room?.id;
  const rooms = await listRooms(transportTo('websocket', server.ports.http), quickClock);
  expect(rooms.ok && rooms.value.find(({ room }) => room === code)).toMatchObject({ seats: 4, free: 2, phase: 'lobby' });
  expect(await ben.send({ type: 'Leave' })).toEqual({ ok: true, value: true });
  await until(ben, ({ connection }) => connection.state === 'closed');
  expect(ben.state().connection).toEqual({ state: 'closed', reason: 'left' });
  expect([...kept.values()].some(seat => seat.room === code && seat.name === 'Ben')).toBe(false);
  ann.close();
});
