/** What an operator is to see of a node among others. */
import type { RoomId } from '../log/index.ts';

export type NodeWatch = {
  /** The lease has run out because the database does not answer, or it answers again after so many seconds. */
  readonly database: (isReached: boolean, seconds?: number) => void;
  readonly bus: (isThere: boolean) => void;
  /** Everybody here is being sent to the nodes that the database answers. */
  readonly sendsAway: () => void;
  /** A room whose writer was lost has one again, or none could be found, after so many seconds. */
  readonly stoodStill: (room: RoomId, seconds: number) => void;
  /** So many facts had to be read because nobody had passed them on. */
  readonly readFacts: (count: number) => void;
};

/** Nobody looks. */
export const UNWATCHED: NodeWatch = {
  database: () => {},
  bus: () => {},
  sendsAway: () => {},
  stoodStill: () => {},
  readFacts: () => {},
};
