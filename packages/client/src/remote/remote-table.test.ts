import { welcomeTo, wireFact, type WireFact } from '@yaht/protocol';
import { chanceFrom, freshRun } from '@yaht/rules/testing';
import { expect, test } from 'vitest';
import { HandClock, settled } from '../testing/index.ts';
import { MiniServer } from '../testing/mini-server.ts';
import { onFacts } from '../table.ts';
import { RemoteTable, type Entry, type KeptSeat } from './remote-table.ts';

type Setting = {
  readonly clock: HandClock;
  readonly server: MiniServer;
  readonly table: RemoteTable;
  readonly kept: Map<string, KeptSeat>;
};

/** Middle of the road: the waits are as the list says. */
const random = (count: number): Uint8Array => new Uint8Array(count).fill(128);

const join: Entry = { type: 'Join', name: 'Ben', room: 'ROOM' };

function connecting(entry: Entry = join, server = new MiniServer()): Setting {
  const clock = new HandClock();
  const kept = new Map<string, KeptSeat>();
  const keeper = {
    keep: (seat: KeptSeat) => void kept.set(seat.token, seat),
    forget: (token: string) => void kept.delete(token),
  };
  const table = new RemoteTable(entry, { transport: server.transport, clock, random, keeper });
  return { clock, server, table, kept };
}

/** Ben is in Ann's room. */
function entered(): Setting {
  const setting = connecting();
  setting.server.open();
  return setting;
}

/** Ann and Ben play; it is Ann's turn. */
function playing(): Setting {
  const setting = entered();
  setting.server.happen(1, { type: 'Ready' });
  setting.server.happen(0, { type: 'StartGame' });
  return setting;
}

/** It is Ben's turn, who has rolled once. */
function bensTurn(): Setting {
  const setting = playing();
  const { server } = setting;
  server.happen(0, { type: 'RollDice' });
  server.happen(0, { type: 'ScoreCategory', category: 'chance' });
  server.happen(1, { type: 'RollDice' });
  return setting;
}

const saidBy = ({ server }: Setting) => server.wire.said.filter(({ type }) => type !== 'Ping' && type !== 'Pong');

test('whoever comes in knows the room, and keeps its token', async () => {
  const { table, kept, server } = connecting();
  expect(table.state()).toMatchObject({ room: null, connection: { state: 'connecting' } });
  server.open();
  expect(await table.entered).toEqual({ ok: true, value: true });
  expect(table.state()).toMatchObject({ room: server.room, member: 1, seats: [1], connection: { state: 'online' } });
  expect([...kept.values()]).toEqual([{ room: 'ROOM', name: 'Ben', token: expect.stringMatching(/^[\w-]{43}$/) as string }]);
});

test('earlier chat is there again after rejoining, once each, and is no news', () => {
  const { server, table } = playing();
  const heard: string[] = [];
  server.happen(0, { type: 'Chat', text: 'before the break' });
  const said = ({ state }: RemoteTable) => state().feed.flatMap(line => (line.kind === 'chat' ? [[line.name, line.text]] : []));
  const again = connecting({ type: 'Resume', token: 'B'.repeat(43) }, server);
  again.table.onLines(lines => heard.push(...lines.map(({ kind }) => kind)));
  server.open();
  expect(said(again.table)).toEqual([['Ann', 'before the break']]);
  server.happen(0, { type: 'Chat', text: 'and after' });
  expect(said(again.table)).toEqual([
    ['Ann', 'before the break'],
    ['Ann', 'and after'],
  ]);
  expect(heard).toEqual(['chat']);
  expect(said(table)).toEqual([['Ann', 'before the break']]);
});

/** What a newer server tells when Ann begins a run with a charm that is unknown here. */
const newerStart = (seq: number): WireFact => {
  const { start } = freshRun(chanceFrom(1));
  const variant = { ...start.variant, charms: ['echo', 'phoenix'] } as unknown as typeof start.variant;
  return wireFact({ seq, at: 1_000, event: { ...start, variant } });
};

test('a game of a newer version closes the table with that reason, and the seat waits for a newer program', async () => {
  const setting = entered();
  setting.server.say(newerStart(setting.server.room.seq + 1));
  expect(setting.table.state()).toMatchObject({ game: null, connection: { state: 'closed', reason: 'newer-version' } });
  expect([...setting.kept.values()]).toMatchObject([{ room: 'ROOM', name: 'Ben' }]);
  expect(await setting.table.send({ type: 'Chat', text: 'hello' })).toMatchObject({ ok: false, error: { code: 'table-closed' } });
});

test('coming into a room whose game is of a newer version is refused with that reason, and the seat is kept', async () => {
  const setting = connecting();
  const { server, table, kept } = setting;
  server.isMute = true;
  server.open();
  server.isMute = false;
  server.happen('guest', { type: 'Join', name: 'Ben' }, false);
  const welcome = welcomeTo(server.room, 1, 'token', []);
  server.say({ ...welcome, seq: server.room.seq + 1, game: [newerStart(server.room.seq + 1)] });
  expect(await table.entered).toEqual({ ok: false, error: { code: 'newer-version' } });
  expect(table.state()).toMatchObject({ room: null, connection: { state: 'closed', reason: 'newer-version' } });
  expect([...kept.values()]).toEqual([{ room: 'ROOM', name: 'Ben', token: 'token' }]);
});

test('the same state is the same object until something happens, and each change is told once', () => {
  const setting = entered();
  let told = 0;
  const stop = setting.table.subscribe(() => (told += 1));
  const before = setting.table.state();
  expect(setting.table.state()).toBe(before);
  setting.server.happen(0, { type: 'Chat', text: 'hello' });
  expect(told).toBe(1);
  expect(setting.table.state()).not.toBe(before);
  expect(setting.table.state().feed.at(-1)).toMatchObject({ kind: 'chat', name: 'Ann', text: 'hello' });
  stop();
  setting.server.happen(0, { type: 'Chat', text: 'again' });
  expect(told).toBe(1);
});

test('facts are heard once each and in order, by replay of the same rules', () => {
  const setting = entered();
  const heard: number[] = [];
  onFacts(setting.table, facts => heard.push(...facts.map(({ seq }) => seq)));
  const from = setting.server.room.seq;
  setting.server.happen(1, { type: 'Ready' });
  setting.server.happen(0, { type: 'StartGame' });
  expect(heard).toEqual(Array.from({ length: setting.server.room.seq - from }, (_, i) => from + 1 + i));
  expect(setting.table.state().room).toEqual(setting.server.room);
});

test('a refused wish changes nothing, and says why', async () => {
  const setting = playing();
  const before = setting.table.state();
  expect(await setting.table.send({ type: 'RollDice' })).toEqual({
    ok: false,
    error: { code: 'not-your-turn', message: 'Not now.' },
  });
  expect(setting.table.state()).toBe(before);
});

test('nothing is shown before the server has said it', async () => {
  const setting = bensTurn();
  setting.server.isMute = true;
  const before = setting.table.state().game;
  const answer = setting.table.send({ type: 'RollDice' });
  await settled();
  expect(setting.table.state().game).toBe(before);
  const asked = setting.server.wire.said.at(-1);
  if (asked) setting.server.answer(asked);
  expect(await answer).toEqual({ ok: true, value: true });
  expect(setting.table.state().game?.state.turn?.rolls).toBe(2);
});

test.each(['before', 'after'] as const)(
  'a wish cut off %s it happened is sent again with its id and happens once',
  async when => {
    const setting = bensTurn();
    const { server, table, clock } = setting;
    server.isMute = true;
    const answer = table.send({ type: 'RollDice' });
    const [first] = saidBy(setting).slice(-1);
    server.wire.isClosed = true;
    server.isMute = false;
    if (when === 'after' && first) server.answer(first);
    server.wire.events.closed();
    expect(table.state().connection).toMatchObject({ state: 'reconnecting', attempt: 1 });
    expect(await table.send({ type: 'RollDice' })).toEqual({ ok: false, error: { code: 'not-connected' } });
    await clock.move(600);
    server.open();
    expect(saidBy(setting)).toEqual([
      { type: 'Resume', token: expect.any(String) as string, after: expect.any(Number) as number },
      first,
    ]);
    expect(await answer).toEqual({ ok: true, value: true });
    expect(server.facts.filter(({ event }) => event.type === 'DiceRolled' && event.seat === 1)).toHaveLength(2);
    expect(table.state().room).toEqual(server.room);
  },
);

test('a move whose moment has passed is not made in another position', async () => {
  const setting = bensTurn();
  const { server, table, clock } = setting;
  server.isMute = true;
  const answer = table.send({ type: 'RollDice', hold: [true, false] });
  server.cut();
  server.isMute = false;
  server.happen('house', { type: 'Drop', member: 1 }, false);
  server.happen('house', { type: 'PassTurn' }, false);
  await clock.move(600);
  server.open();
  expect(await answer).toEqual({ ok: false, error: { code: 'overtaken' } });
  expect(saidBy(setting).map(({ type }) => type)).toEqual(['Resume']);
});

test('attempts come after 0.5, 1, 2, 4 and 8 seconds, and it is called offline when all of them failed', async () => {
  const setting = entered();
  const { server, clock, table } = setting;
  server.cut();
  const waits: number[] = [];
  for (let attempt = 1; attempt <= 6; attempt++) {
    const { connection } = table.state();
    if (!('nextAt' in connection) || connection.nextAt === null) return expect.fail('no attempt is planned');
    expect(connection).toMatchObject({ state: attempt > 5 ? 'offline' : 'reconnecting', attempt });
    waits.push(connection.nextAt - clock.now());
    await clock.move(waits.at(-1) ?? 0);
    expect(table.state().connection).toMatchObject({ nextAt: null });
    server.wire.events.closed();
  }
  expect(waits).toEqual([500, 1_000, 2_000, 4_000, 8_000, 8_000]);
  table.hurry();
  server.open();
  expect(table.state().connection.state).toBe('online');
});

test('a server that goes away is asked again when it said so', async () => {
  const { server, clock, table } = entered();
  server.say({ type: 'GoAway', retryAfterMs: 3_000 });
  expect(server.wire.isClosed).toBe(true);
  await clock.move(2_999);
  expect(server.wires).toHaveLength(1);
  await clock.move(1);
  expect(server.wires).toHaveLength(2);
  server.open();
  expect(table.state().connection.state).toBe('online');
});

test.each(['replaced', 'removed', 'left', 'room-closed'] as const)('after %s it does not come back', async code => {
  const { server, clock, table, kept } = entered();
  server.say({ type: 'Bye', code });
  server.wire.events.closed();
  await clock.move(60_000);
  expect(server.wires).toHaveLength(1);
  expect(table.state().connection).toEqual({ state: 'closed', reason: code });
  expect(kept.size).toBe(code === 'replaced' ? 1 : 0);
  expect(clock.size).toBe(0);
  expect(await table.send({ type: 'Ready' })).toEqual({ ok: false, error: { code: 'table-closed' } });
});

test('the number of a WebSocket tells the reason when the last message got lost', () => {
  const { server, table } = entered();
  server.wire.events.closed(4003);
  expect(table.state().connection).toEqual({ state: 'closed', reason: 'replaced' });
});

test.each(['silent', 'slow-reader', 'going-away', 'fault', 'no-hello'] as const)('after %s it comes back', async code => {
  const { server, clock, table } = entered();
  server.say({ type: 'Bye', code });
  server.wire.events.closed();
  await clock.move(600);
  server.open();
  expect(table.state().connection.state).toBe('online');
});

test('a gap in the numbers is filled by coming back, and what is known already is passed over', async () => {
  const { server, clock, table } = entered();
  server.happen(0, { type: 'Chat', text: 'lost' }, false);
  server.happen(0, { type: 'Chat', text: 'heard' });
  expect(table.state().connection.state).toBe('reconnecting');
  await clock.move(600);
  server.open();
  expect(table.state().room).toEqual(server.room);
  const texts = table.state().feed.flatMap(line => (line.kind === 'chat' ? [line.text] : []));
  expect(texts).toEqual(['lost', 'heard']);
});

test('a fact of a newer server counts in the numbering', () => {
  const { server, table } = entered();
  const seq = server.room.seq + 1;
  server.say({ type: 'ComfortServed', seq, at: 1 } as never);
  expect(table.state().room?.seq).toBe(seq);
  expect(table.state().connection.state).toBe('online');
});

test('a server that has lost what this client knows tells everything anew', async () => {
  const { server, clock, table } = entered();
  server.happen(0, { type: 'Chat', text: 'lost with the disk' });
  server.cut();
  server.room = { ...server.room, seq: server.room.seq - 1 };
  await clock.move(600);
  server.open();
  expect(table.state().room).toEqual(server.room);
  expect(table.state().connection.state).toBe('online');
});

test('[P9] in view, a server that has not answered two pings is left within ten seconds, a slow one is called slow', async () => {
  const { server, clock, table } = entered();
  expect(table.state().clockAhead).toBe(500_000);
  server.isMute = true;
  await clock.move(8_000);
  expect(table.state().connection).toMatchObject({ state: 'slow' });
  server.say({ type: 'DiceHeld', playerId: 0, hold: [true, false] });
  await clock.move(5_999);
  expect(table.state().connection).toMatchObject({ state: 'slow' });
  await clock.move(1);
  expect(table.state().connection).toMatchObject({ state: 'reconnecting' });
});

test('out of view a silent server is left after 45 seconds, and in view again it has to answer soon', async () => {
  const { server, clock, table } = entered();
  server.isMute = true;
  table.setInView(false);
  expect(server.wire.said.at(-1)).toEqual({ type: 'Ping', inView: false });
  await clock.move(44_000);
  expect(table.state().connection).toMatchObject({ state: 'slow' });
  await clock.move(10_000);
  expect(table.state().connection).toMatchObject({ state: 'reconnecting' });
  server.isMute = false;
  await clock.move(600);
  server.open();
  server.isMute = true;
  table.setInView(true);
  expect(server.wire.said.at(-1)).toEqual({ type: 'Ping', inView: true });
  await clock.move(10_000);
  expect(table.state().connection).toMatchObject({ state: 'reconnecting' });
});

test('a server that does not open or answer is tried again; one that was never there is told at once', async () => {
  const stuck = entered();
  stuck.server.cut();
  await stuck.clock.move(600);
  await stuck.clock.move(11_500);
  expect(stuck.server.wires.length).toBeGreaterThan(2);
  const nowhere = connecting();
  nowhere.server.wire.events.closed();
  expect(await nowhere.table.entered).toEqual({ ok: false, error: { code: 'unreachable' } });
});

test('a room that does not let somebody in says why', async () => {
  const { server, table } = connecting();
  server.isMute = true;
  server.open();
  server.say({ type: 'Error', code: 'wrong-password', msg: 'No.' });
  expect(await table.entered).toEqual({ ok: false, error: { code: 'wrong-password', message: 'No.' } });
  expect(table.state().connection).toEqual({ state: 'closed', reason: 'wrong-password' });
});

test('a token that opens nothing is forgotten', async () => {
  const { server, table, clock, kept } = entered();
  server.cut();
  server.isMute = true;
  await clock.move(600);
  server.open();
  server.say({ type: 'Error', code: 'unknown-token', msg: '' });
  expect(kept.size).toBe(0);
  expect(table.state().connection).toEqual({ state: 'closed', reason: 'unknown-token' });
});

test('holds of others are shown until the dice move; own holds are told without waiting for an answer', async () => {
  const { server, table } = playing();
  server.happen(0, { type: 'RollDice' });
  server.say({ type: 'DiceHeld', playerId: 0, hold: [true, false] });
  expect(table.state().shownHold).toEqual([true, false]);
  server.happen(0, { type: 'Chat', text: 'hm' });
  expect(table.state().shownHold).toEqual([true, false]);
  server.happen(0, { type: 'RollDice' });
  expect(table.state().shownHold).toBeNull();
  expect(await table.send({ type: 'HoldDice', hold: [true, true] })).toEqual({ ok: true, value: true });
  expect(server.wire.said.at(-1)).toEqual({ type: 'HoldDice', hold: [true, true] });
});

test('who is away is known with its countdown, and told anew after a cut', async () => {
  const { server, table, clock } = playing();
  server.say({ type: 'Presence', playerId: 0, online: false, until: 5_000 });
  expect(table.state().away).toEqual([{ seat: 0, until: 5_000 }]);
  expect(table.state().feed.at(-1)).toMatchObject({ kind: 'presence', name: 'Ann', online: false });
  server.cut();
  await clock.move(600);
  server.open();
  expect(table.state().away).toEqual([]);
  server.say({ type: 'Presence', playerId: 0, online: false, until: 6_000 });
  server.say({ type: 'Presence', playerId: 0, online: true });
  expect(table.state().away).toEqual([]);
});

test('closing ends everything that runs and keeps the seat', async () => {
  const { server, table, clock, kept } = entered();
  table.close();
  expect(server.wire.isClosed).toBe(true);
  expect(clock.size).toBe(0);
  expect(kept.size).toBe(1);
  expect(table.state().connection).toEqual({ state: 'closed', reason: 'table-closed' });
});
