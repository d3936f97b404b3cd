/** The bytes of a client: both doors by hand, so that tests can send what no library would. */
import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { MAX_FRAME_OUT, type Plain } from '@yaht/protocol';
import { decodePack, encodePack, FrameReader } from '@yaht/protocol/tcp';
import type { Ports } from './server-process.ts';

export type DoorName = 'tcp' | 'websocket';
export const DOORS = ['tcp', 'websocket'] as const satisfies readonly DoorName[];

/** What a door makes of bytes and messages. */
export type Encoding = {
  readonly frame: (message: object) => Buffer;
  /** Takes bytes as they come; answers the messages in them, and the number with which a WebSocket was closed. */
  readonly read: (bytes: Buffer) => { readonly messages: readonly Plain[]; readonly closed?: number };
};

/** A socket that is connected; over WebSocket, the handshake is done. */
export async function openSocket(
  ports: Ports,
  door: DoorName,
  headers: readonly string[] = [],
  allowHalfOpen = false,
): Promise<Socket> {
  const port = door === 'tcp' ? ports.tcp : ports.http;
  const socket = connect({ host: '127.0.0.1', port, noDelay: true, allowHalfOpen });
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  if (door === 'websocket') await shakeHands(socket, headers);
  return socket;
}

async function shakeHands(socket: Socket, headers: readonly string[]): Promise<void> {
  const key = randomBytes(16).toString('base64');
  const usual = ['Host: 127.0.0.1', 'Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'];
  socket.write(['GET /ws HTTP/1.1', ...usual, `Sec-WebSocket-Key: ${key}`, ...headers, '', ''].join('\r\n'));
  const answer = await headOf(socket);
  if (!answer.startsWith('HTTP/1.1 101')) {
    socket.destroy();
    throw new Error(answer.split('\r\n', 1)[0]);
  }
}

function headOf(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let head = Buffer.alloc(0);
    const take = (bytes: Buffer): void => {
      head = Buffer.concat([head, bytes]);
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return;
      socket.off('data', take).off('close', fail).pause();
      if (head.length > end + 4) socket.unshift(head.subarray(end + 4));
      resolve(head.subarray(0, end).toString());
    };
    const fail = (): void => reject(new Error('closed before an answer'));
    socket.on('data', take).once('close', fail);
  });
}

export const encodingOf = (door: DoorName): Encoding => (door === 'tcp' ? tcpEncoding() : webSocketEncoding());

function tcpEncoding(): Encoding {
  const reader = new FrameReader(MAX_FRAME_OUT);
  return {
    frame: message => {
      const frame = encodePack(message, Number.MAX_SAFE_INTEGER);
      if (!frame.ok) throw new Error(frame.error);
      return Buffer.from(frame.value);
    },
    read: bytes => ({
      messages: reader.push(bytes).payloads.map(payload => {
        const decoded = decodePack(payload, MAX_FRAME_OUT);
        if (!decoded.ok) throw new Error(`a server that says ${decoded.error}`);
        return decoded.value;
      }),
    }),
  };
}

const NO_MASK = [0, 0, 0, 0] as const;

/** A frame of a WebSocket client; the mask is all zeros unless told otherwise, so that the payload is readable. */
export function webSocketFrame(payload: Buffer, opcode = 1, mask: readonly number[] = NO_MASK): Buffer {
  const { length } = payload;
  const size = length < 126 ? [length] : length < 65_536 ? [126, length >> 8, length & 255] : [127, 0, 0, 0, 0, ...u32(length)];
  const [first = 0, ...rest] = size;
  const masked = payload.map((byte, i) => byte ^ (mask[i % 4] ?? 0));
  return Buffer.concat([Buffer.from([0x80 | opcode, 0x80 | first, ...rest, ...mask]), masked]);
}

const u32 = (length: number): readonly number[] => [length >>> 24, (length >> 16) & 255, (length >> 8) & 255, length & 255];

function webSocketEncoding(): Encoding {
  let buffer = Buffer.alloc(0);
  return {
    frame: message => webSocketFrame(Buffer.from(JSON.stringify(message))),
    read: bytes => {
      buffer = Buffer.concat([buffer, bytes]);
      const messages: Plain[] = [];
      for (let frame = frameIn(buffer); frame; frame = frameIn(buffer)) {
        buffer = buffer.subarray(frame.end);
        if (frame.opcode === 1) messages.push(JSON.parse(frame.payload.toString()) as Plain);
        if (frame.opcode === 8) return { messages, closed: frame.payload.length >= 2 ? frame.payload.readUInt16BE() : 1005 };
      }
      return { messages };
    },
  };
}

type Frame = { readonly opcode: number; readonly payload: Buffer; readonly end: number };

/** The first whole frame of a server, which is never masked and never in pieces. */
function frameIn(buffer: Buffer): Frame | undefined {
  if (buffer.length < 2) return undefined;
  const short = (buffer[1] ?? 0) & 127;
  const head = short < 126 ? 2 : short === 126 ? 4 : 10;
  if (buffer.length < head) return undefined;
  const length = short < 126 ? short : short === 126 ? buffer.readUInt16BE(2) : Number(buffer.readBigUInt64BE(2));
  const end = head + length;
  return buffer.length < end ? undefined : { opcode: (buffer[0] ?? 0) & 15, payload: buffer.subarray(head, end), end };
}
