/**
 * Requests that a client sends on one connection without waiting for answers: they are answered one after the other, so that a
 * connection never holds more than one answer. Node would begin all of them as soon as it has read them.
 */
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { NO_ACCOUNT, type Account, type Holder } from '../../byte-budget.ts';
import { Pieces } from './pieces.ts';
import { isLent } from './prepared.ts';

/** Requests without an answer on one connection; the connection ends after the answer to the last of them. */
const MOST_UNANSWERED = 8;
/** A client that has sent so many bytes more before it had an answer waits for none. */
const FLOOD = 4_096;

type OpenAccount = (holder: Holder) => Account;

/** What one connection has asked and not been answered. */
class Line implements Holder {
  readonly #socket: Socket;
  readonly #pieces: Pieces | undefined;
  readonly #account: Account;
  readonly #onLetGo: () => void;
  readonly #waiting: (() => void)[] = [];
  #unanswered = 0;
  #isEnding = false;
  #response: ServerResponse | undefined;
  /** Bytes of what waits and of the request at work. */
  #asked = 0;
  /** Those that have come since the latest request began to be read. */
  #latest = 0;

  /** Without an account the request was made up in this process, and has no connection below it. */
  constructor(socket: Socket, open?: OpenAccount, onLetGo = (): void => {}) {
    this.#onLetGo = onLetGo;
    this.#socket = socket;
    this.#account = open?.(this) ?? NO_ACCOUNT;
    this.#pieces = open && new Pieces(socket, count => this.#read(count));
    socket.once('close', this.#account.close);
  }

  get isBusy(): boolean {
    return this.#unanswered > 0;
  }

  readonly asked = (): number => this.#asked;

  /** What all readers are given alike is not kept for this one. */
  readonly unread = (): number => {
    const response = this.#response;
    if (!response) return this.#socket.writableLength;
    return isLent(response) ? 0 : response.writableLength;
  };

  readonly letGo = (): void => {
    this.#onLetGo();
    this.#socket.destroy();
  };

  belongTo(address: string): void {
    this.#account.belongTo(address);
  }

  note(): void {
    this.#account.note();
  }

  take(handle: RequestListener, request: IncomingMessage, response: ServerResponse): void {
    if (request.socket.destroyed) return;
    this.#unanswered += 1;
    if (this.#unanswered > MOST_UNANSWERED) return this.#refuse(request.socket);
    const head = this.#latest;
    this.#latest = 0;
    const begin = (): void => {
      this.#asked -= head;
      this.#response = response;
      response.once('prefinish', () => this.note()).once('close', () => this.#next(request.socket));
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
    this.letGo();
  }

  /** Nobody would get the other answers of a connection that is gone. */
  #next(socket: Socket): void {
    this.#unanswered -= 1;
    this.#response = undefined;
    if (this.#unanswered === 0) this.#asked = this.#latest = 0;
    if (socket.destroyed) this.#waiting.length = 0;
    this.#waiting.shift()?.();
  }

  #read(count: number): void {
    this.#asked += count;
    this.#latest += count;
    this.note();
  }

  /** The connection becomes something else; answers with what it has sent for that already. */
  release(): Buffer {
    this.#account.close();
    // Nothing of the requests lives as long as what the connection becomes.
    this.#socket.off('close', this.#account.close);
    return this.#pieces?.release() ?? Buffer.alloc(0);
  }
}

/** Hands requests over in turn, one of each connection at a time. */
export class Turns {
  readonly #lines = new WeakMap<Socket, Line>();
  readonly #open: OpenAccount;
  readonly #onLetGo: () => void;

  /** `onLetGo`: a connection was cut off that asked for too much, or took nothing of its answers. */
  constructor(open: OpenAccount = () => NO_ACCOUNT, onLetGo = (): void => {}) {
    this.#open = open;
    this.#onLetGo = onLetGo;
  }

  /** A listener for requests that hands them to this one. */
  inTurn(handle: RequestListener): RequestListener {
    return (request, response) => {
      const line = this.#lines.get(request.socket) ?? new Line(request.socket);
      this.#lines.set(request.socket, line);
      line.take(handle, request, response);
    };
  }

  /** Whose bytes this connection's are, as far as it is known; nobody's own when the address is trusted. */
  belongsTo(socket: Socket, address: string | undefined): void {
    if (address !== undefined) this.#lines.get(socket)?.belongTo(address);
  }

  /** Something waits on this connection until it is read. */
  note(socket: Socket): void {
    this.#lines.get(socket)?.note();
  }

  /** Stands before the server's own reader of requests, and before whatever takes connections over. */
  guard(server: Server): void {
    server.on('connection', socket => this.#lines.set(socket, new Line(socket, this.#open, this.#onLetGo)));
    const listeners = server.listeners('upgrade');
    server.removeAllListeners('upgrade').on('upgrade', (request, socket, head) => {
      const line = this.#lines.get(request.socket);
      // A connection that becomes something else while an answer is on its way would mix the two: such an upgrade is cut off.
      if (request.method !== 'GET' || line?.isBusy) return void socket.destroy();
      const all = line ? Buffer.concat([head, line.release()]) : head;
      this.#lines.delete(request.socket);
      for (const listener of listeners) Reflect.apply(listener, server, [request, socket, all]);
    });
  }
}
