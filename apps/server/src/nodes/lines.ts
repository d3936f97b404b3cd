/** Messages between nodes: one JSON text a line over TCP. */
import { connect, type Socket } from 'node:net';
import { StringDecoder } from 'node:string_decoder';

/** More than any message of the house needs. */
const MAX_LINE = 16 << 20;
/** Whoever does not read costs this much and is then let go. */
const MAX_QUEUED = 16 << 20;

/** One connection between two nodes, from one of its ends. */
export interface Lines {
  /** Messages in the order they come; one that cannot be read ends the connection. */
  onMessage(hear: (message: unknown) => void): void;
  onEnd(tell: () => void): void;
  send(message: object): void;
  end(): void;
}

/** Begins a connection to the node at an address; whether anybody is there shows later. */
export type Dial = (address: string) => Lines;

export const dialSocket: Dial = address => {
  const { hostname, port } = new URL(`tcp://${address}`);
  return new SocketLines(connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) }));
};

export class SocketLines implements Lines {
  readonly #socket: Socket;
  #waiting: string[] = [];

  constructor(socket: Socket) {
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.on('error', () => {});
  }

  onMessage(hear: (message: unknown) => void): void {
    const decoder = new StringDecoder('utf8');
    let rest = '';
    this.#socket.on('data', bytes => {
      const parts = (rest + decoder.write(bytes)).split('\n');
      rest = parts.pop() ?? '';
      if (rest.length > MAX_LINE) return this.end();
      for (const line of parts) this.#read(line, hear);
    });
  }

  onEnd(tell: () => void): void {
    this.#socket.once('close', tell);
  }

  /** What is said in one moment goes out in one write. */
  send(message: object): void {
    if (this.#waiting.length === 0) setImmediate(() => this.#flush());
    this.#waiting.push(`${JSON.stringify(message)}\n`);
  }

  end(): void {
    this.#socket.destroy();
  }

  #flush(): void {
    const text = this.#waiting.join('');
    this.#waiting = [];
    if (this.#socket.writableLength > MAX_QUEUED) this.end();
    else if (this.#socket.writable) this.#socket.write(text);
  }

  #read(line: string, hear: (message: unknown) => void): void {
    try {
      hear(JSON.parse(line));
    } catch {
      this.end();
    }
  }
}
