/** Clients that take more than they give: they never read, ask without end, or never finish. Written from SPEC alone, so nothing of the house is used. */
import { connect, type Socket } from 'node:net';

/** A client that sends what it has for as long as somebody takes it. */
export type Rude = {
  readonly socket: Socket;
  /** Everything was sent, or the connection has ended. */
  isDone: () => boolean;
};

type How = {
  /** The address of this machine that it comes from. */
  readonly from: string;
  readonly isReading?: boolean;
};

/** Connects, waits for what opens the connection, and sends piece after piece. */
export async function rude(port: number, pieces: Iterable<Buffer>, { from, isReading = false }: How): Promise<Rude> {
  const socket = connect({ host: '127.0.0.1', port, localAddress: from, noDelay: true });
  socket.on('error', () => {});
  await new Promise(resolve => socket.once('connect', resolve).once('close', resolve));
  if (isReading) socket.resume();
  else socket.pause();
  let isDone = false;
  socket.once('close', () => (isDone = true));
  void (async () => {
    for (const piece of pieces) {
      if (socket.destroyed) return;
      // Its own memory is not what is tried here: the next piece waits until this one has left.
      await new Promise<void>(resolve => socket.write(piece, () => resolve()));
    }
    isDone = true;
  })();
  return { socket, isDone: () => isDone };
}

/** One piece again and again, until there are so many bytes. */
export function* again(piece: Buffer, bytes: number): Generator<Buffer> {
  const size = Math.max(1, Math.floor(65_536 / piece.length));
  const many = Buffer.concat(Array.from({ length: size }, () => piece));
  for (let left = bytes; left > 0; left -= many.length) yield left >= many.length ? many : many.subarray(0, left);
}

/** First this, then that. */
export function* after(first: Buffer, then: Iterable<Buffer>): Generator<Buffer> {
  yield first;
  yield* then;
}

/** SPEC §1, TCP: a length of four bytes, and MessagePack. */
export function packet(message: object): Buffer {
  const payload = packed(message);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(payload.length);
  return Buffer.concat([head, payload]);
}

/** MessagePack as far as messages of clients need it: small maps and lists, texts, small numbers, booleans. */
function packed(value: unknown): Buffer {
  if (value === null) return Buffer.of(0xc0);
  if (typeof value === 'boolean') return Buffer.of(value ? 0xc3 : 0xc2);
  if (typeof value === 'number') return value < 128 ? Buffer.of(value) : Buffer.of(0xcd, value >> 8, value & 0xff);
  if (typeof value === 'string') {
    const text = Buffer.from(value);
    return Buffer.concat([Buffer.of(0xda, text.length >> 8, text.length & 0xff), text]);
  }
  if (Array.isArray(value)) return Buffer.concat([Buffer.of(0xdc, value.length >> 8, value.length & 0xff), ...value.map(packed)]);
  const fields = Object.entries(value as object);
  return Buffer.concat([Buffer.of(0xde, 0, fields.length), ...fields.flat().map(packed)]);
}

/** RFC 6455: a frame of a client, masked with zeros. */
export function frame(payload: Buffer, first = 0x81): Buffer {
  const { length } = payload;
  const size = length < 126 ? [0x80 | length] : [0x80 | 126, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.of(first, ...size, 0, 0, 0, 0), payload]);
}

export const say = (message: object): Buffer => frame(Buffer.from(JSON.stringify(message)));

export const UPGRADE = Buffer.from(
  'GET /ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
);

export const request = (path: string): Buffer => Buffer.from(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
