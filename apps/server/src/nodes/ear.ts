/** Somebody at a table that may move, with the last fact it was told. */
import type { WireRefusal } from '@yaht/protocol';
import type { MemberId } from '@yaht/room';
import type { Result } from '@yaht/rules';
import type { EndReason, Listener } from '../tables/audience.ts';
import type { Post } from '../tables/post.ts';
import type { Table } from '../tables/table.ts';
import { seqOf } from './told-fact.ts';

/** What a table has to say last: that the place is gone, or only the table. */
export type OnEnd = (ear: Ear, reason: EndReason) => void;

export class Ear implements Listener {
  readonly listener: Listener;
  readonly #member: MemberId | undefined;
  readonly #onEnd: OnEnd;
  #told: number;

  constructor(listener: Listener, after: number, onEnd: OnEnd, member?: MemberId) {
    this.listener = listener;
    this.#told = after;
    this.#onEnd = onEnd;
    this.#member = member;
  }

  /** Takes its place, or watches if it has none, from the last fact it was told. */
  sit(host: Table): Promise<Result<true, WireRefusal>> {
    return this.#member === undefined ? host.watch(this.#told, this) : host.catchUp(this.#member, this.#told, this);
  }

  rise(host: Table): void {
    if (this.#member === undefined) host.unwatch(this);
    else host.detach(this.#member, this);
  }

  /** A table that is left may still have something to say; a fact that was told is not told again. */
  tell(post: Post): void {
    const seq = seqOf(post.message);
    if (seq !== undefined && seq !== this.#told + 1) return;
    if (seq !== undefined) this.#told = seq;
    this.listener.tell(post);
  }

  end(reason: EndReason): void {
    this.#onEnd(this, reason);
  }
}
