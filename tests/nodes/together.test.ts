import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { isLeftOut } from '../lib/services.ts';
import { NEVER_COMES } from '../lib/time.ts';
import { Client, textIn, type Message } from '../server/lib/client.ts';
import { House } from './lib/house.ts';

const BURST = 6;
/** So slow that nothing comes back while the test lasts. */
const arrivals = { perSecond: 0.001, burst: BURST };
const addressLimits = { connections: 100, messages: { perSecond: 1_000, burst: 1_000 }, arrivals };

describe.skipIf(isLeftOut('postgres'))('two nodes together', () => {
  let house: House;
  beforeAll(async () => {
    const options = { players: 2, trustNobody: true, proxies: ['127.0.0.1'], addressLimits };
    house = await House.open({ nodes: 2, patience: 500, options });
  });
  afterAll(() => house.close());

  const ask = (node: number, path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(`http://127.0.0.1:${house.ports(node).http}${path}`, init);

  test('an address may open as many rooms at both as at one, whatever it opens them with', async () => {
    const from = { 'x-forwarded-for': '203.0.113.7', 'content-type': 'application/json' };
    const open = (i: number) => ask(i % 2, '/game/new', { method: 'POST', headers: from, body: '{}' });
    const answers = await Promise.all(Array.from({ length: 2 * BURST }, (_, i) => open(i)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(BURST);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(BURST);
    expect(await refused[0]?.json()).toMatchObject({ code: 'rate-limited' });
    const client = await Client.connect(house.ports(1), 'websocket', { headers: ['X-Forwarded-For: 203.0.113.7'] });
    expect(await client.enter({ type: 'CreateRoom', name: 'Eve', variant: 'yahtzee' })).toMatchObject({
      code: 'too-many-requests',
    });
    client.socket.destroy();
    const profile = { method: 'POST', headers: from, body: JSON.stringify({ name: 'Eve' }) };
    expect((await ask(0, '/v1/profiles', profile)).status).toBe(429);
    expect((await ask(0, '/v1/profiles', { ...profile, headers: { ...from, 'x-forwarded-for': '203.0.113.8' } })).status).toBe(
      201,
    );
  });

  test('whoever joins without a code, at whichever node, sits at the next open table', async () => {
    const join = async (i: number): Promise<{ readonly client: Client; readonly room: string }> => {
      const client = await Client.connect(house.ports(i % 2), 'tcp');
      const welcome = await client.enter({ type: 'Join', name: `P${i}` });
      return { client, room: textIn(welcome['room'] as Message, 'id') };
    };
    const joined = await Promise.all(Array.from({ length: 8 }, (_, i) => join(i)));
    const rooms = [...new Set(joined.map(({ room }) => room))];
    expect(rooms.map(code => joined.filter(({ room }) => room === code).length)).toEqual([2, 2, 2, 2]);
    for (const { client } of joined) client.socket.destroy();
  });

  test('while the database is away a node says so, refuses with a code, and loses nothing', async () => {
    const readiness = async () => {
      const response = await ask(0, '/readyz');
      return [response.status, await response.json()];
    };
    await vi.waitFor(async () => expect(await readiness()).toEqual([200, { status: 'OK' }]), WAIT);
    const client = await Client.connect(house.ports(0), 'websocket');
    await client.enter({ type: 'CreateRoom', name: 'Ann', variant: 'yahtzee', seats: 1 });
    expect(await client.ask({ type: 'StartGame' })).toMatchObject({ type: 'Ack' });

    await house.postgres.kill();
    const roll = { type: 'RollDice', id: 'the-roll' };
    expect(await client.ask(roll)).toMatchObject({ type: 'Error', code: 'storage-away', id: 'the-roll' });
    await vi.waitFor(async () => expect(await readiness()).toEqual([503, { status: 'not ready', code: 'storage-away' }]), WAIT);
    expect((await ask(0, '/healthz')).status).toBe(200);

    await house.postgres.start();
    await vi.waitFor(async () => expect(await readiness()).toEqual([200, { status: 'OK' }]), WAIT);
    expect(await client.ask(roll)).toMatchObject({ type: 'Ack', id: 'the-roll' });
    expect(await client.ask(roll)).toMatchObject({ type: 'Ack', id: 'the-roll' });
    expect(client.heard.filter(({ type }) => type === 'DiceRolled')).toHaveLength(1);
    const seqs = client.heard.flatMap(({ seq, at }) => (typeof seq === 'number' && at !== undefined ? [seq] : []));
    expect(seqs).toEqual(seqs.map((_, i) => (seqs[0] ?? 0) + i));
    client.socket.destroy();
  });
});

/** Generous: nothing is measured here. */
const WAIT = { interval: 50, timeout: NEVER_COMES };
