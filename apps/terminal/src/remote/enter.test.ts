import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Transport } from '@yaht/client';
import { HandClock, MiniServer, settled } from '@yaht/client/testing';
import { messagesFor } from '@yaht/messages';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { arrive, enter, openRoom, type Server } from './enter.ts';
import { entryProblem } from './entry-problem.ts';
import { SeatFiles } from './seat-files.ts';

type Line = ReturnType<Transport>;
type Said = Parameters<Line['send']>[0];
/** What a server says to a hello: a message, nothing more, or goodbye. */
type Answer = object | 'silence' | 'close';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'yaht-enter-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A server that opens at once and answers as the test wants; `said` is what it heard. */
function serverWith(answer: (message: Said) => Answer, isThere = true) {
  const said: Said[] = [];
  const transport: Transport = events => {
    queueMicrotask(() => (isThere ? events.opened() : events.closed()));
    return {
      send: message => {
        said.push(message);
        const answered = answer(message);
        if (answered === 'close') queueMicrotask(() => events.closed());
        else if (answered !== 'silence') queueMicrotask(() => events.heard(answered));
      },
      close: () => {},
    };
  };
  const clock = new HandClock();
  const address = { host: '127.0.0.1', port: 7777 };
  const profiles = { known: () => undefined, make: () => undefined };
  const random = (count: number) => new Uint8Array(count);
  const server: Server = { address, transport, clock, random, seats: new SeatFiles(folder), profiles };
  return { server, said, clock };
}

const ann = { name: 'Ann', isSpectator: false };
const error = (code: string) => ({ type: 'Error', code, msg: '' });

/** The welcome of a real room, as it goes over the wire. */
function welcome(): object {
  const mini = new MiniServer();
  let heard: unknown;
  const line = mini.transport({ opened: () => {}, heard: data => (heard = data), closed: () => {} });
  line.send({ type: 'Join', name: 'Ann', token: 'A'.repeat(43) });
  return heard as object;
}

describe('coming in', () => {
  test('says its name, its version and where to', async () => {
    const { server, said } = serverWith(({ type }) => (type === 'Join' ? welcome() : 'silence'));
    const entered = await enter(server, { ...ann, room: 'K7Q2XM', password: 'sesame' });
    expect(entered.ok).toBe(true);
    expect(said[0]).toMatchObject({ type: 'Join', name: 'Ann', protocol: 1, room: 'K7Q2XM', password: 'sesame' });
    expect(said[0]).not.toHaveProperty('spectate');
  });

  test('the seat is kept, and the next time it is asked for', async () => {
    const first = serverWith(({ type }) => (type === 'Join' ? welcome() : 'silence'));
    await enter(first.server, ann);
    const second = serverWith(({ type }) => (type === 'Resume' ? welcome() : 'silence'));
    expect((await enter(second.server, ann)).ok).toBe(true);
    expect(second.said[0]).toMatchObject({ type: 'Resume', protocol: 1 });
    const watching = serverWith(({ type }) => (type === 'Join' ? welcome() : 'silence'));
    await enter(watching.server, { ...ann, isSpectator: true });
    expect(watching.said[0]).toMatchObject({ type: 'Join', spectate: true });
  });

  test('a token that opens nothing any more is forgotten, and a new seat is taken', async () => {
    await enter(serverWith(({ type }) => (type === 'Join' ? welcome() : 'silence')).server, ann);
    const answers: Readonly<Record<string, Answer>> = { Resume: error('unknown-token'), Join: error('room-full') };
    const { server, said } = serverWith(({ type }) => answers[type] ?? 'silence');
    expect(await enter(server, ann)).toMatchObject({ ok: false, error: { code: 'room-full' } });
    expect(said.map(({ type }) => type)).toEqual(['Resume', 'Join']);
    const after = serverWith(() => error('room-full'));
    await enter(after.server, ann);
    expect(after.said.map(({ type }) => type)).toEqual(['Join']);
  });

  test('without a room and without a table of the house there is the list', async () => {
    const rooms = { type: 'RoomList', rooms: [] };
    const { server } = serverWith(({ type }) => (type === 'ListRooms' ? rooms : error('unknown-room')));
    expect(await arrive(server, ann)).toEqual({ ok: true, value: { kind: 'rooms', rooms: [] } });
    expect(await arrive(server, { ...ann, room: 'NOROOM' })).toMatchObject({ error: { code: 'unknown-room' } });
  });

  const watched = { variant: 'yatzy', name: 'Yatzy', seats: 2, free: 0, spectators: true, password: false, rated: false };
  const roomsOf = (...rooms: readonly object[]): object => ({ type: 'RoomList', rooms });
  const eve = { name: 'Eve', isSpectator: true };

  test('to look on leads to the one game that is on', async () => {
    const rooms = roomsOf(
      { ...watched, room: 'WAITS', phase: 'lobby' },
      { ...watched, room: 'SHUT', phase: 'playing', spectators: false },
      { ...watched, room: 'SECRET', phase: 'playing', password: true },
      { ...watched, room: 'PLAYS', phase: 'playing' },
    );
    const { server, said } = serverWith(({ type }) => (type === 'ListRooms' ? rooms : welcome()));
    expect(await arrive(server, eve)).toMatchObject({ ok: true, value: { kind: 'room' } });
    expect(said.find(({ type }) => type === 'Join')).toMatchObject({ room: 'PLAYS', spectate: true });
  });

  test.each([
    ['nothing is on', [{ ...watched, room: 'WAITS', phase: 'lobby' }]],
    ['several are', ['ONE', 'OTHER'].map(room => ({ ...watched, room, phase: 'playing' }))],
  ])('to look on leads to the list where %s', async (_, rooms) => {
    const { server, said } = serverWith(({ type }) => (type === 'ListRooms' ? roomsOf(...rooms) : welcome()));
    expect(await arrive(server, eve)).toEqual({ ok: true, value: { kind: 'rooms', rooms } });
    expect(said.map(({ type }) => type)).toEqual(['ListRooms']);
  });

  test('a room of one\u2019s own is opened as it was asked for', async () => {
    const { server, said } = serverWith(({ type }) => (type === 'CreateRoom' ? welcome() : 'silence'));
    await openRoom(server, ann, { variant: 'yatzy', seats: 3 });
    expect(said[0]).toMatchObject({ type: 'CreateRoom', name: 'Ann', variant: 'yatzy', seats: 3 });
  });

  test('nobody there is told at once; somebody who never answers, after a second chance', async () => {
    expect(await enter(serverWith(() => 'silence', false).server, ann)).toMatchObject({ error: { code: 'unreachable' } });
    const { server, clock, said } = serverWith(() => 'close');
    const entering = enter(server, ann);
    await clock.move(5_000);
    expect(await entering).toMatchObject({ error: { code: 'unreachable' } });
    expect(said).toHaveLength(2);
    await settled();
    expect(clock.size).toBe(0);
  });
});

const problems: [string, number, RegExp][] = [
  ['unreachable', 4, /127\.0\.0\.1:7777.*yaht server/],
  ['unknown-room', 3, /no room K7Q2XM/],
  ['unsupported-protocol', 5, /version of the protocol/],
  ['invalid-name', 2, /"Ann"/],
  ['server-full', 4, /no more room/],
  ['wrong-password', 1, /password/],
];

test.each(problems)('%s ends with %i and says what to do', (code, exit, sentence) => {
  const { server } = serverWith(() => 'silence');
  const problem = entryProblem(messagesFor('en'), server, { ...ann, room: 'K7Q2XM' }, { code: code as 'unreachable' });
  expect(problem.code).toBe(exit);
  expect(problem.sentence).toMatch(sentence);
});
