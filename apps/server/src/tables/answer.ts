/** What a table is asked with a wish, and what it answers. */
import type { WireRefusal } from '@yaht/protocol';
import type { MemberId } from '@yaht/room';
import type { TokenHash } from '../log/index.ts';

/** `member` is the number of whoever came in by the wish. */
export type Granted = { readonly ok: true; readonly seq: number; readonly member?: MemberId };

export type Answer = Granted | { readonly ok: false; readonly code: WireRefusal; readonly seq: number };

/** How a wish is remembered, so that a retry gets the same answer; the hash is of what the sender said. */
export type Remembered = { readonly sender: string; readonly id: string; readonly hash: string };

/** What goes with a wish: how it is remembered, the seed that a rematch promises, and the token of a newcomer. */
export type Along = {
  /** Which game of the room it is meant for; once that is over, no other one is moved by it. */
  readonly game?: number;
  readonly remembered?: Remembered | undefined;
  readonly seed?: string;
  readonly token?: TokenHash;
  /** Whose token it is when nobody joins by the wish. */
  readonly holder?: MemberId;
};
