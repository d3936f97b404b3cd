/** The game in a room as lists of open games show it, by what this client knows of it. */
import { isAwaited, openLineOf, type OpenGame } from '@yaht/protocol';
import { hasResigned } from '@yaht/rules';
import type { TableState } from './table.ts';

/** Null when nothing is on there that would wait for whoever sits here; `now` is the time of this device. */
export function openGameOf({ room, seats, turnClock, clockAhead }: TableState, now: number): OpenGame | null {
  if (!room || room.options.challenge) return null;
  if (room.phase !== 'lobby' && room.phase !== 'playing') return null;
  const { game } = room;
  const own = seats.filter(seat => room.phase !== 'playing' || !game || !hasResigned(game, seat));
  if (own.length === 0) return null;
  const until = turnClock === null ? null : turnClock.until - clockAhead;
  return {
    ...openLineOf(room, room.phase, { since: now, until }),
    room: room.id,
    own,
    waits: own.some(seat => isAwaited(room, seat)),
  };
}
