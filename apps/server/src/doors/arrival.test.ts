import { fault } from '@yaht/rules';
import { describe, expect, test } from 'vitest';
import { settled } from '../testing/hand-clock.ts';
import { type Client, TestHouse } from '../testing/house.ts';
import { HttpHouse } from '../testing/http-house.ts';
import { Doorkeeper } from './doorkeeper.ts';

const ADDRESS = '203.0.113.7';
const limits = { connections: 100, messages: { perSecond: 1e6, burst: 1e6 }, arrivals: { perSecond: 1, burst: 3 } };

/** A house whose guests come from one address, of which three arrivals at once are granted. */
function strict(house = new TestHouse()): { readonly house: TestHouse; readonly connect: () => Client } {
  const keeper = new Doorkeeper(limits, house.clock);
  return { house, connect: () => house.connect(keeper.admit(ADDRESS) ?? fault('nobody was let in')) };
}

/** What becomes of a `Join`: the refusal, or that it was let in. */
async function join(client: Client, more: object): Promise<string> {
  await client.say({ type: 'Join', name: 'Guest', ...more });
  return client.types.includes('Welcome') ? 'Welcome' : client.last('Error').code;
}

describe('what an address may try', () => {
  test('codes that nobody has are counted, and then no code is looked at; one that is right costs nothing', async () => {
    const { house, connect } = strict();
    const { room } = (await house.open({ seats: 2 })).welcome;
    const right = { room: room.id, spectate: true };
    for (let i = 0; i < 10; i++) expect(await join(connect(), right)).toBe('Welcome');
    const thief = connect();
    for (let i = 0; i < 3; i++) expect(await join(thief, { room: `WRONG${i}` })).toBe('unknown-room');
    expect(await join(thief, { room: 'WRONG3' })).toBe('too-many-requests');
    expect(await join(thief, right)).toBe('too-many-requests');
    await house.clock.move(1_000);
    expect(await join(thief, right)).toBe('Welcome');
  });

  test('whoever tries many codes at once owes them', async () => {
    const { house, connect } = strict();
    const thieves = Array.from({ length: 20 }, connect);
    for (const [i, thief] of thieves.entries()) thief.session.hear({ type: 'Join', name: 'Guest', room: `WRONG${i}` });
    await settled();
    expect(thieves.map(thief => thief.last('Error').code)).toEqual(thieves.map(() => 'unknown-room'));
    await house.clock.move(17_000);
    expect(await join(connect(), { room: 'WRONG' })).toBe('too-many-requests');
    await house.clock.move(1_000);
    expect(await join(connect(), { room: 'WRONG' })).toBe('unknown-room');
  });

  test('tables that are opened for those without a code are counted', async () => {
    const { house, connect } = strict(new TestHouse({ players: 2 }));
    const answers = [];
    for (let i = 0; i < 6; i++) answers.push(await join(connect(), {}));
    expect(answers).toEqual([...Array<string>(5).fill('Welcome'), 'too-many-requests']);
    expect(await house.memory.rooms()).toHaveLength(3);
  });

  test('over HTTP everybody who joins without a code is, as by one', async () => {
    const http = await HttpHouse.open(new TestHouse({ players: 2 }), limits);
    const answers = [];
    for (let i = 0; i < 4; i++) answers.push((await http.post('/v1/join', { name: 'Guest' }, { from: ADDRESS })).statusCode);
    expect(answers).toEqual([201, 201, 201, 429]);
  });
});
