/** What somebody in a room wishes next. */
import { botMove } from '@yaht/bots';
import { messageFor, type ClientCommand } from '@yaht/protocol';
import { seatsInTurn, seatsOf, type MemberId, type Room } from '@yaht/room';
import type { Seat } from '@yaht/rules';

export type Message = { readonly type: string; readonly [field: string]: unknown };

/** What somebody has come for. */
export type Plan = {
  /** How it comes in: by opening a room, or into one once it is there. */
  readonly entry: () => Message | undefined;
  /** How many games it plays, or watches. */
  readonly games: number;
  readonly isWatching?: boolean;
};

/** Opens the next game, gets ready, plays; nothing when it is for others to do something. */
export function wishIn(room: Room, member: MemberId, name: string, plan: Plan): Message | undefined {
  const own = seatsOf(room, member);
  const [first] = own;
  // Whoever was away for long before a game has lost its seat.
  if (first === undefined) return plan.isWatching || room.phase !== 'lobby' ? undefined : { type: 'TakeSeat' };
  if (room.phase === 'over') return first === 0 && room.games < plan.games ? { type: 'Rematch' } : undefined;
  if (room.phase === 'lobby') return room.seats[first]?.ready ? undefined : { type: 'Ready', seed: `${name}-seed` };
  return moveIn(room, own);
}

function moveIn(room: Room, own: readonly Seat[]): Message | undefined {
  const seat = seatsInTurn(room).find(each => own.includes(each));
  if (seat === undefined || !room.game) return undefined;
  return messageFor(botMove(room.game, seat, 'easy') as ClientCommand);
}
