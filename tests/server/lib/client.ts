/** A client for tests: keeps everything it hears, and waits for what it is told to wait for. */
import type { Socket } from 'node:net';
import type { PlainObject } from '@yaht/protocol';
import type { Ports } from './server-process.ts';
import { encodingOf, openSocket, type DoorName, type Encoding } from './wire.ts';

export type Message = PlainObject & { readonly type: string };

/** A field that is text; empty when it is not. */
export const textIn = (message: Message, field: string): string => {
  const value = message[field];
  return typeof value === 'string' ? value : '';
};

export type ConnectOptions = {
  readonly headers?: readonly string[];
  /** Somebody who is gone without a word: gives no sign of life, and keeps its half open when the other ends. */
  readonly isGone?: boolean;
};

export class Client {
  readonly heard: Message[] = [];
  /** Every byte that came, as it came. */
  readonly bytes: Buffer[] = [];
  /** The number with which a WebSocket was closed; 0 when the connection simply ended. */
  readonly closed: Promise<number>;
  isClosed = false;
  onMessage: (message: Message) => void = () => {};
  readonly socket: Socket;
  readonly #encoding: Encoding;
  readonly #isGone: boolean;
  readonly #waiting = new Set<() => void>();
  #closeNumber = 0;
  #count = 0;

  private constructor(socket: Socket, encoding: Encoding, isGone: boolean) {
    this.socket = socket;
    this.#encoding = encoding;
    this.#isGone = isGone;
    this.closed = new Promise(resolve =>
      socket.once('close', () => {
        this.isClosed = true;
        resolve(this.#closeNumber);
        this.#wake();
      }),
    );
    socket.on('error', () => {});
    socket.on('data', bytes => this.#take(bytes));
    socket.on('end', () => this.#end());
    socket.resume();
  }

  static async connect(ports: Ports, door: DoorName, { headers = [], isGone = false }: ConnectOptions = {}): Promise<Client> {
    return new Client(await openSocket(ports, door, headers, isGone), encodingOf(door), isGone);
  }

  send(message: object): void {
    if (!this.isClosed) this.socket.write(this.#encoding.frame(message));
  }

  /** Waits for the first message that fits, from the beginning or from a place in what was heard. */
  async until(fits: (message: Message) => boolean, from = 0): Promise<Message> {
    for (;;) {
      const found = this.heard.slice(from).find(fits);
      if (found) return found;
      if (this.isClosed) throw new Error(`closed after ${JSON.stringify(this.heard.slice(-3))}`);
      await new Promise<void>(resolve => this.#waiting.add(resolve));
    }
  }

  type(type: string, from = 0): Promise<Message> {
    return this.until(message => message.type === type, from);
  }

  /** Sends a wish with an id of its own, and waits for its answer. */
  ask(message: object): Promise<Message> {
    const from = this.heard.length;
    const wish = { id: `w${(this.#count += 1)}`, ...message };
    this.send(wish);
    return this.until(({ type, id }) => (type === 'Ack' || type === 'Error') && id === wish.id, from);
  }

  /** Comes in and answers the welcome. */
  async enter(message: object): Promise<Message> {
    this.send(message);
    return this.until(({ type }) => type === 'Welcome' || type === 'Error');
  }

  get errors(): readonly unknown[] {
    return this.heard.flatMap(({ type, code }) => (type === 'Error' ? [code] : []));
  }

  #take(bytes: Buffer): void {
    this.bytes.push(bytes);
    const { messages, closed } = this.#encoding.read(bytes);
    for (const message of messages as readonly Message[]) this.#hear(message);
    if (closed === undefined) return;
    this.#closeNumber = closed;
    this.#end();
  }

  #end(): void {
    if (!this.#isGone) this.socket.end();
  }

  #hear(message: Message): void {
    this.heard.push(message);
    if (message.type === 'Ping' && !this.#isGone) this.send({ type: 'Pong' });
    this.onMessage(message);
    this.#wake();
  }

  #wake(): void {
    const ready = [...this.#waiting];
    this.#waiting.clear();
    for (const go of ready) go();
  }
}
