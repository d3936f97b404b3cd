/** Runs of Rollio by requests alone. */
import type { AddressInfo } from 'node:net';
import { botMove } from '@yaht/bots';
import { fault, readRecord, type Command } from '@yaht/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HttpHouse } from '../../../testing/http-house.ts';
import { stagedRun } from '../../../testing/staged-run.ts';
import { ROOM_CALLS } from '../rooms/room-calls.ts';

let http: HttpHouse;
beforeAll(async () => {
  http = await HttpHouse.open();
  await http.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => http.app.close());

const pathOf = (type: Command['type']): string =>
  Object.entries(ROOM_CALLS).find(([, call]) => call.type === type)?.[0] ?? fault(`no call for ${type}`);

test('a run from its set to its end: state, record, proof, stream, history and boards', async () => {
  const { key, profile } = (await http.post('/v1/profiles', { name: 'Ann' })).json();
  const opened = await http.post('/v1/rooms', { name: 'Ann', variant: 'rollio' }, { headers: { 'yaht-profile': key } });
  const { token, room } = opened.json();
  const call = (name: string, body: object = {}) => http.post(`/v1/rooms/${room.room}/${name}`, body, { token });
  await call('start');
  const id = `${room.room}-1`;
  expect((await http.get(`/v1/games/${id}/run`)).json()).toMatchObject({ id, phase: 'set', dice: [], gameOver: false });
  for (;;) {
    const game = (await http.house.tables.find(room.room))?.room.game ?? fault('no game');
    if (game.over) break;
    const { type, ...body } = botMove(game, 0, 'easy');
    expect((await call(pathOf(type), body)).statusCode).toBe(200);
  }
  const record = (await http.get(`/v1/games/${id}`)).json();
  const game = readRecord(record);
  const over = game.ok ? game.value.over : null;
  expect(over?.totals).toEqual([(await http.get(`/v1/games/${id}/run`)).json().score]);
  expect((await http.get(`/v1/games/${id}/proof`)).json()).toMatchObject({ verdict: 'fair' });
  expect((await http.post('/v1/verify', record)).json()).toMatchObject({ valid: true });
  const { port } = http.app.server.address() as AddressInfo;
  const stream = (await (await fetch(`http://127.0.0.1:${port}/v1/games/${id}/events?after=0`)).text()).trim().split('\n');
  const told = stream.filter(line => line.startsWith('{')).map(line => JSON.parse(line).type);
  expect(told).toEqual(record.events.map(({ type }: { type: string }) => type));
  await http.house.people.projector.catchUp();
  const history = (await http.get(`/v1/profiles/${profile.id}/games?variant=rollio`)).json();
  expect(history.games).toMatchObject([{ id, seats: [{ score: over?.totals[0], loss: null }] }]);
  const cleared = record.events.filter(({ type }: { type: string }) => type === 'LevelCleared').length;
  const row = { rank: 1, profile: { name: 'Ann' }, games: 1, game: id };
  expect((await http.get('/v1/leaderboards/rollio?by=levels')).json().rows).toMatchObject([{ ...row, value: cleared }]);
  expect((await http.get('/v1/leaderboards/rollio')).json().rows).toMatchObject([{ ...row, value: over?.totals[0] }]);
  const { statistics } = (await http.get(`/v1/profiles/${profile.id}/statistics?variant=rollio`)).json();
  expect(statistics).toMatchObject({ games: 1, contests: 0, categories: {}, reviewed: 0, dice: { rolled: 0 } });
});

test('the state of a run tells how dice can be scored, what a throw risks, and what the shop has', async () => {
  const { room } = await stagedRun(http, 'thrown');
  const thrown = await http.get(`/v1/games/${room}/run?dice=0,1,2`);
  expect(thrown.json()).toMatchObject({ phase: 'round', problem: null, roll: 'score-first', reroll: null, bank: 'score-first' });
  expect(thrown.json().ways[0]).toMatchObject({ average: 1_000, combinations: [{ type: 'nOfAKind', faces: [1, 1, 1] }] });
  const etag = String(thrown.headers['etag']);
  expect((await http.get(`/v1/games/${room}/run`, { headers: { 'if-none-match': etag } })).statusCode).toBe(304);
  const shop = await stagedRun(http, 'shop', { money: 5 });
  const inShop = (await http.get(`/v1/games/${shop.room}/run?dice=0`)).json();
  expect(inShop).toMatchObject({
    phase: 'shop',
    money: 5,
    problem: 'roll-first',
    shop: {
      wares: [
        { id: 'moneyMagnet', price: 4, refusal: null },
        { id: 'extraDie', price: 6, refusal: 'not-enough-money' },
      ],
      next: { level: 2, boss: null },
    },
  });
});

test('what is no run has no such state', async () => {
  const { id, token } = (await http.post('/game/new')).json();
  expect((await http.get(`/v1/games/${id}/run`, { token })).json()).toMatchObject({ status: 400, code: 'command-does-not-fit' });
  expect((await http.get('/v1/games/ZZZZZZ-1/run')).json()).toMatchObject({ code: 'game-not-found' });
});
