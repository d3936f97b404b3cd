import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Ticket } from '../../../pictures/ticket.ts';
import { HttpHouse } from '../../../testing/http-house.ts';
import { TestHouse } from '../../../testing/house.ts';

const PAGE = '<html><head><meta name="description" content="usual" /><title>yaht</title></head><body></body></html>';
const PATHS = ['/', '/r/:code', '/g/:id', '/d/:day/:game?', '/daily/:game?', '/p/:id'];

const DAY = 86_400_000;

let webFolder: string;
let http: HttpHouse;
let wordsOnly: HttpHouse;
beforeAll(async () => {
  webFolder = await mkdtemp(join(tmpdir(), 'yaht-previews-'));
  await mkdir(join(webFolder, 'assets'));
  for (const language of ['en', 'sv', 'de']) {
    await mkdir(join(webFolder, 'pages', language), { recursive: true });
    await writeFile(join(webFolder, 'pages', language, 'page.html'), PAGE);
  }
  const files = Object.fromEntries(PATHS.map(path => [path, 'page.html']));
  await writeFile(join(webFolder, 'pages/index.json'), JSON.stringify({ files, scripts: [], styles: [] }));
  const house = new TestHouse();
  house.clock.jump(90 * DAY);
  http = await HttpHouse.open(house, undefined, undefined, { publicUrl: 'https://dice.example', webFolder });
  wordsOnly = await HttpHouse.open(house, undefined, undefined, { webFolder });
});
afterAll(() => rm(webFolder, { recursive: true }));

type Entered = { readonly token: string; readonly room: { readonly room: string } };

async function opened(wishes: object = {}): Promise<{ readonly code: string; readonly token: string }> {
  const answer = await http.post('/v1/rooms', { name: 'Ann', variant: 'yahtzee', seats: 3, ...wishes });
  const { token, room } = answer.json<Entered>();
  return { code: room.room, token };
}

async function comesTo(code: string, name: string): Promise<string> {
  return (await http.post(`/v1/rooms/${code}/join`, { name })).json<Entered>().token;
}

/** Everybody is ready, and the host begins. */
async function begin(code: string, host: string, others: readonly string[]): Promise<void> {
  for (const token of [...others, host]) await http.post(`/v1/rooms/${code}/ready`, { ready: true }, { token });
  await http.post(`/v1/rooms/${code}/start`, {}, { token: host });
}

/** The tags of a page, by name. */
async function tagsOf(path: string, from = http): Promise<Readonly<Record<string, string>>> {
  const { body } = await from.get(path);
  const tags = [...body.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g)];
  return Object.fromEntries([
    ...tags.map(([, name = '', content = '']) => [name, content]),
    ['title', /<title>([^<]*)/.exec(body)?.[1] ?? ''],
  ]) as Readonly<Record<string, string>>;
}

/** What stands on the picture that a page names; nothing is drawn here. */
async function ticketOf(picture = ''): Promise<Ticket> {
  const { pathname, search } = new URL(picture);
  return (await http.get(pathname + search)).json<Ticket>();
}

test('an invitation says who invites to what, how many seats are free, and shows its ticket', async () => {
  const { code } = await opened({ turnSeconds: 86_400 });
  await comesTo(code, 'Bo');
  const tags = await tagsOf(`/r/${code}`);
  expect(tags).toMatchObject({
    title: 'Ann would like to play Yahtzee · yaht',
    description: '1 seat free, a turn a day. No account, nothing to install.',
    'og:title': 'Ann would like to play Yahtzee',
    'og:description': '1 seat free, a turn a day. No account, nothing to install.',
    'og:url': `https://dice.example/r/${code}`,
    'og:image:alt': 'A ticket with dice. Ann would like to play Yahtzee: 1 seat free, a turn a day.',
    'twitter:card': 'summary_large_image',
    'twitter:title': 'Ann would like to play Yahtzee',
    'twitter:image:alt': tags['og:image:alt'],
  });
  expect(tags['og:image']).toMatch(new RegExp(`^https://dice\\.example/v1/rooms/${code}/picture\\?lang=en&amp;v=[\\w-]{22}$`));
  expect(await ticketOf(tags['og:image']?.replaceAll('&amp;', '&'))).toMatchObject({
    title: 'Ann would like to play Yahtzee',
    seats: [0, 1, 'free'],
    kin: 'yahtzee',
    isOpen: true,
  });
});

test.each([
  ['sv', 'Ann vill spela Yatzy', 'sv_SE'],
  ['de', 'Ann möchte Yatzy spielen', 'de_DE'],
  ['xx', 'Ann would like to play Yatzy', 'en_GB'],
])('a link in %s speaks it, on its picture too, whatever the reader speaks', async (lang, title, locale) => {
  const { code } = await opened({ variant: 'yatzy' });
  const tags = await tagsOf(`/r/${code}?lang=${lang}`);
  expect(tags).toMatchObject({ 'og:title': title, 'og:locale': locale });
  expect((await ticketOf(tags['og:image']?.replaceAll('&amp;', '&'))).title).toBe(title);
});

test('a private room names its host and its game and nobody else, and is not to be found by searching', async () => {
  const { code, token } = await opened({ private: true });
  const others = [await comesTo(code, 'Secretive'), await comesTo(code, 'Cy')];
  const look = async () => JSON.stringify([await tagsOf(`/r/${code}`), (await http.get(`/v1/rooms/${code}/picture`)).json()]);
  expect(await look()).toContain('Ann would like to play Yahtzee');
  expect(await look()).not.toMatch(/Secretive|Cy/);
  await begin(code, token, others);
  expect(await look()).toContain('the game is on');
  expect(await look()).not.toMatch(/Secretive|Cy/);
  expect((await http.get(`/r/${code}`)).headers['x-robots-tag']).toBe('noindex');
  expect((await http.get(`/v1/rooms/${code}/picture`)).headers['x-robots-tag']).toBe('noindex');
  expect((await tagsOf(`/r/${code}`))['robots']).toBe('noindex');
  const game = await tagsOf(`/g/${code}-1`);
  expect(game).toMatchObject({ 'og:title': 'A game of Yahtzee', robots: 'noindex' });
  expect(JSON.stringify([game, (await http.get(`/v1/games/${code}-1/picture`)).json()])).not.toMatch(/Secretive|Cy|Ann/);
});

test('a game says who plays it and how it stands', async () => {
  const { code, token } = await opened({ seats: 2 });
  await begin(code, token, [await comesTo(code, 'Bo')]);
  expect(await tagsOf(`/r/${code}`)).toMatchObject({ 'og:title': 'Ann and Bo play Yahtzee' });
  const tags = await tagsOf(`/g/${code}-1`);
  expect(tags).toMatchObject({ 'og:title': 'Ann and Bo play Yahtzee' });
  expect(tags['og:description']).toContain('Ann 0, Bo 0');
  expect(tags['og:image']).toContain(`/v1/games/${code}-1/picture?lang=en`);
});

test('a game for which one needs a seat says nothing to strangers', async () => {
  const { code, token } = await opened({ seats: 2, spectators: false });
  await begin(code, token, [await comesTo(code, 'Bo')]);
  expect(await tagsOf(`/g/${code}-1`)).toEqual({ title: 'yaht', description: 'usual' });
  expect((await http.get(`/v1/games/${code}-1/picture`)).statusCode).toBe(404);
});

test('a day and a player have tickets of their own', async () => {
  const today = (await http.get('/v1/daily')).json<{ readonly day: number }>().day;
  expect(await tagsOf(`/d/${today}`)).toMatchObject({ 'og:title': `Daily #${today}` });
  const run = await tagsOf('/daily/rollio');
  expect(run['og:image']).toContain(`/v1/daily/${today}/picture?lang=en&amp;game=rollio`);
  expect((await ticketOf(run['og:image']?.replaceAll('&amp;', '&'))).stub).toBe('seal');
  expect(await tagsOf('/d/99999')).toEqual({ title: 'yaht', description: 'usual' });
  const made = await http.post('/v1/profiles', { name: 'Dee' });
  const { id } = made.json<{ readonly profile: { readonly id: string } }>().profile;
  expect(await tagsOf(`/p/${id}`)).toMatchObject({ 'og:title': 'Dee plays at this table', 'og:description': '0 games so far.' });
  expect((await http.get('/v1/profiles/nobody/picture')).statusCode).toBe(404);
});

test.each(['/r/NOBODY', '/g/NOBODY-1', '/p/nobody', '/d/x', '/'])(
  '%s leads to nothing that has a preview: the page opens as it is',
  async path => {
    expect(await tagsOf(path)).toEqual({ title: 'yaht', description: 'usual' });
  },
);

test('without a public address a link has words and no picture, since nobody outside could fetch it', async () => {
  const { code } = await opened();
  const tags = await tagsOf(`/r/${code}`, wordsOnly);
  expect(tags).toMatchObject({ 'og:title': 'Ann would like to play Yahtzee', 'twitter:card': 'summary' });
  expect(Object.keys(tags).filter(name => /image|url/.test(name))).toEqual([]);
});

test('a name cannot break out of its tag', async () => {
  const { code } = await opened({ name: '"><script>x' });
  const { body } = await http.get(`/r/${code}`);
  expect(body).not.toContain('<script>x');
  expect(body).toContain('&quot;&gt;&lt;script&gt;x would like');
});

test('a picture that a reader has already is not sent again, and changes when the room does', async () => {
  const { code } = await opened();
  const first = await http.get(`/v1/rooms/${code}/picture`);
  const tag = String(first.headers['etag']);
  const again = await http.get(`/v1/rooms/${code}/picture`, { headers: { 'if-none-match': tag } });
  expect([first.statusCode, first.headers['content-type'], again.statusCode]).toEqual([200, 'image/png', 304]);
  await comesTo(code, 'Bo');
  expect((await http.get(`/v1/rooms/${code}/picture`)).headers['etag']).not.toBe(tag);
});

test('codes cannot be tried by the pages that links lead to', async () => {
  const limits = { connections: 10, messages: { perSecond: 100, burst: 100 }, arrivals: { perSecond: 0.001, burst: 3 } };
  const strict = await HttpHouse.open(http.house, limits, undefined, { publicUrl: 'https://dice.example', webFolder });
  const { code } = await opened();
  const from = '192.0.2.1';
  const isTold = async (path: string) => (await strict.get(path, { from })).body.includes('og:title');
  expect(await isTold(`/r/${code}`)).toBe(true);
  for (const guess of ['A', 'B', 'C']) expect(await isTold(`/r/NOBODY${guess}`)).toBe(false);
  expect(await isTold(`/r/${code}`)).toBe(false);
  expect((await strict.get(`/r/${code}`, { from })).statusCode).toBe(200);
});
