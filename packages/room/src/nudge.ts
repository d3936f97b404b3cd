/** A nudge for a player who is awaited: once a day, where nobody need be there at the same time. */
import { err, ok, type Seat } from '@yaht/rules';
import { add, nothingYet, type Decision } from './decided.ts';
import type { MemberId } from './event.ts';
import type { RoomRefusal } from './refusal.ts';
import { playedBy, seatInTurn, seatsOf, type Room } from './room.ts';
import { isSlow } from './turn-seconds.ts';

const DAY = 86_400_000;

export function nudge(room: Room, member: MemberId, now: number): Decision {
  const problem = nudgeProblem(room, member, now);
  const seat = seatInTurn(room);
  return problem || seat === undefined
    ? err(problem ?? 'no-nudge')
    : ok(add(nothingYet(room), { type: 'Nudged', seat, member, time: now }));
}

/** What keeps a member from nudging whoever is to play. */
export function nudgeProblem(room: Room, member: MemberId, now: number): RoomRefusal | undefined {
  if (room.phase !== 'playing') return room.phase === 'over' ? 'game-over' : 'no-game';
  if (seatsOf(room, member).length === 0) return 'no-seat';
  const { turnSeconds } = room.options;
  const seat = seatInTurn(room);
  if (seat === undefined || !(turnSeconds === 0 || isSlow(turnSeconds)) || !isPerson(room, seat)) return 'no-nudge';
  if (room.seats[seat]?.member === member) return 'no-nudge';
  return room.nudged?.seat === seat && now - room.nudged.time < DAY ? 'nudged-today' : undefined;
}

const isPerson = (room: Room, seat: Seat): boolean =>
  typeof room.seats[seat]?.member === 'number' && playedBy(room, seat) === 'player';
