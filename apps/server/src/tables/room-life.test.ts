import { commitmentOf, parseSeed, verifyGame } from '@yaht/fair';
import { factOf, type ServerMessage } from '@yaht/protocol';
import { isRoomFact } from '@yaht/room';
import { fault, replay, type Event } from '@yaht/rules';
import { expect, test } from 'vitest';
import { roomId } from '../log/index.ts';
import { EXPIRY } from './agenda.ts';
import { type Client, TestHouse } from '../testing/house.ts';

/** Plays a game of two to its end. */
async function playOut(...players: readonly Client[]): Promise<void> {
  for (const category of ['chance', 'ones']) for (const player of players) await player.say({ type: 'ScoreCategory', category });
}

const gameIn = (heard: readonly ServerMessage[]) => {
  const events = heard.flatMap((message): Event[] => {
    const fact = 'seq' in message && 'at' in message ? factOf(message) : undefined;
    return fact?.ok && !isRoomFact(fact.value.event) ? [fact.value.event] : [];
  });
  return replay(events.slice(events.findLastIndex(({ type }) => type === 'GameStarted')));
};

test('bots take a moment for each step, and the game comes to its end', async () => {
  const house = new TestHouse();
  const ann = await house.open({ seats: 2 });
  await ann.say({ type: 'AddBot', level: 'easy' });
  await ann.say({ type: 'StartGame' });
  await ann.say({ type: 'ScoreCategory', category: 'chance' });
  expect(ann.last('TurnStarted')).toMatchObject({ playerId: 1 });
  const { seq } = ann.last('TurnStarted');
  await house.clock.move(599);
  expect(ann.heard.filter(message => 'seq' in message && (message.seq ?? 0) > seq)).toEqual([]);
  await ann.say({ type: 'Chat', text: 'talking does not hold it up' });
  await house.clock.move(1);
  expect(ann.heard.filter(({ type }) => type === 'DiceRolled' || type === 'ScoreRecorded').length).toBeGreaterThan(1);
  await house.clock.move(10_000);
  await ann.say({ type: 'ScoreCategory', category: 'ones' });
  await house.clock.move(10_000);
  expect(ann.last('GameOver')).toMatchObject({
    finalScores: [
      [0, expect.any(Number)],
      [1, expect.any(Number)],
    ],
  });
  expect(house.faults).toEqual([]);
});

test('bots play a whole game of Rollio while somebody watches, and it can be checked', async () => {
  const house = new TestHouse();
  const ann = await house.open({ seats: 2, variant: 'rollio-classic' as never });
  await ann.say({ type: 'LeaveSeat' });
  await ann.say({ type: 'AddBot', level: 'normal' });
  await ann.say({ type: 'AddBot', level: 'easy' });
  await ann.say({ type: 'StartGame' });
  for (let minute = 0; minute < 60 && ann.all('GameOver').length === 0; minute++) await house.clock.move(60_000);
  expect(verifyGame(gameIn(ann.heard))).toMatchObject({ ok: true });
  expect(house.faults).toEqual([]);
});

test('a bot that fails is a fault at its table; the others go on, and it is tried again', async () => {
  let failures = 0;
  const house = new TestHouse({
    bot: async () => {
      failures += 1;
      return fault('a bot that cannot think');
    },
  });
  const ann = await house.open({ seats: 2 });
  await ann.say({ type: 'AddBot', level: 'easy' });
  await ann.say({ type: 'StartGame' });
  await ann.say({ type: 'ScoreCategory', category: 'chance' });
  await house.clock.move(20_000);
  expect(failures).toBeGreaterThan(1);
  expect(failures).toBeLessThan(6);
  expect(house.faults).toHaveLength(failures);
  const { ann: other } = await house.game();
  await other.say({ type: 'ScoreCategory', category: 'chance' });
  expect(other.last('TurnStarted')).toMatchObject({ playerId: 1 });
  expect((await ann.say({ type: 'Chat', text: 'hello?' })).map(({ type }) => type)).toEqual(['ChatMessage']);
});

test('what a player thinks of holding is told and not recorded', async () => {
  const house = new TestHouse();
  const { ann, bob, room } = await house.game();
  const { seq } = ann.last('TurnStarted');
  expect(await ann.say({ type: 'HoldDice', id: 'h1', hold: [true, false] })).toEqual([
    { type: 'DiceHeld', playerId: 0, hold: [true, false] },
  ]);
  expect(bob.last('DiceHeld')).toEqual({ type: 'DiceHeld', playerId: 0, hold: [true, false] });
  expect((await house.tables.find(room))?.room.seq).toBe(seq);
  expect(await bob.say({ type: 'HoldDice', hold: [true, false] })).toMatchObject([{ type: 'Error', code: 'not-your-turn' }]);
  expect(await ann.say({ type: 'HoldDice', hold: [true] })).toMatchObject([{ type: 'Error', code: 'hold-does-not-fit' }]);
});

test('a score is taken back when the others agree', async () => {
  const house = new TestHouse();
  const { ann, bob } = await house.game({ autoFirstRoll: false });
  await ann.say({ type: 'RollDice' });
  await ann.say({ type: 'ScoreCategory', category: 'ones' });
  await ann.say({ type: 'Undo' });
  expect(bob.last('UndoAsked')).toMatchObject({ playerId: 0 });
  await bob.say({ type: 'AnswerUndo', yes: true });
  expect(ann.last('Undone')).toMatchObject({ playerId: 0 });
  await ann.say({ type: 'ScoreCategory', category: 'chance' });
  expect(bob.last('ScoreRecorded')).toMatchObject({ playerId: 0, category: 'chance' });
});

test('a rematch has a promise of its own, and its game can be checked, also after a restart', async () => {
  const house = new TestHouse();
  const { ann, bob } = await house.game();
  await playOut(ann, bob);
  const first = gameIn(ann.heard);
  await bob.say({ type: 'Rematch' });
  const { commitment } = ann.last('RematchOpened');
  expect(commitment).not.toBe(first.start.commitment);
  house.restart(1_000);
  const [ann2, bob2] = [await house.resume(ann), await house.resume(bob)];
  await ann2.say({ type: 'Ready', seed: 'my-luck' });
  await bob2.say({ type: 'Ready' });
  await ann2.say({ type: 'StartGame' });
  await playOut(bob2, ann2);
  const second = gameIn(bob2.heard);
  expect(second.start.commitment).toBe(commitment);
  expect(second.start.players.map(({ name }) => name)).toEqual(['Bob', 'Ann']);
  expect(verifyGame(first)).toMatchObject({ ok: true });
  expect(verifyGame(second)).toMatchObject({ ok: true });
  const seed = parseSeed(second.over?.seed ?? '');
  expect(seed.ok && commitmentOf(seed.value)).toBe(commitment);
});

test('when the host leaves, the next seat becomes the host; whoever left is told so after its answer', async () => {
  const house = new TestHouse();
  const ann = await house.open({ seats: 3 });
  const bob = await house.join(ann.welcome.room.id, 'Bob');
  const heard = await ann.say({ type: 'Leave', id: 'l1' });
  expect(heard.map(({ type }) => type)).toEqual(['PlayerLeft', 'MemberLeft', 'HostChanged', 'Ack', 'Bye']);
  expect(ann.closed).toBe('left');
  expect(bob.last('HostChanged')).toMatchObject({ member: 1 });
  expect(await bob.say({ type: 'AddBot', level: 'easy' })).toMatchObject([{ type: 'PlayerJoined', bot: 'easy' }]);
});

test('who is removed is told so, and its token is void', async () => {
  const house = new TestHouse();
  const ann = await house.open({ seats: 2 });
  const bob = await house.join(ann.welcome.room.id, 'Bob');
  await ann.say({ type: 'RemovePlayer', playerId: 1 });
  expect(bob.closed).toBe('removed');
  expect((await house.resume(bob)).last('Error')).toMatchObject({ code: 'unknown-token' });
});

test('a lobby where nobody is left expires, a game after thirty days, and a room that somebody is in never', async () => {
  const house = new TestHouse();
  const lobby = await house.open({});
  const watched = await house.open({});
  const { ann, bob } = await house.game();
  for (const client of [lobby, ann, bob]) client.cut();
  await house.clock.move(EXPIRY.lobby + 60_000);
  await house.tidy();
  expect((await house.resume(lobby)).last('Error')).toMatchObject({ code: 'unknown-token' });
  expect((await house.join(lobby.welcome.room.id, 'Late')).last('Error')).toMatchObject({ code: 'unknown-room' });
  expect(watched.closed).toBeUndefined();
  expect((await house.resume(ann)).welcome.room.phase).toBe('playing');
  house.restart(EXPIRY.game);
  await house.tidy();
  const late = await house.resume(bob);
  expect(late.welcome.room.phase).toBe('closed');
  expect(late.welcome.game?.at(-1)).toMatchObject({ type: 'GameOver', abandoned: true });
  expect(house.faults).toEqual([]);
});

test('what was played is kept, also when the room closes in the lobby of the next game', async () => {
  const house = new TestHouse();
  const { ann, bob, room } = await house.game();
  for (const category of ['chance', 'ones'])
    for (const player of [ann, bob]) await player.say({ type: 'ScoreCategory', category });
  await ann.say({ type: 'Rematch' });
  for (const client of [ann, bob]) client.cut();
  house.restart(EXPIRY.lobby + 60_000);
  await house.tidy();
  const kept = await house.memory.load(roomId(room));
  expect(kept?.meta.open).toBe(false);
  expect(kept?.events.map(({ event }) => event.type)).toEqual(expect.arrayContaining(['GameStarted', 'GameOver', 'RoomClosed']));
  expect((await house.resume(ann)).last('Bye')).toMatchObject({ code: 'room-closed' });
});

test('however many games wait, old lobbies expire', async () => {
  const house = new TestHouse();
  const lobby = await house.open({});
  lobby.cut();
  for (let i = 0; i < 250; i++) {
    await house.clock.move(1);
    const { ann, bob } = await house.game();
    ann.cut();
    bob.cut();
  }
  house.restart(EXPIRY.lobby + 60_000);
  await house.tidy();
  expect(await house.memory.load(roomId(lobby.welcome.room.id))).toBeUndefined();
  expect(await house.memory.rooms()).toHaveLength(250);
  expect(house.tables.size).toBe(0);
});

/** A house in which so many lobbies were left long ago. */
async function deserted(lobbies: number): Promise<TestHouse> {
  const house = new TestHouse();
  for (let i = 0; i < lobbies; i++) {
    await house.clock.move(1);
    (await house.open({})).cut();
  }
  house.restart(EXPIRY.lobby + 60_000);
  return house;
}

test('however many lobbies are old, all of them expire at once, and no table stays', async () => {
  const house = await deserted(450);
  await house.tidy();
  expect(await house.memory.rooms()).toEqual([]);
  expect(house.tables.size).toBe(0);
});

test('a server that stops while it tidies leaves the rest for the next one', async () => {
  const house = await deserted(450);
  const tidying = house.tidy();
  await house.tables.close();
  await tidying;
  expect((await house.memory.rooms()).length).toBeGreaterThan(250);
  expect(house.faults).toEqual([]);
});

test('a table that nobody needs is let go, and is as it was when somebody asks', async () => {
  const house = new TestHouse();
  const ann = await house.open({});
  ann.cut();
  await house.clock.move(60_000);
  expect(house.tables.size).toBe(1);
  await house.clock.move(60_000);
  await house.tidy();
  expect(house.tables.size).toBe(0);
  expect((await house.resume(ann)).welcome.room.members).toEqual([{ member: 0, name: 'Ann' }]);
});

test('whoever joins without a code sits at the next table; it starts when it is full and all are ready', async () => {
  const house = new TestHouse({ players: 3 });
  const clients = await Promise.all(
    Array.from({ length: 7 }, async (_, i) => {
      const client = house.connect();
      await client.say({ type: 'Join', name: `P${i}` });
      return client;
    }),
  );
  const rooms = clients.map(({ welcome }) => welcome.room.id);
  expect([...new Set(rooms)].map(room => rooms.filter(other => other === room).length)).toEqual([3, 3, 1]);
  for (const client of clients.slice(0, 3)) await client.say({ type: 'Ready' });
  expect(clients[0]?.types).toContain('GameStarted');
});
