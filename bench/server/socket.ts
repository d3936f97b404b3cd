/** A WebSocket client that costs next to nothing, so that the machine's time goes to the server that is measured. */
import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

export type Line = { readonly say: (message: object) => void; readonly end: () => void };

/** Connects and hands over every text that arrives. */
export function openLine(port: number, path: string, hear: (text: string) => void): Promise<Line> {
  const socket = connect(port, '127.0.0.1').setNoDelay(true);
  const key = randomBytes(16).toString('base64');
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: ${key}\r\nSec-WebSocket-Version: 13\r\n\r\n`,
  );
  return new Promise((resolve, reject) => {
    let bytes: Buffer = Buffer.alloc(0);
    let isOpen = false;
    socket.on('error', reject);
    socket.on('data', chunk => {
      bytes = bytes.length === 0 ? chunk : Buffer.concat([bytes, chunk]);
      if (!isOpen) {
        const end = bytes.indexOf('\r\n\r\n');
        if (end < 0) return;
        bytes = bytes.subarray(end + 4);
        isOpen = true;
        resolve({ say: message => send(socket, message), end: () => socket.destroy() });
      }
      bytes = readFrames(bytes, hear);
    });
  });
}

const TEXT = 0x1;

/** Hands over whole frames and answers what is left. */
function readFrames(bytes: Buffer, hear: (text: string) => void): Buffer {
  let at = 0;
  while (bytes.length - at >= 2) {
    const short = (bytes[at + 1] ?? 0) & 0x7f;
    const head = short < 126 ? 2 : short === 126 ? 4 : 10;
    if (bytes.length - at < head) break;
    const length = short < 126 ? short : short === 126 ? bytes.readUInt16BE(at + 2) : Number(bytes.readBigUInt64BE(at + 2));
    if (bytes.length - at < head + length) break;
    if (((bytes[at] ?? 0) & 0xf) === TEXT) hear(bytes.toString('utf8', at + head, at + head + length));
    at += head + length;
  }
  return bytes.subarray(at);
}

/** A client must mask; with zeros as the mask the text stays as it is. */
function send(socket: Socket, message: object): void {
  const text = Buffer.from(JSON.stringify(message));
  const head = Buffer.alloc(text.length < 126 ? 6 : 8);
  head[0] = 0x80 | TEXT;
  head[1] = 0x80 | Math.min(126, text.length);
  if (text.length >= 126) head.writeUInt16BE(text.length, 2);
  socket.write(Buffer.concat([head, text]));
}
