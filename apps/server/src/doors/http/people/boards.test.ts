import { tiny } from '@yaht/room/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { variantKey } from '../../../people/variant-key.ts';
import { HttpHouse } from '../../../testing/http-house.ts';
import type { Client } from '../../../testing/house.ts';

type Person = { readonly id: string; readonly key: string };
type Board = { readonly rows: readonly { rank: number; profile: { id: string }; value: number; games: number; game?: string }[] };
type Page = { readonly games: readonly { number: number; id: string; rated: boolean }[]; readonly next: number | null };

const TINY = variantKey(tiny);

let http: HttpHouse;
beforeEach(async () => {
  http = await HttpHouse.open();
});
afterEach(() => http.app.close());

async function person(name: string): Promise<Person> {
  const made = await http.post('/v1/profiles', { name });
  const { profile, key } = made.json<{ profile: { id: string }; key: string }>();
  return { id: profile.id, key };
}

/** A game of these people, played to its end; who has no key is a guest. */
async function play(keys: readonly (string | undefined)[], options: object = {}): Promise<string> {
  const known = (key: string | undefined) => (key === undefined ? {} : { profile: key });
  const host = http.house.connect();
  await host.say({ type: 'CreateRoom', name: 'P0', variant: tiny, seats: keys.length, ...known(keys[0]), ...options });
  const room = host.welcome.room.id;
  const players: Client[] = [host];
  for (const [i, key] of keys.slice(1).entries()) players.push(await http.house.join(room, `P${i + 1}`, known(key)));
  for (const player of players) await player.say({ type: 'Ready' });
  await host.say({ type: 'StartGame' });
  for (const category of ['chance', 'ones']) {
    for (const player of players) await player.say({ type: 'ScoreCategory', category });
  }
  expect(host.all('GameOver')).toHaveLength(1);
  await http.house.people.projector.catchUp();
  return `${room}-1`;
}

const board = async (query: string, token?: string) =>
  (await http.get(`/v1/leaderboards/${TINY}?${query}`, token === undefined ? {} : { token })).json<
    Board & { own: object | null; next: number | null }
  >();

test('a game of two people with profiles is on the boards, in their histories and statistics', async () => {
  const ann = await person('Ann');
  const bob = await person('Bob');
  const game = await play([ann.key, bob.key], { rated: true });
  const { rows } = await board('by=score');
  expect(rows.map(({ profile }) => profile.id).sort()).toEqual([ann.id, bob.id].sort());
  expect(rows.every(row => row.game === game && row.games === 1)).toBe(true);
  expect((await board('by=rating')).rows).toHaveLength(2);
  expect((await board('by=average')).rows).toEqual([]);
  const { games } = (await http.get(`/v1/profiles/${ann.id}/games`)).json<Page>();
  expect(games).toMatchObject([{ id: game, rated: true, seats: [{ profile: ann.id }, { profile: bob.id }] }]);
  const figures = (await http.get(`/v1/profiles/${ann.id}/statistics?variant=${TINY}`)).json<object>();
  expect(figures).toMatchObject({ variants: [{ key: TINY, id: 'tiny', games: 1 }], ratings: [{ games: 1 }] });
  expect(figures).toMatchObject({ statistics: { games: 1, contests: 1, dice: { rolled: 4 } } });
});

test('whoever asks with a key is told where they stand', async () => {
  const ann = await person('Ann');
  const bob = await person('Bob');
  await play([ann.key, bob.key]);
  const { rows, own } = await board('by=score&limit=1', bob.key);
  expect(rows).toHaveLength(1);
  expect(own).toMatchObject({ profile: { id: bob.id } });
  expect((await board('by=score')).own).toBeNull();
  expect((await board('by=score', (await person('Cem')).key)).own).toBeNull();
});

test('averages need five games', async () => {
  const ann = await person('Ann');
  for (let i = 0; i < 4; i++) await play([ann.key]);
  expect((await board('by=average')).rows).toEqual([]);
  await play([ann.key]);
  const [row] = (await board('by=average')).rows;
  const { statistics } = (await http.get(`/v1/profiles/${ann.id}/statistics?variant=${TINY}`)).json<{
    statistics: { average: number };
  }>();
  expect(row).toMatchObject({ rank: 1, games: 5, value: statistics.average });
});

test('today ends at midnight, a month after thirty days', async () => {
  const ann = await person('Ann');
  const hours = 60 * 60_000;
  await play([ann.key]);
  expect((await board('by=score&window=today')).rows).toHaveLength(1);
  http.house.clock.pass(25 * hours);
  expect((await board('by=score&window=today')).rows).toEqual([]);
  expect((await board('by=score&window=30d')).rows).toHaveLength(1);
  http.house.clock.pass(30 * 24 * hours);
  expect((await board('by=score&window=30d')).rows).toEqual([]);
  expect((await board('by=score&window=all')).rows).toHaveLength(1);
});

test('games of private rooms are told to those who played, and to nobody else', async () => {
  const ann = await person('Ann');
  const game = await play([ann.key], { private: true });
  const idsAt = async (url: string, token?: string) =>
    (await http.get(url, token === undefined ? {} : { token })).json<Page>().games.map(({ id }) => id);
  expect(await idsAt('/v1/games')).toEqual([]);
  expect(await idsAt(`/v1/profiles/${ann.id}/games`)).toEqual([]);
  expect(await idsAt(`/v1/profiles/${ann.id}/games`, (await person('Eve')).key)).toEqual([]);
  expect(await idsAt(`/v1/profiles/${ann.id}/games`, ann.key)).toEqual([game]);
  expect((await board('by=score')).rows).toMatchObject([{ profile: { id: ann.id } }]);
  expect(JSON.stringify(await board('by=score'))).not.toContain(game);
});

test('histories come in pages', async () => {
  const ann = await person('Ann');
  const games = [];
  for (let i = 0; i < 5; i++) games.unshift(await play([ann.key, undefined]));
  const seen: string[] = [];
  for (let before = ''; ;) {
    const { games: page, next } = (await http.get(`/v1/games?profile=${ann.id}&limit=2${before}`)).json<Page>();
    seen.push(...page.map(({ id }) => id));
    if (next === null) break;
    before = `&before=${next}`;
  }
  expect(seen).toEqual(games);
  expect((await http.get('/v1/games?variant=yatzy')).json<Page>().games).toEqual([]);
});

test('who deletes a profile is on no board, and the others stay as they were', async () => {
  const ann = await person('Ann');
  const bob = await person('Bob');
  await play([ann.key, bob.key], { rated: true });
  const before = (await board('by=rating', bob.key)).own;
  await http.app.inject({ method: 'DELETE', url: '/v1/profiles/me', headers: { authorization: `Bearer ${ann.key}` } });
  for (const by of ['score', 'rating']) {
    const { rows } = await board(`by=${by}`);
    expect(rows.map(({ profile }) => profile.id)).toEqual([bob.id]);
  }
  expect((await board('by=rating', bob.key)).own).toMatchObject({ value: (before as { value: number }).value });
  await http.house.people.projector.rebuild();
  expect((await board('by=rating')).rows).toMatchObject([
    { profile: { id: bob.id }, value: (before as { value: number }).value },
  ]);
});

test('a game by requests counts for the profile in the header, unless several seats were played', async () => {
  const ann = await person('Ann');
  const headers = { 'yaht-profile': ann.key };
  const custom = { id: 'one-line', name: 'One Line', dice: 5, rolls: 3, categories: { chance: { kind: 'chance' } } };
  const finish = async (players: readonly string[]) => {
    const opened = await http.post('/v1/game/new', { variant: custom, players }, { headers });
    const { id, token } = opened.json<{ id: string; token: string }>();
    for (const _ of players) {
      await http.post(`/v1/game/${id}/roll`, {}, { token });
      await http.post(`/v1/game/${id}/score`, { category: 'chance' }, { token });
    }
    await http.house.people.projector.catchUp();
    return id;
  };
  const alone = await finish(['Ann']);
  const shared = await finish(['Ann', 'Ben']);
  const { games } = (await http.get(`/v1/profiles/${ann.id}/games`, { token: ann.key })).json<Page>();
  expect(games.map(({ id }) => id)).toEqual([shared, alone]);
  const { variants } = (await http.get(`/v1/profiles/${ann.id}/statistics`)).json<{ variants: object[] }>();
  expect(variants).toMatchObject([{ id: 'one-line', games: 1 }]);
  const wrong = await http.post('/v1/game/new', {}, { headers: { 'yaht-profile': 'x'.repeat(43) } });
  expect(wrong.json()).toMatchObject({ status: 401, code: 'unknown-profile' });
});

test('what decisions lost is known after the game was compared with perfect play', async () => {
  const ann = await person('Ann');
  const variant = { ...tiny, id: 'solvable', dice: 5 };
  for (let i = 0; i < 5; i++) await play([ann.key], { variant: { ...variant, family: undefined } });
  await http.house.people.projector.reviewAll();
  expect(http.house.faults).toEqual([]);
  const { games } = (await http.get('/v1/games')).json<{ games: { seats: { loss: number; luck: number; score: number }[] }[] }>();
  for (const { seats } of games) expect(seats[0]?.loss).toBeGreaterThanOrEqual(0);
  const { variants } = (await http.get(`/v1/profiles/${ann.id}/statistics`)).json<{ variants: { key: string }[] }>();
  const key = variants[0]?.key ?? '';
  const { rows } = (await http.get(`/v1/leaderboards/${key}?by=skill`)).json<Board>();
  const losses = games.map(({ seats }) => seats[0]?.loss ?? 0);
  expect(rows[0]?.value).toBeCloseTo(losses.reduce((sum, loss) => sum + loss, 0) / 5);
  const { statistics } = (await http.get(`/v1/profiles/${ann.id}/statistics?variant=${key}`)).json<{
    statistics: { reviewed: number; meanLoss: number };
  }>();
  expect(statistics.reviewed).toBe(5);
  expect(statistics.meanLoss).toBeCloseTo(rows[0]?.value ?? Number.NaN);
});

test.each([
  ['/v1/leaderboards/chess', 'unknown-variant'],
  ['/v1/leaderboards/yatzy?by=luck', 'invalid-request'],
  ['/v1/leaderboards/yatzy?window=week', 'invalid-request'],
  ['/v1/leaderboards/yatzy?limit=1000', 'invalid-request'],
  ['/v1/games?variant=chess', 'unknown-variant'],
  ['/v1/games?before=x', 'invalid-request'],
])('%s is refused with %s', async (url, code) => {
  expect((await http.get(url)).json()).toMatchObject({ status: 400, code });
});

test('what is exported holds every game, and no key', async () => {
  const ann = await person('Ann');
  const games = [await play([ann.key, undefined]), await play([ann.key], { private: true })];
  const answer = await http.get('/v1/profiles/me/export', { token: ann.key });
  const document = answer.json<{ schema: string; profile: object; games: { id: string }[]; statistics: object[] }>();
  expect(document).toMatchObject({ schema: 'yaht.profile/1', profile: { id: ann.id, name: 'Ann' }, statistics: [{}] });
  expect(document.games.map(({ id }) => id).sort()).toEqual(games.sort());
  expect(answer.body).not.toContain(ann.key);
});

test('a board comes in pages, and says when there is no next one', async () => {
  const people = await Promise.all(['Ann', 'Bob', 'Cem'].map(person));
  for (const { key } of people) await play([key]);
  const seen: string[] = [];
  let offset: number | null = 0;
  while (offset !== null) {
    const page: Awaited<ReturnType<typeof board>> = await board(`by=score&limit=2&offset=${offset}`);
    seen.push(...page.rows.map(({ profile }) => profile.id));
    offset = page.next;
  }
  expect(seen.sort()).toEqual(people.map(({ id }) => id).sort());
});

test('among friends are those one has played with, ranked among themselves, and nobody else may ask', async () => {
  const [ann, bob, cem] = [await person('Ann'), await person('Bob'), await person('Cem')];
  await play([ann.key, bob.key]);
  await play([cem.key]);
  const { rows, own } = await board('by=score&among=friends', ann.key);
  expect(rows.map(({ profile }) => profile.id).sort()).toEqual([ann.id, bob.id].sort());
  expect(own).toMatchObject({ profile: { id: ann.id } });
  expect(rows[0]?.rank).toBe(1);
  expect((await board('by=rating&among=friends', cem.key)).rows).toEqual([]);
  expect((await http.get(`/v1/leaderboards/${TINY}?among=friends`)).statusCode).toBe(401);
});

test('a week ends after seven days, and a rank is told with the one of this morning', async () => {
  const [ann, bob] = [await person('Ann'), await person('Bob')];
  const days = 24 * 60 * 60_000;
  await play([ann.key]);
  expect((await board('by=score')).rows).toMatchObject([{ rank: 1, rankBefore: null }]);
  http.house.clock.pass(days);
  await play([bob.key]);
  const { rows } = await board('by=score&window=7d');
  const before = Object.fromEntries(rows.map(row => [row.profile.id, row]));
  expect(before).toMatchObject({ [ann.id]: { rankBefore: 1 }, [bob.id]: { rankBefore: null } });
  http.house.clock.pass(7 * days + 1);
  expect((await board('by=score&window=7d')).rows).toEqual([]);
  expect((await board('by=rating')).rows).toEqual([]);
});
