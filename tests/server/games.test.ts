import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyFolder } from '../lib/programs.ts';
import { Client, textIn } from './lib/client.ts';
import { answersAbout, overhear } from './lib/overhear.ts';
import { Player } from './lib/player.ts';
import { isTold } from './lib/secret.ts';
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

/** Everything that a player heard, over all its connections. */
const heardBy = ({ clients }: Player): Buffer => Buffer.concat(clients.flatMap(({ bytes }) => bytes));

/** The part of it up to the end of the first game. */
function beforeTheEnd(heard: Buffer): Buffer {
  const end = heard.indexOf('GameOver');
  return end < 0 ? heard : heard.subarray(0, end);
}

/** Something like a seed that is no secret: whoever searches well finds it with everybody. */
const DECOY = createHash('sha256').update('decoy').digest();
const FORMS: readonly [string, Buffer][] = [
  ['small digits', Buffer.from(DECOY.toString('hex'))],
  ['capital digits', Buffer.from(DECOY.toString('hex').toUpperCase())],
  ['base64', Buffer.from(DECOY.toString('base64'))],
  ['base64 for addresses', Buffer.from(DECOY.toString('base64url'))],
  ['base64 in the midst of something', Buffer.from(Buffer.from(`x${DECOY.toString('latin1')}y`, 'latin1').toString('base64'))],
  ['bytes', DECOY],
];

test.each(FORMS)(
  'a seed is found in what was heard when it stands there as %s, and not when a bit of it is different',
  (_, form) => {
    const changed = Buffer.from(DECOY);
    changed[16] = (changed[16] ?? 0) ^ 1;
    const heard = Buffer.concat([Buffer.from('{"seed":"'), form, Buffer.from('"}')]);
    expect(isTold(DECOY.toString('hex'), heard)).toBe(true);
    expect(isTold(changed.toString('hex'), heard)).toBe(false);
  },
);

/** In the midst of every game. */
const MIDDLE = 20;

/** A game that is played while others listen by every door: what each of them heard, and what was answered in between. */
async function overheardGame(doors: readonly DoorName[], options: object) {
  const { ports } = server;
  const players = await seat(ports, doors, options, 'P', 0);
  const [host] = players as [Player];
  const watchers = DOORS.map(door => new Player(`Eve ${door}`, door));
  for (const watcher of watchers) await watcher.enter(ports, { type: 'Join', room: host.code, spectate: true });
  const room = await overhear(ports, `/v1/rooms/${host.code}/events`);
  await host.client?.ask({ type: 'Chat', text: DECOY.toString('base64url') });
  const before = await answersAbout(ports, host);
  for (const player of players) player.goOn(MIDDLE);
  await Promise.all(players.map(player => player.until(() => player.facts.length >= MIDDLE)));
  const game = await overhear(ports, `/v1/games/${host.code}-1/events`);
  const between = await answersAbout(ports, host);
  for (const player of players) player.goOn();
  await Promise.all([played([...players, ...watchers]), room.ended, game.ended]);
  const members = [...players, ...watchers].map(heardBy);
  const [roomHeard, gameHeard] = [room, game].map(({ heard }) => Buffer.concat(heard)) as [Buffer, Buffer];
  return { players, host, talk: [...members, roomHeard], game: gameHeard, answers: [before, between] };
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
    const { players, host, talk, game, answers } = await overheardGame(doors, options);
    const over = host.facts.find(({ event }) => event.type === 'GameOver')?.event;
    const seed = over?.type === 'GameOver' ? String(over.seed) : '';
    expect(seed).toMatch(/^[0-9a-f]{64}$/);
    for (const player of players) {
      expect(player.problems).toEqual([]);
      expect(isFair(player)).toBe(true);
      expect(gameSeenBy(player)).toEqual(gameSeenBy(host));
    }
    const ended = [...talk, game];
    expect([...ended.map(beforeTheEnd), ...answers].map(heard => isTold(seed, heard))).not.toContain(true);
    // The same search finds what was said in all ears before the end, and the seed once it was.
    expect(talk.map(heard => isTold(DECOY.toString('hex'), beforeTheEnd(heard)))).not.toContain(false);
    expect([...ended, await answersAbout(server.ports, host)].map(heard => isTold(seed, heard))).not.toContain(false);
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
