/** The bytes below a connection: what both doors have in common. */
import type { CloseCode } from '@yaht/protocol';
import { Post } from '../tables/post.ts';

export type Wire = {
  readonly send: (post: Post) => void;
  /** How many bytes wait for the client to take them. */
  readonly queued: number;
  /** Answers when little waits, or when the connection is gone. */
  readonly drained: () => Promise<void>;
  /** Ends the connection after what was sent; a client that does not end its side is cut off soon. */
  readonly close: (code: CloseCode) => void;
};

/** The last word on every connection, whoever was on it and however far it came. */
export function sayBye(wire: Pick<Wire, 'send' | 'close'>, code: CloseCode): void {
  wire.send(new Post({ type: 'Bye', code }));
  wire.close(code);
}

/** How long a client has for its part of closing, in milliseconds. */
export const CLOSING_TIME = 2_000;
