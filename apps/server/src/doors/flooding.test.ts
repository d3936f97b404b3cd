/** A client that goes on talking after its connection was closed costs no more than the bytes it sends. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { openHandDoors } from '../testing/hand-doors.ts';

const UPGRADE =
  'GET /ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n';
const WORD = '{"type":"Ping"}';
const frame = (text: string): Buffer => Buffer.concat([Buffer.of(0x81, 0x80 | text.length, 0, 0, 0, 0), Buffer.from(text)]);

let doors: Awaited<ReturnType<typeof openHandDoors>> | undefined;
afterEach(async () => {
  vi.restoreAllMocks();
  await doors?.close();
});

test('over WebSocket, what comes after the end is not read', async () => {
  doors = await openHandDoors();
  const parse = vi.spyOn(JSON, 'parse');
  const socket = connect(doors.ports.http, '127.0.0.1').resume();
  socket.write(Buffer.concat([Buffer.from(UPGRADE), frame('no message'), ...Array.from({ length: 50_000 }, () => frame(WORD))]));
  socket.end();
  await once(socket, 'close');
  expect(parse.mock.calls.filter(([text]) => text === 'no message')).toHaveLength(1);
  expect(parse.mock.calls.filter(([text]) => text === WORD)).toHaveLength(0);
});
