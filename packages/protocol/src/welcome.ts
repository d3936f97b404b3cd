/** The state of a room in one message, for whoever comes in or comes back without knowing anything; and back again. */
import { isRoomFact, type MemberId, type ProfileId, type Room, type RoomOptions, type Seated } from '@yaht/room';
import { err, MAX_PLAYERS, NewerVersion, ok, replay, type BotLevel, type Result } from '@yaht/rules';
import { factOf, wireFact, type NumberedFact, type WireFact } from './fact.ts';
import { PROTOCOL_VERSION } from './limits.ts';

/** Who sits where; `id` is the seat, and a bot has no member. */
export type WirePlayer = {
  readonly id: number;
  readonly name: string;
  readonly member: MemberId | null;
  readonly bot?: BotLevel;
  readonly ready: boolean;
  readonly seed: string;
};

/** What `Welcome` says about the room itself. */
export type WireRoom = {
  readonly id: string;
  readonly phase: Room['phase'];
  readonly options: RoomOptions;
  readonly host: MemberId | null;
  readonly members: readonly {
    readonly member: MemberId;
    readonly name: string;
    readonly profile?: ProfileId;
    readonly vacationUntil?: number;
  }[];
  /** How many members there ever were, and how many games have begun. */
  readonly joined: number;
  readonly games: number;
  readonly takeback: { readonly playerId: number; readonly agreed: readonly MemberId[] } | null;
  /** Older servers leave these out. */
  readonly endOffer?: { readonly member: MemberId; readonly agreed: readonly MemberId[] } | null;
  readonly nudged?: { readonly playerId: number; readonly time: number } | null;
};

/** The first thing a member hears, and the answer to coming back without knowing anything. */
export type Welcome = {
  readonly type: 'Welcome';
  readonly protocol: number;
  /** The receiver's first seat; null for a spectator. */
  readonly playerId: number | null;
  readonly member: MemberId;
  /** Whoever holds it is this member; it is for the receiver alone. */
  readonly token: string;
  readonly players: readonly WirePlayer[];
  readonly room: WireRoom;
  readonly commitment: string | null;
  readonly seq: number;
  /** The facts of the game that is on, or of the latest one, so far. */
  readonly game: readonly WireFact[] | null;
  /** What was said last, as it was told, with the names of those who said it; older servers leave it out. */
  readonly chat?: readonly SaidFact[];
  /** The rest of the game's facts follows in `GameFacts`. */
  readonly more?: true;
};

/** Lines of chat that a welcome brings, at most. */
export const CHAT_TOLD = 30;

/** A `ChatMessage` and the name of its author. */
export type SaidFact = WireFact & { readonly name: string };

/** The welcome for a member; `facts` are those of the room's current game, with their numbers, and `chat` what was said before and in it. */
export function welcomeTo(
  room: Room,
  member: MemberId,
  token: string,
  facts: readonly NumberedFact[],
  chat: readonly NumberedFact[] = [],
): Welcome {
  const players = playersIn(room);
  return {
    type: 'Welcome',
    protocol: PROTOCOL_VERSION,
    playerId: players.find(player => player.member === member)?.id ?? null,
    member,
    token,
    players,
    room: wireRoom(room),
    commitment: room.commitment,
    seq: room.seq,
    game: room.game ? facts.filter(({ event }) => !isRoomFact(event)).map(wireFact) : null,
    ...(chat.length === 0 ? {} : { chat: chat.flatMap(fact => saidIn(room, fact)) }),
  };
}

/** Members who have left the room for good are left out. */
function saidIn({ members }: Room, fact: NumberedFact): readonly SaidFact[] {
  const { event } = fact;
  const name = event.type === 'ChatMessage' ? members.find(({ id }) => id === event.member)?.name : undefined;
  return name === undefined ? [] : [{ ...wireFact(fact), name }];
}

const playersIn = ({ seats }: Room): readonly WirePlayer[] => seats.flatMap((seated, id) => (seated ? [{ id, ...seated }] : []));

const wireRoom = ({ id, phase, options, host, members, joined, games, takeback, endOffer, nudged }: Room): WireRoom => ({
  id,
  phase,
  options,
  host,
  members: members.map(({ id: member, ...who }) => ({ member, ...who })),
  joined,
  games,
  takeback: takeback && { playerId: takeback.seat, agreed: takeback.agreed },
  endOffer,
  nudged: nudged && { playerId: nudged.seat, time: nudged.time },
});

/**
 * The room that a welcome tells of, with the game's facts that followed in `GameFacts`; later facts go on from here.
 * A welcome comes from outside, so whatever does not fit together in it is an answer and not a fault.
 */
export function roomOf(welcome: Welcome, more: readonly WireFact[] = []): Result<Room, 'not-a-message' | 'newer-version'> {
  try {
    return roomIn(welcome, more);
  } catch (error) {
    return err(error instanceof NewerVersion ? 'newer-version' : 'not-a-message');
  }
}

function roomIn({ players, room, commitment, seq, game }: Welcome, more: readonly WireFact[]): Result<Room, 'not-a-message'> {
  const { takeback, endOffer = null, nudged = null, members, ...rest } = room;
  const facts = [...(game ?? []), ...more].map(factOf);
  const events = facts.flatMap(fact => (fact.ok && !isRoomFact(fact.value.event) ? [fact.value.event] : []));
  if (events.length < facts.length || !isSeats(room.options.seats)) return err('not-a-message');
  return ok({
    ...rest,
    seq,
    commitment,
    members: members.map(({ member: id, ...who }) => ({ id, ...who })),
    seats: Array.from({ length: room.options.seats }, (_, seat) => seatedIn(players, seat)),
    takeback: takeback && { seat: takeback.playerId, agreed: takeback.agreed },
    endOffer,
    nudged: nudged && { seat: nudged.playerId, time: nudged.time },
    game: game && replay(events),
  });
}

const isSeats = (seats: unknown): boolean => Number.isInteger(seats) && Number(seats) >= 1 && Number(seats) <= MAX_PLAYERS;

function seatedIn(players: readonly WirePlayer[], seat: number): Seated | null {
  const { id: _id, ...seated } = players.find(player => player.id === seat) ?? { id: -1 };
  return 'name' in seated ? seated : null;
}
