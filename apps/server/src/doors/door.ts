/** A way into the server. */
import type { AddressInfo } from 'node:net';

export type Door = {
  readonly address: AddressInfo;
  readonly connections: () => number;
  /** Lets nobody in any more, tells everybody when to come back, and ends. */
  readonly close: (retryAfterMs: number) => Promise<void>;
};
