import { fault } from '@yaht/rules';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { HttpHouse } from '../../../testing/http-house.ts';
import { settled } from '../../../testing/hand-clock.ts';
import { TestHouse } from '../../../testing/house.ts';

let house: TestHouse;
let http: HttpHouse;
beforeEach(async () => {
  house = new TestHouse();
  http = await HttpHouse.open(house);
  await http.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => http.app.close());

/** Somebody who reads a stream over a real connection. */
class Reader {
  text = '';
  isEnded = false;
  readonly answer: IncomingMessage;

  private constructor(answer: IncomingMessage) {
    this.answer = answer;
    answer.setEncoding('utf8');
    answer.on('data', (part: string) => (this.text += part));
    answer.on('close', () => (this.isEnded = true));
    answer.on('error', () => {});
  }

  static open(path: string, headers: Record<string, string> = {}): Promise<Reader> {
    const { port } = http.app.server.address() as AddressInfo;
    return new Promise((resolve, reject) => {
      request({ port, path, headers }, answer => resolve(new Reader(answer)))
        .on('error', reject)
        .end();
    });
  }

  /** What was told, one object a line. */
  get lines(): readonly { readonly type: string; readonly seq?: number; readonly code?: string }[] {
    return this.text.split('\n').flatMap(line => (line === '' ? [] : [JSON.parse(line)]));
  }

  async until(isSo: () => boolean): Promise<void> {
    await expect.poll(isSo, { interval: 5 }).toBe(true);
  }
}

async function begin() {
  const { id, token } = (await http.post('/game/new')).json();
  const call = (name: string, body?: object) => http.post(`/game/${id}/${name}`, body, { token });
  const table = (await house.tables.find(String(id).slice(0, -2))) ?? fault('no table');
  return { id: String(id), room: String(id).slice(0, -2), token: String(token), call, table };
}

describe('a game', () => {
  test('is told from its first fact on, one object a line, without the chat, until it is over', async () => {
    const { id, call, table } = await begin();
    const reader = await Reader.open(`/v1/games/${id}/events`);
    expect(reader.answer.headers['content-type']).toBe('application/x-ndjson');
    await reader.until(() => reader.lines.length === 2);
    expect(reader.lines.map(({ type }) => type)).toEqual(['GameStarted', 'TurnStarted']);
    await table.submit(0, { type: 'Chat', text: 'hello' });
    await call('roll');
    await reader.until(() => reader.lines.length === 3);
    expect(reader.lines.at(-1)).toMatchObject({ type: 'DiceRolled', playerId: 0 });
    await table.submit('house', { type: 'Expire' });
    await reader.until(() => reader.isEnded);
    expect(reader.lines.at(-1)).toMatchObject({ type: 'GameOver', abandoned: true });
  });

  test('goes on after the last number, as server-sent events', async () => {
    const { id, call } = await begin();
    const { seq } = (await call('roll')).json().state;
    await call('freeze', { indices: [0] });
    const reader = await Reader.open(`/v1/games/${id}/events`, { accept: 'text/event-stream', 'last-event-id': String(seq) });
    expect(reader.answer.headers['content-type']).toBe('text/event-stream');
    expect(reader.answer.headers['x-request-id']).toEqual(expect.any(String));
    await reader.until(() => reader.text.endsWith('\n\n'));
    expect(reader.text).toMatch(new RegExp(`^id: ${seq + 1}\nevent: DiceHeld\ndata: \\{.*\\}\n\n$`));
    await house.clock.move(15_000);
    await reader.until(() => reader.text.endsWith(': still here\n\n'));
    reader.answer.destroy();
  });

  test('that is over is told once and ended, however much follows in its room', async () => {
    const { id, table } = await begin();
    await table.submit('house', { type: 'PassTurn' });
    for (let turn = 1; turn < 13; turn++) await table.submit('house', { type: 'PassTurn' });
    for (let i = 0; i < 120; i++) await table.submit(0, { type: 'Chat', text: `line ${i}` });
    const reader = await Reader.open(`/v1/games/${id}/events`);
    await reader.until(() => reader.isEnded);
    expect(reader.lines[0]).toMatchObject({ type: 'GameStarted' });
    expect(reader.lines.at(-1)).toMatchObject({ type: 'GameOver', seed: expect.any(String) });
  });
});

describe('a room', () => {
  test('is told with chat and people, from now on or from any number', async () => {
    const { room, table } = await begin();
    const live = await Reader.open(`/v1/rooms/${room}/events`);
    await settled();
    await table.submit(0, { type: 'Chat', text: 'hello' });
    await live.until(() => live.lines.length === 1);
    expect(live.lines[0]).toMatchObject({ type: 'ChatMessage', text: 'hello' });
    const all = await Reader.open(`/v1/rooms/${room}/events?after=0`);
    await all.until(() => all.lines.length === table.room.seq);
    expect(all.lines.map(({ seq }) => seq)).toEqual(Array.from({ length: table.room.seq }, (_, i) => i + 1));
    await table.submit('house', { type: 'Expire' });
    await all.until(() => all.isEnded);
    expect(all.lines.at(-1)).toEqual({ type: 'Bye', code: 'room-closed' });
  });

  test('a number that the room has not reached is refused', async () => {
    const { room } = await begin();
    expect((await http.get(`/v1/rooms/${room}/events?after=99`)).json()).toMatchObject({ status: 400, code: 'unknown-seq' });
  });

  test('a member who watches is not missed', async () => {
    const ann = (await http.post('/v1/rooms', { name: 'Ann', variant: 'yahtzee', awaySeconds: 20 })).json();
    const bob = (await http.post(`/v1/rooms/${ann.room.room}/join`, { name: 'Bob' })).json();
    const reader = await Reader.open(`/v1/rooms/${ann.room.room}/events`, { authorization: `Bearer ${ann.token}` });
    await settled();
    await house.clock.move(45_000);
    const { players } = (await http.get(`/v1/rooms/${ann.room.room}`)).json();
    expect(players.map(({ member }: { member: number }) => member)).toEqual([ann.member]);
    expect(bob.member).toBe(1);
    reader.answer.destroy();
  });
});

test('a reader that takes nothing is let go, and the table goes on', async () => {
  const { room, table } = await begin();
  const reader = await Reader.open(`/v1/rooms/${room}/events`);
  reader.answer.pause();
  reader.answer.socket.pause();
  let told = 0;
  while (!table.isUnattended && told < 50_000) {
    await table.submit(0, { type: 'Chat', text: 'x'.repeat(280) });
    told += 1;
  }
  expect(told).toBeLessThan(50_000);
  reader.answer.destroy();
});

test('everybody is told when the server ends', async () => {
  const { room } = await begin();
  const reader = await Reader.open(`/v1/rooms/${room}/events`, { accept: 'text/event-stream' });
  await settled();
  http.streams.goAway();
  await reader.until(() => reader.isEnded);
  expect(reader.text).toBe('event: Bye\ndata: {"type":"Bye","code":"going-away"}\n\n');
});
