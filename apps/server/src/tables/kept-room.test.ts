import { crc32 } from 'node:zlib';
import { replayRoom, type Room, type RoomEvent } from '@yaht/room';
import { randomRoom, testParts } from '@yaht/room/testing';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { FIRST_EPOCH, MemoryLog, roomId } from '../log/index.ts';
import { TestHouse } from '../testing/house.ts';
import { KEPT_EVERY, KEPT_ROOM, readRoom, toKeep } from './kept-room.ts';

const room = roomId('ROOM');
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** A room whose facts and wishes are as long as it takes. */
const eventsOf = (seed: number): readonly RoomEvent[] => randomRoom(seed, 300, testParts(seed)).events;

/** Stores it, and keeps it as a whole before this fact; told how often it should be kept, as if it were long. */
async function stored(
  events: readonly RoomEvent[],
  at: number,
): Promise<{ readonly log: MemoryLog<RoomEvent>; readonly isKept: boolean }> {
  const log = new MemoryLog<RoomEvent>();
  const before = replayRoom(events.slice(0, at));
  const chat = events.flatMap((event, i) => (event.type === 'ChatMessage' && i < at ? [{ seq: i + 1, at: 0, event }] : []));
  const kept = toKeep(before, events.slice(at, at + 1), { chat, keptUntil: -KEPT_EVERY });
  const secrets = kept === undefined ? {} : { [KEPT_ROOM]: kept };
  await log.append({ room, expected: { seq: 0, version: 0 }, epoch: FIRST_EPOCH, events, secrets });
  return { log, isKept: kept !== undefined };
}

test('a room that was kept as a whole is the one that all its facts tell', async () => {
  let kept = 0;
  await fc.assert(
    fc.asyncProperty(fc.nat(10_000), fc.nat(300), async (seed, place) => {
      const events = eventsOf(seed);
      const starts = events.flatMap(({ type }, i) => (type === 'GameStarted' ? [i] : []));
      const at = starts.length > 0 && place % 3 > 0 ? (starts[place % starts.length] ?? 0) : 1 + (place % events.length);
      const { log, isKept } = await stored(events, at);
      const read = await readRoom(log, room);
      kept += Number(isKept);
      expect(plain(read?.room)).toEqual(plain(replayRoom(events)));
      expect(read?.loaded.events).toHaveLength(isKept ? events.length - at : events.length);
    }),
    { numRuns: 100 },
  );
  expect(kept).toBeGreaterThan(30);
});

/** With a checksum that fits. */
const sealed = (text: string): string => `${crc32(text).toString(16)} ${text}`;

test.each([
  ['by a program that kept rooms otherwise', sealed(JSON.stringify({ format: 0, room: { seq: 5 }, chat: [] }))],
  ['and then damaged', sealed(JSON.stringify({ format: 2, room: { seq: 5 }, chat: [] })).replace('5', '4')],
  ['and cut', sealed(JSON.stringify({ format: 2 })).slice(0, -1)],
])('what was kept %s is not used', async (_, kept) => {
  const events = eventsOf(3);
  const log = new MemoryLog<RoomEvent>();
  const secrets = { [KEPT_ROOM]: kept };
  await log.append({ room, expected: { seq: 0, version: 0 }, epoch: FIRST_EPOCH, events, secrets });
  expect((await readRoom(log, room))?.room).toEqual(replayRoom(events));
});

/** All fields that a room has anywhere, but for those of a game. */
function fieldsOf(value: unknown, path = ''): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(each => fieldsOf(each, `${path}[]`));
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([name, each]) => (name === 'variant' ? [path] : fieldsOf(each, `${path}.${name}`)));
}

test('what a room consists of is what the format was given for: when this changes, raise it', () => {
  const rooms = Array.from({ length: 40 }, (_, seed): Room => ({ ...replayRoom(eventsOf(seed)), game: null }));
  const fields = rooms.flatMap(each => fieldsOf(plain(each))).map(path => path.replaceAll(/\[\]$/g, ''));
  expect([...new Set(fields)].sort().join('\n')).toMatchInlineSnapshot(`
    ".commitment
    .endOffer
    .endOffer.member
    .game
    .games
    .host
    .id
    .joined
    .members[].id
    .members[].name
    .members[].profile
    .members[].vacationUntil
    .nudged
    .nudged.seat
    .nudged.time
    .options
    .options.autoFirstRoll
    .options.awaySeconds
    .options.chat
    .options.hints
    .options.password
    .options.private
    .options.rated
    .options.sameDice
    .options.seats
    .options.spectatorChat
    .options.spectators
    .options.start
    .options.turnOrder
    .options.turnSeconds
    .options.undo
    .options.whenAway
    .phase
    .seats
    .seats[].bot
    .seats[].member
    .seats[].name
    .seats[].ready
    .seats[].seed
    .seq
    .takeback"
  `);
});

test('a long room is read from where it was kept, however long it is, and nothing of it is missed', async () => {
  const house = new TestHouse({ talk: { perSecond: 1_000, burst: 10_000 } });
  const ann = await house.open({ seats: 1 });
  const say = async (count: number): Promise<void> => {
    for (let i = 0; i < count; i++) await ann.say({ type: 'Chat', text: `${i}` });
  };
  await say(KEPT_EVERY + 50);
  const { room: whole } = (await house.tables.find(roomId(ann.welcome.room.id))) ?? expect.unreachable();
  house.restart();
  const load = vi.spyOn(house.memory, 'load');
  const table = (await house.tables.find(roomId(ann.welcome.room.id))) ?? expect.unreachable();
  expect(plain(table.room)).toEqual(plain(whole));
  expect(load.mock.calls.map(([, after = 0]) => after).every(after => after >= KEPT_EVERY)).toBe(true);
  expect(table.chat).toHaveLength(30);
  expect((await table.factsAfter(0)).map(({ seq }) => seq)).toEqual(Array.from({ length: whole.seq }, (_, i) => i + 1));
});
