import type { OpenGame, OpenGames } from '@yaht/protocol';
import { tiny } from '@yaht/room/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { roomId } from '../../../log/index.ts';
import { HttpHouse } from '../../../testing/http-house.ts';
import type { Client } from '../../../testing/house.ts';

const DAY = 24 * 60 * 60_000;

let http: HttpHouse;
beforeEach(async () => {
  http = await HttpHouse.open();
});
afterEach(() => http.app.close());

const make = async (name: string): Promise<{ readonly id: string; readonly key: string }> => {
  const { profile, key } = (await http.post('/v1/profiles', { name })).json();
  return { id: profile.id, key };
};

const list = async (key: string, query = ''): Promise<OpenGames> =>
  (await http.get(`/v1/profiles/me/games${query}`, { token: key })).json<OpenGames>();

const first = async (key: string): Promise<OpenGame | undefined> => (await list(key)).games[0];

/** A game of two with profiles, Ann first. */
async function duo(options: object = {}) {
  const [anna, benno] = [await make('Ann'), await make('Ben')];
  const ann = await http.house.open({ seats: 2, ...options, profile: anna.key });
  const { id } = ann.welcome.room;
  const ben = await http.house.join(id, 'Ben', { profile: benno.key });
  const start = async () => {
    await ben.say({ type: 'Ready' });
    await ann.say({ type: 'StartGame' });
  };
  return { ann, ben, anna, benno, id, start };
}

const score = async (client: Client, category: string): Promise<void> => {
  await client.say({ type: 'RollDice' });
  await client.say({ type: 'ScoreCategory', category });
};

test('a game is on the lists of its players from the lobby to its end, and waits for whoever is to act', async () => {
  const { ann, ben, anna, benno, id, start } = await duo({ autoFirstRoll: false });
  expect((await list(anna.key)).games).toMatchObject([
    { room: id, phase: 'lobby', waits: false, own: [0], turn: [], round: null },
  ]);
  expect(await list(benno.key)).toMatchObject({ waiting: 1, games: [{ waits: true, own: [1] }], next: null });
  await start();
  expect(await list(anna.key)).toMatchObject({
    waiting: 1,
    games: [{ phase: 'playing', waits: true, round: 1, rounds: 2, before: null }],
  });
  expect(await list(benno.key)).toMatchObject({ waiting: 0, games: [{ waits: false, turn: [0], until: null }] });
  await score(ann, 'chance');
  const { dice } = ann.last('DiceRolled') as unknown as { readonly dice: readonly number[] };
  const points = dice.reduce((sum, face) => sum + face, 0);
  expect(await first(benno.key)).toMatchObject({
    waits: true,
    before: { playerId: 0, dice, end: 'scored', category: 'chance', score: points },
    seats: [
      { name: 'Ann', profile: anna.id, score: points },
      { name: 'Ben', profile: benno.id, score: 0 },
    ],
  });
  for (const [client, category] of [
    [ben, 'chance'],
    [ann, 'ones'],
    [ben, 'ones'],
  ] as const)
    await score(client, category);
  expect([await list(anna.key), await list(benno.key)]).toEqual([
    { waiting: 0, games: [], next: null },
    { waiting: 0, games: [], next: null },
  ]);
});

test('the next game is open when its lobby is, and a room that was left, or is closed, is not', async () => {
  const { ann, ben, anna, benno, start } = await duo({ autoFirstRoll: false });
  await start();
  for (const category of ['chance', 'ones']) for (const client of [ann, ben]) await score(client, category);
  await ben.say({ type: 'Rematch' });
  expect([(await list(anna.key)).games, (await list(benno.key)).games]).toMatchObject([
    [{ phase: 'lobby' }],
    [{ phase: 'lobby' }],
  ]);
  await ben.say({ type: 'Leave' });
  expect((await list(benno.key)).games).toEqual([]);
  ann.cut();
  await http.house.clock.move(2 * 3_600_000);
  await http.house.tidy();
  expect((await list(anna.key)).games).toEqual([]);
});

test('a game that somebody gave up is not open for them any more, and goes on for the others', async () => {
  const { ann, anna, benno, start } = await duo();
  await start();
  await ann.say({ type: 'Resign' });
  expect((await list(anna.key)).games).toEqual([]);
  expect((await list(benno.key)).games).toHaveLength(1);
});

test('those whose time runs out first are first, those without a limit come after them, and others last', async () => {
  const { id: waitsLong, start } = await duo({ turnSeconds: 604_800 });
  await start();
  const { key } = await make('Cleo');
  const rooms: string[] = [];
  for (const turnSeconds of [0, 604_800, 86_400] as const) {
    const room = await http.house.open({ seats: 1, turnSeconds, profile: key });
    await room.say({ type: 'StartGame' });
    rooms.push(room.welcome.room.id);
  }
  const waiting = await http.house.open({ seats: 2, profile: key });
  const { games, waiting: count } = await list(key);
  const [none, week, day] = rooms;
  expect(games.map(({ room }) => room)).toEqual([day, week, none, waiting.welcome.room.id]);
  expect(count).toBe(3);
  expect(games[0]?.until).toBe(http.house.clock.now() + DAY);
  expect(games.map(({ room }) => room)).not.toContain(waitsLong);
});

test('a list is read page by page', async () => {
  const { key } = await make('Ann');
  for (let i = 0; i < 5; i++) await http.house.open({ seats: 2, profile: key });
  const one = await list(key, '?limit=3');
  const two = await list(key, `?limit=3&after=${one.next ?? ''}`);
  expect([one.games.length, two.games.length, two.next]).toEqual([3, 2, null]);
  expect(new Set([...one.games, ...two.games].map(({ room }) => room)).size).toBe(5);
  expect((await http.get('/v1/profiles/me/games?after=nowhere', { token: key })).statusCode).toBe(400);
  expect((await http.get('/v1/profiles/me/games?limit=51', { token: key })).statusCode).toBe(400);
});

test('nobody sees the list of somebody else', async () => {
  await duo();
  expect((await http.get('/v1/profiles/me/games')).statusCode).toBe(401);
  expect((await http.get('/v1/profiles/me/games', { token: 'x'.repeat(43) })).statusCode).toBe(401);
});

test('a seat comes back on another device, which plays on while the older connection is ended', async () => {
  const { ann, anna, id, start } = await duo({ autoFirstRoll: false });
  await start();
  const seat = (await http.post(`/v1/profiles/me/games/${id}/seat`, undefined, { token: anna.key })).json();
  expect(seat).toMatchObject({ member: 0, playerId: 0, room: { room: id } });
  const phone = http.house.connect();
  await phone.say({ type: 'Resume', token: seat.token });
  expect([phone.welcome.member, ann.closed]).toEqual([0, 'replaced']);
  await score(phone, 'chance');
  expect(phone.types).toContain('ScoreRecorded');
  expect((await http.post(`/v1/rooms/${id}/chat`, { text: 'here' }, { token: seat.token })).statusCode).toBe(200);
});

test('over a socket the key of the profile is enough, and each device has one token for the seat', async () => {
  const { anna, id } = await duo();
  const back = async (key: string) => {
    const client = http.house.connect();
    await client.say({ type: 'Resume', room: id.toLowerCase(), profile: key });
    return client.welcome.token;
  };
  const token = await back(anna.key);
  const before = (await http.house.memory.load(roomId(id)))?.meta.version;
  expect(await back(anna.key)).toBe(token);
  expect((await http.house.memory.load(roomId(id)))?.meta.version).toBe(before);
  const { code } = (await http.post('/v1/profiles/me/transfer', {}, { token: anna.key })).json();
  const { key } = (await http.post('/v1/profiles/claim', { code })).json();
  expect(await back(key)).not.toBe(token);
});

test('a seat is given to its own profile alone, and nobody learns by asking which rooms there are', async () => {
  const { id } = await duo({ private: true });
  const { key } = await make('Eve');
  const ask = async (message: object): Promise<unknown> => {
    const client = http.house.connect();
    await client.say({ type: 'Resume', ...message });
    return client.last('Error').code;
  };
  expect(await ask({ room: id, profile: key })).toBe('not-a-member');
  expect(await ask({ room: 'NOROOM', profile: key })).toBe('not-a-member');
  expect(await ask({ room: id, profile: 'x'.repeat(43) })).toBe('unknown-profile');
  expect(await ask({ room: id })).toBe('invalid-message');
  expect(await ask({})).toBe('invalid-message');
  const statuses = [id, 'NOROOM'].map(
    async room => (await http.post(`/v1/profiles/me/games/${room}/seat`, undefined, { token: key })).statusCode,
  );
  expect(await Promise.all(statuses)).toEqual([404, 404]);
});

test('a profile that is deleted in the middle of its games leaves them, and nobody waits for it', async () => {
  const { ann, ben, anna, benno, id, start } = await duo({ turnSeconds: 259_200 });
  await start();
  ann.cut();
  const lobby = await http.house.open({ seats: 2, profile: anna.key });
  expect((await http.ask('DELETE', '/v1/profiles/me', undefined, { token: anna.key })).statusCode).toBe(204);
  expect(lobby.closed).toBe('left');
  expect(ben.types).toContain('MemberLeft');
  await http.house.clock.move(1_000);
  expect(ben.all('ScoreRecorded')).toMatchObject([{ playerId: 0, zero: 'passed' }]);
  expect(await first(benno.key)).toMatchObject({ room: id, waits: true, seats: [{ name: 'Ann' }, { name: 'Ben' }] });
  expect((await first(benno.key))?.seats[0]).not.toHaveProperty('profile');
  expect(http.house.faults).toEqual([]);
});

test('over a socket the list is the same', async () => {
  const { anna, id } = await duo();
  const client = http.house.connect();
  await client.say({ type: 'ListGames', profile: anna.key, limit: 5 });
  expect(client.last('GameList')).toEqual({ type: 'GameList', ...(await list(anna.key)) });
  expect((await list(anna.key)).games[0]?.room).toBe(id);
  await client.say({ type: 'ListGames', profile: anna.key, after: 'nowhere' });
  expect(client.last('Error')).toMatchObject({ code: 'invalid-message', field: 'after' });
});

test('a room that nothing was stored about since its server was new is on the list once it was looked at', async () => {
  const { anna, id } = await duo({ variant: { ...tiny } });
  const meta = (await http.house.memory.load(roomId(id)))?.meta;
  await http.house.memory.append({
    room: roomId(id),
    expected: { seq: meta?.seq ?? 0, version: meta?.version ?? 0 },
    epoch: meta?.epoch ?? 0,
    events: [],
    openFor: [],
    wakeAt: 0,
  });
  expect((await list(anna.key)).games).toEqual([]);
  http.house.restart();
  await http.app.close();
  http = await HttpHouse.open(http.house);
  await http.house.tidy();
  expect((await list(anna.key)).games).toMatchObject([{ room: id, phase: 'lobby' }]);
});

test('a vacation is told in all games, on the lists of the others as well, and its days are counted', async () => {
  const { ben, anna, benno, start } = await duo({ turnSeconds: 259_200 });
  await start();
  const now = http.house.clock.now();
  const put = await http.ask('PUT', '/v1/profiles/me/vacation', { days: 10 }, { token: anna.key });
  expect(put.json()).toEqual({ until: now + 10 * DAY, left: 4 * DAY });
  expect(ben.last('OnVacation')).toMatchObject({ member: 0, until: now + 10 * DAY });
  expect(await first(benno.key)).toMatchObject({ until: now + 13 * DAY, seats: [{ vacationUntil: now + 10 * DAY }, {}] });
  expect((await http.ask('PUT', '/v1/profiles/me/vacation', { days: 15 }, { token: anna.key })).statusCode).toBe(400);
  const back = await http.ask('DELETE', '/v1/profiles/me/vacation', undefined, { token: anna.key });
  expect(back.json()).toEqual({ until: null, left: 14 * DAY });
  expect(await first(benno.key)).toMatchObject({ until: now + 3 * DAY });
  expect((await http.get('/v1/profiles/me/vacation', { token: anna.key })).json()).toEqual({ until: null, left: 14 * DAY });
  expect((await http.get('/v1/profiles/me/vacation')).statusCode).toBe(401);
});
