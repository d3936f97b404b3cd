import { botMove } from '@yaht/bots';
import { dayStart, formatSeed, verifyDaily } from '@yaht/fair';
import { messageFor, type ClientCommand, type DailyReport } from '@yaht/protocol';
import { readRecord } from '@yaht/rules';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Client } from '../testing/house.ts';
import { HttpHouse } from '../testing/http-house.ts';
import { streakOf } from './streak.ts';

const ANN = 'a'.repeat(43);
const BEN = 'b'.repeat(43);
/** An even day, which plays Yatzy. */
const DAY = 320;

let http: HttpHouse;
beforeEach(async () => {
  http = await HttpHouse.open();
  http.house.clock.pass(dayStart(DAY) - http.house.clock.now() + 1_000);
});
afterEach(() => http.app.close());

async function attempt(key: string, name = 'Ann'): Promise<Client> {
  const client = http.house.connect();
  await client.say({ type: 'PlayDaily', name, profile: key });
  return client;
}

const YATZY =
  'ones twos threes fours fives sixes onePair twoPairs threeOfAKind fourOfAKind smallStraight largeStraight fullHouse chance yatzy';

/** Plays on from a row, one roll a turn. */
async function finish(client: Client, from = 0, rows = YATZY.split(' ')): Promise<void> {
  await playToEnd(client, rows.slice(from));
  await http.house.people.projector.catchUp();
}

/** To the end, and not counted yet. */
async function playToEnd(client: Client, rows = YATZY.split(' ')): Promise<void> {
  for (const category of rows) {
    await client.say({ type: 'RollDice' });
    await client.say({ type: 'ScoreCategory', category });
  }
}

const report = async (day: number, token?: string): Promise<DailyReport> =>
  (await http.get(`/v1/daily/${day}`, token === undefined ? {} : { token })).json<DailyReport>();

const rolls = (client: Client) => client.all('DiceRolled').map(message => ('dice' in message ? message.dice : null));

test('everybody gets the same dice, and nobody is told the seed', async () => {
  const ann = await attempt(ANN);
  const ben = await attempt(BEN, 'Ben');
  await finish(ann);
  await finish(ben);
  expect(rolls(ann)).toHaveLength(15);
  expect(rolls(ben)).toEqual(rolls(ann));
  const told = await report(DAY, ANN);
  expect(told).toMatchObject({ day: DAY, variant: 'yatzy', seed: null, players: 2, own: { state: 'over', rank: 1 } });
  expect(told.rows.map(({ rank }) => rank)).toEqual([1, 1]);
  const seed = formatSeed(http.house.seeds[DAY] ?? new Uint8Array());
  expect(JSON.stringify([told, ann.heard])).not.toContain(seed);
});

test('whoever has a rank is on the board, also when the game is counted while somebody asks', async () => {
  await playToEnd(await attempt(ANN));
  const { people } = http.house;
  const { boards, projector } = people;
  /** The game is counted right after the others were. */
  const dailyCount: typeof boards.dailyCount = async of => {
    const players = await boards.dailyCount(of);
    await projector.catchUp();
    return players;
  };
  const late = new Proxy(boards, {
    get: (real, name) => (name === 'dailyCount' ? dailyCount : Reflect.get(real, name)) as unknown,
  });
  Object.assign(people, { boards: late });
  const { own, players } = await report(DAY, ANN);
  expect([own?.rank, players]).toEqual([null, 0]);
  expect(await report(DAY, ANN)).toMatchObject({ players: 1, own: { rank: 1 } });
});

test('a second device comes back to the first attempt; a second attempt is not ranked', async () => {
  const first = await attempt(ANN);
  await first.say({ type: 'RollDice' });
  await first.say({ type: 'ScoreCategory', category: 'ones' });
  const device = await attempt(ANN);
  expect(device.welcome.room.id).toBe(first.welcome.room.id);
  expect(device.welcome.token).not.toBe(first.welcome.token);
  await finish(device, 1);
  const { rows, own } = await report(DAY, ANN);
  const second = await attempt(ANN);
  expect(second.welcome.room.options.challenge).toEqual({ name: `daily-${DAY}`, ranked: false });
  await finish(second, 0, YATZY.split(' ').reverse());
  expect(await report(DAY, ANN)).toMatchObject({ rows, own, players: 1 });
  const { variants } = (await http.get(`/v1/profiles/${rows[0]?.profile.id}/statistics?variant=yatzy`)).json<{
    variants: readonly { games: number }[];
  }>();
  expect(variants).toMatchObject([{ games: 1 }]);
});

test('a restart in the middle changes nothing', async () => {
  const ann = await attempt(ANN);
  await ann.say({ type: 'RollDice' });
  const dice = ann.last('DiceRolled');
  http.house.restart(60_000);
  const back = await http.house.resume(ann);
  expect(back.welcome.game?.findLast(({ type }) => type === 'DiceRolled')).toEqual(dice);
  await back.say({ type: 'ScoreCategory', category: 'ones' });
  await finish(back, 1);
  expect(await report(DAY, ANN)).toMatchObject({ players: 1, own: { state: 'over', rank: 1 } });
});

test('whoever finishes after midnight is on no board, because the dice are known by then', async () => {
  const ann = await attempt(ANN);
  await ann.say({ type: 'RollDice' });
  await ann.say({ type: 'ScoreCategory', category: 'ones' });
  http.house.clock.pass(dayStart(DAY + 1) - http.house.clock.now());
  const late = await http.house.resume(ann);
  await finish(late, 1);
  expect(await report(DAY, ANN)).toMatchObject({ players: 0, own: { state: 'over', rank: null } });
});

test('when the day is over anybody can prove every game of it', async () => {
  const ann = await attempt(ANN);
  await finish(ann);
  const game = `${ann.welcome.room.id}-1`;
  expect((await http.get(`/v1/games/${game}`)).statusCode).toBe(401);
  http.house.clock.pass(dayStart(DAY + 1) - http.house.clock.now());
  const { anchor, seed, commitment } = await report(DAY);
  expect(seed).toBe((await report(DAY + 1)).commitment);
  const record = readRecord((await http.get(`/v1/games/${game}`)).json());
  expect(record.ok && verifyDaily(record.value, anchor)).toMatchObject({ ok: true, value: { day: DAY, seed, commitment } });
  expect((await http.get(`/v1/games/${game}/proof`)).json()).toMatchObject({ verdict: 'fair', drawnUnder: `daily-${DAY}` });
});

test('on the next day somebody hears of the days they have played, and how the last one went', async () => {
  await finish(await attempt(ANN));
  await finish(await attempt(BEN, 'Ben'));
  expect(await report(DAY, ANN)).toMatchObject({ days: [DAY], before: null });
  http.house.clock.pass(dayStart(DAY + 1) - http.house.clock.now());
  expect(await report(DAY + 1, ANN)).toMatchObject({ days: [DAY], streak: 1, before: { rank: 1, players: 2 }, own: null });
  expect(await report(DAY + 1)).toMatchObject({ days: [], streak: 0, before: null });
  http.house.clock.pass(dayStart(DAY + 7) - http.house.clock.now());
  expect(await report(DAY + 7, ANN)).toMatchObject({ days: [], streak: 0, before: null });
});

test('days to come, and days that never were, are not told', async () => {
  for (const day of [0, DAY + 1, 1_000_000]) expect((await http.get(`/v1/daily/${day}`)).statusCode).toBe(404);
  const client = http.house.connect();
  await client.say({ type: 'AskDaily', day: DAY + 1 });
  expect(client.last('Error').code).toBe('unknown-day');
  await client.say({ type: 'AskDaily' });
  expect(client.last('Daily')).toMatchObject({ day: DAY, own: null, streak: 0 });
});

test('nobody can open such a room on their own, watch one, or play a second game in it', async () => {
  const forged = await http.house.open({ seats: 1, challenge: { name: `daily-${DAY}`, ranked: true } });
  expect(forged.welcome.room.options.challenge).toBeUndefined();
  const ann = await attempt(ANN);
  const watcher = await http.house.join(ann.welcome.room.id, 'Eve', { spectate: true });
  expect(watcher.last('Error').code).toBe('spectators-not-allowed');
  await finish(ann);
  await ann.say({ type: 'Rematch' });
  expect(ann.last('Error').code).toBe('challenge-once');
});

test('the run of the day: the same for everybody, on a board of its own, and nothing of it is in the card of the day', async () => {
  const run = async (key: string, name: string): Promise<Client> => {
    const client = http.house.connect();
    await client.say({ type: 'PlayDaily', name, profile: key, game: 'rollio' });
    for (;;) {
      const game = (await http.house.tables.find(client.welcome.room.id))?.room.game;
      if (game?.over !== null) return client;
      await client.say(messageFor(botMove(game, 0, 'easy') as ClientCommand));
    }
  };
  const ann = await run(ANN, 'Ann');
  const ben = await run(BEN, 'Ben');
  const card = await attempt(ANN);
  await finish(card);
  expect(rolls(ben)).toEqual(rolls(ann));
  expect(rolls(card).slice(0, 1)).not.toEqual(rolls(ann).slice(0, 1));
  const told = (await http.get(`/v1/daily?game=rollio`, { token: ANN })).json<DailyReport>();
  expect(told).toMatchObject({ game: 'rollio', variant: 'rollio', players: 2, streak: 1, own: { state: 'over', rank: 1 } });
  expect(told.rows.map(({ levels }) => levels)).toEqual([told.own?.levels, told.own?.levels]);
  expect(await report(DAY, ANN)).toMatchObject({ game: 'card', players: 1, own: { levels: null } });
  http.house.clock.pass(dayStart(DAY + 1) - http.house.clock.now());
  const record = readRecord((await http.get(`/v1/games/${ann.welcome.room.id}-1`)).json());
  expect(record.ok && verifyDaily(record.value, told.anchor)).toMatchObject({ ok: true, value: { day: DAY } });
});

test('a game of the day by requests alone, with the key of a profile; a game that no day has is refused', async () => {
  const { key } = (await http.post('/v1/profiles', { name: 'Ann' })).json();
  expect((await http.post('/v1/daily', { name: 'Ann' })).json()).toMatchObject({ code: 'profile-required' });
  const played = await http.post('/v1/daily', { name: 'Ann', game: 'rollio' }, { token: key });
  expect(played.statusCode).toBe(201);
  const { room, token } = played.json();
  expect(room).toMatchObject({ phase: 'playing', options: { variant: { id: 'rollio' }, challenge: { ranked: true } } });
  expect((await http.post(`/v1/rooms/${room.room}/set`, { set: 'beginner' }, { token })).statusCode).toBe(200);
  const again = await http.post('/v1/daily', { name: 'Ann', game: 'rollio' }, { token: key });
  expect(again.json().room.room).toBe(room.room);
  const client = http.house.connect();
  await client.say({ type: 'PlayDaily', name: 'Ann', profile: ANN, game: 'chess' });
  await client.say({ type: 'AskDaily', game: 'chess' });
  expect(client.all('Error').map(error => 'code' in error && error.code)).toEqual(['unknown-variant', 'unknown-variant']);
});

test('a key under which one game of the day was begun leads back to it, and to no other game', async () => {
  const { key: profile } = (await http.post('/v1/profiles', { name: 'Ann' })).json();
  const play = (game: string) =>
    http.post('/v1/daily', { name: 'Ann', game }, { token: profile, key: 'the-key-of-this-morning' });
  const card = (await play('card')).json();
  expect((await play('card')).json()).toMatchObject({ token: card.token, room: { room: card.room.room } });
  const run = await play('rollio');
  expect([run.statusCode, run.json().code]).toEqual([422, 'idempotency-key-reused']);
});

test.each([
  [[10, 9, 8, 6], 10, 3],
  [[9, 8], 10, 2],
  [[8], 10, 0],
  [[], 10, 0],
])('days %j are a streak on day %i of %i', (days, today, streak) => {
  expect(streakOf(days, today)).toBe(streak);
});
