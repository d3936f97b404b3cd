import type { RoomEvent } from '@yaht/room';
import { fault } from '@yaht/rules';
import { expect, test, vi } from 'vitest';
import { roomId } from '../log/index.ts';
import { type Client, TestHouse } from '../testing/house.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A game of two whose turns last so long, with a first roll in the first turn; the house was restarted since. */
async function slowGame(turnSeconds: number) {
  const house = new TestHouse();
  const { ann, bob, room: code } = await house.game({ turnSeconds: 30, awaySeconds: 0, autoFirstRoll: false });
  const room = roomId(code);
  const { events = [] } = (await house.memory.load(room)) ?? {};
  const secrets = await house.memory.secrets(room);
  const slower = events.map(({ event }): RoomEvent =>
    event.type === 'RoomCreated' ? { ...event, options: { ...event.options, turnSeconds: turnSeconds as 0 } } : event,
  );
  await house.tables.close();
  await house.memory.forget([room]);
  await house.memory.append({ room, expected: { seq: 0, version: 0 }, epoch: 0, events: slower, secrets });
  house.restart();
  const table = async () => (await house.tables.find(code)) ?? fault('no such room');
  const zeros = async (): Promise<number> => {
    const facts = (await house.memory.load(room))?.events ?? [];
    return facts.filter(({ event }) => event.type === 'ScoreRecorded' && event.zero === 'passed').length;
  };
  await (await table()).submit(0, { type: 'RollDice' });
  return { house, ann, bob, room, table, zeros };
}

test('a turn of two weeks ends when they are over, and no timer waits for longer than a day', async () => {
  const armed: number[] = [];
  const { house, zeros } = await slowGame((14 * DAY) / 1_000);
  const { after } = house.clock;
  vi.spyOn(house.clock, 'after').mockImplementation((milliseconds, work) => {
    armed.push(milliseconds);
    return after(milliseconds, work);
  });
  await house.clock.move(14 * DAY - 1);
  expect(await zeros()).toBe(0);
  await house.clock.move(1);
  expect(await zeros()).toBe(1);
  expect(Math.max(...armed)).toBe(DAY);
  expect(house.faults).toEqual([]);
});

test('a room that sleeps for days is let go, wakes at its time, and what is due happens once, however often the house is restarted', async () => {
  const { house, zeros } = await slowGame((14 * DAY) / 1_000);
  await house.clock.move(2 * 60_000);
  await house.tidy();
  expect(house.tables.size).toBe(0);
  house.restart(13 * DAY);
  await house.tidy();
  expect([await zeros(), house.tables.size]).toEqual([0, 0]);
  house.restart(DAY);
  await house.tidy();
  expect(await zeros()).toBe(1);
  house.restart();
  await house.tidy();
  house.restart(13 * DAY);
  await house.tidy();
  expect(await zeros()).toBe(1);
  house.restart(2 * DAY);
  await house.tidy();
  expect(await zeros()).toBe(2);
  expect(house.faults).toEqual([]);
});

test('[P5] a turn of hours ends later by the time in which nobody kept the house, and not by that in which it slept', async () => {
  const { house, zeros } = await slowGame((12 * HOUR) / 1_000);
  await house.clock.move(2 * HOUR);
  house.restart(3 * HOUR);
  await house.tidy();
  await house.clock.move(10 * HOUR - 1);
  await house.tidy();
  expect(await zeros()).toBe(0);
  await house.clock.move(15_000);
  await house.tidy();
  expect(await zeros()).toBe(1);
});

test('[P5] whoever comes back to a turn that is all but over has fifteen seconds', async () => {
  const { house, table } = await slowGame((12 * HOUR) / 1_000);
  await house.clock.move(12 * HOUR - 1_000);
  house.restart(HOUR);
  const told: unknown[] = [];
  await (await table()).catchUp(0, 0, { tell: ({ message }) => void told.push(message), end: () => {} });
  expect(told).toContainEqual({ type: 'TurnClock', playerId: 0, until: house.clock.now() + 15_000 });
});

test('a bot whose server has died moves at the next one', async () => {
  const house = new TestHouse();
  const ann: Client = await house.open({ seats: 2 });
  await ann.say({ type: 'AddBot', level: 'easy' });
  await ann.say({ type: 'StartGame' });
  const room = roomId(ann.welcome.room.id);
  const moves = async () => (await house.memory.load(room))?.meta.seq ?? 0;
  await ann.say({ type: 'ScoreCategory', category: 'chance' });
  const before = await moves();
  house.restart(2_000);
  await house.tidy();
  await house.clock.move(2_000);
  expect(await moves()).toBeGreaterThan(before);
});

/** The days after which a room is closed in which nothing happens; null when it is open after a hundred. */
async function closesAfter(house: TestHouse, code: string): Promise<number | null> {
  for (let days = 0; days <= 100; days++) {
    if ((await house.memory.load(roomId(code)))?.meta.open === false) return days;
    house.restart(DAY);
    await house.tidy();
  }
  return null;
}

test('[RM33] a game without a limit stays open for somebody with a profile, and closes after thirty days for guests', async () => {
  const house = new TestHouse();
  const key = 'k'.repeat(43);
  await house.people.made(key, 'Ann');
  const game = async (profile?: string): Promise<string> => {
    const ann = await house.open({ seats: 2, private: true, ...(profile === undefined ? {} : { profile }) });
    const ben = await house.join(ann.welcome.room.id, 'Ben');
    await ben.say({ type: 'Ready' });
    await ann.say({ type: 'StartGame' });
    for (const client of [ann, ben]) client.cut();
    return ann.welcome.room.id;
  };
  expect(await closesAfter(house, await game())).toBe(30);
  expect(await closesAfter(house, await game(key))).toBeNull();
});

test('[RM33] a game of days is given up by those who let two turns run out, and closes a month after that', async () => {
  const house = new TestHouse();
  const { ann, bob, room } = await house.game({ turnSeconds: 1_209_600 });
  for (const client of [ann, bob]) client.cut();
  const days = await closesAfter(house, room);
  const facts = ((await house.memory.load(roomId(room)))?.events ?? []).map(({ event }) => event);
  expect(facts.filter(({ type }) => type === 'Resigned')).toEqual([
    { type: 'Resigned', seat: 0, outOfTime: true },
    { type: 'Resigned', seat: 1, outOfTime: true },
  ]);
  expect(facts.at(-1)).toMatchObject({ type: 'RoomClosed' });
  expect(days).toBeGreaterThan(42);
  expect(house.faults).toEqual([]);
});

test('[RM48] a turn of two weeks with two weeks of vacation in it has all its time, and no timer waits for longer than a day', async () => {
  const house = new TestHouse();
  const armed: number[] = [];
  const { after } = house.clock;
  vi.spyOn(house.clock, 'after').mockImplementation((milliseconds, work) => {
    armed.push(milliseconds);
    return after(milliseconds, work);
  });
  const { ann, bob, room } = await house.game({ turnSeconds: 1_209_600 });
  const start = house.clock.now();
  expect(bob.last('TurnClock')).toMatchObject({ until: start + 14 * DAY });
  await house.clock.move(4 * DAY);
  const table = (await house.tables.find(room)) ?? fault('no room');
  await table.submit(0, { type: 'Vacation', until: house.clock.now() + 14 * DAY });
  expect(bob.last('OnVacation')).toMatchObject({ member: 0, until: start + 18 * DAY });
  expect(bob.last('TurnClock')).toMatchObject({ playerId: 0, until: start + 28 * DAY });
  for (const client of [ann, bob]) client.cut();
  house.restart(10 * DAY);
  await house.tidy();
  const zeros = async (): Promise<number> => {
    const facts = (await house.memory.load(roomId(room)))?.events ?? [];
    return facts.filter(({ event }) => event.type === 'ScoreRecorded').length;
  };
  await house.clock.move(start + 28 * DAY - 1 - house.clock.now());
  await house.tidy();
  expect(await zeros()).toBe(0);
  await house.clock.move(1);
  await house.tidy();
  expect(await zeros()).toBe(1);
  expect(Math.max(...armed)).toBe(DAY);
  expect(house.faults).toEqual([]);
});

test('[RM48] whoever comes back earlier has what was left, and a turn that begins in a vacation its whole time afterwards', async () => {
  const house = new TestHouse();
  const { ann, bob, room } = await house.game({ turnSeconds: 86_400, autoFirstRoll: false });
  const start = house.clock.now();
  const table = (await house.tables.find(room)) ?? fault('no room');
  await table.submit(0, { type: 'Vacation', until: start + 10 * DAY });
  await table.submit(1, { type: 'Vacation', until: start + 5 * DAY });
  await house.clock.move(6 * HOUR);
  await table.submit(0, { type: 'Vacation', until: 0 });
  expect(bob.last('TurnClock')).toMatchObject({ playerId: 0, until: start + 6 * HOUR + DAY });
  await ann.say({ type: 'RollDice' });
  await ann.say({ type: 'ScoreCategory', category: 'chance' });
  expect(bob.last('TurnClock')).toMatchObject({ playerId: 1, until: start + 6 * DAY });
  await bob.say({ type: 'RollDice' });
  await bob.say({ type: 'ScoreCategory', category: 'chance' });
  expect(bob.last('TurnClock')).toMatchObject({ playerId: 0, until: start + 6 * HOUR + DAY });
});
