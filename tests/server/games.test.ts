import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyFolder } from '../lib/programs.ts';
import { Client, textIn } from './lib/client.ts';
import { Player } from './lib/player.ts';
import { ServerProcess } from './lib/server-process.ts';
import { gameSeenBy, isFair, seat } from './lib/table.ts';
import { DOORS, type DoorName } from './lib/wire.ts';

let folder: Awaited<ReturnType<typeof emptyFolder>>;
let server: ServerProcess;
beforeAll(async () => {
  folder = await emptyFolder();
  server = await ServerProcess.start({ dataFolder: folder.path, logLevel: 'debug', players: 2 });
});
afterAll(async () => {
  await server.stop();
  await folder.remove();
});

const doorFor = (i: number): DoorName => DOORS[i % 2] ?? 'tcp';
const played = (players: readonly Player[]) => Promise.all(players.map(player => player.until(() => player.isOver)));

/** The part of what a client heard up to the end of its first game. */
function beforeTheEnd(client: Client): Buffer {
  const all = Buffer.concat(client.bytes);
  const end = all.indexOf('GameOver');
  return end < 0 ? all : all.subarray(0, end);
}

const tables: [string, readonly DoorName[], object][] = [
  ['yahtzee over TCP', ['tcp', 'tcp'], { variant: 'yahtzee' }],
  ['yatzy over WebSocket', ['websocket', 'websocket'], { variant: 'yatzy', turnOrder: 'opening-roll' }],
  ['yahtzee over both doors', ['tcp', 'websocket', 'tcp'], { variant: 'yahtzee', turnOrder: 'shuffled', sameDice: true }],
  ['Rollio over TCP', ['tcp', 'tcp'], { variant: 'rollio-classic' }],
  ['Rollio over WebSocket', ['websocket', 'websocket'], { variant: 'rollio-classic' }],
  ['Rollio over both doors', ['tcp', 'websocket'], { variant: 'rollio-classic' }],
  ['a run of Rollio over TCP', ['tcp'], { variant: 'rollio' }],
  ['a run of Rollio over WebSocket', ['websocket'], { variant: 'rollio' }],
  ['a duel of Rollio over both doors', ['tcp', 'websocket'], { variant: 'rollio-duel' }],
];

test.each(tables)(
  '[P6] a whole game of %s: fair, the same for everybody, and no seed before its end',
  async (_, doors, options) => {
    const players = await seat(server.ports, doors, options);
    await played(players);
    const [host] = players;
    const over = host?.facts.find(({ event }) => event.type === 'GameOver')?.event;
    const seed = over?.type === 'GameOver' ? String(over.seed) : '';
    expect(seed).toMatch(/^[0-9a-f]{64}$/);
    for (const player of players) {
      expect(player.problems).toEqual([]);
      expect(isFair(player)).toBe(true);
      expect(gameSeenBy(player)).toEqual(gameSeenBy(players[0] ?? player));
      const seen = player.client ? beforeTheEnd(player.client) : Buffer.alloc(0);
      expect(seen.length).toBeGreaterThan(1_000);
      for (const secret of [seed, Buffer.from(seed, 'hex')]) expect(seen.includes(secret)).toBe(false);
      expect(Buffer.concat(player.client?.bytes ?? []).includes(seed)).toBe(true);
    }
  },
);

test.each(DOORS)('a game with bots, watched by somebody who came later, over %s', async door => {
  const host = await Client.connect(server.ports, door);
  const welcome = await host.enter({ type: 'CreateRoom', name: 'Ann', variant: 'yatzy', seats: 3 });
  await host.ask({ type: 'LeaveSeat' });
  for (const level of ['easy', 'normal', 'easy']) await host.ask({ type: 'AddBot', level });
  await host.ask({ type: 'StartGame' });
  await host.type('ScoreRecorded');
  const watcher = new Player('Eve', door === 'tcp' ? 'websocket' : 'tcp');
  await watcher.enter(server.ports, { type: 'Join', room: (welcome['room'] as { id: string }).id, spectate: true });
  await watcher.until(() => watcher.isOver);
  expect(isFair(watcher)).toBe(true);
  expect(await watcher.client?.ask({ type: 'RollDice' })).toMatchObject({ code: 'game-over' });
  expect(watcher.problems).toEqual([]);
});

test('whoever joins without a code sits at the table of the house, and it begins by itself', async () => {
  const players = [new Player('A', 'tcp'), new Player('B', 'websocket')];
  for (const player of players) await player.enter(server.ports, { type: 'Join' });
  expect(players[0]?.code).toBe(players[1]?.code);
  await played(players);
  expect(players.map(isFair)).toEqual([true, true]);
});

test('a table of three plays to the end, and the fourth sits at the next one', async () => {
  const own = await emptyFolder();
  const house = await ServerProcess.start({ dataFolder: own.path, players: 3 });
  const [players, late] = [['A', 'B', 'C'].map((name, i) => new Player(name, doorFor(i))), new Player('D', 'tcp')];
  for (const player of [...players, late]) await player.enter(house.ports, { type: 'Join' });
  expect(new Set(players.map(({ code }) => code)).size).toBe(1);
  expect(late.code).not.toBe(players[0]?.code);
  await played(players);
  for (const player of players) {
    expect(player.problems).toEqual([]);
    expect(isFair(player)).toBe(true);
    expect(player.room?.game?.over?.totals).toHaveLength(3);
  }
  expect(late.room?.phase).toBe('lobby');
  expect(await house.stop()).toBe(0);
  await own.remove();
});

test('a private room with a password: not on the list, and not for whoever does not know it', async () => {
  const host = await Client.connect(server.ports, 'websocket');
  const options = { variant: 'yahtzee', seats: 3, private: true, password: 'open sesame' };
  const welcome = await host.enter({ type: 'CreateRoom', name: 'Ann', ...options });
  const { id: room } = welcome['room'] as { id: string };
  const guest = await Client.connect(server.ports, 'tcp');
  guest.send({ type: 'ListRooms' });
  expect(JSON.stringify(await guest.type('RoomList'))).not.toContain(room);
  expect(await guest.ask({ type: 'Join', name: 'Bob', room })).toMatchObject({ code: 'wrong-password' });
  expect(await guest.ask({ type: 'Join', name: 'Bob', room, password: 'sesame' })).toMatchObject({ code: 'wrong-password' });
  expect(await guest.ask({ type: 'Join', name: 'Bob', room: room.toLowerCase(), password: 'open sesame' })).toMatchObject({
    type: 'Ack',
  });
});

test('the log of the server tells who came and went, and holds no secret of all these games', async () => {
  const client = await Client.connect(server.ports, 'tcp');
  const welcome = await client.enter({ type: 'CreateRoom', name: 'Ann', variant: 'yahtzee', seats: 1, password: 'hush-hush' });
  const token = textIn(welcome, 'token');
  await client.ask({ type: 'StartGame' });
  client.socket.destroy();
  const back = await Client.connect(server.ports, 'websocket');
  await back.enter({ type: 'Resume', token });
  await expect.poll(() => server.said).toContain('came back');
  for (const secret of [token, 'hush-hush', 'open sesame']) expect(server.said).not.toContain(secret);
  expect(server.said).not.toMatch(/[0-9a-f]{64}|[A-Za-z0-9_-]{43}/);
  expect(server.said).not.toContain('"level":50');
  const files = await Promise.all(['yaht.db', 'yaht.db-wal'].map(name => readFile(join(folder.path, name))));
  for (const secret of [token, 'hush-hush']) expect(files.map(file => file.includes(secret))).toEqual([false, false]);
});
