/** Games that wait: whether the player who is awaited can be nudged, and whether the game is to end by agreement. */
import { awaitedForEnd, nudgeProblem, playersPresent, type MemberId, type Room } from '@yaht/room';
import type { TableState } from '../table.ts';
import { outsideRefusal, type Refusable } from './refusable.ts';

/** Somebody offers to end the game without a result. */
export type EndOfferView = {
  readonly member: MemberId;
  readonly name: string;
  readonly mayAnswer: boolean;
  readonly mayWithdraw: boolean;
};

/** Whether it was done within a day only the server knows. */
export function nudgeView(state: TableState): Refusable {
  const { room, member } = state;
  const outside = outsideRefusal(state);
  if (outside) return { refusal: outside };
  return { refusal: room && member !== null ? (nudgeProblem(room, member, Number.POSITIVE_INFINITY) ?? null) : 'no-nudge' };
}

/** Offering it too is a yes. At a table of one device, whoever does not want to play on leaves. */
export function offerEndView(state: TableState): Refusable {
  const { room, member } = state;
  const outside = outsideRefusal(state);
  if (outside) return { refusal: outside };
  if (!room || member === null || !playersPresent(room).includes(member)) return { refusal: 'no-seat' };
  const { endOffer } = room;
  const mayAgree = !endOffer || endOffer.member === member || awaitedForEnd(room).includes(member);
  return { refusal: mayAgree ? null : 'not-your-vote' };
}

export function endOfferView({ room, member }: TableState): EndOfferView | null {
  const offer = room?.endOffer;
  if (!room || !offer) return null;
  return {
    member: offer.member,
    name: nameOf(room, offer.member),
    mayAnswer: member !== null && awaitedForEnd(room).includes(member),
    mayWithdraw: member === offer.member,
  };
}

const nameOf = ({ members }: Room, member: MemberId): string => members.find(({ id }) => id === member)?.name ?? '';
