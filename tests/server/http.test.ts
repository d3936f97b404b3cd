/** HTTP beside the other doors: one game for all three, retries across a kill, and what nobody should send. */
import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { verifyGame } from '@yaht/fair';
import { readRecord } from '@yaht/rules';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emptyFolder } from '../lib/programs.ts';
import { Player } from './lib/player.ts';
import { ServerProcess } from './lib/server-process.ts';
import { gameSeenBy, isFair } from './lib/table.ts';

let folder: Awaited<ReturnType<typeof emptyFolder>>;
let server: ServerProcess;
beforeAll(async () => {
  folder = await emptyFolder();
  server = await ServerProcess.start({ dataFolder: folder.path });
});
afterAll(async () => {
  await server.stop();
  await folder.remove();
});

type Answer = {
  readonly status: number;
  readonly type: string;
  readonly body: ReturnType<typeof JSON.parse>;
  readonly headers: Headers;
};
type Asked = {
  readonly token?: string;
  readonly key?: string;
  readonly body?: unknown;
  readonly method?: string;
  readonly headers?: Record<string, string>;
};

async function ask(path: string, { token, key, body, method = 'POST', headers = {} }: Asked = {}): Promise<Answer> {
  const answer = await fetch(`http://127.0.0.1:${server.ports.http}${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const said = await answer.text();
  const type = answer.headers.get('content-type') ?? '';
  return { status: answer.status, type, body: type.includes('json') ? JSON.parse(said) : said, headers: answer.headers };
}

test('one game is played over HTTP, TCP and WebSocket, and all three know the same', async () => {
  const { token, room } = (
    await ask('/v1/rooms', { body: { name: 'Http', variant: 'yahtzee', seats: 3, start: 'ready', awaySeconds: 600 } })
  ).body;
  const others = [new Player('Tcp', 'tcp'), new Player('Web', 'websocket')];
  for (const player of others) await player.enter(server.ports, { type: 'Join', room: room.room });
  await ask(`/v1/rooms/${room.room}/ready`, { token, body: { seed: 'http-seed' } });
  const game = `/game/${room.room}`;
  const mine = ({ room: seen }: Player): boolean => seen?.game?.state.turn?.seat === 0;
  let seq = 0;
  for (;;) {
    const heard = (player: Player): boolean => player.facts.length >= seq && (player.isOver || mine(player));
    await Promise.all(others.map(player => player.until(() => heard(player))));
    if (others.every(({ isOver }) => isOver)) break;
    expect((await ask(`${game}/roll`, { token })).status).toBe(200);
    const { state } = (await ask(`${game}/freeze`, { token, body: { indices: [0] } })).body;
    const open = state.availableCategories.find(({ allowed }: { allowed: boolean }) => allowed);
    const scored = await ask(`${game}/score`, { token, body: { category: open.id } });
    expect(scored.status).toBe(200);
    seq = scored.body.state.seq;
  }
  const record = (await ask(`/v1/games/${room.room}-1`, { method: 'GET' })).body;
  const read = readRecord(record);
  expect(read.ok && verifyGame(read.value).ok).toBe(true);
  for (const player of others) {
    expect(player.problems).toEqual([]);
    expect(isFair(player)).toBe(true);
    expect(JSON.parse(JSON.stringify(gameSeenBy(player).events))).toEqual(record.events);
  }
  expect((await ask('/v1/verify', { body: record })).body).toMatchObject({ valid: true });
});

test('[P2] a roll that was answered before the server was killed is the same roll afterwards', async () => {
  const key = randomBytes(16).toString('hex');
  const made = await ask('/game/new', { key, body: { players: ['Ann', 'Bob'] } });
  const { id, token } = made.body;
  const first = await ask(`/game/${id}/roll`, { token, key: 'roll-1' });
  await server.kill();
  server = await ServerProcess.start({ dataFolder: folder.path });
  expect((await ask('/game/new', { key, body: { players: ['Ann', 'Bob'] } })).body.token).toBe(token);
  expect((await ask(`/game/${id}/roll`, { token, key: 'roll-1' })).body).toEqual(first.body);
  expect((await ask(`/game/${id}/roll`, { token, key: 'roll-1', headers: { 'if-match': '"1"' } })).body).toEqual(first.body);
  expect((await ask(`/game/${id}/score`, { token, key: 'roll-1', body: { category: 'ones' } })).status).toBe(422);
  expect((await ask(`/game/${id}/state`, { method: 'GET', token })).body.state).toMatchObject({ rollsRemaining: 2 });
});

describe('what nobody should send', () => {
  const isProblem = ({ status, type, body }: Answer): boolean =>
    status >= 400 &&
    status < 500 &&
    type.startsWith('application/problem+json') &&
    body.status === status &&
    typeof body.code === 'string';

  test('bodies of any nonsense are answered with a problem, and never with a fault', async () => {
    const { id, token } = (await ask('/game/new')).body;
    const paths = [
      '/game/new',
      `/game/${id}/freeze`,
      `/game/${id}/score`,
      '/v1/rooms',
      `/v1/rooms/${id.slice(0, -2)}/chat`,
      '/v1/verify',
    ];
    const wild = fc.oneof(
      fc.jsonValue(),
      fc.dictionary(
        fc.constantFrom('name', 'variant', 'players', 'indices', 'category', 'text', '__proto__', 'schema', 'events'),
        fc.jsonValue(),
      ),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths), wild, async (path, body) => {
        const { status, body: said } = await ask(path, { token, body: JSON.stringify(body) });
        expect(status, JSON.stringify(said)).toBeLessThan(500);
      }),
      { numRuns: 200 },
    );
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async body => {
        expect((await ask(`/game/${id}/score`, { token, body })).status).toBe(400);
      }),
      { numRuns: 50 },
    );
  });

  test.each([
    ['/game/%2e%2e/state', 404],
    ['/game/..%2f..%2fetc%2fpasswd/state', 404],
    ['//game//x//state', 404],
    ['/game/%00/state', 404],
    ['/game/%/state', 400],
    ['/docs/static/..%2f..%2fpackage.json', 404],
    ['/docs/static/%2e%2e/%2e%2e/package.json', 404],
    [`/v1/games/${'x'.repeat(1_000)}`, 414],
    ['/v1/games/constructor', 404],
    ['/problems/constructor', 404],
    ['/problems/%3Cscript%3E', 404],
  ])('the path %s is %i', async (path, status) => {
    const answer = await ask(path, { method: 'GET' });
    expect([answer.status, isProblem(answer)]).toEqual([status, true]);
  });

  test('a body that is too long, of another type, or no JSON', async () => {
    const long = await ask('/game/new', { body: JSON.stringify({ players: ['x'.repeat(17_000)] }) });
    expect([long.status, long.body.code]).toEqual([413, 'body-too-large']);
    const other = await ask('/game/new', {
      body: 'players=Ann',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([other.status, other.body.code]).toEqual([415, 'unsupported-media-type']);
    const broken = await ask('/game/new', { body: '{"players":' });
    expect([broken.status, broken.body.code]).toEqual([400, 'invalid-json']);
    const poisoned = await ask('/game/new', { body: '{"__proto__":{"x":1}}' });
    expect([poisoned.status, poisoned.body.code]).toEqual([400, 'invalid-json']);
  });

  test('what is no HTTP is answered as a problem too, and closed', async () => {
    const socket = connect(server.ports.http, '127.0.0.1');
    socket.write('HELLO\r\n\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 [\s\S]*"code":"invalid-request"\}$/);
    const headers = connect(server.ports.http, '127.0.0.1');
    headers.write(`GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`);
    expect(await text(headers)).toMatch(/^HTTP\/1\.1 414 /);
  });

  test('a request that never ends is let go', async () => {
    const socket = connect(server.ports.http, '127.0.0.1');
    socket.write('POST /game/new HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 [\s\S]*"code":"request-timeout"\}$/);
  });

  test('a page from elsewhere cannot open rooms or play, and may ask for what changes nothing', async () => {
    const origin = 'https://stranger.example';
    const refused = await ask('/game/new', { headers: { origin } });
    expect([refused.status, refused.body.code]).toEqual([403, 'origin-not-allowed']);
    expect(refused.headers.get('access-control-allow-origin')).toBeNull();
    const asked = await ask('/game/new', { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'POST' } });
    expect(asked.headers.get('access-control-allow-origin')).toBeNull();
    const open = await ask('/v1/verify', { body: {}, headers: { origin } });
    expect([open.status, open.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
    const before = await ask('/v1/verify', { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'POST' } });
    expect([before.status, before.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
  });
});

test('streams are told and closed when the server stops, and nothing is lost', async () => {
  const { id, token } = (await ask('/game/new')).body;
  await ask(`/game/${id}/roll`, { token });
  const stream = await fetch(`http://127.0.0.1:${server.ports.http}/v1/games/${id}/events`);
  const reader = stream.body?.getReader();
  await reader?.read();
  expect(await server.stop()).toBe(0);
  let rest = '';
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
    rest += Buffer.from(part.value).toString();
  expect(rest).toContain('{"type":"Bye","code":"going-away"}');
  server = await ServerProcess.start({ dataFolder: folder.path });
  expect((await ask(`/game/${id}/state`, { method: 'GET', token })).body.state).toMatchObject({ rollsRemaining: 2 });
});
