/** Which node writes which room, as all nodes agree on it. */
import type { Epoch, RoomId } from '../log/index.ts';

/** A node that is alive, and where it can be reached. */
type Owner = { readonly name: string; readonly address: string };

/** The room is ours from this epoch on, or it is somebody else's. */
export type Claimed = { readonly epoch: Epoch } | { readonly owner: Owner };

export interface Directory {
  /** Makes this node the writer of a room unless one that is alive writes it; nothing when there is no such room. */
  take(room: RoomId): Promise<Claimed | undefined>;
  /** How far those of these rooms are that have gone on since the number that is known of each. */
  news(known: ReadonlyMap<RoomId, number>): Promise<ReadonlyMap<RoomId, number>>;
  /** Which of these rooms are still this node's. */
  kept(rooms: readonly RoomId[]): Promise<ReadonlySet<RoomId>>;
}

/** What a node hears of its place in the house. */
export type RegisterEvents = {
  /** It was taken for dead, and its rooms may have been taken. */
  readonly onLapse: () => Promise<void>;
  /** By this node's own clock its lease has run out, since the database does not answer; or it answers again. */
  readonly onOver: () => void;
  readonly onBack: () => void;
  /** The database has answered a sign of life, and perhaps told where the other nodes are. */
  readonly onRenewed: (others: readonly string[] | undefined) => void;
};

/** A directory that a node enters itself in. */
export interface Register extends Directory {
  /** From now on this node is one of the house, at this address. */
  join(address: string): Promise<void>;
  /** Gives a sign of life at once: the database may answer again. */
  tryAgain(): void;
  /** Its rooms are everybody's from now on. */
  leave(): Promise<void>;
  close(): Promise<void>;
}
