/** Rooms with a game that a newer server has begun: they are kept as they are, and everybody hears why. */
import { recordOf, type RunGame } from '@yaht/rules';
import { freshRun, chanceFrom } from '@yaht/rules/testing';
import { beforeAll, expect, test } from 'vitest';
import { roomId } from '../log/index.ts';
import { TestHouse, type Client } from '../testing/house.ts';
import { HttpHouse } from '../testing/http-house.ts';
import { newerRun } from '../testing/staged-run.ts';
import { EXPIRY } from './agenda.ts';

/** Ann in a room whose run is one for a newer server. */
async function newer(): Promise<{ readonly house: TestHouse; readonly ann: Client; readonly room: string }> {
  const house = new TestHouse();
  const ann = await house.open({ variant: 'rollio' as never });
  const room = ann.welcome.room.id;
  for (const type of ['Ready', 'StartGame']) await ann.say({ type });
  await newerRun(house, room);
  ann.cut();
  house.restart();
  return { house, ann, room };
}

const factsOf = async ({ memory }: TestHouse, room: string): Promise<readonly unknown[]> =>
  (await memory.load(roomId(room)))?.events ?? [];

test('who comes back, who joins and who watches hears that a newer server is needed, and nothing is written', async () => {
  const { house, ann, room } = await newer();
  const before = await factsOf(house, room);
  expect((await house.resume(ann)).last('Error').code).toBe('newer-version');
  expect((await house.join(room, 'Eve')).last('Error').code).toBe('newer-version');
  expect((await house.join(room, 'Eve', { spectate: true })).last('Error').code).toBe('newer-version');
  expect(await factsOf(house, room)).toEqual(before);
  expect(house.faults).toEqual([]);
});

test('such a room neither expires nor keeps the others from expiring', async () => {
  const { house, room } = await newer();
  const lobby = await house.open({});
  lobby.cut();
  const before = await factsOf(house, room);
  house.restart(EXPIRY.game + EXPIRY.lobby);
  await house.tidy();
  expect(await factsOf(house, room)).toEqual(before);
  expect(await factsOf(house, lobby.welcome.room.id)).toEqual([]);
});

let http: HttpHouse;
beforeAll(async () => {
  http = await HttpHouse.open();
});

/** The record of a run with one more charm than there is, and of one with a rule broken besides. */
function newerRecords(): readonly object[] {
  const { schema, events } = recordOf(freshRun(chanceFrom(1)));
  const [start, ...facts] = events as RunGame['events'];
  if (start?.type !== 'GameStarted') return expect.fail('a run begins with its start');
  const told = { ...start, variant: { ...start.variant, charms: ['echo', 'phoenix'] } };
  return [
    { schema, events: [told, ...facts] },
    { schema, events: [told, { type: 'RunWon', seat: 0, level: 1 }] },
  ];
}

test('a record of a newer version is judged to be neither fair nor unfair', async () => {
  for (const record of newerRecords()) {
    const answer = await http.post('/v1/verify', record);
    const verdict = { valid: null, code: 'newer-version', field: 'variant.charms[1]', unknown: ['phoenix'] };
    expect([answer.statusCode, answer.json()]).toEqual([200, verdict]);
  }
});
