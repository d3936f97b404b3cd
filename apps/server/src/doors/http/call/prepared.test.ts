import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepare, preparedOnce, sendPrepared } from './prepared.ts';

const TEXT = 'the same for everybody '.repeat(1_000);
let made = 0;
let app: FastifyInstance;
beforeAll(() => {
  app = fastify();
  const document = preparedOnce(() => {
    made += 1;
    return prepare('text/plain; charset=utf-8', Buffer.from(TEXT));
  });
  app.get('/', async (request, reply) => sendPrepared(request, reply, await document()));
});
afterAll(() => app.close());

const get = (headers: Readonly<Record<string, string>> = {}) => app.inject({ url: '/', headers });

const asIs = (body: Buffer): Buffer => body;
const CODINGS: readonly [string | undefined, string | undefined, (body: Buffer) => Buffer][] = [
  [undefined, undefined, asIs],
  ['', undefined, asIs],
  ['identity', undefined, asIs],
  ['zstd', undefined, asIs],
  ['gzip', 'gzip', gunzipSync],
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['br;q=0, *', 'gzip', gunzipSync],
  ['*;q=0', undefined, asIs],
];

test.each(CODINGS)('a reader that takes %j gets it in the coding %j', async (taken, coding, open) => {
  const answer = await get(taken === undefined ? {} : { 'accept-encoding': taken });
  expect(answer.headers['content-encoding']).toBe(coding);
  expect(answer.headers['vary']).toBe('Accept-Encoding');
  expect(open(answer.rawPayload).toString()).toBe(TEXT);
});

test('it is made once, however many ask at the same time', async () => {
  await Promise.all(Array.from({ length: 20 }, () => get()));
  expect(made).toBe(1);
});

test('it is made again for the next reader when it could not be made', async () => {
  let tries = 0;
  const document = preparedOnce(async () => {
    if (++tries === 1) throw new Error('no such file');
    return prepare('text/plain', Buffer.from('x'));
  });
  await expect(document()).rejects.toThrow('no such file');
  expect((await document()).bodies.identity.toString()).toBe('x');
});

test('a reader that has it already does not get it again, in whichever coding it has it', async () => {
  const tag = String((await get({ 'accept-encoding': 'gzip' })).headers['etag']);
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
    const answer = await get({ 'if-none-match': known });
    expect([answer.statusCode, answer.body]).toEqual([304, '']);
  }
  expect((await get({ 'if-none-match': '"other"' })).statusCode).toBe(200);
});
