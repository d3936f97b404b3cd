import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CODE_LIFE, MAX_GUESSES } from '../../../people/transfer-code.ts';
import { HttpHouse } from '../../../testing/http-house.ts';
import { USUAL_ADDRESS_LIMITS } from '../../doorkeeper.ts';

type Made = { readonly profile: { readonly id: string; readonly name: string }; readonly key: string };

let http: HttpHouse;
beforeEach(async () => {
  http = await HttpHouse.open();
});
afterEach(() => http.app.close());

const make = async (name = 'Ann', more: object = {}): Promise<Made> =>
  (await http.post('/v1/profiles', { name, ...more })).json();

const ask = (method: 'PATCH' | 'DELETE', url: string, token: string, payload?: object) =>
  http.app.inject({ method, url, headers: { authorization: `Bearer ${token}` }, ...(payload ? { payload } : {}) });

describe('the code on paper', () => {
  test('opens the profile on a new device, with its open seats, when every other device is lost', async () => {
    const { profile, key } = await make();
    const room = await http.house.open({ seats: 2, profile: key });
    const paper = await http.post('/v1/profiles/me/recovery', undefined, { token: key });
    expect([paper.statusCode, paper.headers['cache-control']]).toEqual([201, 'no-store']);
    const { code } = paper.json<{ code: string }>();
    expect(code).toMatch(/^([A-Z0-9]{4}-){5}[A-Z0-9]{4}$/);
    expect((await http.get('/v1/profiles/me', { token: key })).json()).toMatchObject({ recovery: http.house.clock.now() });
    const found = (await http.post('/v1/profiles/claim', { code: code.toLowerCase().replaceAll('-', ' ') })).json<Made>();
    expect(found.profile).toMatchObject({ id: profile.id, name: 'Ann' });
    const { games } = (await http.get('/v1/profiles/me/games', { token: found.key })).json<{ games: { room: string }[] }>();
    expect(games.map(game => game.room)).toEqual([room.welcome.room.id]);
    const seat = await http.post(`/v1/profiles/me/games/${games[0]?.room ?? ''}/seat`, undefined, { token: found.key });
    expect(seat.json()).toMatchObject({ member: 0, playerId: 0 });
  });

  test('is void once another one is made, or it is voided', async () => {
    const { key } = await make();
    const paper = async () =>
      (await http.post('/v1/profiles/me/recovery', undefined, { token: key })).json<{ code: string }>().code;
    const claim = async (code: string) => (await http.post('/v1/profiles/claim', { code })).statusCode;
    const [first, second] = [await paper(), await paper()];
    expect([await claim(first), await claim(second)]).toEqual([404, 200]);
    expect((await ask('DELETE', '/v1/profiles/me/recovery', key)).statusCode).toBe(204);
    expect(await claim(second)).toBe(404);
    expect((await http.get('/v1/profiles/me', { token: key })).json()).toMatchObject({ recovery: null });
    expect((await http.post('/v1/profiles/me/recovery')).statusCode).toBe(401);
  });
});

describe('making a profile', () => {
  test('answers with the public profile and, only now, with its key', async () => {
    const answer = await http.post('/v1/profiles', { name: '  Ann\u202e ', colour: 'green' });
    expect(answer.statusCode).toBe(201);
    expect(answer.headers['cache-control']).toBe('no-store');
    const { profile, key } = answer.json<Made>();
    expect(profile).toEqual({ id: profile.id, name: 'Ann', colour: 'green', createdAt: http.house.clock.now() });
    expect(answer.headers.location).toBe(`/v1/profiles/${profile.id}`);
    expect(key).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect((await http.get(`/v1/profiles/${profile.id}`)).json()).toEqual(profile);
    expect((await http.get('/v1/profiles/me', { token: key })).json()).toMatchObject({ profile, devices: [{}] });
  });

  test('happens once, by an own key or by an Idempotency-Key', async () => {
    const own = 'k'.repeat(43);
    expect(await make('Ann', { key: own })).toEqual(await make('Bob', { key: own }));
    const retry = { key: 'b81f4b9e-retry-0001' };
    const first = (await http.post('/v1/profiles', { name: 'Ann' }, retry)).json<Made>();
    expect((await http.post('/v1/profiles', { name: 'Ann' }, retry)).json()).toEqual(first);
    expect((await make()).profile.id).not.toBe(first.profile.id);
  });

  test.each([
    [{ name: '' }, 'invalid-name'],
    [{ name: '\u200b' }, 'invalid-name'],
    [{ name: 'x'.repeat(21) }, 'invalid-name'],
    [{ name: 'Ann', colour: 'plaid' }, 'invalid-request'],
    [{ name: 'Ann', key: 'short' }, 'invalid-request'],
    [{}, 'invalid-request'],
  ])('%j is refused with %s', async (body, code) => {
    const answer = await http.post('/v1/profiles', body);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, code]);
  });

  test('is limited like opening rooms', async () => {
    const strict = await HttpHouse.open(http.house, { ...USUAL_ADDRESS_LIMITS, arrivals: { perSecond: 0.001, burst: 2 } });
    const statuses = [];
    for (let i = 0; i < 3; i++)
      statuses.push((await strict.post('/v1/profiles', { name: 'Ann' }, { from: '203.0.113.9' })).statusCode);
    expect(statuses).toEqual([201, 201, 429]);
    await strict.app.close();
  });
});

test('a name and a colour can be changed, and a bad name cannot', async () => {
  const { profile, key } = await make();
  expect((await ask('PATCH', '/v1/profiles/me', key, { name: 'Anna' })).json()).toMatchObject({ id: profile.id, name: 'Anna' });
  expect((await ask('PATCH', '/v1/profiles/me', key, { colour: 'purple' })).json()).toMatchObject({
    name: 'Anna',
    colour: 'purple',
  });
  expect((await ask('PATCH', '/v1/profiles/me', key, { name: ' ' })).json()).toMatchObject({ code: 'invalid-name' });
  expect((await http.get(`/v1/profiles/${profile.id}`)).json()).toMatchObject({ name: 'Anna', colour: 'purple' });
});

test.each(['/v1/profiles/me', '/v1/profiles/me/export'])('%s needs the key', async url => {
  const { profile } = await make();
  for (const token of [undefined, 'x', 'x'.repeat(43), profile.id]) {
    const answer = await http.get(url, token === undefined ? {} : { token });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([401, 'profile-required']);
  }
});

describe('another device', () => {
  const offer = async (key: string) =>
    (await http.post('/v1/profiles/me/transfer', {}, { token: key })).json<{ code: string }>().code;
  const claim = (code: string, more: object = {}) => http.post('/v1/profiles/claim', { code, ...more });

  test('opens the profile by a code, once', async () => {
    const { profile, key } = await make();
    const code = await offer(key);
    const claimed = (await claim(code.toLowerCase())).json<Made>();
    expect(claimed.profile).toEqual(profile);
    expect(claimed.key).not.toBe(key);
    for (const token of [key, claimed.key])
      expect((await http.get('/v1/profiles/me', { token })).json()).toMatchObject({
        profile: { id: profile.id },
        devices: [{}, {}],
      });
    expect((await claim(code)).json()).toMatchObject({ status: 404, code: 'unknown-code' });
  });

  test('may ask again with its own key when the answer was lost', async () => {
    const code = await offer((await make()).key);
    const key = 'd'.repeat(43);
    expect((await claim(code, { key })).json()).toEqual((await claim(code, { key })).json());
  });

  test('comes too late after ten minutes', async () => {
    const code = await offer((await make()).key);
    http.house.clock.pass(CODE_LIFE);
    expect((await claim(code)).statusCode).toBe(404);
  });

  test('guesses a few times and no more', async () => {
    const code = await offer((await make()).key);
    const wrong = code.slice(0, -1) + (code.endsWith('2') ? '3' : '2');
    for (let i = 0; i < MAX_GUESSES; i++) expect((await claim(wrong)).statusCode).toBe(404);
    expect((await claim(code)).statusCode).toBe(404);
  });

  test('is closed from the other one', async () => {
    const { key } = await make();
    const { key: stolen } = (await claim(await offer(key))).json<Made>();
    expect((await ask('DELETE', '/v1/profiles/me/devices', key)).json()).toEqual({ forgotten: 1 });
    expect((await http.get('/v1/profiles/me', { token: stolen })).statusCode).toBe(401);
    expect((await http.get('/v1/profiles/me', { token: key })).statusCode).toBe(200);
  });
});

test('a deleted profile is gone, and its key opens nothing', async () => {
  const { profile, key } = await make();
  expect((await ask('DELETE', '/v1/profiles/me', key)).statusCode).toBe(204);
  expect((await http.get('/v1/profiles/me', { token: key })).statusCode).toBe(401);
  for (const rest of ['', '/games', '/statistics'])
    expect((await http.get(`/v1/profiles/${profile.id}${rest}`)).json()).toMatchObject({ code: 'profile-not-found' });
});
