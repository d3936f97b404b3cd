/** Takebacks: among people, a score comes back only when all the others agree and nobody has rolled since. */
import { err, latestTakeback, ok, type Result, type Seat } from '@yaht/rules';
import type { Parts } from './command.ts';
import { add, addPlay, nothingYet, type Decision } from './decided.ts';
import type { MemberId } from './event.ts';
import type { RoomRefusal } from './refusal.ts';
import { gameOf, playersPresent, seatsOf, type Room } from './room.ts';

/** Takes a score back at once where nobody has to be asked, and asks otherwise. */
export function askUndo(room: Room, member: MemberId, wished: Seat | undefined, parts: Parts): Decision {
  const seat = seatToUndo(room, member, wished);
  if (!seat.ok) return seat;
  if (room.takeback) return err('vote-pending');
  if (votersFor(room, seat.value).length === 0) return addPlay(nothingYet(room), seat.value, { type: 'Undo' }, parts);
  return ok(add(nothingYet(room), { type: 'UndoAsked', seat: seat.value }));
}

/** Counts one answer; the last yes takes the score back. */
export function answerUndo(room: Room, member: MemberId, yes: boolean, parts: Parts): Decision {
  const { takeback } = room;
  if (!takeback) return err('no-vote');
  const voters = votersFor(room, takeback.seat);
  const isWithdrawing = !yes && room.seats[takeback.seat]?.member === member;
  const isVoting = voters.includes(member) && !takeback.agreed.includes(member);
  if (!isWithdrawing && !isVoting) return err('not-your-vote');
  const answered = add(nothingYet(room), { type: 'UndoAnswered', member, yes });
  const agreed = answered.room.takeback?.agreed ?? [];
  const isGranted = yes && voters.every(voter => agreed.includes(voter));
  return isGranted ? addPlay(answered, takeback.seat, { type: 'Undo' }, parts) : ok(answered);
}

/** Who has to agree to a takeback of this seat: everybody else who plays in person. */
export const votersFor = (room: Room, seat: Seat): readonly MemberId[] =>
  playersPresent(room).filter(id => id !== room.seats[seat]?.member);

/** Of several seats of one member, the one that moved last. */
function seatToUndo(room: Room, member: MemberId, wished: Seat | undefined): Result<Seat, RoomRefusal> {
  const own = seatsOf(room, member);
  if (own.length === 0) return err('no-seat');
  if (wished !== undefined && !own.includes(wished)) return err('not-your-seat');
  return latestTakeback(gameOf(room), wished === undefined ? own : [wished]);
}
