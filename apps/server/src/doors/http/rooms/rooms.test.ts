import { fault } from '@yaht/rules';
import { beforeEach, describe, expect, test } from 'vitest';
import { HttpHouse } from '../../../testing/http-house.ts';
import { TestHouse } from '../../../testing/house.ts';

let house: TestHouse;
let http: HttpHouse;
beforeEach(async () => {
  house = new TestHouse({ players: 2 });
  http = await HttpHouse.open(house);
});

const KEY = '0b6ecf5e-7a49-4f2e-9a0e-6a1a2c3d4e5f';

/** Ann has opened a room, Bob has come in. */
async function meet(options: object = {}) {
  const ann = (await http.post('/v1/rooms', { name: 'Ann', variant: 'yahtzee', ...options })).json();
  const room = String(ann.room.room);
  const bob = (await http.post(`/v1/rooms/${room}/join`, { name: 'Bob' })).json();
  const call = (who: { readonly token: string }, name: string, body?: object, key?: string) =>
    http.post(`/v1/rooms/${room}/${name}`, body, { token: who.token, ...(key === undefined ? {} : { key }) });
  return { ann, bob, room, call };
}

describe('a room by requests', () => {
  test('is opened, listed, joined, made ready and started', async () => {
    const { ann, bob, room, call } = await meet();
    expect([ann.member, ann.playerId, bob.member, bob.playerId]).toEqual([0, 0, 1, 1]);
    expect((await http.get('/v1/rooms')).json().rooms).toContainEqual(expect.objectContaining({ room, free: 0, phase: 'lobby' }));
    expect((await call(ann, 'start')).json()).toMatchObject({ status: 409, code: 'not-all-ready' });
    expect((await call(bob, 'start')).json()).toMatchObject({ status: 403, code: 'host-only' });
    expect((await call(bob, 'ready', { seed: 'bobs-luck' })).json().room.players[1]).toMatchObject({
      ready: true,
      seed: 'bobs-luck',
    });
    expect((await call(ann, 'start')).json().room).toMatchObject({ phase: 'playing', game: `${room}-1`, turn: 0 });
    expect((await http.get(`/v1/rooms/${room}`)).json()).toMatchObject({
      phase: 'playing',
      members: [{ name: 'Ann' }, { name: 'Bob' }],
    });
  });

  test('a game in it is played by both, in turn, also by the calls of /v1/game', async () => {
    const { ann, bob, room, call } = await meet();
    await call(bob, 'ready');
    await call(ann, 'start');
    expect((await call(bob, 'roll')).json()).toMatchObject({ status: 409, code: 'not-your-turn' });
    await call(ann, 'roll');
    expect((await call(ann, 'hold', { hold: [true, false, false, false, false] })).statusCode).toBe(200);
    expect((await http.post(`/game/${room}/roll`, undefined, { token: ann.token })).json().state).toMatchObject({
      rollsRemaining: 1,
    });
    expect((await call(ann, 'score', { category: 'chance' })).json().room.turn).toBe(1);
    expect((await http.post(`/game/${room}-1/roll`, undefined, { token: bob.token })).json().state).toMatchObject({
      currentPlayer: 1,
    });
  });

  test('bots, seats, chat, a rematch and leaving', async () => {
    const ann = (await http.post('/v1/rooms', { name: 'Ann', variant: 'yahtzee', seats: 3 })).json();
    const call = (name: string, body?: object) => http.post(`/v1/rooms/${ann.room.room}/${name}`, body, { token: ann.token });
    expect((await call('bots', { level: 'easy' })).json().room.players[1]).toMatchObject({ bot: 'easy', ready: true });
    expect((await call('seat', { name: 'Anna' })).json().room.players[2]).toMatchObject({ name: 'Anna', member: 0 });
    expect((await call('leave-seat', { playerId: 2 })).statusCode).toBe(200);
    expect((await call('remove', { playerId: 1 })).json().room.players).toHaveLength(1);
    expect((await call('chat', { text: 'hello' })).statusCode).toBe(200);
    expect((await call('chat', { text: ' ' })).json()).toMatchObject({ status: 400, code: 'chat-empty' });
    expect((await call('rematch')).json()).toMatchObject({ status: 409, code: 'no-game' });
    expect((await call('leave')).statusCode).toBe(200);
    expect((await call('chat', { text: 'hello' })).json()).toMatchObject({ status: 410, code: 'seat-expired' });
  });

  test('a table of the house takes whoever comes', async () => {
    const first = (await http.post('/v1/join', { name: 'Ann' })).json();
    const second = (await http.post('/v1/join', { name: 'Bob' })).json();
    expect(second.room.room).toBe(first.room.room);
  });
});

describe('coming in', () => {
  test('twice with one key is once, and with something else 422', async () => {
    const { room } = await meet({ seats: 4 });
    const first = (await http.post(`/v1/rooms/${room}/join`, { name: 'Cy' }, { key: KEY })).json();
    const again = (await http.post(`/v1/rooms/${room}/join`, { name: 'Cy' }, { key: KEY })).json();
    expect([again.token, again.member]).toEqual([first.token, first.member]);
    expect(again.room.members).toHaveLength(3);
    expect((await http.post(`/v1/rooms/${room}/join`, { name: 'Di' }, { key: KEY })).json()).toMatchObject({ status: 422 });
    expect((await http.post('/v1/rooms', { name: 'Cy', variant: 'yatzy' }, { key: KEY })).json()).toMatchObject({ status: 422 });
    await http.post(`/v1/rooms/${room}/leave`, undefined, { token: first.token });
    expect((await http.post(`/v1/rooms/${room}/join`, { name: 'Cy' }, { key: KEY })).json()).toMatchObject({
      status: 410,
      code: 'seat-expired',
    });
  });

  test('several times at once with one key is once: the others are told to wait', async () => {
    const opened = await http.post('/v1/rooms', { name: 'Ann', variant: 'yahtzee', seats: 4, password: 'sesame' });
    const { room } = opened.json().room;
    // Looking at a password takes a while.
    const come = () => http.post(`/v1/rooms/${room}/join`, { name: 'Cy', password: 'sesame' }, { key: KEY });
    const answers = await Promise.all([come(), come(), come()]);
    expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([201, 409, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      code: 'request-in-progress',
      retry_after_s: 1,
    });
    expect((await come()).json().room.members).toHaveLength(2);
  });

  test('the token of a key is worth as much at the other doors: the place is the same', async () => {
    const { room } = await meet({ seats: 4 });
    const { token, member } = (await http.post(`/v1/rooms/${room}/join`, { name: 'Cy' }, { key: KEY })).json();
    const client = house.connect();
    await client.say({ type: 'Join', name: 'Cy', room, token });
    expect(client.last('Welcome')).toMatchObject({ member, token });
  });

  test.each([
    ['/v1/rooms/ZZZZZZ/join', { name: 'Bob' }, 404, 'room-not-found'],
    ['/v1/rooms', { name: '', variant: 'yatzy' }, 400, 'invalid-name'],
    ['/v1/rooms', { name: 'Ann', variant: 'chess' }, 400, 'unknown-variant'],
    ['/v1/rooms', { name: 'Ann', variant: 'yatzy', awaySeconds: 3 }, 400, 'invalid-options'],
    ['/v1/rooms', { name: 'Ann', variant: 'yatzy', rated: true, hints: true }, 400, 'rated-without-help'],
    ['/v1/rooms', { variant: 'yatzy' }, 400, 'invalid-request'],
  ])('%s with %j is refused', async (path, body, status, code) => {
    expect((await http.post(path, body)).json()).toMatchObject({ status, code });
  });

  test('a room with a password is for who knows it, and its games for its members', async () => {
    const ann = (await http.post('/v1/rooms', { name: 'Ann', variant: 'yatzy', password: 'sesame', seats: 1 })).json();
    const { room } = ann.room;
    expect((await http.post(`/v1/rooms/${room}/join`, { name: 'Bob' })).json()).toMatchObject({
      status: 403,
      code: 'wrong-password',
    });
    await http.post(`/v1/rooms/${room}/start`, undefined, { token: ann.token });
    for (const path of [
      `/v1/rooms/${room}`,
      `/v1/games/${room}-1`,
      `/v1/rooms/${room}/games`,
      `/v1/games/${room}/proof`,
      `/v1/games/${room}/events`,
    ])
      expect((await http.get(path)).json()).toMatchObject({ status: 401, code: 'seat-required' });
    expect((await http.get(`/v1/games/${room}-1`, { token: ann.token })).statusCode).toBe(200);
    const bob = (await http.post(`/v1/rooms/${room}/join`, { name: 'Bob', password: 'sesame', spectate: true })).json();
    expect(bob).toMatchObject({ playerId: null });
    expect((await http.post(`/v1/rooms/${room}/roll`, undefined, { token: bob.token })).json()).toMatchObject({
      status: 403,
      code: 'no-seat',
    });
  });
});

describe('a member who comes by requests', () => {
  test('is there as long as it asks, and is played for when it does not', async () => {
    const { ann, bob, call, room } = await meet({ awaySeconds: 60 });
    await call(bob, 'ready');
    await call(ann, 'start');
    for (let i = 0; i < 4; i++) {
      await house.clock.move(30_000);
      await http.get(`/game/${room}/state`, { token: ann.token });
      await http.get(`/game/${room}/state`, { token: bob.token });
    }
    const playedBy = async () => (await house.tables.find(room))?.room.game?.state.playedBy ?? fault('no game');
    expect(await playedBy()).toEqual(['player', 'player']);
    await house.clock.move(30_000);
    await http.get(`/game/${room}/state`, { token: ann.token });
    await house.clock.move(31_000);
    await http.get(`/game/${room}/state`, { token: ann.token });
    expect(await playedBy()).toEqual(['player', 'zero']);
  });
});

describe('records', () => {
  async function played(): Promise<string> {
    const ann = (await http.post('/v1/rooms', { name: 'Ann', variant: 'yahtzee', seats: 1 })).json();
    const call = (name: string, body?: object) => http.post(`/v1/rooms/${ann.room.room}/${name}`, body, { token: ann.token });
    await call('ready', { seed: 'my-luck' });
    await call('start');
    for (const { id } of (await http.get(`/game/${ann.room.room}/state`, { token: ann.token })).json().state
      .availableCategories) {
      await call('roll');
      await call('score', { category: id });
    }
    await call('rematch');
    await call('start');
    return ann.room.room;
  }

  test('of all games of a room can be read, verified and proven', async () => {
    const room = await played();
    const record = (await http.get(`/v1/games/${room}-1`)).json();
    expect(record).toMatchObject({ schema: 'yaht.game/1', events: expect.any(Array) });
    expect((await http.post('/v1/verify', record)).json()).toMatchObject({ valid: true, draws: 13 });
    const forged = JSON.parse(
      JSON.stringify(record).replace(/"dice":\[(\d)/, (_, face: string) => `"dice":[${(Number(face) % 6) + 1}`),
    );
    expect((await http.post('/v1/verify', forged)).json()).toMatchObject({ valid: false, event: expect.any(Number) });
    expect((await http.post('/v1/verify', { schema: 'other' })).json()).toEqual({ valid: false, code: 'not-a-record' });
    expect((await http.get(`/v1/games/${room}-1/proof`)).json()).toMatchObject({ verdict: 'fair', playerSeeds: ['my-luck'] });
    expect((await http.get(`/v1/games/${room}/proof`)).json()).toMatchObject({
      id: `${room}-2`,
      verdict: 'not-over',
      seed: null,
    });
    expect((await http.get(`/v1/rooms/${room}/games`)).json().games).toMatchObject([
      { id: `${room}-1`, players: ['Ann'], endedAt: expect.any(Number), winners: [0] },
      { id: `${room}-2`, endedAt: null, totals: [0] },
    ]);
    expect((await http.get(`/v1/games/${room}-3`)).json()).toMatchObject({ code: 'game-not-found' });
  });

  test('are also text, in the language of the reader', async () => {
    const room = await played();
    const text = await http.get(`/v1/games/${room}-1`, { headers: { accept: 'text/plain', 'accept-language': 'de' } });
    expect(text.headers['content-type']).toContain('text/plain');
    expect(text.body).toContain('Ann');
    expect(text.body).toMatch(/Einser\s+\d+/);
    expect(text.body).toMatch(/seed +[0-9a-f]{64}/);
  });
});
