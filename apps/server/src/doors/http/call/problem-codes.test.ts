/** Every problem there is, provoked by a request. A new code does not compile here until somebody says how it comes about. */
import { dayStart, variantOfDay } from '@yaht/fair';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { RoomEvent } from '@yaht/room';
import { tiny } from '@yaht/room/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AsideError } from '../../../advice/aside.ts';
import { LogError, type GameLog } from '../../../log/index.ts';
import { MAX_KEYS } from '../../../people/file/profile-book.ts';
import { testAdvice } from '../../../testing/advice.ts';
import { settled } from '../../../testing/hand-clock.ts';
import { TestHouse } from '../../../testing/house.ts';
import { newBrowser } from '../../../notices/testing-browser.ts';
import { MOST_WAYS } from '../../../notices/ways.ts';
import { HttpHouse } from '../../../testing/http-house.ts';
import { runProblems } from '../../../testing/run-problems.ts';
import { newerRun, stagedRun } from '../../../testing/staged-run.ts';
import { USUAL_ADDRESS_LIMITS } from '../../doorkeeper.ts';
import { PROBLEM_CODES, statusOf, type ProblemCode } from './problem-codes.ts';

/** What no request can bring about: said at other doors, or kept from happening by the schemas and the tables behind them. */
const NEVER_OVER_HTTP = [
  'not-messagepack',
  'unknown-type',
  'already-in-a-room',
  'unsupported-protocol',
  'already-joined',
  'invalid-room-id',
  'invalid-game-id',
  'no-players',
  'house-only',
  'still-played',
  'invalid-face',
  'invalid-set',
  'no-other-material',
] as const;
type Never = Extract<ProblemCode, (typeof NEVER_OVER_HTTP)[number]>;

type Answered = { readonly statusCode: number; readonly headers: object; readonly json: () => { readonly code?: string } };
type Call = (path: string, body?: object, as?: string) => Promise<Answered>;

let http: HttpHouse;
beforeAll(async () => {
  http = await HttpHouse.open(new TestHouse({ players: 2 }));
});
afterAll(() => http.app.close());

const STRANGER = { from: '203.0.113.7' };

/** A game of its own. */
async function game(body: object = {}) {
  const { id, token } = (await http.post('/game/new', body)).json();
  const call: Call = (name, said = {}) => http.post(`/game/${id}/${name}`, said, { token });
  return { id, token, call };
}

/** A room of Ann, and how its members speak. */
async function room(options: object = {}) {
  const opened = (await http.post('/v1/rooms', { name: 'Ann', variant: tiny, seats: 2, ...options })).json();
  const code: string = opened.room.room;
  const call: Call = (name, said = {}, as = opened.token) => http.post(`/v1/rooms/${code}/${name}`, said, { token: as });
  const join = async (name = 'Bob', more: object = {}): Promise<string> =>
    (await http.post(`/v1/rooms/${code}/join`, { name, ...more })).json().token;
  return { code, call, join };
}

/** Ann and Bob in a game that has begun; Ann moves first. */
async function match(options: object = {}) {
  const made = await room(options);
  const bob = await made.join();
  await made.call('ready', {}, bob);
  await made.call('start');
  return { ...made, bob };
}

/** Rollio for one, after the first roll. */
async function rollio() {
  const made = await room({ variant: 'rollio-classic', seats: 1, autoFirstRoll: false });
  await made.call('start');
  return made;
}

/** Dice lie there that score with one of them alone. */
async function rollioDice(): Promise<{ readonly call: Call; readonly dice: readonly number[] }> {
  for (;;) {
    const { code, call } = await rollio();
    await call('roll');
    const table = await http.house.tables.find(code);
    const turn = table?.room.game?.family === 'rollio' ? table.room.game.state.turn : undefined;
    const dice = turn?.dice?.map(die => (typeof die === 'number' ? die : (die as { face: number }).face)) ?? [];
    if (dice.some(face => face === 1 || face === 5) && dice.some(face => face !== 1 && face !== 5 && count(dice, face) === 1))
      return { call, dice };
  }
}
const count = (dice: readonly number[], face: number): number => dice.filter(other => other === face).length;

type Append = GameLog<RoomEvent>['append'];
type Playing = { readonly call: (name: string, body?: object, key?: string) => Promise<Answered> };

/** A game that has been rolled once, on a disk that behaves like this from then on. */
async function onDisk(disk: (append: Append) => Append): Promise<Playing> {
  let isStrange = false;
  const over = (log: GameLog<RoomEvent>): GameLog<RoomEvent> =>
    new Proxy(log, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name);
        const bound = typeof value === 'function' ? (value.bind(target) as unknown) : value;
        return name === 'append' && isStrange ? disk(bound as Append) : bound;
      },
    });
  const house = await HttpHouse.open(new TestHouse({ log: over }));
  const { id, token } = (await house.post('/game/new')).json();
  await house.post(`/game/${id}/roll`, {}, { token });
  isStrange = true;
  return {
    call: (name, body = {}, key) => house.post(`/game/${id}/${name}`, body, { token, ...(key === undefined ? {} : { key }) }),
  };
}

/** Many calls that all come while the first is being written; the answer that has this code. */
async function whileWriting(
  code: ProblemCode,
  ask: (call: Playing['call'], place: number) => Promise<Answered>,
): Promise<Answered> {
  const waiting: (() => void)[] = [];
  const { call } = await onDisk(append => async entry => {
    await new Promise<void>(resolve => waiting.push(resolve));
    return append(entry);
  });
  const asked = Array.from({ length: 12 }, (_, place) => ask(call, place));
  const all = Promise.all(asked);
  await expect.poll(() => waiting, { interval: 20 }).toHaveLength(1);
  const answered = { all: false };
  void all.finally(() => (answered.all = true));
  while (!answered.all) {
    await settled();
    waiting.shift()?.();
  }
  return (await all).find(answer => answer.json().code === code) ?? expect.fail(`nobody was told ${code}`);
}

/** A server whose helpers answer like this. */
async function withHelpers(why: AsideError['code']): Promise<Answered> {
  const house = new TestHouse();
  const refuse = () => Promise.reject(new AsideError(why));
  const lanes = { solving: refuse, counting: refuse, reading: refuse, reviewing: refuse, playing: refuse, close: async () => {} };
  const refusing = await HttpHouse.open(house, undefined, testAdvice(house.clock, { lanes }));
  return refusing.post('/v1/rollio/score', { dice: [1] });
}

/** A question about play, once its game is solved. */
async function advice(position: object, variant: string | object = 'yahtzee-official'): Promise<Answered> {
  const ask = () => http.post('/v1/evaluate', { variant, position });
  await expect.poll(async () => (await ask()).statusCode).not.toBe(503);
  return ask();
}

/** What is said on a bare connection when a request does not end. */
async function unfinished(): Promise<Answered> {
  const open = await HttpHouse.open();
  await open.app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((open.app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write('POST /game/new HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{');
  const [head = '', body = '{}'] = (await text(socket)).split('\r\n\r\n');
  await open.app.close();
  const statusCode = Number(head.split(' ')[1]);
  return { statusCode, headers: { 'content-type': 'application/problem+json' }, json: () => JSON.parse(body) };
}

async function tooManyDevices(): Promise<Answered> {
  const { key } = (await http.post('/v1/profiles', { name: 'Ann' })).json();
  const claim = async () => {
    const { code } = (await http.post('/v1/profiles/me/transfer', {}, { token: key })).json();
    return http.post('/v1/profiles/claim', { code });
  };
  for (let device = 1; device < MAX_KEYS; device++) await claim();
  return claim();
}

/** The game of the day is played once in its room. */
async function challengeOnce(): Promise<Answered> {
  const ann = http.house.connect();
  http.house.clock.pass(dayStart(2) - http.house.clock.now());
  await ann.say({ type: 'PlayDaily', name: 'Ann', profile: 'a'.repeat(43) });
  const { room, token } = ann.welcome;
  for (const category of Object.keys(variantOfDay(2).categories)) {
    await ann.say({ type: 'RollDice' });
    await ann.say({ type: 'ScratchCategory', category });
  }
  return http.post(`/v1/rooms/${room.id}/rematch`, {}, { token });
}

const provoked: Readonly<Record<Exclude<ProblemCode, Never>, () => Promise<Answered>>> = {
  'invalid-json': () =>
    http.app.inject({ method: 'POST', url: '/game/new', headers: { 'content-type': 'application/json' }, payload: '{' }),
  'invalid-request': () => http.post('/game/new', { players: 'Ann' }),
  'invalid-key': () => http.post('/game/new', {}, { key: 'short' }),
  'seat-required': async () => http.post(`/game/${(await game()).id}/roll`),
  'profile-required': () => http.get('/v1/profiles/me'),
  'origin-not-allowed': () => http.post('/game/new', {}, { headers: { origin: 'https://stranger.example' } }),
  'not-found': () => http.get('/nothing'),
  'game-not-found': () => http.get('/v1/games/ZZZZZZ-1'),
  'room-not-found': () => http.get('/v1/rooms/ZZZZZZ'),
  'room-expired': async () => {
    const { code, call } = await match();
    await (await http.house.tables.find(code))?.submit('house', { type: 'Expire' });
    return call('roll');
  },
  'newer-version': async () => {
    const { room, call } = await stagedRun(http, 'round');
    await newerRun(http.house, room);
    return call('roll');
  },
  'profile-not-found': () => http.get('/v1/profiles/nobody'),
  'unknown-day': () => http.get('/v1/daily/9999'),
  'challenge-once': challengeOnce,
  'unknown-code': () => http.post('/v1/profiles/claim', { code: 'AAAA-AAAA-AAAA' }),
  'too-many-devices': tooManyDevices,
  'too-many-ways': async () => {
    const { key } = (await http.post('/v1/profiles', { name: 'Ann' })).json();
    const add = (way: number) =>
      http.post('/v1/profiles/me/notices', { kind: 'webhook', url: `https://ntfy.example/${way}` }, { token: key });
    for (let way = 0; way < MOST_WAYS; way += 1) await add(way);
    return add(MOST_WAYS);
  },
  'address-not-allowed': async () => {
    const { key } = (await http.post('/v1/profiles', { name: 'Ann' })).json();
    return http.post('/v1/profiles/me/notices', { kind: 'webhook', url: 'https://192.168.0.1/' }, { token: key });
  },
  'notices-not-offered': async () => {
    const { key } = (await http.post('/v1/profiles', { name: 'Ann' })).json();
    const way = { kind: 'push', endpoint: 'https://push.example/x', keys: newBrowser().keys };
    return http.post('/v1/profiles/me/notices', way, { token: key });
  },
  'method-not-allowed': () => http.ask('DELETE', '/healthz'),
  'not-acceptable': async () => http.get(`/v1/games/${(await game()).id}`, { headers: { accept: 'image/png' } }),
  'request-timeout': unfinished,
  'request-in-progress': () => whileWriting('request-in-progress', call => call('roll', {}, 'once')),
  'version-conflict': () => whileWriting('version-conflict', (call, i) => call('freeze', { indices: [i % 5] })),
  'seat-expired': async () => {
    const { call } = await match();
    await call('leave');
    return call('roll');
  },
  'state-changed': async () => {
    const { id, token } = await game();
    return http.post(`/game/${id}/roll`, {}, { token, headers: { 'if-match': '"999"' } });
  },
  'body-too-large': () => http.post('/game/new', { players: ['x'.repeat(17_000)] }),
  'path-too-long': () => http.get(`/v1/games/${'x'.repeat(1_000)}`),
  'unsupported-media-type': () =>
    http.app.inject({ method: 'POST', url: '/game/new', headers: { 'content-type': 'text/csv' }, payload: 'Ann' }),
  'idempotency-key-reused': async () => {
    const { id, token } = await game();
    await http.post(`/game/${id}/roll`, {}, { token, key: 'k' });
    return http.post(`/game/${id}/score`, { category: 'ones' }, { token, key: 'k' });
  },
  'rate-limited': async () => {
    const strict = await HttpHouse.open(http.house, { ...USUAL_ADDRESS_LIMITS, messages: { perSecond: 1, burst: 1 } });
    await strict.get('/openapi.json', STRANGER);
    return strict.get('/openapi.json', STRANGER);
  },
  'too-many-streams': async () => {
    const { id } = await game();
    const strict = await HttpHouse.open(http.house, { ...USUAL_ADDRESS_LIMITS, connections: 1 });
    const streaming = strict.app.inject({ url: `/v1/games/${id}/events`, remoteAddress: STRANGER.from, payloadAsStream: true });
    const stream = await streaming;
    const refused = await strict.get('/v1/rooms', STRANGER);
    stream.stream().destroy();
    strict.streams.goAway();
    return refused;
  },
  'table-loading': () => http.post('/v1/evaluate', { variant: 'kniffel', position: {} }),
  'invalid-dice': () => http.get('/v1/variants/yatzy/points?dice=1,2'),
  'no-such-card': () => advice({ filled: ['ones'], upperScore: 7 }),
  'too-many-rerolls': () => advice({ dice: [1, 1, 1, 1, 1], rerollsLeft: 3 }),
  'cannot-be-solved': () => http.post('/v1/evaluate', { variant: 'maxi-yatzy', position: {} }),
  'invalid-record': () => http.post('/v1/review', { schema: 'yaht.game/1', events: [] }),
  'too-complex': () => withHelpers('too-long'),

  'unknown-variant': () => http.post('/game/new', { variant: 'no-such-game' }),
  'invalid-variant': () => http.post('/game/new', { variant: { ...tiny, rolls: 'many' } }),
  'unknown-profile': () => http.post('/game/new', {}, { headers: { 'yaht-profile': 'n'.repeat(43) } }),
  'unknown-seq': async () => http.get(`/v1/games/${(await game()).id}/events?after=999`),
  'server-full': () => withHelpers('busy'),
  'going-away': () => withHelpers('closed'),
  'storage-full': async () => (await onDisk(() => async () => ({ type: 'disk-full' }))).call('roll'),
  'storage-away': async () =>
    (await onDisk(() => () => Promise.reject(new LogError('away', 'the database does not answer')))).call('roll'),
  'room-damaged': async () =>
    (await onDisk(() => () => Promise.reject(new LogError('damaged', 'the room is damaged')))).call('roll'),
  fault: async () => (await onDisk(() => () => Promise.reject(new Error('the disk made a noise')))).call('roll'),

  'invalid-options': () => http.post('/v1/rooms', { name: 'Ann', variant: 'yatzy', awaySeconds: 1 }),
  'rated-needs-clock': () => http.post('/v1/rooms', { name: 'Ann', variant: 'yatzy', rated: true, turnSeconds: 0 }),
  'rated-needs-profile': () => http.post('/v1/rooms', { name: 'Ann', variant: 'yatzy', rated: true }),
  'countdown-mismatch': () => http.post('/v1/rooms', { name: 'Ann', variant: 'yatzy', whenAway: 'bot', awaySeconds: 0 }),
  'slow-games-wait': () => http.post('/v1/rooms', { name: 'Ann', variant: 'yatzy', turnSeconds: 86_400, whenAway: 'bot' }),
  'rated-without-help': () => http.post('/v1/rooms', { name: 'Ann', variant: 'yatzy', seats: 2, rated: true, hints: true }),
  'wrong-password': async () => {
    const { code } = await room({ password: 'hush' });
    return http.post(`/v1/rooms/${code}/join`, { name: 'Bob', password: 'loud' });
  },
  'room-full': async () => {
    const { code } = await room({ seats: 1 });
    return http.post(`/v1/rooms/${code}/join`, { name: 'Bob' });
  },
  'too-many-members': async () => {
    const { code, join } = await room();
    for (let i = 0; i < 63; i++) await join('Eve', { spectate: true });
    return http.post(`/v1/rooms/${code}/join`, { name: 'Eve', spectate: true });
  },
  'spectators-not-allowed': async () => {
    const { code } = await room({ spectators: false });
    return http.post(`/v1/rooms/${code}/join`, { name: 'Eve', spectate: true });
  },
  'no-seat': async () => {
    const { call, join } = await match();
    return call('roll', {}, await join('Eve', { spectate: true }));
  },
  'invalid-seat': async () => (await room()).call('seat', { playerId: 5 }),
  'seat-taken': async () => (await room()).call('seat', { playerId: 0 }),
  'not-your-seat': async () => {
    const { call, join } = await room();
    await join();
    return call('leave-seat', { playerId: 1 });
  },
  'host-only': async () => {
    const { call, join } = await room();
    return call('start', {}, await join());
  },
  'invalid-member': async () => (await room()).call('remove-member', { member: 9 }),
  'remove-yourself': async () => (await room()).call('remove', { playerId: 0 }),
  'game-started': async () => (await match()).call('ready'),
  'no-game': async () => (await room()).call('roll'),
  'game-not-over': async () => (await match()).call('rematch'),
  'not-enough-players': async () => (await room()).call('start'),
  'not-all-ready': async () => {
    const { call, join } = await room();
    await join();
    return call('start');
  },
  'starts-when-ready': async () => (await room({ start: 'ready' })).call('start'),
  'practice-alone': async () => {
    const { call, join } = await room({ undo: 'practice' });
    await call('ready', {}, await join());
    return call('start');
  },
  'chat-off': async () => (await room({ chat: false })).call('chat', { text: 'Hello' }),
  'chat-for-players': async () => {
    const { call, join } = await room({ private: true });
    return call('chat', { text: 'Hello' }, await join('Eve', { spectate: true }));
  },
  'chat-empty': async () => (await room()).call('chat', { text: ' ' }),
  'chat-too-long': async () => (await room()).call('chat', { text: 'x'.repeat(281) }),
  'vote-pending': async () => {
    const { call } = await scored();
    await call('undo');
    return call('undo');
  },
  'vacation-used-up': async () => {
    const { key } = (await http.post('/v1/profiles', { name: 'Ann' })).json();
    const take = (days: number) => http.ask('PUT', '/v1/profiles/me/vacation', { days }, { token: key });
    await take(14);
    http.house.clock.pass(15 * 86_400_000);
    return take(1);
  },
  'no-nudge': async () => (await match()).call('nudge'),
  'nudged-today': async () => {
    const { call, bob } = await match();
    await call('nudge', {}, bob);
    return call('nudge', {}, bob);
  },
  'no-vote': async () => (await match()).call('answer-undo', { yes: true }),
  'not-your-vote': async () => {
    const { call } = await scored();
    await call('undo');
    return call('answer-undo', { yes: true });
  },

  'not-your-turn': async () => {
    const { call, bob } = await match();
    return call('roll', {}, bob);
  },
  'game-over': async () => {
    const { call } = await game({ variant: tiny });
    for (const category of ['ones', 'chance']) {
      await call('roll');
      await call('score', { category });
    }
    return call('roll');
  },
  'roll-first': async () => (await game()).call('score', { category: 'chance' }),
  'no-rolls-left': async () => {
    const { call } = await game();
    for (let roll = 0; roll < 3; roll++) await call('roll');
    return call('roll');
  },
  'nothing-to-roll': async () => {
    const { call } = await game();
    await call('roll');
    await call('freeze', { indices: [0, 1, 2, 3, 4] });
    return call('roll');
  },
  'hold-does-not-fit': async () => {
    const { call } = await match({ autoFirstRoll: true });
    return call('roll', { hold: [true] });
  },
  'invalid-index': async () => {
    const { call } = await game();
    await call('roll');
    return call('freeze', { indices: [5] });
  },
  'invalid-category': async () => {
    const { call } = await game();
    await call('roll');
    return call('score', { category: 'sevens' });
  },
  'category-filled': async () => {
    const { call } = await game();
    await call('roll');
    await call('score', { category: 'chance' });
    await call('roll');
    return call('score', { category: 'chance' });
  },
  'joker-restriction': () => advice({ card: { yahtzee: 50 }, dice: [4, 4, 4, 4, 4], action: { category: 'chance' } }),
  'nothing-to-undo': async () => (await match({ undo: 'before-draw' })).call('undo'),
  'undo-not-allowed': async () => (await match({ undo: 'off' })).call('undo'),
  'hints-not-allowed': async () => (await match({ hints: false, autoFirstRoll: true })).call('hint'),
  'has-resigned': async () => {
    const { call } = await match();
    await call('resign');
    return call('roll');
  },
  'command-does-not-fit': async () => (await match()).call('bank'),
  'room-required': () => http.post('/game/new', { variant: 'rollio' }),

  'score-first': async () => (await rollioDice()).call('bank'),
  'nothing-selected': async () => (await rollioDice()).call('score-dice', { dice: [] }),
  'dice-used-twice': async () => (await rollioDice()).call('score-dice', { dice: [0, 0] }),
  'dice-set-aside': async () => {
    const { call, dice } = await rollioDice();
    const die = dice.findIndex(face => face === 1 || face === 5);
    await call('score-dice', { dice: [die] });
    return call('score-dice', { dice: [die] });
  },
  'unused-dice': async () => {
    const { call, dice } = await rollioDice();
    return call('score-dice', { dice: [dice.findIndex(face => face !== 1 && face !== 5 && count(dice, face) === 1)] });
  },
  'invalid-partition': async () => {
    const { call, dice } = await rollioDice();
    return call('score-dice', { dice: [dice.findIndex(face => face === 1 || face === 5)], partition: 99 });
  },

  ...runProblems(() => http),

  'too-many-players': () => http.post('/v1/rooms', { name: 'Ann', variant: { ...tiny, maxPlayers: 1 }, seats: 2 }),
  'invalid-name': () => http.post('/game/new', { players: ['x'.repeat(21)] }),
  'invalid-seed': async () => (await room()).call('ready', { seed: 'no spaces' }),
};

/** Ann has scored, and Bob has not rolled yet. */
async function scored() {
  const made = await match({ autoFirstRoll: false, undo: 'before-draw' });
  await made.call('roll');
  await made.call('score', { category: 'chance' });
  return made;
}

test('every code is provoked here, or can only be met at another door', () => {
  const known = [...Object.keys(provoked), ...NEVER_OVER_HTTP];
  expect(known.sort()).toEqual([...PROBLEM_CODES].sort());
});

test.each(Object.entries(provoked))('%s', async (code, provoke) => {
  const answer = await provoke();
  const status = statusOf(code as ProblemCode);
  expect({ ...answer.json(), status: answer.statusCode }).toMatchObject({ code, status, type: `/problems/${code}` });
  expect(answer.headers).toMatchObject({ 'content-type': expect.stringContaining('application/problem+json') as string });
});
