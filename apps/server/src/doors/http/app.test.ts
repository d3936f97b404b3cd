import { beforeAll, describe, expect, test } from 'vitest';
import { HttpHouse } from '../../testing/http-house.ts';
import { TestHouse } from '../../testing/house.ts';
import { USUAL_ADDRESS_LIMITS } from '../doorkeeper.ts';

let http: HttpHouse;
beforeAll(async () => {
  http = await HttpHouse.open();
});

describe('every answer', () => {
  test('has a name for the request, its own or a new one', async () => {
    expect((await http.get('/healthz', { headers: { 'x-request-id': 'my-request.1' } })).headers['x-request-id']).toBe(
      'my-request.1',
    );
    const made = (await http.get('/healthz', { headers: { 'x-request-id': 'no such\u0007id' } })).headers['x-request-id'];
    expect(made).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('lets a page load nothing from elsewhere and sits in no frame', async () => {
    const { headers } = await http.get('/problems/no-rolls-left');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('what is not there', () => {
  test('is a problem with a code and a page about it', async () => {
    const answer = await http.get('/v1/nothing?token=x');
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    const problem = answer.json();
    expect(problem).toMatchObject({ type: '/problems/not-found', title: 'Not found', status: 404, code: 'not-found' });
    expect(problem.instance).toBe(`/v1/nothing#${String(answer.headers['x-request-id'])}`);
    expect((await http.get(problem.type)).body).toContain(problem.detail);
  });

  test('a wrong method is told which are right', async () => {
    const answer = await http.post('/healthz');
    expect(answer.statusCode).toBe(405);
    expect(answer.headers['allow']).toBe('GET, HEAD');
  });

  test('OPTIONS outside a browser tells the methods', async () => {
    const answer = await http.app.inject({ method: 'OPTIONS', url: '/game/new' });
    expect([answer.statusCode, answer.headers['allow']]).toEqual([204, 'POST']);
  });

  test('a field that was left out is called missing', async () => {
    const { errors } = (await http.post('/v1/rooms', { variant: 'yatzy' })).json();
    expect(errors).toEqual([{ pointer: '/name', message: 'Is missing' }]);
  });

  test.each([
    ['a byte that begins no letter', Buffer.from('{"name":"\xff"}', 'latin1')],
    ['half a letter', Buffer.from('{"name":"\xc3"}', 'latin1')],
    ['a letter written longer than it is', Buffer.from('{"name":"\xc0\xaf"}', 'latin1')],
    ['half of a pair', Buffer.from('{"name":"\xed\xa0\x80"}', 'latin1')],
    ['UTF-16', Buffer.from('{"name":"Ann"}', 'utf16le')],
  ])('JSON that is not UTF-8 is refused: %s', async (_, payload) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await http.app.inject({ method: 'POST', url: '/v1/rooms', headers, payload });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid-json']);
  });

  test.each([
    ['sv;q=0.5, de;q=0.9', 'de'],
    ['fr, sv-SE;q=0.3', 'sv'],
    ['', 'en'],
    ['de;q=0', 'en'],
  ])('the sentence is in the language of %j', async (wish, language) => {
    expect((await http.get('/nothing', { headers: { 'accept-language': wish } })).headers['content-language']).toBe(language);
  });
});

test('a record that the sender has already is not sent again', async () => {
  const { id, token } = (await http.post('/game/new')).json();
  const etag = String((await http.get(`/v1/games/${id}`)).headers['etag']);
  const known = await http.get(`/v1/games/${id}`, { headers: { 'if-none-match': etag } });
  expect([known.statusCode, known.body]).toEqual([304, '']);
  await http.post(`/game/${id}/roll`, {}, { token });
  expect((await http.get(`/v1/games/${id}`, { headers: { 'if-none-match': etag } })).statusCode).toBe(200);
});

describe('web pages from elsewhere', () => {
  test('may read', async () => {
    const answer = await http.get('/healthz', { headers: { origin: 'https://stranger.example' } });
    expect(answer.headers['access-control-allow-origin']).toBe('*');
  });
});

describe('limits', () => {
  test('an address that asks too often is told when to come back', async () => {
    const house = new TestHouse();
    const rate = { perSecond: 2, burst: 2 };
    const limited = await HttpHouse.open(house, { connections: 9, messages: rate, arrivals: rate });
    const from = '203.0.113.7';
    expect((await limited.get('/openapi.json', { from })).headers['ratelimit']).toBe('"messages";r=1;t=0');
    await limited.get('/openapi.json', { from });
    const refused = await limited.get('/openapi.json', { from });
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('1');
    expect(refused.headers['ratelimit-policy']).toBe('"messages";q=2;w=1');
    expect(refused.json()).toMatchObject({ code: 'rate-limited', retry_after_s: 1 });
    expect((await limited.get('/healthz', { from })).statusCode).toBe(200);
    house.clock.pass(1_000);
    expect((await limited.get('/openapi.json', { from })).statusCode).toBe(200);
  });

  const BY_CODE = [
    ['GET', '/v1/rooms/:code'],
    ['POST', '/v1/rooms/:code/roll'],
    ['GET', '/v1/rooms/:code/events'],
    ['GET', '/game/:code/state'],
    ['POST', '/game/:code/roll'],
    ['GET', '/v1/games/:code-1'],
    ['GET', '/v1/games/:code/run'],
  ] as const;

  test.each(BY_CODE)('codes that nobody has are tried no faster than rooms are opened: %s %s', async (method, path) => {
    const house = new TestHouse();
    const arrivals = { perSecond: 1, burst: 3 };
    const limited = await HttpHouse.open(house, { ...USUAL_ADDRESS_LIMITS, arrivals });
    const { id, token } = (await limited.post('/game/new')).json();
    const code: string = id.slice(0, -2);
    const from = '203.0.113.7';
    const ask = async (tried: string, more = {}): Promise<number> =>
      (await limited.ask(method, path.replace(':code', tried), undefined, { from, ...more })).statusCode;
    for (const [tried, isTold] of [
      ['AAAAAA', true],
      ['AAAAAB', true],
      ['AAAAAC', true],
      ['AAAAAD', false],
    ] as const)
      expect(await ask(tried)).toBe(isTold ? 404 : 429);
    expect([await ask(code), await ask(code, { token: 'guessed' })]).toEqual([429, 429]);
    // Whoever sits there goes on, whatever others behind the same address do.
    expect((await limited.get(`/game/${id}/state`, { from, token })).statusCode).toBe(200);
    house.clock.pass(1_000);
    expect(await ask('AAAAAE')).toBe(404);
  });

  test('a code that is right costs nothing', async () => {
    const limited = await HttpHouse.open(new TestHouse(), { ...USUAL_ADDRESS_LIMITS, arrivals: { perSecond: 1, burst: 1 } });
    const { id } = (await limited.post('/game/new')).json();
    for (let read = 0; read < 5; read++)
      expect((await limited.get(`/v1/rooms/${id.slice(0, -2)}`, { from: '203.0.113.7' })).statusCode).toBe(200);
  });
});

test('the documents are there, for programs and for people', async () => {
  const document = (await http.get('/openapi.json')).json();
  expect(document).toMatchObject({ openapi: '3.1.0', paths: { '/healthz': { get: { summary: expect.any(String) } } } });
  expect((await http.get('/docs')).headers['content-type']).toContain('text/html');
});
