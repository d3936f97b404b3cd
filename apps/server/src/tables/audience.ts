/** Who hears what happens at a table, and who is away since when. */
import type { MemberId } from '@yaht/room';
import type { Post } from './post.ts';

/** Why the table has nothing more to say to somebody. */
export type EndReason = 'replaced' | 'removed' | 'left' | 'room-closed' | 'fault';

/** Somebody who hears what happens at a table, in the order it happens. */
export type Listener = {
  readonly tell: (post: Post) => void;
  /** A newer connection has taken its place, the member is gone, or the table has ended. */
  readonly end: (reason: EndReason) => void;
};

export class Audience {
  readonly #listeners = new Map<MemberId, Listener>();
  /** Whoever listens without being a member. */
  readonly #watchers = new Set<Listener>();
  readonly #awaySince = new Map<MemberId, number>();
  readonly #onFault: (error: unknown) => void;

  constructor(onFault: (error: unknown) => void) {
    this.#onFault = onFault;
  }

  /** Members without a connection, with the time since when. */
  get awaySince(): ReadonlyMap<MemberId, number> {
    return this.#awaySince;
  }

  get isEmpty(): boolean {
    return this.#listeners.size === 0 && this.#watchers.size === 0;
  }

  /** A member whose connection is not there yet: the countdown runs until it is. */
  expect(member: MemberId, now: number): void {
    this.#awaySince.set(member, now);
  }

  /** The newest connection of a member wins; an older one is ended. */
  attach(member: MemberId, listener: Listener): void {
    const older = this.#listeners.get(member);
    this.#listeners.set(member, listener);
    this.#awaySince.delete(member);
    if (older && older !== listener) this.#endOne(older, 'replaced');
  }

  /** Whether this was the member's connection; an older one changes nothing. */
  detach(member: MemberId, listener: Listener, now: number): boolean {
    if (this.#listeners.get(member) !== listener) return false;
    this.#listeners.delete(member);
    this.#awaySince.set(member, now);
    return true;
  }

  /** Every countdown ends so much later. */
  putOff(by: number): void {
    for (const [member, since] of this.#awaySince) this.#awaySince.set(member, since + by);
  }

  /** A sign of life from a member without a connection: the countdown begins anew. */
  seen(member: MemberId, now: number): void {
    if (this.#awaySince.has(member)) this.#awaySince.set(member, now);
  }

  watch(watcher: Listener): void {
    this.#watchers.add(watcher);
  }

  unwatch(watcher: Listener): void {
    this.#watchers.delete(watcher);
  }

  /** What is wrong with one listener is not felt by the others. */
  tell(post: Post): void {
    for (const listener of this.#listeners.values()) this.#tellOne(listener, post);
    for (const watcher of this.#watchers) this.#tellOne(watcher, post);
  }

  /** A member who is no member any more. */
  end(member: MemberId, reason: EndReason): void {
    const listener = this.#listeners.get(member);
    this.#listeners.delete(member);
    this.#awaySince.delete(member);
    if (listener) this.#endOne(listener, reason);
  }

  endAll(reason: EndReason): void {
    for (const member of this.#listeners.keys()) this.end(member, reason);
    for (const watcher of this.#watchers) this.#endOne(watcher, reason);
    this.#watchers.clear();
  }

  #tellOne(listener: Listener, post: Post): void {
    try {
      listener.tell(post);
    } catch (error) {
      this.#onFault(error);
    }
  }

  #endOne(listener: Listener, reason: EndReason): void {
    try {
      listener.end(reason);
    } catch (error) {
      this.#onFault(error);
    }
  }
}
