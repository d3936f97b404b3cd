/** A way to a server: one connection at a time, with whole messages in both directions. */
import type { ClientMessage } from '@yaht/protocol';

/** What a line tells. After `closed`, which also ends an attempt that never opened, nothing more is told. */
export type LineEvents = {
  readonly opened: () => void;
  /** A message as it was decoded; whether it means anything is judged by whoever hears it. */
  readonly heard: (data: unknown) => void;
  /** `code` is the number of a WebSocket, when there is one. */
  readonly closed: (code?: number) => void;
};

export type Line = {
  /** Messages to a line that is closing are lost, as they would be anywhere on the way. */
  readonly send: (message: ClientMessage) => void;
  readonly close: () => void;
};

/** Begins one attempt to connect; nothing is told before it has returned. */
export type Transport = (events: LineEvents) => Line;
