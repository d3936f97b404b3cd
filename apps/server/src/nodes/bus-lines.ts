/**
 * Links between nodes that cannot reach each other: over the bus, which both of them reach. A bus may lose what is said or say it late,
 * and others may talk on it, so every part is numbered and signed. Nothing is heard behind a part that is missing: the link is silent
 * then, ends like any that breaks, and is set up again.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Bus, Word } from '../bus/index.ts';
import type { Dial, Lines } from './lines.ts';

/** Characters of a message that go in one word: with quotes in it and letters of three bytes it still fits every bus. */
const PART = 2_000;
/** More than any message of the house needs. */
const MAX_PARTS = 1_000;

/** One part of a message, the last of them `isLast`; without `part` the link has ended. */
type Parcel = {
  readonly to: string;
  readonly link: string;
  readonly side: 'caller' | 'host';
  readonly from: string;
  readonly n: number;
  readonly part?: string;
  readonly isLast?: boolean;
};

export type BusLinesParts = {
  readonly bus: Bus;
  /** Of the house. */
  readonly secret: string;
  /** What no other process of the house is called. */
  readonly name: string;
  readonly receive: (lines: Lines) => void;
};

export class BusLines {
  readonly #parts: BusLinesParts;
  readonly #links = new Map<string, BusLine>();
  #address: string | undefined;
  #count = 0;

  constructor(parts: BusLinesParts) {
    this.#parts = parts;
  }

  /** From now on others may call this node by this address. */
  open(address: string): void {
    this.#address = address;
  }

  readonly dial: Dial = address => this.#begin(`${this.#parts.name} ${(this.#count += 1)}`, 'caller', address);

  /** Something was said on the bus, perhaps a part of a link to this node. */
  hear(word: Word): void {
    if (word['to'] !== this.#address || this.#address === undefined) return;
    const parcel = this.#openParcel(word);
    if (!parcel) return;
    const side = parcel.side === 'caller' ? 'host' : 'caller';
    const known = this.#links.get(keyOf(parcel.link, side));
    if (known) return known.receive(parcel);
    if (side === 'caller' || parcel.n !== 0 || parcel.part === undefined) return;
    const line = this.#begin(parcel.link, 'host', parcel.from);
    this.#parts.receive(line);
    line.receive(parcel);
  }

  close(): void {
    for (const line of this.#links.values()) line.end();
    this.#address = undefined;
  }

  #begin(link: string, side: Parcel['side'], to: string): BusLine {
    const key = keyOf(link, side);
    const line = new BusLine(
      (n, more) => this.#say({ to, link, side, from: this.#address ?? '', n, ...more }),
      () => this.#links.delete(key),
    );
    this.#links.set(key, line);
    return line;
  }

  #say(parcel: Parcel): void {
    const text = JSON.stringify(parcel);
    this.#parts.bus.say({ to: parcel.to, text, sign: this.#signOf(text) });
  }

  #signOf(text: string): string {
    return createHmac('sha256', this.#parts.secret).update(`bus ${text}`).digest('base64url');
  }

  /** What is not signed by the house says nothing. */
  #openParcel({ text, sign }: Word): Parcel | undefined {
    if (typeof text !== 'string' || typeof sign !== 'string') return undefined;
    const expected = this.#signOf(text);
    const isOurs = sign.length === expected.length && timingSafeEqual(Buffer.from(sign), Buffer.from(expected));
    return isOurs ? (JSON.parse(text) as Parcel) : undefined;
  }
}

const keyOf = (link: string, side: Parcel['side']): string => `${side} ${link}`;

class BusLine implements Lines {
  readonly #say: (n: number, more: Pick<Parcel, 'part' | 'isLast'>) => void;
  readonly #onOver: () => void;
  readonly #onEnd: (() => void)[] = [];
  #hear: (message: unknown) => void = () => {};
  #sent = 0;
  #received = 0;
  /** Parts that came before their turn. */
  readonly #early = new Map<number, Parcel>();
  #unfinished: string[] = [];
  #isOver = false;

  constructor(say: (n: number, more: Pick<Parcel, 'part' | 'isLast'>) => void, onOver: () => void) {
    this.#say = say;
    this.#onOver = onOver;
  }

  onMessage(hear: (message: unknown) => void): void {
    this.#hear = hear;
  }

  onEnd(tell: () => void): void {
    this.#onEnd.push(tell);
  }

  send(message: object): void {
    const text = JSON.stringify(message);
    for (let at = 0; at < text.length && !this.#isOver; at += PART)
      this.#sayNext({ part: text.slice(at, at + PART), isLast: at + PART >= text.length });
  }

  /** Reported a moment later, as a socket does: the caller that ends a line has more to do first. */
  end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#onOver();
    this.#sayNext({});
    queueMicrotask(() => this.#onEnd.forEach(tell => tell()));
  }

  receive(parcel: Parcel): void {
    if (parcel.n < this.#received) return;
    this.#early.set(parcel.n, parcel);
    for (let next = this.#early.get(this.#received); next && !this.#isOver; next = this.#early.get(this.#received)) {
      this.#early.delete(this.#received);
      this.#received += 1;
      this.#take(next);
    }
    if (this.#early.size + this.#unfinished.length > MAX_PARTS) this.end();
  }

  #take({ part, isLast }: Parcel): void {
    if (part === undefined) return this.end();
    this.#unfinished.push(part);
    if (isLast !== true) return;
    const text = this.#unfinished.join('');
    this.#unfinished = [];
    this.#hear(JSON.parse(text));
  }

  #sayNext(more: Pick<Parcel, 'part' | 'isLast'>): void {
    this.#say(this.#sent, more);
    this.#sent += 1;
  }
}
