/**
 * Pictures of links, drawn when somebody asks for one and kept as long as there is room. One is drawn at a time, in a thread that ends when
 * nobody has asked for a while; if too many wait, the next one is refused.
 */
import { createHash } from 'node:crypto';
import type { CallOff, Clock } from '../clock.ts';
import { Thread } from '../thread/thread.ts';
import { workerUrl } from '../worker-url.ts';
import type { Ticket } from './ticket.ts';

export type Picture = { readonly tag: string; readonly png: Buffer };

export type PictureLimits = {
  /** How many are kept, and how many bytes of them. */
  readonly kept: number;
  readonly bytes: number;
  /** How many may wait beside the one that is being drawn. */
  readonly waiting: number;
  /** Milliseconds after which a drawing is given up. */
  readonly deadline: number;
};

const USUAL_LIMITS: PictureLimits = { kept: 400, bytes: 16 * 1024 * 1024, waiting: 16, deadline: 20_000 };

/** The thread takes a few tens of megabytes, which are given back when nobody needs them. */
const IDLE = 60_000;

/** Draws one ticket; `end` gives back what that took. */
export type Painter = { readonly paint: (ticket: Ticket) => Promise<Uint8Array>; readonly end: () => Promise<void> };

export class Pictures {
  readonly #clock: Clock;
  readonly #limits: PictureLimits;
  readonly #open: () => Promise<Painter>;
  /** The one that was asked for longest ago comes first. */
  readonly #kept = new Map<string, Picture>();
  #bytes = 0;
  readonly #asked = new Map<string, Promise<Picture | undefined>>();
  #last: Promise<unknown> = Promise.resolve();
  #painter: Promise<Painter> | undefined;
  #stopIdling: CallOff = () => {};
  #isClosed = false;

  constructor(clock: Clock, limits: Partial<PictureLimits> = {}, open = openPainter) {
    this.#clock = clock;
    this.#limits = { ...USUAL_LIMITS, ...limits };
    this.#open = open;
  }

  /** Undefined when too many wait already, or the drawing takes too long. */
  async draw(ticket: Ticket): Promise<Picture | undefined> {
    const tag = tagOf(ticket);
    const kept = this.#kept.get(tag);
    if (kept) return this.#keep(kept);
    const asked = this.#asked.get(tag);
    if (asked) return asked;
    if (this.#isClosed || this.#asked.size > this.#limits.waiting) return undefined;
    const drawn = this.#last.then(() => this.#paint(tag, ticket));
    this.#asked.set(tag, drawn);
    this.#last = drawn.catch(() => {}).finally(() => this.#asked.delete(tag));
    return drawn;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#end();
  }

  async #paint(tag: string, ticket: Ticket): Promise<Picture | undefined> {
    if (this.#isClosed) return undefined;
    this.#stopIdling();
    this.#painter ??= this.#open();
    const painting = this.#painter.then(({ paint }) => paint(ticket));
    const png = await this.#within(painting).catch(async (error: unknown) => {
      await this.#end();
      throw error;
    });
    if (!png) await this.#end();
    this.#stopIdling = this.#clock.after(IDLE, () => void this.#end());
    return png && this.#keep({ tag, png: Buffer.from(png) });
  }

  /** Undefined when it took too long. */
  async #within<Value>(work: Promise<Value>): Promise<Value | undefined> {
    let stop: CallOff = () => {};
    const late = new Promise<undefined>(resolve => {
      stop = this.#clock.after(this.#limits.deadline, () => resolve(undefined));
    });
    return Promise.race([work, late]).finally(() => stop());
  }

  #keep(picture: Picture): Picture {
    if (this.#kept.delete(picture.tag)) this.#bytes -= picture.png.length;
    this.#kept.set(picture.tag, picture);
    this.#bytes += picture.png.length;
    for (const [tag, { png }] of this.#kept) {
      if (this.#kept.size <= this.#limits.kept && this.#bytes <= this.#limits.bytes) break;
      this.#kept.delete(tag);
      this.#bytes -= png.length;
    }
    return picture;
  }

  async #end(): Promise<void> {
    this.#stopIdling();
    const painter = this.#painter;
    this.#painter = undefined;
    await painter?.then(
      ({ end }) => end(),
      () => {},
    );
  }
}

/** The same words on the same paper are the same picture, wherever they stand. */
export const tagOf = (ticket: Ticket): string =>
  createHash('sha256').update(JSON.stringify(ticket)).digest('base64url').slice(0, 22);

async function openPainter(): Promise<Painter> {
  const program = workerUrl('picture-thread.js', import.meta.url);
  const thread = await Thread.open({ program, name: 'the painter of pictures', data: undefined });
  thread.unref();
  return { paint: ticket => thread.ask<Uint8Array>(ticket), end: () => thread.end() };
}
