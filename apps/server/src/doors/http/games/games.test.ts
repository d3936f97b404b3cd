import { verifyGame } from '@yaht/fair';
import { fault, replay, type Event } from '@yaht/rules';
import { beforeEach, describe, expect, test } from 'vitest';
import { HttpHouse } from '../../../testing/http-house.ts';
import { TestHouse } from '../../../testing/house.ts';
import { GameState } from './game-state.ts';

let house: TestHouse;
let http: HttpHouse;
beforeEach(async () => {
  house = new TestHouse();
  http = await HttpHouse.open(house);
});

const KEY = '0b6ecf5e-7a49-4f2e-9a0e-6a1a2c3d4e5f';

type State = {
  readonly id: string;
  readonly seq: number;
  readonly dice: readonly number[] | null;
  readonly gameOver: boolean;
  readonly availableCategories: readonly { readonly id: string; readonly points: number; readonly allowed: boolean }[];
};

/** A game that has begun, and calls in its name. */
async function begin(body: object = {}) {
  const { id, token, state } = (await http.post('/game/new', body)).json();
  const call = (name: string, said?: object, key?: string, headers: Record<string, string> = {}) =>
    http.post(`/game/${id}/${name}`, said, { token, headers, ...(key === undefined ? {} : { key }) });
  const read = async (): Promise<State> => (await http.get(`/game/${id}/state`, { token })).json().state;
  return { id: String(id), token: String(token), state, call, read };
}

describe('a new game', () => {
  test('is a Yahtzee for one, unless told otherwise', async () => {
    const answer = await http.post('/game/new');
    expect(answer.statusCode).toBe(201);
    const { id, token, state } = answer.json();
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(id).toMatch(/^[A-Z0-9]{16}-1$/);
    expect(state).toMatchObject({
      id,
      variant: 'yahtzee',
      turn: 1,
      currentPlayer: 0,
      rollsRemaining: 3,
      dice: null,
      frozen: [false, false, false, false, false],
      gameOver: false,
      winners: [],
      players: [{ name: 'Player 1', scorecard: { ones: null, yahtzee: null }, upperBonus: 0, yahtzeeBonus: 0, total: 0 }],
    });
    expect(state.availableCategories).toHaveLength(13);
    expect(state.availableCategories[0]).toEqual({ id: 'ones', points: null, allowed: false });
    expect(answer.headers['etag']).toBe(`"${state.seq}"`);
    expect(answer.headers['location']).toBe(`/v1/game/${id}/state`);
  });

  test('has the players and the rules that were asked for', async () => {
    const { state } = await begin({ variant: 'yatzy', players: ['Ann', 'Bob'] });
    expect(state).toMatchObject({ variant: 'yatzy', players: [{ name: 'Ann' }, { name: 'Bob' }] });
  });

  test.each([
    [{ variant: 'chess' }, 400, 'unknown-variant'],
    [{ variant: { name: 'x' } }, 400, 'invalid-variant'],
    [{ variant: 'rollio' }, 400, 'room-required'],
    [{ variant: 'rollio-classic' }, 400, 'room-required'],
    [{ variant: 'rollio-duel' }, 400, 'room-required'],
    [{ players: [] }, 400, 'invalid-request'],
    [{ players: ['\u202e'] }, 400, 'invalid-name'],
    [{ players: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] }, 400, 'invalid-request'],
    [{ players: 'Ann' }, 400, 'invalid-request'],
  ])('%j is refused', async (body, status, code) => {
    const answer = await http.post('/game/new', body);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });

  test('asked for twice with one key is one game, also after a restart', async () => {
    const first = await http.post('/game/new', { players: ['Ann'] }, { key: KEY });
    house.restart();
    http = await HttpHouse.open(house);
    const again = await http.post('/game/new', { players: ['Ann'] }, { key: KEY });
    expect(again.json()).toEqual(first.json());
    expect(again.headers['idempotent-replayed']).toBe('true');
    const other = await http.post('/game/new', { players: ['Bob'] }, { key: KEY });
    expect([other.statusCode, other.json().code]).toEqual([422, 'idempotency-key-reused']);
  });

  test.each(['rollio', 'rollio-classic'])('of %s is played by the calls of its room: here nothing moves it', async variant => {
    const { token, room } = (await http.post('/v1/rooms', { name: 'Ann', variant, seats: 1 })).json();
    const code = String(room.room);
    await http.post(`/v1/rooms/${code}/start`, {}, { token });
    const before = (await house.tables.find(code))?.room.seq;
    expect(before).toBeGreaterThan(2);
    for (const [name, body] of Object.entries({ roll: {}, freeze: { indices: [0] }, score: { category: 'ones' } })) {
      const answer = await http.post(`/game/${code}-1/${name}`, body, { token });
      expect([name, answer.statusCode, answer.json().code]).toEqual([name, 404, 'game-not-found']);
    }
    expect((await house.tables.find(code))?.room.seq).toBe(before);
  });

  test('needs a key that nobody guesses', async () => {
    const answer = await http.post('/game/new', {}, { key: 'first' });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid-key']);
  });
});

test('a game that is over stays as it is when its room plays another one, and a retry gets its answer', async () => {
  const { id, token, state, call } = await begin();
  const room = id.replace(/-1$/, '');
  const score = (category: string, key?: string) => call('score', { category }, key);
  for (const { id: category } of state.availableCategories.slice(1)) {
    await call('roll');
    await score(category);
  }
  await call('roll');
  const last = await score('ones', KEY);
  expect(last.json().state).toMatchObject({ gameOver: true });
  for (const name of ['rematch', 'start']) await http.post(`/v1/rooms/${room}/${name}`, {}, { token });
  const before = (await house.tables.find(room))?.room;
  expect(before).toMatchObject({ games: 2, phase: 'playing' });
  for (const [name, body] of Object.entries({ roll: {}, freeze: { indices: [0] }, score: { category: 'ones' } })) {
    const answer = await call(name, body);
    expect([name, answer.statusCode, answer.json().code]).toEqual([name, 409, 'game-over']);
  }
  const again = await score('ones', KEY);
  expect([again.headers['idempotent-replayed'], again.json()]).toEqual(['true', last.json()]);
  expect((await house.tables.find(room))?.room.seq).toBe(before?.seq);
});

describe('a turn', () => {
  test('rolls, freezes, rolls the others, scores', async () => {
    const { call } = await begin();
    const rolled = (await call('roll')).json().state;
    expect(rolled.dice).toHaveLength(5);
    expect(rolled.rollsRemaining).toBe(2);
    expect((await call('freeze', { indices: [0, 2] })).json().state.frozen).toEqual([true, false, true, false, false]);
    expect((await call('unfreeze', { indices: [2] })).json().state.frozen).toEqual([true, false, false, false, false]);
    expect((await call('freeze', { indices: [4] })).json().state.frozen).toEqual([true, false, false, false, true]);
    const again = (await call('roll')).json().state;
    expect([again.dice[0], again.dice[4]]).toEqual([rolled.dice[0], rolled.dice[4]]);
    expect((await call('unfreeze')).json().state.frozen).toEqual([false, false, false, false, false]);
    const chance = again.availableCategories.find(({ id }: { id: string }) => id === 'chance');
    const scored = (await call('score', { category: 'chance' })).json();
    expect(scored.points).toBe(chance.points);
    expect(scored.state).toMatchObject({
      turn: 2,
      dice: null,
      players: [{ total: chance.points, scorecard: { chance: chance.points } }],
    });
  });

  test('a category may be written either way', async () => {
    const { call } = await begin();
    await call('roll');
    expect((await call('scratch', { category: 'three_of_a_kind' })).json().state.players[0].scorecard.threeOfAKind).toBe(0);
  });

  test('freezing is a fact, so that the record shows it', async () => {
    const { call, id } = await begin();
    await call('roll');
    await call('freeze', { indices: [1] });
    const table = await house.tables.find(id.slice(0, -2));
    expect(table?.facts.at(-1)?.event).toEqual({ type: 'DiceHeld', seat: 0, hold: [false, true, false, false, false] });
  });

  test('dice frozen by two requests at once are both frozen', async () => {
    const { call, read } = await begin();
    await call('roll');
    await Promise.all([0, 1, 2].map(die => call('freeze', { indices: [die] })));
    expect(await read()).toMatchObject({ frozen: [true, true, true, false, false] });
  });
});

describe('a wrong moment', () => {
  const refused = async (answer: Promise<{ statusCode: number; json: () => { code: string; state?: State; seq?: number } }>) => {
    const { statusCode, json } = await answer;
    return [statusCode, json().code];
  };

  test('is 409 with a code and the state', async () => {
    const { call, read } = await begin();
    for (const [name, body] of [
      ['freeze', { indices: [0] }],
      ['unfreeze', {}],
      ['score', { category: 'ones' }],
      ['scratch', { category: 'ones' }],
    ] as const)
      expect(await refused(call(name, body))).toEqual([409, 'roll-first']);
    await call('roll');
    await call('freeze', { indices: [0, 1, 2, 3, 4] });
    expect(await refused(call('roll'))).toEqual([409, 'nothing-to-roll']);
    await call('unfreeze');
    await call('roll');
    await call('roll');
    const answer = await call('roll');
    expect(await refused(Promise.resolve(answer))).toEqual([409, 'no-rolls-left']);
    const state = await read();
    expect(answer.json()).toMatchObject({ seq: state.seq, state: { id: state.id, dice: state.dice } });
    await call('score', { category: 'chance' });
    await call('roll');
    expect(await refused(call('score', { category: 'chance' }))).toEqual([409, 'category-filled']);
  });

  test('a wrong value is 400', async () => {
    const { call } = await begin();
    await call('roll');
    expect(await refused(call('freeze', { indices: [5] }))).toEqual([400, 'invalid-index']);
    expect(await refused(call('freeze', { indices: [-1] }))).toEqual([400, 'invalid-index']);
    expect(await refused(call('freeze', { indices: [0.5] }))).toEqual([400, 'invalid-index']);
    expect(await refused(call('freeze', {}))).toEqual([400, 'invalid-request']);
    expect(await refused(call('score', { category: 'constructor' }))).toEqual([400, 'invalid-category']);
    expect(await refused(call('score', { category: 7 }))).toEqual([400, 'invalid-request']);
  });

  test('an unknown game is 404, no token or a wrong one 401, a seat that was left 410', async () => {
    const { id, token } = await begin();
    const other = await begin();
    expect(await refused(http.post('/game/ZZZZZZ-1/roll', {}, { token }))).toEqual([404, 'game-not-found']);
    expect(await refused(http.post(`/game/${id.slice(0, -2)}-2/roll`, {}, { token }))).toEqual([404, 'game-not-found']);
    expect(await refused(http.post(`/game/${id.slice(0, -2)}-0/roll`, {}, { token }))).toEqual([404, 'game-not-found']);
    expect(await refused(http.post(`/game/${id}/roll`))).toEqual([401, 'seat-required']);
    expect(await refused(http.post(`/game/${id}/roll`, {}, { token: 'nonsense' }))).toEqual([401, 'seat-required']);
    expect(await refused(http.post(`/game/${id}/roll`, {}, { token: other.token }))).toEqual([401, 'seat-required']);
    expect((await http.post(`/game/${id}/roll`)).headers['www-authenticate']).toBe('Bearer');
    const table = (await house.tables.find(id.slice(0, -2))) ?? fault('no table');
    await table.submit(0, { type: 'Leave' });
    expect(await refused(http.post(`/game/${id}/roll`, {}, { token }))).toEqual([410, 'seat-expired']);
  });
});

describe('the version of a state', () => {
  test('a move for a state that is no more is 412 and does nothing', async () => {
    const { call, read } = await begin();
    const etag = String((await call('roll')).headers['etag']);
    await call('freeze', { indices: [0] });
    const before = await read();
    const answer = await call('roll', undefined, undefined, { 'if-match': etag });
    expect([answer.statusCode, answer.json().code]).toEqual([412, 'state-changed']);
    expect(await read()).toEqual(before);
    expect((await call('roll', undefined, undefined, { 'if-match': String(answer.headers['etag']) })).statusCode).toBe(200);
    expect((await call('unfreeze', undefined, undefined, { 'if-match': '*' })).statusCode).toBe(200);
    expect((await call('freeze', { indices: [0] }, undefined, { 'if-match': 'nonsense' })).statusCode).toBe(412);
  });

  test('a move may name several, of which one is the state’s; a weak one is never it', async () => {
    const { call } = await begin();
    const etag = String((await call('roll')).headers['etag']);
    const named = async (versions: string) => (await call('roll', undefined, undefined, { 'if-match': versions })).statusCode;
    expect(await named(`W/${etag}`)).toBe(412);
    expect(await named('"1", "2"')).toBe(412);
    expect(await named(`"1", ${etag}, "999"`)).toBe(200);
  });

  test('is not changed by chat, and an unchanged state is not sent again', async () => {
    const { id, token, call } = await begin();
    const etag = String((await call('roll')).headers['etag']);
    const table = (await house.tables.find(id.slice(0, -2))) ?? fault('no table');
    await table.submit(0, { type: 'Chat', text: 'hello' });
    const answer = await http.get(`/game/${id}/state`, { token, headers: { 'if-none-match': etag } });
    expect([answer.statusCode, answer.body]).toEqual([304, '']);
  });

  test('a game left alone for a day stands as it was', async () => {
    const { id, token, call } = await begin();
    const etag = String((await call('roll')).headers['etag']);
    await house.clock.move(24 * 60 * 60_000);
    expect((await http.get(`/game/${id}/state`, { token, headers: { 'if-none-match': etag } })).statusCode).toBe(304);
  });
});

describe('a retry', () => {
  test('with the same key gets the same dice, also later and after a restart', async () => {
    const { id, token, call } = await begin();
    const first = await call('roll', undefined, 'roll-1');
    const etag = String(first.headers['etag']);
    expect((await call('roll', undefined, 'roll-1')).json()).toEqual(first.json());
    await call('freeze', { indices: [0] }, 'freeze-1', { 'if-match': etag });
    await call('roll', undefined, 'roll-2');
    await call('score', { category: 'chance' }, 'score-1');
    house.restart();
    http = await HttpHouse.open(house);
    const again = await http.post(`/v1/game/${id}/roll`, undefined, { token, key: 'roll-1', headers: { 'if-match': etag } });
    expect(again.json()).toEqual(first.json());
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(
      (await http.post(`/game/${id}/freeze`, { indices: [0] }, { token, key: 'freeze-1', headers: { 'if-match': etag } }))
        .statusCode,
    ).toBe(200);
    expect((await http.post(`/game/${id}/score`, { category: 'chance' }, { token, key: 'score-1' })).json().points).toEqual(
      expect.any(Number),
    );
  });

  test('with the same key and something else is 422', async () => {
    const { call } = await begin();
    await call('roll', undefined, 'k');
    const answer = await call('score', { category: 'chance' }, 'k');
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'idempotency-key-reused']);
  });

  test('while the first is at work is 409, and rolls once', async () => {
    const { call, read } = await begin();
    const answers = await Promise.all([1, 2, 3].map(() => call('roll', undefined, 'k')));
    expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      code: 'request-in-progress',
      retry_after_s: 1,
    });
    expect(await read()).toMatchObject({ rollsRemaining: 2 });
  });
});

test('a whole game ends with a winner and dice that can be verified', async () => {
  const { id, call, read } = await begin({ players: ['Ann', 'Bob'] });
  let state = await read();
  while (!state.gameOver) {
    state = (await call('roll')).json().state;
    const best = [...state.availableCategories].filter(({ allowed }) => allowed).sort((a, b) => b.points - a.points)[0];
    state = (await call('score', { category: best?.id })).json().state;
  }
  expect(state).toMatchObject({ turn: 13, currentPlayer: null, rollsRemaining: 0, dice: null, availableCategories: [] });
  expect((await call('roll')).json()).toMatchObject({ status: 409, code: 'game-over' });
  const table = await house.tables.find(id.slice(0, -2));
  const events = table?.facts.map(({ event }) => event as Event) ?? [];
  expect(verifyGame(replay(events))).toMatchObject({ ok: true, value: { draws: 26 } });
});

test('every state of a whole game is as it is described, with nothing besides', async () => {
  const { call, state: begun } = await begin({ variant: 'yahtzee' });
  for (let state = begun as State; ;) {
    expect(GameState.parse(state)).toEqual(state);
    if (state.gameOver) return;
    for (const name of ['roll', 'roll']) {
      const rolled: unknown = (await call(name)).json().state;
      expect(GameState.parse(rolled)).toEqual(rolled);
    }
    const scored = (await call('score', { category: state.availableCategories[0]?.id })).json();
    expect(scored).toEqual({ state: scored.state, points: expect.any(Number) });
    state = scored.state;
  }
});
