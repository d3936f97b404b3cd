/** Ending a game that nobody wants to play to its end: when everybody who plays in person agrees, it ends without a result. */
import { err, ok } from '@yaht/rules';
import type { Parts } from './command.ts';
import { add, addHouse, nothingYet, type Decided, type Decision } from './decided.ts';
import type { MemberId } from './event.ts';
import { playersPresent, type Room } from './room.ts';

/** Offers it; whoever is asked already agrees by that, and where nobody else plays in person it is so at once. */
export function offerEnd(room: Room, member: MemberId, parts: Parts): Decision {
  if (!playersPresent(room).includes(member)) return err('no-seat');
  if (room.endOffer) return room.endOffer.member === member ? ok(nothingYet(room)) : answerEnd(room, member, true, parts);
  return ok(endIfAgreed(add(nothingYet(room), { type: 'EndOffered', member }), parts));
}

/** One no ends the question, also of whoever asked. */
export function answerEnd(room: Room, member: MemberId, yes: boolean, parts: Parts): Decision {
  if (!room.endOffer) return err('no-vote');
  const isWithdrawing = !yes && room.endOffer.member === member;
  if (!isWithdrawing && !awaitedForEnd(room).includes(member)) return err('not-your-vote');
  return ok(endIfAgreed(add(nothingYet(room), { type: 'EndAnswered', member, yes }), parts));
}

/** Who has not answered yet. */
export const awaitedForEnd = (room: Room): readonly MemberId[] =>
  room.endOffer ? playersPresent(room).filter(id => id !== room.endOffer?.member && !room.endOffer?.agreed.includes(id)) : [];

const endIfAgreed = (decided: Decided, parts: Parts): Decided =>
  decided.room.endOffer && awaitedForEnd(decided.room).length === 0 ? addHouse(decided, { type: 'Abandon' }, parts) : decided;
