/** Rooms that sleep for days in the file of a server that is killed, and started again when they are to wake. */
import { join } from 'node:path';
import type { RoomEvent } from '@yaht/room';
import { tiny } from '@yaht/room/testing';
import { openSqliteLog, roomId, type RoomId } from '@yaht/server/log';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashOfToken } from '../../apps/server/src/tables/secrets.ts';
import { emptyFolder } from '../lib/programs.ts';
import { Client, textIn } from './lib/client.ts';
import { ServerProcess } from './lib/server-process.ts';

const DAY = 24 * 60 * 60_000;
const FORTNIGHT = 14 * DAY;

let folder: Awaited<ReturnType<typeof emptyFolder>>;
beforeEach(async () => {
  folder = await emptyFolder();
});
afterEach(() => folder.remove());

/** A server whose clock is so far ahead, once it has looked for what is due as often as this. */
async function sweepAt(ahead: number, { sweeps = 2, rooms = 0 } = {}): Promise<ServerProcess> {
  const server = await ServerProcess.start({ dataFolder: folder.path, adminPort: 0, ahead });
  const counts = async (): Promise<readonly boolean[]> => {
    const text = await (await fetch(`http://127.0.0.1:${server.ports.admin}/metrics`)).text();
    const count = (name: string): number => Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1]);
    return [count('yaht_sweeps_total') >= sweeps, count('yaht_swept_rooms_total') >= rooms];
  };
  await expect.poll(counts, { timeout: 20_000 }).toEqual([true, true]);
  return server;
}

/** A game of two, begun at a server that is killed then. */
async function begin(options: object): Promise<{ readonly room: RoomId; readonly token: string }> {
  const server = await ServerProcess.start({ dataFolder: folder.path });
  const ann = await Client.connect(server.ports, 'tcp');
  const bob = await Client.connect(server.ports, 'tcp');
  const wishes = { variant: tiny, seats: 2, awaySeconds: 0, autoFirstRoll: false, start: 'ready', ...options };
  const welcome = await ann.enter({ type: 'CreateRoom', name: 'Ann', ...wishes });
  const { id } = welcome['room'] as { readonly id: string };
  await bob.enter({ type: 'Join', name: 'Bob', room: id });
  for (const client of [ann, bob]) await client.ask({ type: 'Ready' });
  await ann.type('GameStarted');
  await server.kill();
  return { room: roomId(id), token: textIn(welcome, 'token') };
}

/** As if its turns had been given so long when it was opened. */
async function slowDown(room: RoomId, token: string, turnSeconds: number): Promise<void> {
  const log = await openSqliteLog<RoomEvent>({ file: join(folder.path, 'yaht.db') });
  const { events = [] } = (await log.load(room)) ?? {};
  const secrets = await log.secrets(room);
  const slower = events.map(({ event }): RoomEvent =>
    event.type === 'RoomCreated' ? { ...event, options: { ...event.options, turnSeconds: turnSeconds as 0 } } : event,
  );
  const tokens = [{ hash: hashOfToken(token), member: '0' as never }];
  await log.forget([room]);
  await log.append({ room, expected: { seq: 0, version: 0 }, epoch: 0, events: slower, secrets, tokens });
  await log.close();
}

async function factsIn(room: RoomId): Promise<readonly RoomEvent[]> {
  const log = await openSqliteLog<RoomEvent>({ file: join(folder.path, 'yaht.db') });
  const { events = [] } = (await log.load(room)) ?? {};
  await log.close();
  return events.map(({ event }) => event);
}

const zerosIn = async (room: RoomId): Promise<number> =>
  (await factsIn(room)).filter(event => event.type === 'ScoreRecorded' && event.zero === 'passed').length;

test('a turn of two weeks ends at its date, once, although the server was killed and nobody came', async () => {
  const { room, token } = await begin({ turnSeconds: 30 });
  await slowDown(room, token, FORTNIGHT / 1_000);
  const server = await ServerProcess.start({ dataFolder: folder.path });
  const ann = await Client.connect(server.ports, 'tcp');
  await ann.enter({ type: 'Resume', token });
  expect(await ann.ask({ type: 'RollDice' })).toMatchObject({ type: 'Ack' });
  await server.kill();

  await (await sweepAt(FORTNIGHT - DAY)).kill();
  expect(await zerosIn(room)).toBe(0);
  await (await sweepAt(FORTNIGHT + 60_000, { rooms: 1 })).kill();
  await (await sweepAt(FORTNIGHT + 60_000)).kill();
  expect(await zerosIn(room)).toBe(1);
});

test('a game that nobody came back to for thirty days is over, once', async () => {
  const { room } = await begin({});
  await (await sweepAt(29 * DAY)).kill();
  expect((await factsIn(room)).at(-1)).not.toMatchObject({ type: 'RoomClosed' });
  for (let start = 0; start < 2; start++) await (await sweepAt(30 * DAY + 60_000, { rooms: 1 - start })).kill();
  const closed = (await factsIn(room)).filter(({ type }) => type === 'RoomClosed' || type === 'GameOver');
  expect(closed).toMatchObject([{ type: 'GameOver', abandoned: true }, { type: 'RoomClosed' }]);
});
