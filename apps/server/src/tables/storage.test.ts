import type { RoomEvent } from '@yaht/room';
import { expect, test } from 'vitest';
import { LogError, roomId, type Entry, type Epoch, type GameLog, type Outcome, type RoomId } from '../log/index.ts';
import { TestHouse } from '../testing/house.ts';
import { HttpHouse } from '../testing/http-house.ts';

/** A disk that can be filled, and a log whose next entry can fail. */
class Disk {
  isFull = false;
  fails = 0;

  readonly over = (log: GameLog<RoomEvent>): GameLog<RoomEvent> =>
    new Proxy(log, {
      get: (target, name) => {
        if (name === 'append') return (entry: Entry<RoomEvent>) => this.#append(target, entry);
        if (name === 'claim') return (room: RoomId) => this.#claim(target, room);
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });

  async #append(log: GameLog<RoomEvent>, entry: Entry<RoomEvent>): Promise<Outcome> {
    if (this.isFull) return { type: 'disk-full' };
    if (this.fails-- > 0) throw new Error('the disk made a noise');
    return log.append(entry);
  }

  async #claim(log: GameLog<RoomEvent>, room: RoomId): Promise<Epoch | undefined> {
    if (this.isFull) throw new LogError('disk-full', 'there is no space left for the log');
    return log.claim(room);
  }
}

const onDisk = () => {
  const disk = new Disk();
  return { disk, house: new TestHouse({ log: disk.over }) };
};

test('on a full disk nothing changes and nobody hears anything; the next try works', async () => {
  const { disk, house } = onDisk();
  const { ann, bob, room } = await house.game({ autoFirstRoll: false });
  const seq = (await house.tables.find(room))?.room.seq;
  const heard = bob.heard.length;
  disk.isFull = true;
  expect(await ann.say({ type: 'RollDice', id: 'r1' })).toMatchObject([{ type: 'Error', code: 'storage-full', id: 'r1', seq }]);
  expect((await house.open()).last('Error')).toMatchObject({ code: 'storage-full' });
  expect(bob.heard).toHaveLength(heard);
  disk.isFull = false;
  expect(await ann.say({ type: 'RollDice', id: 'r1' })).toMatchObject([
    { type: 'DiceRolled', seq: Number(seq) + 1 },
    { type: 'Ack' },
  ]);
});

test('on a full disk a room that is not in memory cannot be opened, which is no fault; the next try works', async () => {
  const { disk, house } = onDisk();
  const { ann, room } = await house.game();
  house.restart();
  disk.isFull = true;
  expect((await house.resume(ann)).last('Error')).toMatchObject({ code: 'storage-full' });
  expect((await house.join(room, 'Carl')).last('Error')).toMatchObject({ code: 'storage-full' });
  const http = await HttpHouse.open(house);
  const answer = await http.get(`/v1/rooms/${room}`, { token: ann.welcome.token });
  expect([answer.statusCode, answer.json()]).toMatchObject([507, { code: 'storage-full' }]);
  expect(answer.headers).not.toHaveProperty('retry-after');
  expect(house.faults).toEqual([]);
  disk.isFull = false;
  expect((await house.resume(ann)).welcome.room.phase).toBe('playing');
});

test('a bot whose move did not fit on the disk makes it later', async () => {
  const { disk, house } = onDisk();
  const ann = await house.open({ seats: 2 });
  await ann.say({ type: 'AddBot', level: 'easy' });
  await ann.say({ type: 'StartGame' });
  await ann.say({ type: 'ScoreCategory', category: 'chance' });
  disk.isFull = true;
  await house.clock.move(30_000);
  expect(house.faults.length).toBeGreaterThan(0);
  expect(house.faults.length).toBeLessThan(10);
  disk.isFull = false;
  await house.clock.move(10_000);
  expect(ann.all('ScoreRecorded')).toHaveLength(2);
});

test.each(['zero', 'bot'] as const)(
  'who comes back while the disk is full plays again once there is space (%s)',
  async whenAway => {
    const { disk, house } = onDisk();
    const { ann, bob } = await house.game({ whenAway, awaySeconds: 60 });
    await ann.say({ type: 'ScoreCategory', category: 'chance' });
    ann.cut();
    await house.clock.move(60_000);
    disk.isFull = true;
    const back = await house.resume(ann);
    await house.clock.move(30_000);
    expect(bob.last('SeatPlayedBy')).toMatchObject({ playerId: 0, by: whenAway });
    disk.isFull = false;
    await bob.say({ type: 'ScoreCategory', category: 'chance' });
    await house.clock.move(10_000);
    expect(back.last('SeatPlayedBy')).toMatchObject({ playerId: 0, by: 'player' });
    expect(back.last('TurnStarted')).toMatchObject({ playerId: 0 });
    await house.clock.move(600_000);
    expect(bob.all('ScoreRecorded')).toHaveLength(2);
  },
);

test('a fault at one table is answered with a neutral word, and the other tables go on', async () => {
  const { disk, house } = onDisk();
  const [one, two] = [await house.game({ autoFirstRoll: false }), await house.game({ autoFirstRoll: false })];
  disk.fails = 1;
  expect(await one.ann.say({ type: 'RollDice', id: 'r1' })).toMatchObject([{ type: 'Error', code: 'fault', id: 'r1' }]);
  expect(await two.ann.say({ type: 'RollDice' })).toMatchObject([{ type: 'DiceRolled' }]);
  expect(await one.ann.say({ type: 'RollDice', id: 'r1' })).toMatchObject([{ type: 'DiceRolled' }, { type: 'Ack' }]);
  expect(house.faults).toHaveLength(1);
});

test('[P7] a table that somebody else has taken over tells everybody to come back, and they find it there', async () => {
  const house = new TestHouse();
  const { ann, bob, room } = await house.game({ autoFirstRoll: false });
  await house.memory.claim((await house.tables.find(room))?.id ?? ('' as never));
  await ann.say({ type: 'RollDice', id: 'r1' });
  expect([ann.closed, bob.closed]).toEqual(['fault', 'fault']);
  expect(ann.all('DiceRolled')).toEqual([]);
  const back = await house.resume(ann);
  expect(await back.say({ type: 'RollDice', id: 'r1' })).toMatchObject([{ type: 'DiceRolled' }, { type: 'Ack' }]);
});

test('[P7] those who come back to such a table at the same moment sit at one table again', async () => {
  const house = new TestHouse();
  const { ann, bob, room } = await house.game({ autoFirstRoll: false });
  await house.memory.claim((await house.tables.find(room))?.id ?? ('' as never));
  await ann.say({ type: 'RollDice', id: 'r1' });
  const faults = house.faults.length;
  const found = await Promise.all([room, room, room].map(code => house.tables.find(code)));
  expect(new Set(found).size).toBe(1);
  const [back, other] = await Promise.all([house.resume(ann), house.resume(bob)]);
  await back.say({ type: 'RollDice', id: 'r1' });
  expect(other.last('DiceRolled')).toEqual(back.last('DiceRolled'));
  expect(house.faults).toHaveLength(faults);
});

test('nothing is judged once the house closes', async () => {
  const house = new TestHouse();
  const { ann } = await house.game({ autoFirstRoll: false });
  await house.tables.close();
  expect(await ann.say({ type: 'RollDice', id: 'r1' })).toMatchObject([{ type: 'Error', code: 'going-away' }]);
  expect((await house.open()).last('Error')).toMatchObject({ code: 'going-away' });
});

test('no secret is in what is kept beside the log’s secrets: not in facts, lobby or state', async () => {
  const house = new TestHouse();
  const ann = house.connect();
  ann.session.hear({ type: 'CreateRoom', name: 'Ann', variant: 'yahtzee', password: 'open sesame' });
  await expect.poll(() => ann.types).toContain('Welcome');
  const room = (await house.memory.rooms())[0];
  const loaded = room && (await house.memory.load(room.room));
  const secrets = room ? await house.memory.secrets(room.room) : {};
  const text = JSON.stringify([loaded, ann.heard.map(message => ({ ...message, token: null }))]);
  for (const secret of ['open sesame', ann.welcome.token, secrets['seed-1'] ?? 'no seed']) expect(text).not.toContain(secret);
  expect(secrets['password']).not.toContain('open sesame');
});

test('a seed that is not the one that was promised is never used: whoever comes to the room is told that it is damaged', async () => {
  const house = new TestHouse();
  const { ann, room: code } = await house.game();
  const room = roomId(code);
  const { meta } = (await house.memory.load(room)) ?? expect.unreachable();
  const secrets = { 'seed-1': '0'.repeat(64) };
  await house.memory.append({ room, expected: meta, epoch: meta.epoch, events: [], secrets });
  house.restart();
  expect((await house.resume(ann)).last('Error')).toMatchObject({ code: 'room-damaged' });
});
