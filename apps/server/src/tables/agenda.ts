/** What the house has to do at a table, and when: pure, so that one timer per table is all there is. */
import { gameOf, isDeserted, playedBy, seatsInTurn, seatsOf, type MemberId, type Room, type RoomCommand } from '@yaht/room';
import { hasResigned, isParallel, type BotLevel, type Event, type Seat } from '@yaht/rules';

/** What is known of a table beside its facts. */
export type Presence = {
  /** Members who dropped, with the time they did. */
  readonly awaySince: ReadonlyMap<MemberId, number>;
  /** When the game last went on for a seat, which paces bots. */
  readonly movedAt: (seat: Seat) => number;
  /** When the turn that is on runs out; null without a limit. */
  readonly turnEndsAt: number | null;
  /** Since when nobody plays in person; null while somebody does. */
  readonly desertedSince: number | null;
  /** Since when nothing has happened here and nobody has listened; null while somebody does. */
  readonly emptySince: number | null;
};

/** `id` is made from what the act is about: once the table has changed, it is another act. `member`: in whose name it is done. */
export type Act = { readonly at: number; readonly id: string; readonly member?: MemberId } & Deed;

type Deed =
  | { readonly kind: 'command'; readonly command: RoomCommand }
  | { readonly kind: 'bot'; readonly seat: Seat; readonly level: BotLevel };

export type Pace = {
  readonly botStep: number;
  readonly abandonAfter: number;
  /** Somebody who is not there is told so long after it has happened; the usual time when left out. */
  readonly tellAfter?: number;
};

/** For people: a bot takes a moment for each step, and a deserted game waits ten minutes. */
export const pacedForPeople: Pace = { botStep: 600, abandonAfter: 10 * 60_000 };

/** After so long a room closes that nobody is in: a lobby or a game that is over; a game nobody came back to, or an invitation. */
export const EXPIRY = { lobby: 60 * 60_000, game: 30 * 24 * 60 * 60_000 } as const;

/** For how long a room waits for somebody: whoever was sent its link may come another day, and play again another day. */
export const patienceOf = ({ phase, options }: Room): number =>
  phase === 'playing' || (options.private && !options.challenge) ? EXPIRY.game : EXPIRY.lobby;

/** The level of a bot that plays for somebody who is away. */
const SUBSTITUTE: BotLevel = 'normal';

/** The earliest thing the house will do, if nothing happens before. */
export function nextAct(room: Room, presence: Presence, pace: Pace): Act | undefined {
  const ofTable =
    returnAct(room, presence) ??
    earlier(closeAct(room, presence), earlier(turnAct(room, presence, pace), abandonAct(room, presence, pace)));
  // Asked with every move, and mostly nobody is away.
  return presence.awaySince.size === 0 ? ofTable : dropActs(room, presence).reduce(earlier, ofTable);
}

const earlier = (first: Act | undefined, act: Act | undefined): Act | undefined =>
  !first || (act && act.at < first.at) ? act : first;

/** Whoever is here plays in person: if that could not be stored when it came back, it is made up for before anything else. */
function returnAct(room: Room, { awaySince }: Presence): Act | undefined {
  if (room.phase !== 'playing') return undefined;
  const isHere = (member: MemberId | null | undefined): boolean => typeof member === 'number' && !awaySince.has(member);
  const member = room.seats.find((seated, seat) => isHere(seated?.member) && isMissing(room, seat))?.member;
  if (typeof member !== 'number') return undefined;
  return { at: 0, id: `return-${member}`, member, kind: 'command', command: { type: 'Return' } };
}

/** Whether the house plays the seat for somebody who may come back. */
const isMissing = (room: Room, seat: Seat): boolean => playedBy(room, seat) !== 'player' && !hasResigned(gameOf(room), seat);

/** Each seat that may move: a bot moves, an absent player is passed, anybody else has until the end of the turn's time. */
function turnAct(room: Room, presence: Presence, pace: Pace): Act | undefined {
  // Nobody is here to play against: the game waits for whoever comes back.
  if (room.phase !== 'playing' || isDeserted(room)) return undefined;
  const seats = seatsInTurn(room);
  return seats.map(seat => seatAct(room, seat, seats, presence, pace)).reduce(earlier, undefined);
}

function seatAct(
  room: Room,
  seat: Seat,
  seats: readonly Seat[],
  { movedAt, turnEndsAt }: Presence,
  { botStep }: Pace,
): Act | undefined {
  const moved = movedAt(seat);
  const act = (at: number, deed: Deed): Act => ({ at, id: `turn-${room.games}-${seat}-${moveOf(room, seat)}`, ...deed });
  const level = botIn(room, seat);
  if (level) return act(moved + botStep, { kind: 'bot', seat, level });
  if (playedBy(room, seat) === 'zero') {
    // Side by side, nobody waits for who is away while others still play.
    const isAwaited = seats.every(other => playedBy(room, other) === 'zero');
    return isAwaited ? act(moved, passTurn(seat)) : undefined;
  }
  return turnEndsAt === null ? undefined : act(turnEndsAt, passTurn(seat));
}

/** Tells one moment of a seat from another: side by side, what others do changes nothing for it. */
function moveOf(room: Room, seat: Seat): number {
  if (!isParallel(room.options.variant)) return room.seq;
  const events: readonly Event[] = room.game?.events ?? [];
  return events.findLastIndex(event => 'seat' in event && event.seat === seat);
}

const passTurn = (seat: Seat) => ({ kind: 'command', command: { type: 'PassTurn', seat } }) as const;

function botIn(room: Room, seat: Seat): BotLevel | undefined {
  return room.seats[seat]?.bot ?? (playedBy(room, seat) === 'bot' ? SUBSTITUTE : undefined);
}

/** Members whose countdown is running: before a game their seats and the room become free, in a game the house plays them. */
function dropActs(room: Room, { awaySince }: Presence): readonly Act[] {
  return [...awaySince]
    .filter(([member]) => isMissed(room, member))
    .map(([member, since]) => ({
      at: since + 1_000 * room.options.awaySeconds,
      id: `drop-${member}-${since}`,
      kind: 'command',
      command: { type: 'Drop', member },
    }));
}

/** Whether somebody waits for this member, and not for ever. */
export function isMissed(room: Room, member: MemberId): boolean {
  if (room.options.awaySeconds === 0) return false;
  const seats = seatsOf(room, member);
  if (room.phase === 'lobby') return seats.length > 0 || room.host === member;
  return room.phase === 'playing' && seats.some(seat => playedBy(room, seat) === 'player');
}

/** A game that everybody left for good; one that was only dropped waits to be resumed. */
function abandonAct(room: Room, { desertedSince }: Presence, { abandonAfter }: Pace): Act | undefined {
  if (desertedSince === null || !isLeftForGood(room)) return undefined;
  return { at: desertedSince + abandonAfter, id: `abandon-${room.games}`, kind: 'command', command: { type: 'Abandon' } };
}

/** A room that nobody will come back to. Without a limit, somebody with a profile may come back at any time. */
function closeAct(room: Room, { emptySince, turnEndsAt }: Presence): Act | undefined {
  if (emptySince === null || room.phase === 'closed' || isKept(room)) return undefined;
  const since = room.phase === 'playing' ? Math.max(emptySince, turnEndsAt ?? 0) : emptySince;
  return { at: since + patienceOf(room), id: `close-${room.seq}`, kind: 'command', command: { type: 'Expire' } };
}

/** Whether a game is on that has no limit, and waits for somebody who finds it on their list. */
const isKept = (room: Room): boolean =>
  room.phase === 'playing' &&
  room.options.turnSeconds === 0 &&
  room.seats.some((seated, seat) => {
    const profile = room.members.find(({ id }) => id === seated?.member)?.profile;
    return profile !== undefined && !hasResigned(gameOf(room), seat);
  });

export const isClosing = (act: Act): boolean => act.kind === 'command' && act.command.type === 'Expire';

/** Whether a game is on and everybody who played in it has left it for good, or gave up. */
export const isLeftForGood = (room: Room): boolean => {
  const { game } = room;
  const isGone = (seat: Seat): boolean =>
    (room.seats[seat]?.member ?? null) === null || (game !== null && hasResigned(game, seat));
  return isDeserted(room) && room.seats.every((_, seat) => isGone(seat));
};
