/** A room as lists of open games show it: whose it is, for whom it waits, and what was played last. */
import type { OpenGame, OpenSeat, TurnBefore } from '@yaht/protocol';
import { hostStartProblem, seatsInTurn, votersFor, type ProfileId, type Room, type RoomEvent, type Seated } from '@yaht/room';
import { categoryIds, hasResigned, lastTurnOf, roundOf, totals, type Game, type Seat } from '@yaht/rules';
import type { OpenFor } from '../log/index.ts';

/** What is stored of it; the rest is known of the row it is in. */
export type OpenLine = Omit<OpenGame, 'room' | 'waits'>;

/** Since when the room is as it is, and when the turn that is on runs out. */
export type OpenTimes = { readonly since: number; readonly until: number | null };

/** Longer than any time, so that those without a limit come after the others. */
const WITHOUT_LIMIT = 1e14;

/** Facts after which a list may show something else; most moves are not among them. */
const CHANGES: Readonly<Partial<Record<RoomEvent['type'], true>>> = {
  RoomCreated: true,
  MemberJoined: true,
  MemberLeft: true,
  SeatTaken: true,
  SeatLeft: true,
  SeatsMoved: true,
  PlayerReady: true,
  HostChanged: true,
  RematchOpened: true,
  RoomClosed: true,
  UndoAsked: true,
  UndoAnswered: true,
  GameStarted: true,
  TurnStarted: true,
  Resigned: true,
  Undone: true,
  LevelCleared: true,
  LevelLost: true,
  RunEnded: true,
  GameOver: true,
};

export const changesLists = ({ type }: RoomEvent): boolean => CHANGES[type] === true;

/** On whose lists the room is: everybody's who has a profile and a seat in it, until the game is over for them. */
export function openFor(room: Room, { since, until }: OpenTimes): readonly OpenFor[] {
  const profiles = profilesIn(room);
  if (profiles.size === 0 || (room.phase !== 'lobby' && room.phase !== 'playing')) return [];
  const line = lineOf(room, room.phase, { since, until });
  return [...profiles].flatMap(profile => {
    const own = seatsOfProfile(room, profile);
    if (own.length === 0) return [];
    const waits = own.some(seat => isAwaited(room, seat));
    return [{ profile, waits, order: orderOf(waits, { since, until }), line: { ...line, own } satisfies OpenLine }];
  });
}

const profilesIn = ({ members }: Room): ReadonlySet<ProfileId> => new Set(members.flatMap(({ profile }) => profile ?? []));

/** The seats that somebody has under a profile, by however many devices, and has not given up. */
export const seatsOfProfile = (room: Room, profile: ProfileId): readonly Seat[] =>
  room.seats.flatMap((seated, seat) => {
    const isOwn = seated !== null && profileOf(room, seated) === profile;
    return isOwn && !(room.phase === 'playing' && room.game && hasResigned(room.game, seat)) ? [seat] : [];
  });

const profileOf = ({ members }: Room, { member }: Seated): ProfileId | undefined =>
  member === null ? undefined : members.find(({ id }) => id === member)?.profile;

function isAwaited(room: Room, seat: Seat): boolean {
  const member = room.seats[seat]?.member ?? null;
  if (room.phase === 'lobby') {
    const isReady = room.seats[seat]?.ready === true;
    const mayStart = member === room.host && hostStartProblem(room, member) === undefined;
    return mayStart || (!isReady && (member !== room.host || room.options.start === 'ready'));
  }
  return seatsInTurn(room).includes(seat) || isAskedToAgree(room, member);
}

const isAskedToAgree = (room: Room, member: number | null): boolean =>
  room.takeback !== null &&
  member !== null &&
  votersFor(room, room.takeback.seat).includes(member) &&
  !room.takeback.agreed.includes(member);

/** Of those that wait, the one whose time runs out first; of the others, the one that changed last. */
const orderOf = (waits: boolean, { since, until }: OpenTimes): number =>
  waits ? (until ?? WITHOUT_LIMIT + since) : WITHOUT_LIMIT - since;

function lineOf(room: Room, phase: OpenLine['phase'], times: OpenTimes): Omit<OpenLine, 'own'> {
  const { variant, turnSeconds, rated, private: isPrivate } = room.options;
  const game = phase === 'playing' ? room.game : null;
  const scores = game ? totals(game) : [];
  return {
    phase,
    variant: { id: variant.id, name: variant.name },
    seats: room.seats.map((seated, seat) => seated && openSeat(room, seated, scores[seat] ?? 0)),
    turn: seatsInTurn(room),
    round: game && roundOf(game),
    rounds: game && variant.family === 'scorecard' ? categoryIds(variant).length : null,
    before: game && turnBefore(game),
    ...times,
    turnSeconds,
    rated,
    private: isPrivate,
  };
}

function openSeat(room: Room, seated: Seated, score: number): OpenSeat {
  const profile = profileOf(room, seated);
  const { name, bot } = seated;
  return { name, ...(bot === undefined ? {} : { bot }), ...(profile === undefined ? {} : { profile }), score };
}

function turnBefore(game: Game): TurnBefore | null {
  const last = lastTurnOf(game);
  if (!last) return null;
  const { seat: playerId, dice, end } = last;
  const score = 'points' in end ? end.points : 0;
  return { playerId, dice, end: end.type, category: end.type === 'scored' ? end.category : null, score };
}
