/** Coming and going: joining, seats, leaving, being removed, and who is the host. */
import { err, hasResigned, isPlayerName, ok, type Seat } from '@yaht/rules';
import type { Join, Parts } from './command.ts';
import { admit, claimHost, sit } from './create.ts';
import { add, addHouse, nothingYet, type Decided, type Decision } from './decided.ts';
import type { MemberId } from './event.ts';
import { substituteIn } from './options.ts';
import { freeSeat, gameOf, isFree, isMember, playedBy, seatsOf, type Room } from './room.ts';
import { cleanName } from './text.ts';

/** With spectators; enough for a crowd, few enough that telling everybody stays cheap. */
export const MAX_MEMBERS = 64;

/** Lets a guest in, with a seat before a game, as a spectator at any time. */
export function join(room: Room, arrival: Join): Decision {
  const { name, spectate = false, passwordFits = false } = arrival;
  if (room.options.password && !passwordFits) return err('wrong-password');
  if (room.members.length >= MAX_MEMBERS) return err('too-many-members');
  if (spectate) return room.options.spectators ? admit(nothingYet(room), arrival, []) : err('spectators-not-allowed');
  if (room.options.rated && arrival.profile === undefined) return err('rated-needs-profile');
  return room.phase === 'lobby' ? admit(nothingYet(room), arrival, [name]) : err('game-started');
}

/** Gives a member one more seat before a game. */
export function takeSeat(room: Room, member: MemberId, wished: Seat | undefined, name: string | undefined): Decision {
  if (room.phase !== 'lobby') return err('game-started');
  const seat = wished ?? freeSeat(room);
  if (seat === undefined) return err('room-full');
  if (!(seat in room.seats)) return err('invalid-seat');
  if (!isFree(room, seat)) return err('seat-taken');
  if (room.options.rated && profileOf(room, member) === undefined) return err('rated-needs-profile');
  const label = cleanName(name ?? nameOf(room, member));
  return isPlayerName(label) ? ok(claimHost(sit(nothingYet(room), member, label, seat), member)) : err('invalid-name');
}

/** Frees a seat before a game; its member stays. */
export function leaveSeat(room: Room, member: MemberId, wished: Seat | undefined): Decision {
  if (room.phase !== 'lobby') return err('game-started');
  const own = seatsOf(room, member);
  const seat = wished ?? own[0];
  if (seat === undefined) return err('no-seat');
  return own.includes(seat) ? ok(add(nothingYet(room), { type: 'SeatLeft', seat })) : err('not-your-seat');
}

/** Leaves for good: before a game the seats are free, in a game the house plays them to the end. */
export function leave(room: Room, member: MemberId, parts: Parts, removed = false): Decided {
  const seats = seatsOf(room, member);
  const emptied = add(nothingYet(room), ...seats.map(seat => ({ type: 'SeatLeft', seat }) as const));
  const played = room.phase === 'playing' ? handOver(emptied, seats, parts) : emptied;
  return passHost(add(played, { type: 'MemberLeft', member, ...(removed ? { removed } : {}) }), member);
}

/** Lets the house play these seats by the room's policy. */
export const handOver = (decided: Decided, seats: readonly Seat[], parts: Parts): Decided => {
  const by = substituteIn(decided.room.options);
  return seats
    .filter(seat => playedBy(decided.room, seat) !== by)
    .reduce((before, seat) => addHouse(before, { type: 'SetPlayedBy', seat, by }, parts), decided);
};

/** Clears a seat for the host: a bot, or a player with everything it has. */
export function removePlayer(room: Room, host: MemberId, seat: Seat, parts: Parts): Decision {
  if (room.host !== host) return err('host-only');
  if (room.phase !== 'lobby') return err('game-started');
  const seated = room.seats[seat];
  if (!seated) return err('invalid-seat');
  if (seated.member === null) return ok(add(nothingYet(room), { type: 'SeatLeft', seat }));
  return removeMember(room, host, seated.member, parts);
}

/** Sends somebody away for the host; nobody who plays is sent away in a game. */
export function removeMember(room: Room, host: MemberId, member: MemberId, parts: Parts): Decision {
  if (room.host !== host) return err('host-only');
  if (member === host) return err('remove-yourself');
  if (!isMember(room, member)) return err('invalid-member');
  if (room.phase === 'playing' && seatsOf(room, member).length > 0) return err('game-started');
  return ok(leave(room, member, parts, true));
}

/** The countdown of a member ran out: in a game the house plays on, before one the seats are free for others. */
export function drop(room: Room, member: MemberId, parts: Parts): Decision {
  if (!isMember(room, member)) return err('invalid-member');
  const seats = seatsOf(room, member);
  if (room.phase === 'playing') return ok(handOver(nothingYet(room), seats, parts));
  if (room.phase !== 'lobby') return ok(nothingYet(room));
  return ok(passHost(add(nothingYet(room), ...seats.map(seat => ({ type: 'SeatLeft', seat }) as const)), member));
}

/** The member plays its own seats again, but those it gave up, and has the room if nobody else took it meanwhile. */
export function comeBack(room: Room, member: MemberId, parts: Parts): Decided {
  const seats = room.phase === 'playing' ? seatsOf(room, member) : [];
  const playing = seats
    .filter(seat => playedBy(room, seat) !== 'player' && !hasResigned(gameOf(room), seat))
    .reduce((before, seat) => addHouse(before, { type: 'SetPlayedBy', seat, by: 'player' }, parts), nothingYet(room));
  return claimHost(playing, member);
}

/** When the host left or dropped, the next seat takes over; if nobody sits, whoever watches follows one who left, and nobody one who dropped. */
function passHost(decided: Decided, from: MemberId): Decided {
  const { room } = decided;
  if (room.host !== from) return decided;
  const seated = room.seats.find(seat => seat !== null && seat.member !== null)?.member;
  const watching = isMember(room, from) ? undefined : room.members[0]?.id;
  return add(decided, { type: 'HostChanged', member: seated ?? watching ?? null });
}

const profileOf = (room: Room, member: MemberId) => room.members.find(({ id }) => id === member)?.profile;

const nameOf = (room: Room, member: MemberId): string => room.members.find(({ id }) => id === member)?.name ?? '';
