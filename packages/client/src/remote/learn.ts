/** What a client makes of what it hears: the state changes by facts and notices of the server and by nothing else. */
import { evolveRoom, isRoomFact, seatsOf, type MemberId, type Room, type RoomEvent } from '@yaht/room';
import type { Notice, NumberedFact } from '@yaht/protocol';
import type { Away, FeedLine, TableState } from '../table.ts';

/** The changes that a whole new room brings. */
export const roomChanges = (room: Room, member: MemberId): Partial<TableState> => ({
  room,
  member,
  game: room.game,
  seats: seatsOf(room, member),
  shownHold: null,
});

/** The changes that the next fact brings. */
export function factChanges(state: TableState, room: Room, fact: NumberedFact): Partial<TableState> {
  const { event } = fact;
  const next = evolveRoom(room, event);
  return {
    ...roomChanges(next, state.member ?? -1),
    shownHold: leavesDice(event) ? state.shownHold : null,
    turnClock: event.type === 'TurnStarted' || event.type === 'GameOver' ? null : state.turnClock,
    away: event.type === 'SeatsMoved' ? moved(state.away, event.from) : stillThere(state.away, event),
    feed: [...state.feed, lineOf(room, fact)],
  };
}

/** Whether the dice lie as before, so that what was shown of them still holds. */
const leavesDice = (event: RoomEvent): boolean =>
  isRoomFact(event) || event.type === 'HintTaken' || event.type === 'SeatPlayedBy';

/** The changes that a notice brings; nothing of it is recorded. */
export function noticeChanges(state: TableState, notice: Notice, now: number): Partial<TableState> | undefined {
  switch (notice.type) {
    case 'DiceHeld':
      return notice.playerId === state.game?.state.turn?.seat ? { shownHold: notice.hold } : undefined;
    case 'Presence':
      return presenceChanges(state, notice, now);
    case 'TurnClock':
      return { turnClock: { seat: notice.playerId, until: notice.until } };
    default:
      return undefined;
  }
}

function presenceChanges(
  state: TableState,
  { playerId: seat, online, until }: Extract<Notice, { readonly type: 'Presence' }>,
  now: number,
): Partial<TableState> | undefined {
  const others = state.away.filter(away => away.seat !== seat);
  // Whoever comes in is told to be there; only what differs is news.
  if (online && others.length === state.away.length) return undefined;
  const name = state.room?.seats[seat]?.name ?? '';
  const line: FeedLine = { kind: 'presence', at: now, name, seat, online, until: until ?? null };
  return { away: online ? others : [...others, { seat, until: until ?? null }], feed: [...state.feed, line] };
}

const moved = (away: readonly Away[], from: readonly number[]): readonly Away[] =>
  away.flatMap(({ seat, until }) => (from.includes(seat) ? [{ seat: from.indexOf(seat), until }] : []));

/** Once the house plays there is no countdown; whoever left or plays again is not away. */
function stillThere(away: readonly Away[], event: RoomEvent): readonly Away[] {
  if (event.type === 'SeatLeft') return away.filter(({ seat }) => seat !== event.seat);
  if (event.type !== 'SeatPlayedBy' || event.by === 'player') return away;
  return away.map(entry => (entry.seat === event.seat ? { ...entry, until: null } : entry));
}

function lineOf(room: Room, fact: NumberedFact): FeedLine {
  const { at, event } = fact;
  if (event.type !== 'ChatMessage') return { kind: 'fact', at, fact };
  const { member, seat, text } = event;
  const name = room.members.find(({ id }) => id === member)?.name ?? '';
  return { kind: 'chat', at, name: (seat === null ? undefined : room.seats[seat]?.name) ?? name, member, seat, text };
}
