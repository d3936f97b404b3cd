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

/** A directory that a node enters itself in. */
export interface Register extends Directory {
  /** From now on this node is one of the house, at this address. */
  join(address: string): Promise<void>;
  /** Its rooms are everybody's from now on. */
  leave(): Promise<void>;
  close(): Promise<void>;
}
