/** What the list of rooms shows of a room; kept beside it, so that listing reads no facts. */
import type { RoomLine } from '@yaht/protocol';
import type { Room } from '@yaht/room';

/** Whether the list shows the same of both; most moves change nothing of it. */
export const isSameLine = (before: Room, after: Room): boolean =>
  before.phase === after.phase && before.seats === after.seats && before.options === after.options;

/** Null for rooms that are not listed. */
export function lobbyLine({ id, options, seats, phase }: Room): RoomLine | null {
  if (options.private || phase === 'closed') return null;
  return {
    room: id,
    variant: options.variant.id,
    name: options.variant.name,
    seats: options.seats,
    free: phase === 'lobby' ? seats.filter(seated => seated === null).length : 0,
    phase,
    password: options.password,
    spectators: options.spectators,
    rated: options.rated,
  };
}
