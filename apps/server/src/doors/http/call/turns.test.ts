/** Requests on one connection, over real sockets, with answers that are given by hand. */
import { createServer, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Turns } from './turns.ts';

let server: Server;
let turns: Turns;
/** Requests that were begun, with the way to answer them. */
let begun: { readonly path: string; readonly response: ServerResponse }[];
/** How many requests were read, begun or not. */
let read: number;
let upgrades: string[];
/** What had come after an upgrade already. */
let followed: Buffer;
beforeEach(async () => {
  begun = [];
  upgrades = [];
  read = 0;
  turns = new Turns();
  const take = turns.inTurn(({ url = '' }, response) => void begun.push({ path: url, response }));
  server = createServer((request, response) => {
    read += 1;
    take(request, response);
  });
  server.on('upgrade', ({ url = '' }, socket, head) => {
    upgrades.push(url);
    followed = head;
    socket.end();
  });
  turns.guard(server);
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise(resolve => server.close(resolve));
});

const open = (): Socket => connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {});
const request = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: here\r\n\r\n`;
const UPGRADE = 'Host: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n';
const many = (count: number): string => Array.from({ length: count }, (_, i) => request(`/${i + 1}`)).join('');
const paths = (): readonly string[] => begun.map(({ path }) => path);

/** Answers one after the other until nothing more is begun. */
async function answerAll(count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    await expect.poll(() => begun.length).toBeGreaterThan(i);
    begun[i]?.response.end(`<${begun[i]?.path}>`);
  }
}

test('the next request is begun when the one before it has its answer', async () => {
  open().write(many(3));
  await expect.poll(paths).toEqual(['/1']);
  begun[0]?.response.end();
  await expect.poll(paths).toEqual(['/1', '/2']);
});

test('connections do not wait for each other', async () => {
  for (const path of ['/a', '/b']) open().write(request(path));
  await expect.poll(() => paths().toSorted()).toEqual(['/a', '/b']);
});

test('eight may wait, and the connection stays', async () => {
  const socket = open();
  socket.write(many(8));
  await answerAll(8);
  socket.write(request('/later'));
  await expect.poll(() => paths().at(-1)).toBe('/later');
});

test('of more than eight the first eight are answered, and the last answer says that it is the last', async () => {
  const socket = open();
  const heard = text(socket);
  socket.write(many(20));
  await answerAll(8);
  const answers = (await heard).split('HTTP/1.1 200 OK').slice(1);
  expect(answers.map(answer => /<.*>/.exec(answer)?.[0])).toEqual(
    ['/1', '/2', '/3', '/4', '/5', '/6', '/7', '/8'].map(path => `<${path}>`),
  );
  expect(answers.map(answer => /connection: close/i.test(answer))).toEqual([...Array.from({ length: 7 }, () => false), true]);
  expect(paths()).toHaveLength(8);
});

test('a client that asks without end is cut off, and nothing more of it is read or begun', async () => {
  const socket = open();
  const closed = new Promise(resolve => socket.once('close', resolve));
  socket.write(many(2_000));
  await closed;
  expect(paths()).toEqual(['/1']);
  // What Node has read of it is in memory until the connection has closed.
  expect(read).toBeLessThan(50);
});

test('what waits on a connection that is gone is not begun', async () => {
  const socket = open();
  socket.write(many(5));
  await expect.poll(paths).toEqual(['/1']);
  const gone = new Promise(resolve => begun[0]?.response.once('close', resolve));
  socket.destroy();
  await gone;
  expect(paths()).toEqual(['/1']);
});

test('bytes that follow an upgrade go to its handler, however many they are', async () => {
  const socket = open();
  const closed = new Promise(resolve => socket.once('close', resolve));
  socket.resume().write(`GET /ws HTTP/1.1\r\n${UPGRADE}${'x'.repeat(5_000)}`);
  await closed;
  expect(followed).toHaveLength(5_000);
});

test.each([
  ['alone', `GET /ws HTTP/1.1\r\n${UPGRADE}`, ['/ws']],
  ['behind a request without an answer', `${request('/slow')}GET /ws HTTP/1.1\r\n${UPGRADE}`, []],
  ['with another method', `POST /ws HTTP/1.1\r\n${UPGRADE}`, []],
])('an upgrade %s', async (_, bytes, upgraded) => {
  const socket = open();
  const closed = new Promise(resolve => socket.once('close', resolve));
  socket.resume().write(bytes);
  await closed;
  expect(upgrades).toEqual(upgraded);
});
