/** What waits to leave by one socket. All that is told in one moment goes out in one write: a call of the system costs more than a message. */
import type { Socket } from 'node:net';

/** Who has something to send at this moment. One look at the end of it serves all of them. */
class Departures {
  #outboxes: Outbox[] = [];

  add(outbox: Outbox): void {
    if (this.#outboxes.length === 0) process.nextTick(this.#depart);
    this.#outboxes.push(outbox);
  }

  readonly #depart = (): void => {
    const outboxes = this.#outboxes;
    this.#outboxes = [];
    for (const outbox of outboxes) outbox.flush();
  };
}

const departing = new Departures();

export class Outbox {
  readonly #socket: Socket;
  #frames: Uint8Array[] = [];
  #bytes = 0;

  constructor(socket: Socket) {
    this.#socket = socket;
  }

  /** How many bytes wait for the client to take them. */
  get queued(): number {
    return this.#bytes + this.#socket.writableLength;
  }

  /** The frame leaves when everything that happens at this moment has happened. */
  send(frame: Uint8Array): void {
    if (this.#frames.length === 0) departing.add(this);
    this.#frames.push(frame);
    this.#bytes += frame.length;
  }

  /** Hands over what waits, now. */
  flush(): void {
    const frames = this.#frames;
    const [first] = frames;
    if (!first) return;
    this.#frames = [];
    this.#bytes = 0;
    if (this.#socket.writable) this.#socket.write(frames.length === 1 ? first : Buffer.concat(frames));
  }

  /** Answers when little waits, or when the connection is gone. */
  drained(): Promise<void> {
    this.flush();
    const socket = this.#socket;
    if (!socket.writableNeedDrain || socket.destroyed) return Promise.resolve();
    return new Promise(resolve => {
      const done = (): void => {
        socket.off('drain', done).off('close', done);
        resolve();
      };
      socket.on('drain', done).on('close', done);
    });
  }
}
