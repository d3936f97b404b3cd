/** What a client makes of what it hears: the state changes by facts and notices of the server and by nothing else. */
import { evolveRoom, isRoomFact, seatsOf, type MemberId, type Room, type RoomEvent } from '@yaht/room';
import { factOf, type Notice, type NumberedFact, type SaidFact } from '@yaht/protocol';
import type { Away, FeedLine, TableState } from '../table.ts';

/** The changes that a whole new room brings. */
export const roomChanges = (room: Room, member: MemberId): Partial<TableState> => ({
  room,
  member,
  game: room.game,
  seats: seatsOf(room, member),
  shownHold: null,
});

/** What was said before this client came in, beside what it has heard itself. */
export function saidBefore(feed: readonly FeedLine[], chat: readonly SaidFact[]): readonly FeedLine[] {
  const known = new Set(feed.flatMap(line => (line.kind === 'chat' ? [line.fact.seq] : [])));
  const said = chat.flatMap((told): readonly FeedLine[] => {
    const fact = factOf(told);
    const { name } = told;
    if (!fact.ok || fact.value.event.type !== 'ChatMessage' || known.has(fact.value.seq) || typeof name !== 'string') return [];
    const { at, event } = fact.value;
    return [{ kind: 'chat', at, name, member: event.member, seat: event.seat, text: event.text, fact: fact.value }];
  });
  return said.length === 0 ? feed : [...feed, ...said];
}

/** The changes that the next fact brings. */
export function factChanges(state: TableState, room: Room, fact: NumberedFact): Partial<TableState> {
  const { event } = fact;
  const next = evolveRoom(room, event);
  return {
    ...roomChanges(next, state.member ?? -1),
    shownHold: leavesDice(event) ? state.shownHold : null,
    turnClock: event.type === 'TurnStarted' || event.type === 'GameOver' ? null : state.turnClock,
    away: event.type === 'SeatsMoved' ? moved(state.away, event.from) : stillThere(state.away, event),
  };
}

/** Whether the dice lie as before, so that what was shown of them still holds. */
const leavesDice = (event: RoomEvent): boolean =>
  isRoomFact(event) || event.type === 'HintTaken' || event.type === 'SeatPlayedBy' || event.type === 'Resigned';

/** The changes that a notice brings; nothing of it is recorded. */
export function noticeChanges(state: TableState, notice: Notice): Partial<TableState> | undefined {
  switch (notice.type) {
    case 'DiceHeld':
      return notice.playerId === state.game?.state.turn?.seat ? { shownHold: notice.hold } : undefined;
    case 'Presence':
      return presenceChanges(state, notice);
    case 'TurnClock':
      return { turnClock: { seat: notice.playerId, until: notice.until } };
    default:
      return undefined;
  }
}

type Presence = Extract<Notice, { readonly type: 'Presence' }>;

function presenceChanges(state: TableState, notice: Presence): Partial<TableState> | undefined {
  const { playerId: seat, online, until } = notice;
  if (!isNews(state, notice)) return undefined;
  const others = state.away.filter(away => away.seat !== seat);
  return { away: online ? others : [...others, { seat, until: until ?? null }] };
}

/** A newcomer is told who is there; only what differs is news. */
const isNews = ({ away }: TableState, { playerId, online }: Presence): boolean =>
  !online || away.some(({ seat }) => seat === playerId);

/** What a notice adds to the feed. */
export function noticeLines(state: TableState, notice: Notice, now: number): readonly FeedLine[] {
  if (notice.type !== 'Presence' || !isNews(state, notice)) return [];
  const { playerId: seat, online, until } = notice;
  const name = state.room?.seats[seat]?.name ?? '';
  return [{ kind: 'presence', at: now, name, seat, online, until: until ?? null }];
}

const moved = (away: readonly Away[], from: readonly number[]): readonly Away[] =>
  away.flatMap(({ seat, until }) => (from.includes(seat) ? [{ seat: from.indexOf(seat), until }] : []));

/** Once the house plays there is no countdown; whoever left or plays again is not away. */
function stillThere(away: readonly Away[], event: RoomEvent): readonly Away[] {
  if (event.type === 'SeatLeft') return away.filter(({ seat }) => seat !== event.seat);
  if (event.type !== 'SeatPlayedBy' || event.by === 'player') return away;
  return away.map(entry => (entry.seat === event.seat ? { ...entry, until: null } : entry));
}

/** What a fact adds to the feed; `room` is the room before it. */
export function factLine(room: Room, fact: NumberedFact): FeedLine {
  const { at, event } = fact;
  const who = whoIn(room, event);
  if (event.type !== 'ChatMessage') return { kind: 'fact', at, fact, who };
  const { member, seat, text } = event;
  return { kind: 'chat', at, name: who ?? '', member, seat, text, fact };
}

/** The person a fact is about. */
function whoIn({ members, seats }: Room, event: RoomEvent): string | null {
  if (!isRoomFact(event)) return null;
  const seat = 'seat' in event && event.seat !== null ? seats[event.seat] : null;
  const member = 'member' in event ? members.find(({ id }) => id === event.member) : null;
  return seat?.name ?? member?.name ?? null;
}
