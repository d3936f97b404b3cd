/** Connections that ask the same thing again and again, each as soon as it has its answer. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export type Order = {
  readonly port: number;
  readonly path: string;
  readonly body: object;
  readonly connections: number;
  readonly seconds: number;
};
export type Asked = { readonly perSecond: number; readonly p50: number; readonly p99: number; readonly requests: number };

export async function askAgainAndAgain(order: Order): Promise<Asked> {
  const until = performance.now() + 1_000 * order.seconds;
  const began = performance.now();
  const took = (await Promise.all(Array.from({ length: order.connections }, () => askOn(order, until)))).flat();
  const seconds = (performance.now() - began) / 1_000;
  took.sort((a, b) => a - b);
  const at = (part: number): number => took[Math.min(took.length - 1, Math.floor(part * took.length))] ?? 0;
  return { perSecond: took.length / seconds, p50: at(0.5), p99: at(0.99), requests: took.length };
}

async function askOn({ port, path, body }: Order, until: number): Promise<readonly number[]> {
  const socket = connect({ host: '127.0.0.1', port, noDelay: true });
  await once(socket, 'connect');
  const request = requestOf(path, JSON.stringify(body));
  const took: number[] = [];
  while (performance.now() < until) {
    const began = performance.now();
    await answerTo(socket, request);
    took.push(performance.now() - began);
  }
  socket.destroy();
  return took;
}

const requestOf = (path: string, body: string): string =>
  `POST ${path} HTTP/1.1\r\nHost: bench\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;

/** Sends a request and reads to the end of its answer; an answer that is not 200 ends the run. */
function answerTo(socket: Socket, request: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    let wanted: number | undefined;
    const fail = (error: Error): void => reject(error);
    const hear = (chunk: Buffer): void => {
      chunks.push(chunk);
      length += chunk.length;
      wanted ??= lengthIn(chunks);
      if (wanted === undefined ? !endsChunked(chunk) : length < wanted) return;
      socket.off('data', hear).off('error', fail);
      const status = Buffer.concat(chunks.slice(0, 1)).toString('latin1', 9, 12);
      if (status === '200') resolve();
      else reject(new Error(`the answer was ${status}`));
    };
    socket.on('data', hear);
    socket.once('error', fail);
    socket.write(request);
  });
}

/** The whole length of an answer that says it. */
function lengthIn(chunks: readonly Buffer[]): number | undefined {
  const head = (chunks[0] ?? Buffer.alloc(0)).toString('latin1', 0, 4_096);
  const end = head.indexOf('\r\n\r\n');
  const length = /content-length: (\d+)/i.exec(head)?.[1];
  return end < 0 || length === undefined ? undefined : end + 4 + Number(length);
}

const endsChunked = (chunk: Buffer): boolean => chunk.toString('latin1', chunk.length - 5) === '0\r\n\r\n';
