/** For every call of the description a moment at which its example is granted: who asks, and about what. */
import { dayStart } from '@yaht/fair';
import { tiny } from '@yaht/room/testing';
import { fault } from '@yaht/rules';
import type { HttpHouse } from './http-house.ts';
import { stagedRun, type Owned, type RunPlace } from './staged-run.ts';

/** What stands for the names in the path, the token, and a body where the one of the description cannot be known before. */
export type Staged = {
  readonly params: Readonly<Record<string, string>>;
  readonly token?: string;
  readonly body?: object;
};

/** Over soon, and solved in a moment. */
const twoLines = {
  id: 'two-lines',
  name: 'Two Lines',
  dice: 5,
  rolls: 2,
  categories: { sixes: { kind: 'face', face: 6 }, chance: { kind: 'chance' } },
};

/** Everything that a call can be asked about, made when it is. */
export async function stage(http: HttpHouse, path: string): Promise<Staged> {
  if (path.startsWith('/v1/variants')) return { params: { id: 'yatzy' } };
  if (path.startsWith('/v1/leaderboards')) return { params: { variant: 'yatzy' } };
  if (path.startsWith('/v1/profiles')) return profile(http, path);
  if (path.startsWith('/v1/daily')) return day(http, path);
  if (path.startsWith('/v1/rooms/')) return room(http, path.slice('/v1/rooms/{room}'.length + 1));
  if (path === '/v1/games/{id}/run') return run(http, 'reroll');
  if (path.startsWith('/v1/games/')) return finished(http);
  return game(http);
}

async function profile(http: HttpHouse, path: string): Promise<Staged> {
  const { profile: made, key } = (await http.post('/v1/profiles', { name: 'Ann', colour: 'sky' })).json();
  const params = { id: made.id };
  if (path.startsWith('/v1/profiles/me/games')) return openGame(http, key);
  if (path.endsWith('/notices/{id}')) return { params: { id: await webhook(http, key) }, token: key };
  if (!path.endsWith('/claim')) return { params, token: key };
  const { code } = (await http.post('/v1/profiles/me/transfer', {}, { token: key })).json();
  return { params, body: { code } };
}

/** The id of a way by which somebody is told. */
async function webhook(http: HttpHouse, key: string): Promise<string> {
  const way = { kind: 'webhook', url: 'https://ntfy.example/my-dice' };
  return (await http.post('/v1/profiles/me/notices', way, { token: key })).json().id as string;
}

/** A game with Bob in which Ann, whose key it is, is to roll after his first turn. */
async function openGame(http: HttpHouse, key: string): Promise<Staged> {
  const { key: bobs } = (await http.post('/v1/profiles', { name: 'Bob' })).json();
  const as = (profile: string) => ({ headers: { 'yaht-profile': profile } });
  const wishes = { name: 'Bob', variant: 'yatzy', seats: 2, turnSeconds: 259_200 };
  const bob = (await http.post('/v1/rooms', wishes, as(bobs))).json();
  const code: string = bob.room.room;
  const ann = (await http.post(`/v1/rooms/${code}/join`, { name: 'Ann' }, as(key))).json();
  await http.post(`/v1/rooms/${code}/ready`, {}, { token: ann.token });
  for (const [call, body] of Object.entries({ start: {}, roll: {}, score: { category: 'chance' } }))
    await http.post(`/v1/rooms/${code}/${call}`, body, { token: bob.token });
  return { params: { room: code }, token: key };
}

/** The second day, so that the first one is over. */
async function day(http: HttpHouse, path: string): Promise<Staged> {
  http.house.clock.pass(Math.max(0, dayStart(2) - http.house.clock.now()));
  return { ...(path === '/v1/daily' ? await profile(http, path) : {}), params: { day: '1' } };
}

/** Where a run stands when a call is for it, and what its player has. */
const RUNS: Readonly<Record<string, readonly [RunPlace, Owned?]>> = {
  set: ['set'],
  reroll: ['thrown'],
  flop: ['flopping'],
  buy: ['shop'],
  'reroll-shop': ['shop'],
  'sell-charm': ['shop', { charms: ['flopShield'] }],
  'sell-consumable': ['shop', { consumables: ['chisel'] }],
  'move-charm': ['shop', { charms: ['flopShield'] }],
  use: ['shop', { consumables: ['chisel'] }],
  'leave-shop': ['shop'],
  'end-run': ['won'],
};

async function run(http: HttpHouse, call: string): Promise<Staged> {
  const [place, owned] = RUNS[call] ?? fault(`no stage for ${call}`);
  const { room: code, token } = await stagedRun(http, place, owned);
  return { params: { room: code, id: code }, token };
}

/** A game of Yahtzee after its first roll. */
async function game(http: HttpHouse): Promise<Staged> {
  const { id, token } = (await http.post('/game/new', { players: ['Ann'] })).json();
  await http.post(`/game/${id}/roll`, {}, { token });
  return { params: { id }, token };
}

/** A game that was played to its end. */
async function finished(http: HttpHouse): Promise<Staged> {
  const { id, token } = (await http.post('/game/new', { variant: twoLines, players: ['Ann'] })).json();
  for (const category of ['sixes', 'chance']) {
    await http.post(`/game/${id}/roll`, {}, { token });
    await http.post(`/game/${id}/score`, { category }, { token });
  }
  await (await http.house.tables.find(id.slice(0, -2)))?.submit('house', { type: 'Expire' });
  return { params: { id }, token };
}

type Say = (call: string, body?: object, as?: string) => Promise<unknown>;
type Open = { readonly code: string; readonly ann: string; readonly bob: string; readonly say: Say };

const LOBBY = ['ready', 'bots', 'remove', 'seat', 'leave-seat', 'join', 'chat', 'leave', 'invitation'];

/** Ann’s room at the moment when this call is for her, or for Bob. */
async function room(http: HttpHouse, call: string): Promise<Staged> {
  if (call in RUNS) return run(http, call);
  if (call === 'score-dice' || call === 'bank') return rollio(http, call);
  if (call === 'events') return { params: { room: (await finished(http)).params['id']?.slice(0, -2) ?? '' } };
  const isAlone = call === 'undo' || call === 'rematch';
  const { code, ann, bob, say } = await open(http, {
    ...(isAlone ? { seats: 1, variant: tiny } : {}),
    spectate: call === 'remove-member',
    autoFirstRoll: !isAlone && call !== 'answer-undo',
  });
  const asked = { params: { room: code }, token: ann };
  if (call === 'remove-member' || LOBBY.includes(call)) return asked;
  if (!isAlone) await say('ready', {}, bob);
  if (call === 'start') return asked;
  await say('start');
  const scores = { undo: ['ones'], rematch: ['ones', 'chance'], 'answer-undo': ['chance'] }[call] ?? [];
  for (const category of scores) {
    await say('roll');
    await say('score', { category });
  }
  if (call === 'answer-undo') await say('undo');
  if (call === 'answer-end') await say('offer-end');
  return ['answer-undo', 'answer-end', 'nudge'].includes(call) ? { ...asked, token: bob } : asked;
}

type Opening = { readonly spectate?: boolean; readonly [option: string]: unknown };

async function open(http: HttpHouse, { spectate, ...options }: Opening): Promise<Open> {
  const wishes = { name: 'Ann', variant: 'yahtzee', seats: 3, hints: true, undo: 'before-draw', ...options };
  const opened = (await http.post('/v1/rooms', wishes)).json();
  const code: string = opened.room.room;
  const joined = (await http.post(`/v1/rooms/${code}/join`, { name: 'Bob', ...(spectate ? { spectate } : {}) })).json();
  const say: Say = (call, body = {}, as = opened.token) => http.post(`/v1/rooms/${code}/${call}`, body, { token: as });
  return { code, ann: opened.token, bob: joined.token, say };
}

/** Dice are tried until the first and the last of them score. */
async function rollio(http: HttpHouse, call: string): Promise<Staged> {
  for (;;) {
    const { code, ann, say } = await open(http, { variant: 'rollio-classic', seats: 1, autoFirstRoll: false });
    await say('start');
    await say('roll');
    const before = (await http.house.tables.find(code))?.room.game;
    const dice = before?.family === 'rollio' ? (before.state.turn?.dice ?? []) : [];
    if (![dice[0], dice[4]].every(face => face === 1 || face === 5)) continue;
    if (call === 'bank') await say('score-dice', { dice: [0, 4] });
    return { params: { room: code }, token: ann };
  }
}
