/** Taking back: whether it can be had, whether others are asked, and the vote that is on. */
import { votersFor, type MemberId } from '@yaht/room';
import { latestTakeback, type Seat } from '@yaht/rules';
import type { TableState } from '../table.ts';
import { outsideRefusal, type Refusable } from './refusable.ts';

/** `needsVote`: others have to agree. */
export type UndoView = Refusable & { readonly needsVote: boolean };

export type TakebackView = {
  /** Whoever would like its last score back. */
  readonly seat: Seat;
  readonly agreed: readonly MemberId[];
  /** Those who have not answered yet. */
  readonly missing: readonly MemberId[];
  readonly mayAnswer: boolean;
  readonly mayWithdraw: boolean;
};

/** The takeback of whoever sits here. */
export function undoView(state: TableState): UndoView {
  const { game, room, seats } = state;
  const refused = (refusal: UndoView['refusal']): UndoView => ({ refusal, needsVote: false });
  const outside = outsideRefusal(state);
  if (outside || !game) return refused(outside ?? 'no-game');
  if (seats.length === 0) return refused('no-seat');
  const seat = latestTakeback(game, seats);
  if (!seat.ok) return refused(seat.error);
  if (room?.takeback) return refused('vote-pending');
  return { refusal: null, needsVote: room !== null && votersFor(room, seat.value).length > 0 };
}

/** The vote that is on, if one is. */
export function takebackView({ room, member }: TableState): TakebackView | null {
  const vote = room?.takeback;
  if (!room || !vote) return null;
  const missing = votersFor(room, vote.seat).filter(voter => !vote.agreed.includes(voter));
  return {
    seat: vote.seat,
    agreed: vote.agreed,
    missing,
    mayAnswer: member !== null && missing.includes(member),
    mayWithdraw: member !== null && room.seats[vote.seat]?.member === member,
  };
}
