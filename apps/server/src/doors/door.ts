/** A way into the server. */
import type { Doorkeeper } from './doorkeeper.ts';
import type { SessionParts } from './session.ts';

export type DoorParts = SessionParts & { readonly doorkeeper: Doorkeeper };

export type Door = {
  readonly connections: () => number;
  /** Tells everybody when to come back. */
  readonly goAway: (retryAfterMs: number) => void;
  /** The same, and ends their connections; new connections are accepted. */
  readonly sendAway: (retryAfterMs: number) => void;
  /** Lets nobody in any more, and ends once everybody is out. */
  readonly close: () => Promise<void>;
};
