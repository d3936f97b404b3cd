/** What happens, as one long answer: server-sent events for browsers, one JSON object a line for everybody else. */
import type { ServerResponse } from 'node:http';
import { MAX_FRAME_OUT, type ServerMessage } from '@yaht/protocol';
import type { CallOff, Clock } from '../../../clock.ts';
import type { EndReason, Listener } from '../../../tables/audience.ts';
import type { Post } from '../../../tables/post.ts';

export type Format = 'sse' | 'ndjson';

export const STREAM_TYPES: Readonly<Record<Format, string>> = { sse: 'text/event-stream', ndjson: 'application/x-ndjson' };

/** Proxies close what is silent, and a reader that is gone is noticed by writing. */
const HEARTBEAT = 15_000;
const BEATS: Readonly<Record<Format, string>> = { sse: ': still here\n\n', ndjson: '\n' };

type Why = EndReason | 'slow-reader' | 'going-away' | 'game-over';

export type StreamParts = {
  readonly raw: ServerResponse;
  readonly format: Format;
  readonly clock: Clock;
  /** What of all that happens is told. */
  readonly isTold: (message: ServerMessage) => boolean;
  /** Whether this is the last thing to tell. */
  readonly isLast: (message: ServerMessage) => boolean;
  /** Called when something has to wait until it is read. */
  readonly onHeld: () => void;
  /** Called at every beat, and once when it is over. */
  readonly onBeat: () => void;
  readonly onEnd: () => void;
};

export class Stream implements Listener {
  readonly #parts: StreamParts;
  #callOff: CallOff;
  #isOver = false;

  constructor(parts: StreamParts) {
    this.#parts = parts;
    this.#callOff = parts.clock.after(HEARTBEAT, () => this.#beat());
    parts.raw.on('close', () => this.#stop());
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** Whoever does not read costs a fixed buffer and is then let go; it comes back with the last number it has. */
  tell({ message, text }: Post): void {
    if (this.#isOver || !this.#parts.isTold(message)) return;
    if (this.#parts.raw.writableLength > MAX_FRAME_OUT) return this.end('slow-reader');
    this.#parts.raw.write(this.#written(message, text));
    if (this.#parts.raw.writableNeedDrain) this.#parts.onHeld();
    if (this.#parts.isLast(message)) this.end('game-over');
  }

  end(code: Why): void {
    if (this.#isOver) return;
    const text = JSON.stringify({ type: 'Bye', code });
    if (code !== 'game-over') this.#parts.raw.write(this.#parts.format === 'sse' ? `event: Bye\ndata: ${text}\n\n` : `${text}\n`);
    if (code === 'slow-reader') this.#parts.raw.destroy();
    else this.#parts.raw.end();
    this.#stop();
  }

  /** Answers when little waits to be read, or when the reader is gone. */
  drained(): Promise<void> {
    const { raw } = this.#parts;
    if (this.#isOver || !raw.writableNeedDrain) return Promise.resolve();
    return new Promise(resolve => {
      const done = (): void => {
        raw.off('drain', done).off('close', done);
        resolve();
      };
      raw.on('drain', done).on('close', done);
    });
  }

  #written(message: ServerMessage, text: string): string {
    if (this.#parts.format === 'ndjson') return `${text}\n`;
    const id = 'seq' in message ? `id: ${String(message.seq)}\n` : '';
    return `${id}event: ${message.type}\ndata: ${text}\n\n`;
  }

  #beat(): void {
    if (this.#isOver) return;
    this.#parts.raw.write(BEATS[this.#parts.format]);
    this.#parts.onBeat();
    this.#callOff = this.#parts.clock.after(HEARTBEAT, () => this.#beat());
  }

  #stop(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#callOff();
    this.#parts.onEnd();
  }
}
