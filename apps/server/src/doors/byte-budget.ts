/**
 * How many bytes the server keeps for its clients: answers that wait to be read, requests at work and control frames, of all doors in
 * one account. A client over its share is disconnected, and new ones are refused while little is left.
 */
import type { Clock } from '../clock.ts';

export type ByteLimits = {
  readonly connection: number;
  /** Of all connections from one address. */
  readonly address: number;
  readonly all: number;
};

const KIB = 1_024;
const MIB = 1_024 * KIB;

export const USUAL_BYTE_LIMITS: ByteLimits = { connection: 256 * KIB, address: 8 * MIB, all: 128 * MIB };

/** A connection at any door. */
export type Holder = {
  /** Bytes of what it asked and has no answer to: all that counts against the limit of one connection. */
  readonly asked: () => number;
  /** Bytes of answers that wait to be read; a single one may be long, and each door has a bound for several. */
  readonly unread: () => number;
  readonly letGo: () => void;
};

export type Account = {
  /** There may be more than before. */
  readonly note: () => void;
  /** Its bytes are those of this address. */
  readonly belongTo: (address: string) => void;
  readonly close: () => void;
};

/** The account of somebody of whom nothing is counted. */
export const NO_ACCOUNT: Account = { note: () => {}, belongTo: () => {}, close: () => {} };

/** Bytes also become fewer without a word, so all are measured again every second. */
const MEASURE_EVERY = 1_000;
/** A client that leaves as much unread for so many measurements reads nothing. */
const PATIENCE = 60;
/** Whatever is full is emptied to this part, so that the next byte is not too much again. */
const ENOUGH = 3 / 4;
/** The part in use from which new clients are refused. */
const SCARCE = 7 / 8;

class Entry {
  readonly holder: Holder;
  address: string | undefined;
  held = 0;
  unread = 0;
  /** How often as much was unread as the time before. */
  stalled = 0;

  constructor(holder: Holder, address: string | undefined) {
    this.holder = holder;
    this.address = address;
  }

  get now(): number {
    return this.holder.asked() + this.holder.unread();
  }
}

export class ByteBudget {
  readonly #limits: ByteLimits;
  readonly #clock: Clock;
  readonly #entries = new Set<Entry>();
  readonly #addresses = new Map<string, number>();
  #held = 0;
  #isMeasuring = false;

  constructor(limits: ByteLimits, clock: Clock) {
    this.#limits = limits;
    this.#clock = clock;
  }

  get held(): number {
    return this.#held;
  }

  /** Whether too little is left to accept new clients. */
  get isScarce(): boolean {
    return this.#held > SCARCE * this.#limits.all;
  }

  /** Without an address its bytes count for the connection and for all. */
  open(holder: Holder, address?: string): Account {
    const entry = new Entry(holder, address);
    this.#entries.add(entry);
    this.#measureLater();
    return {
      note: () => this.#note(entry),
      belongTo: other => this.#move(entry, other),
      close: () => {
        this.#set(entry, 0);
        this.#entries.delete(entry);
      },
    };
  }

  #note(entry: Entry): void {
    if (!this.#entries.has(entry)) return;
    const { held, address } = entry;
    this.#set(entry, entry.now);
    if (entry.held <= held) return;
    const { connection, address: most, all } = this.#limits;
    if (entry.holder.asked() > connection) this.#letGo(entry);
    if (address !== undefined)
      this.#relieve(
        each => each.address === address,
        () => this.#of(address),
        most,
      );
    this.#relieve(
      () => true,
      () => this.#held,
      all,
    );
  }

  /** Those for whom most is kept are let go, one after the other. */
  #relieve(isOne: (entry: Entry) => boolean, sum: () => number, limit: number): void {
    if (sum() <= limit) return;
    const entries = [...this.#entries].filter(isOne);
    for (const entry of entries) this.#set(entry, entry.now);
    if (sum() <= limit) return;
    entries.sort((a, b) => b.held - a.held);
    for (const entry of entries) if (sum() > ENOUGH * limit) this.#letGo(entry);
  }

  #letGo(entry: Entry): void {
    if (!this.#entries.delete(entry)) return;
    this.#set(entry, 0);
    entry.holder.letGo();
  }

  #measureLater(): void {
    if (this.#isMeasuring) return;
    this.#isMeasuring = true;
    this.#clock.after(MEASURE_EVERY, () => {
      this.#isMeasuring = false;
      for (const entry of this.#entries) this.#measure(entry);
      if (this.#entries.size > 0) this.#measureLater();
    });
  }

  #measure(entry: Entry): void {
    this.#set(entry, entry.now);
    const unread = entry.holder.unread();
    entry.stalled = unread > 0 && unread >= entry.unread ? entry.stalled + 1 : 0;
    entry.unread = unread;
    if (entry.stalled >= PATIENCE) this.#letGo(entry);
  }

  #set(entry: Entry, held: number): void {
    const more = held - entry.held;
    if (more === 0) return;
    entry.held = held;
    this.#held += more;
    this.#add(entry.address, more);
  }

  #move(entry: Entry, address: string): void {
    if (entry.address === address) return;
    this.#add(entry.address, -entry.held);
    entry.address = address;
    this.#add(address, entry.held);
  }

  #of(address: string): number {
    return this.#addresses.get(address) ?? 0;
  }

  #add(address: string | undefined, more: number): void {
    if (address === undefined || more === 0) return;
    const held = this.#of(address) + more;
    if (held > 0) this.#addresses.set(address, held);
    else this.#addresses.delete(address);
  }
}
