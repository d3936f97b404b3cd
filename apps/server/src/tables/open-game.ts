/** On whose lists of open games a room is, and in which order. */
import { isAwaited, openLineOf, profileOf, type OpenLine, type OpenTimes } from '@yaht/protocol';
import type { ProfileId, Room, RoomEvent } from '@yaht/room';
import { hasResigned, type Seat } from '@yaht/rules';
import type { OpenFor } from '../log/index.ts';

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
  EndOffered: true,
  EndAnswered: true,
  OnVacation: true,
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
  const line = openLineOf(room, room.phase, { since, until });
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

/** Of those that wait, the one whose time runs out first; of the others, the one that changed last. */
const orderOf = (waits: boolean, { since, until }: OpenTimes): number =>
  waits ? (until ?? WITHOUT_LIMIT + since) : WITHOUT_LIMIT - since;
