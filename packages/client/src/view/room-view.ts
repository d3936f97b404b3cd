/** The room around a game: who may come in, who may start, and why not yet. */
import {
  chatProblem,
  hostStartProblem,
  isMember,
  rematchProblem,
  seatsOf,
  shortCodeOf,
  type MemberId,
  type Room,
  type RoomOptions,
} from '@yaht/room';
import { isConnected } from '../connection.ts';
import type { TableRefusal, TableState } from '../table.ts';
import type { Refusable } from './refusable.ts';

export type RoomView = {
  /** What people say and type to come in before the game. */
  readonly code: string;
  /** The room's own name, which stands in its link; of a private room nobody guesses it. */
  readonly id: string;
  readonly options: RoomOptions;
  readonly seats: number;
  readonly free: number;
  /** Members without a seat. */
  readonly spectators: readonly { readonly member: MemberId; readonly name: string }[];
  readonly isHost: boolean;
  readonly isSpectator: boolean;
  /** Whether the own seats are ready. */
  readonly isReady: boolean;
  readonly commitment: string | null;
  readonly games: number;
  readonly start: Refusable;
  readonly ready: Refusable;
  readonly addBot: Refusable;
  readonly removePlayer: Refusable;
  readonly takeSeat: Refusable;
  readonly rematch: Refusable;
  readonly chat: Refusable;
};

/** The room as this member sees it; each refusal is the one that the server would give. */
export function roomView(room: Room, state: TableState): RoomView {
  const { member } = state;
  const own = member === null ? [] : seatsOf(room, member);
  const isHost = member !== null && room.host === member;
  const free = room.seats.filter(seated => seated === null).length;
  const general = generalRefusal(room, state);
  const inLobby = general ?? (room.phase === 'lobby' ? null : 'game-started');
  const asHost = general ?? (isHost ? inLobby : 'host-only');
  return {
    code: room.options.private ? shortCodeOf(room) : room.id,
    id: room.id,
    options: room.options,
    seats: room.seats.length,
    free,
    spectators: room.members.filter(({ id }) => seatsOf(room, id).length === 0).map(({ id, name }) => ({ member: id, name })),
    isHost,
    isSpectator: own.length === 0,
    isReady: own.length > 0 && own.every(seat => room.seats[seat]?.ready),
    commitment: room.commitment,
    games: room.games,
    start: { refusal: asHost ?? hostStartProblem(room, member) ?? null },
    ready: { refusal: inLobby ?? (own.length > 0 ? null : 'no-seat') },
    addBot: { refusal: asHost ?? (free > 0 ? null : 'room-full') },
    removePlayer: { refusal: asHost },
    takeSeat: { refusal: inLobby ?? (free > 0 ? null : 'room-full') },
    rematch: { refusal: general ?? rematchProblem(room, member) ?? null },
    chat: { refusal: general ?? chatProblem(room, member ?? -1) ?? null },
  };
}

function generalRefusal(room: Room, { connection, member }: TableState): TableRefusal | null {
  if (connection.state === 'closed') return 'table-closed';
  if (!isConnected(connection)) return 'not-connected';
  if (room.phase === 'closed') return 'room-closed';
  return member !== null && isMember(room, member) ? null : 'not-a-member';
}
