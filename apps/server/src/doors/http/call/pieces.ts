/**
 * What arrives on a connection, handed to Node's reader of requests in small pieces. Node reads 64 KiB at once and makes an object of
 * each of the thousands of short requests in it before anybody is asked whether to go on; all of them live until the connection has
 * closed. In pieces it can be told to stop.
 */
import type { Socket } from 'node:net';

/** Longer than nearly every request, and short enough for a few dozen of the shortest. */
const PIECE = 1_024;

export class Pieces {
  readonly #socket: Socket;
  readonly #onBytes: (count: number) => void;
  readonly #readers: readonly ((bytes: Buffer) => void)[];
  /** What has arrived and was not handed over. */
  #rest: Buffer = NOTHING;
  #isOver = false;

  /** Takes over from the current reader of the socket, and is told how much to hand on. */
  constructor(socket: Socket, onBytes: (count: number) => void) {
    this.#socket = socket;
    this.#onBytes = onBytes;
    this.#readers = socket.listeners('data') as ((bytes: Buffer) => void)[];
    socket.removeAllListeners('data').on('data', this.#hand);
  }

  /** Nothing more is handed over; answers with how many bytes are thrown away. */
  stop(): number {
    const { length } = this.#rest;
    this.#isOver = true;
    this.#rest = NOTHING;
    return length;
  }

  /** The connection is another's from now on, together with what was not handed over. */
  release(): Buffer {
    const rest = this.#rest;
    this.stop();
    this.#socket.off('data', this.#hand);
    return rest;
  }

  readonly #hand = (bytes: Buffer): void => {
    this.#rest = bytes;
    while (!this.#isOver && this.#rest.length > 0 && !this.#socket.destroyed) {
      const piece = this.#rest.subarray(0, PIECE);
      this.#rest = this.#rest.subarray(PIECE);
      this.#onBytes(piece.length);
      for (const read of this.#readers) Reflect.apply(read, this.#socket, [piece]);
    }
    // An empty rest would keep all that it was the rest of.
    if (this.#rest.length === 0) this.#rest = NOTHING;
  };
}

const NOTHING = Buffer.alloc(0);
