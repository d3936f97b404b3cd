/** Where a room is written, as a table that may move knows it. */
import type { RoomId } from '../log/index.ts';
import { LostRoom } from '../tables/room-writer.ts';
import type { OwnTable } from '../tables/table.ts';
import { FarTable } from './far-table.ts';
import type { Outage } from './outage.ts';
import { LostLink } from './peer.ts';

export type Host = OwnTable | FarTable;

export const isFar = (host: Host): host is FarTable => host instanceof FarTable;

export type RoamingParts = {
  /** Finds the writer of a room, or becomes it; undefined when there is no such room. Throws when it cannot be reached from here. */
  readonly findHost: (room: RoomId) => Promise<Host | undefined>;
  /** While it lasts no room is written from here, nor looked for. */
  readonly outage: Outage;
  /** What no other wish of any node is called by. */
  readonly newId: () => string;
  readonly onFault: (error: unknown) => void;
  /** A lost writer was looked for during so many milliseconds. */
  readonly onMoved?: (milliseconds: number) => void;
};

/** A table that has just closed has judged nothing. */
export const isTurnedAway = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (('code' in value && value.code === 'going-away') || ('error' in value && value.error === 'going-away'));

/** The host is not the writer, or not there: the next one is asked. */
export const isLoss = (error: unknown): boolean => error instanceof LostLink || error instanceof LostRoom;
