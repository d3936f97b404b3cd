/**
 * Requests that a client sends on one connection without waiting for answers: they are answered one after the other, so that a
 * connection never holds more than one answer. Node would begin all of them as soon as it has read them.
 */
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Pieces } from './pieces.ts';

/** Requests without an answer on one connection; the connection ends after the answer to the last of them. */
const MOST_UNANSWERED = 8;
/** A client that has sent so many bytes more before it had an answer waits for none. */
const FLOOD = 4_096;

/** What one connection has asked and not been answered. */
class Line {
  readonly #pieces: Pieces | undefined;
  readonly #waiting: (() => void)[] = [];
  #unanswered = 0;
  #isEnding = false;

  /** Without pieces where there is no real connection. */
  constructor(pieces?: Pieces) {
    this.#pieces = pieces;
  }

  get isBusy(): boolean {
    return this.#unanswered > 0;
  }

  take(handle: RequestListener, request: IncomingMessage, response: ServerResponse): void {
    if (request.socket.destroyed) return;
    this.#unanswered += 1;
    if (this.#unanswered > MOST_UNANSWERED) return this.#refuse(request.socket);
    const begin = (): void => {
      response.once('close', () => this.#next(request.socket));
      if (this.#isEnding && this.#waiting.length === 0) response.setHeader('Connection', 'close');
      handle(request, response);
    };
    if (this.#unanswered === 1) begin();
    else this.#waiting.push(begin);
  }

  /** What comes after is not read any more, and what was read is not begun. */
  #refuse(socket: Socket): void {
    if (this.#isEnding) return;
    this.#isEnding = true;
    socket.pause();
    if ((this.#pieces?.stop() ?? 0) < FLOOD) return;
    this.#waiting.length = 0;
    socket.destroy();
  }

  /** Nobody would get the other answers of a connection that is gone. */
  #next(socket: Socket): void {
    this.#unanswered -= 1;
    if (socket.destroyed) this.#waiting.length = 0;
    this.#waiting.shift()?.();
  }

  /** The connection becomes something else; answers with what it has sent for that already. */
  release(): Buffer {
    return this.#pieces?.release() ?? Buffer.alloc(0);
  }
}

/** Hands requests over in turn, one of each connection at a time. */
export class Turns {
  readonly #lines = new WeakMap<Socket, Line>();

  /** A listener for requests that hands them to this one. */
  inTurn(handle: RequestListener): RequestListener {
    return (request, response) => {
      const line = this.#lines.get(request.socket) ?? new Line();
      this.#lines.set(request.socket, line);
      line.take(handle, request, response);
    };
  }

  /** Stands before the server's own reader of requests, and before whatever takes connections over. */
  guard(server: Server): void {
    server.on('connection', socket => this.#lines.set(socket, new Line(new Pieces(socket, () => {}))));
    const listeners = server.listeners('upgrade');
    server.removeAllListeners('upgrade').on('upgrade', (request, socket, head) => {
      const line = this.#lines.get(request.socket);
      // A connection that becomes something else while an answer is on its way would mix the two: such an upgrade is cut off.
      if (request.method !== 'GET' || line?.isBusy) return void socket.destroy();
      const all = line ? Buffer.concat([head, line.release()]) : head;
      for (const listener of listeners) Reflect.apply(listener, server, [request, socket, all]);
    });
  }
}
