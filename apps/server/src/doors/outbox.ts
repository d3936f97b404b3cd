/** What waits to leave by one socket. All that is told in one moment goes out in one write: a call of the system costs more than a message. */
import type { Socket } from 'node:net';

type Departing = { readonly flush: () => void };

/** Who has something to send at this moment. One look at the end of it serves all of them. */
class Departures {
  #outboxes: Departing[] = [];

  add(outbox: Departing): void {
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

/** A connection's way out, for each door to say how a post is written and how a connection ends. Frames are bytes, or texts of them. */
export abstract class Outbox<Frame extends string | Uint8Array> {
  protected readonly socket: Socket;
  #frames: Frame[] = [];
  #bytes = 0;
  /** Whether the socket kept something of what was handed over to it last. */
  #isHolding = false;

  constructor(socket: Socket) {
    this.socket = socket;
  }

  /** How many bytes wait for the client to take them. A socket that took all at once is not asked. */
  get queued(): number {
    return this.#isHolding ? this.#bytes + this.socket.writableLength : this.#bytes;
  }

  /** Whether something can still be sent; what is handed over later is lost. */
  protected get isOpen(): boolean {
    return this.socket.writable;
  }

  /** Hands over what waits, now. */
  flush(): void {
    const frames = this.#frames;
    const [first] = frames;
    if (!first) return;
    this.#frames = [];
    this.#bytes = 0;
    if (!this.isOpen) return;
    this.socket.write(frames.length === 1 ? first : this.join(frames), 'latin1');
    this.#isHolding = this.socket.writableLength > 0;
  }

  /** Several frames as one. */
  protected abstract join(frames: readonly Frame[]): Frame;

  /** Answers when little waits, or when the connection is gone. */
  drained(): Promise<void> {
    this.flush();
    const { socket } = this;
    if (!socket.writableNeedDrain || socket.destroyed) return Promise.resolve();
    return new Promise(resolve => {
      const done = (): void => {
        socket.off('drain', done).off('close', done);
        resolve();
      };
      socket.on('drain', done).on('close', done);
    });
  }

  /** The frame leaves when everything that happens at this moment has happened. */
  protected put(frame: Frame): void {
    if (this.#frames.length === 0) departing.add(this);
    this.#frames.push(frame);
    this.#bytes += frame.length;
  }
}
