/** How much one address may ask for, however many connections it opens. */
import { isIPv6 } from 'node:net';
import type { Clock } from '../clock.ts';
import { Bucket, type Rate } from '../bucket.ts';
import { ByteBudget, NO_ACCOUNT, USUAL_BYTE_LIMITS, type Account, type Holder } from './byte-budget.ts';
import { Crowd, USUAL_CROWD_LIMITS } from './crowd.ts';

export type AddressLimits = {
  readonly connections: number;
  readonly messages: Rate;
  /** Opening rooms and trying passwords or codes, which cost the server more than they cost the sender. */
  readonly arrivals: Rate;
};

/** Enough for a school behind one address. */
export const USUAL_ADDRESS_LIMITS: AddressLimits = {
  connections: 500,
  messages: { perSecond: 2_000, burst: 4_000 },
  arrivals: { perSecond: 2, burst: 60 },
};

/** What one connection may do on behalf of its address. */
export type Guest = {
  readonly mayTalk: (now: number) => boolean;
  readonly mayArrive: (now: number) => Promise<boolean>;
  /** Whether one arrival is left, without taking it. */
  readonly mayTry: (now: number) => boolean;
  /** It has cost as much as an arrival, which is taken also when there is none left by now. */
  readonly owe: (now: number) => Promise<unknown>;
  /** From now on it is this member who talks. */
  readonly sit: (member: string) => void;
  /** What is kept for this connection counts from now on. */
  readonly keep: (holder: Holder) => Account;
  readonly leave: () => void;
};

/** Somebody of whom nothing is counted. */
export const UNLIMITED: Guest = {
  mayTalk: () => true,
  mayArrive: async () => true,
  mayTry: () => true,
  owe: async () => {},
  sit: () => {},
  keep: () => NO_ACCOUNT,
  leave: () => {},
};

/** What all nodes of a house grant an address together, and how much of it is left; undefined when nobody can tell. */
export type Arrivals = (
  address: string,
  rate: Rate,
) => Promise<{ readonly isGranted: boolean; readonly left: number } | undefined>;

/** How much of a limit is left: so many requests in so many seconds, and how long until the next one is granted. */
export type Quota = {
  readonly name: 'messages' | 'arrivals';
  readonly limit: number;
  readonly window: number;
  readonly left: number;
  readonly wait: number;
};

/** Longer than a bucket takes to fill up again, so that coming back does not help. */
const REMEMBERED_FOR = 120_000;

class Address {
  connections = 0;
  readonly messages: Bucket;
  readonly arrivals: Bucket;

  constructor({ messages, arrivals }: AddressLimits, now: number) {
    this.messages = new Bucket(messages, now);
    this.arrivals = new Bucket(arrivals, now);
  }
}

export class Doorkeeper {
  readonly #limits: AddressLimits;
  readonly #clock: Clock;
  readonly #isTrusted: (address: string) => boolean;
  readonly #crowd: Crowd;
  readonly #arrivals: Arrivals;
  readonly #addresses = new Map<string, Address>();
  /** What is kept for everybody, at all doors. */
  readonly bytes: ByteBudget;

  /** Addresses that are trusted are not counted: this machine, unless told otherwise. `arrivals` counts for other nodes, too. */
  constructor(
    limits: AddressLimits,
    clock: Clock,
    isTrusted: (address: string) => boolean = isLoopback,
    crowd = new Crowd(USUAL_CROWD_LIMITS, clock),
    arrivals: Arrivals = async () => undefined,
    bytes = new ByteBudget(USUAL_BYTE_LIMITS, clock),
  ) {
    this.#limits = limits;
    this.#clock = clock;
    this.#isTrusted = isTrusted;
    this.#crowd = crowd;
    this.#arrivals = arrivals;
    this.bytes = bytes;
  }

  /** Whether nobody more is let in, wherever it comes from. */
  get isFull(): boolean {
    return this.#crowd.isFull || this.bytes.isScarce;
  }

  /** Undefined when there are too many connections already, from this address or at all. */
  admit(from: string): Guest | undefined {
    if (this.isFull) return undefined;
    if (this.#isTrusted(from)) return this.#crowd.join({ ...UNLIMITED, keep: (holder: Holder) => this.bytes.open(holder) });
    const key = addressKey(from);
    const address = this.#addresses.get(key) ?? new Address(this.#limits, this.#clock.now());
    if (address.connections >= this.#limits.connections) return undefined;
    this.#addresses.set(key, address);
    address.connections += 1;
    return this.#crowd.join({
      mayTalk: now => address.messages.take(now),
      mayArrive: async (now: number) => address.arrivals.take(now) && this.#isGrantedByAll(key, address, now),
      mayTry: (now: number) => address.arrivals.level(now).left > 0,
      owe: async (now: number) => {
        address.arrivals.owe(now);
        await this.#isGrantedByAll(key, address, now);
      },
      keep: (holder: Holder) => this.bytes.open(holder, key),
      leave: () => this.#leave(key, address),
    });
  }

  /** The address by which somebody is counted; undefined for one that is trusted. */
  countedAs(from: string): string | undefined {
    return this.#isTrusted(from) ? undefined : addressKey(from);
  }

  /** Undefined for an address that is trusted or not here. */
  quota(from: string, name: Quota['name'], now: number): Quota | undefined {
    const address = this.#isTrusted(from) ? undefined : this.#addresses.get(addressKey(from));
    const { perSecond, burst } = this.#limits[name];
    return address && { name, limit: burst, window: Math.ceil(burst / perSecond), ...address[name].level(now) };
  }

  /** What is refused here does not ask the others; what they have granted is no longer left here. */
  async #isGrantedByAll(key: string, { arrivals }: Address, now: number): Promise<boolean> {
    const together = await this.#arrivals(key, this.#limits.arrivals);
    if (together) arrivals.lower(now, together.left);
    return together?.isGranted ?? true;
  }

  #leave(key: string, address: Address): void {
    address.connections -= 1;
    if (address.connections > 0) return;
    this.#clock.after(REMEMBERED_FOR, () => {
      if (address.connections === 0 && this.#addresses.get(key) === address) this.#addresses.delete(key);
    });
  }
}

/** This machine itself. */
export const isLoopback = (address: string): boolean => address === '::1' || /^(::ffff:)?127\./.test(address);

/** One household is one address: the whole of an IPv4 address, and of an IPv6 address the first 56 bits, which providers give to one customer. */
export function addressKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? [] : new Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  const [first = '0', second = '0', third = '0', fourth = '0'] = [...before, ...gap, ...after];
  return [first, second, third, (Number.parseInt(fourth, 16) & 0xff00).toString(16)].join(':');
}
