/** Whom to tell that something waits for them or has happened: tasks that are stored with the facts they follow from. */
import { isSlow, seatInTurn, type ProfileId, type Room, type RoomEvent } from '@yaht/room';
import { roundOf, type Seat } from '@yaht/rules';
import type { NewTask } from '../log/index.ts';

export const NOTICE = 'notice';

/** What is told; whether it still holds is asked when it is to be told. */
export type NoticeTask = {
  readonly type: 'turn' | 'reminder' | 'nudge' | 'ends' | 'begins' | 'invited' | 'over';
  readonly profile: ProfileId;
  /** Of the room, from 1. */
  readonly game: number;
  /** The round whose turn it is about; null where there is none. */
  readonly round: number | null;
};

type Times = { readonly now: number; readonly tellAfter: number; readonly until: number | null };

/** Whoever has the table open moves in the meantime, and of several things only one need be said. */
export const TELL_AFTER = 5_000;
/** So much of a turn is left when somebody is reminded of it. */
export const REMINDED_AT = 1 / 4;

/** Rooms of people who need not be there at the same time; in the others a notice would come too late to be of use. */
export const isTold = ({ options: { turnSeconds, challenge } }: Room): boolean =>
  challenge === undefined && (turnSeconds === 0 || isSlow(turnSeconds));

export function noticeTasks(room: Room, events: readonly RoomEvent[], times: Times): readonly NewTask[] {
  const has = (...types: readonly RoomEvent['type'][]): boolean => events.some(({ type }) => types.includes(type));
  if (has('GameOver')) return toAll(room, 'over', times);
  if (has('RematchOpened')) return toAll(room, 'invited', times);
  const offered = events.find(({ type }) => type === 'EndOffered');
  if (offered?.type === 'EndOffered') {
    const own = profileAt(room, offered.member);
    return toAll(room, 'ends', times).filter(({ body }) => body.profile !== own);
  }
  const nudged = events.find(({ type }) => type === 'Nudged');
  if (nudged?.type === 'Nudged') return nudgeTasks(room, nudged.seat, times);
  if (!has('GameStarted', 'TurnStarted', 'Undone')) return [];
  const own = profileInTurn(room);
  const others = has('GameStarted') ? toAll(room, 'begins', times).filter(({ body }) => body.profile !== own) : [];
  return [...others, ...(own === undefined ? [] : turnTasks(room, own, times))];
}

type Made = NewTask & { readonly body: NoticeTask };

/** Who is on vacation is told when it is over. */
const task = (room: Room, type: NoticeTask['type'], profile: ProfileId, at: number): Made => ({
  kind: NOTICE,
  body: { type, profile, game: room.games, round: room.phase === 'playing' && room.game ? roundOf(room.game) : null },
  at: Math.max(at, ...room.members.map(member => (member.profile === profile ? (member.vacationUntil ?? 0) : 0))),
});

const toAll = (room: Room, type: NoticeTask['type'], { now, tellAfter }: Times): readonly Made[] =>
  profilesIn(room)
    .filter(profile => playsWithOthers(room, profile))
    .map(profile => task(room, type, profile, now + tellAfter));

function turnTasks(room: Room, profile: ProfileId, { now, tellAfter, until }: Times): readonly Made[] {
  if (!playsWithOthers(room, profile)) return [];
  const turn = task(room, 'turn', profile, now + tellAfter);
  if (until === null) return [turn];
  const rest = 1_000 * room.options.turnSeconds * REMINDED_AT;
  return [turn, task(room, 'reminder', profile, Math.max(now + tellAfter, until - rest))];
}

function nudgeTasks(room: Room, seat: Seat, { now, tellAfter }: Times): readonly Made[] {
  const profile = profileAt(room, room.seats[seat]?.member ?? null);
  return profile === undefined ? [] : [task(room, 'nudge', profile, now + tellAfter)];
}

function profileInTurn(room: Room): ProfileId | undefined {
  const seat = seatInTurn(room);
  return seat === undefined ? undefined : profileAt(room, room.seats[seat]?.member ?? null);
}

const profileAt = ({ members }: Room, member: number | null): ProfileId | undefined =>
  member === null ? undefined : members.find(({ id }) => id === member)?.profile;

const profilesIn = ({ members }: Room): readonly ProfileId[] => [...new Set(members.flatMap(({ profile }) => profile ?? []))];

/** Nobody is told of a game that waits for nobody else. */
const playsWithOthers = (room: Room, profile: ProfileId): boolean =>
  room.seats.some(seated => {
    const member = seated?.member ?? null;
    return member !== null && profileAt(room, member) !== profile;
  });
