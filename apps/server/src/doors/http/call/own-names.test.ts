import { hostname } from 'node:os';
import { beforeAll, expect, test } from 'vitest';
import { HttpHouse } from '../../../testing/http-house.ts';
import { isOwnName } from './own-names.ts';

let http: HttpHouse;
beforeAll(async () => {
  http = await HttpHouse.open();
});

const askedAs = (host: string) => http.get('/v1/rooms', { headers: { host } });

test.each([
  'localhost',
  'LOCALHOST:9000',
  'yaht.localhost:80',
  '127.0.0.1:9000',
  '192.168.0.7',
  '[::1]:9000',
  hostname(),
  'play.example:443',
])('asked as %s, it answers', async host => {
  expect((await askedAs(host)).statusCode).toBe(200);
});

test.each([
  'rebound.example',
  'rebound.example:9000',
  'localhost.rebound.example',
  '127.0.0.1.rebound.example',
  'play.example.rebound.example',
])('asked as %s, it refuses: a page of that name would count as its own', async host => {
  const answer = await askedAs(host);
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'origin-not-allowed']);
});

test('a name may end with the dot of the root', () => {
  expect(isOwnName('play.example.:9000', ['play.example'])).toBe(true);
});
