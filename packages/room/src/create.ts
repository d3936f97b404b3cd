/** How a room begins: its options and its first promise, and whoever opened it. */
import { err, isPlayerName, ok } from '@yaht/rules';
import { add, type Decided, type Decision } from './decided.ts';
import type { MemberId, ProfileId, RoomCreated } from './event.ts';
import { begin } from './evolve.ts';
import { checkOptions, completeOptions, type RoomWishes } from './options.ts';
import { freeSeat, type Room } from './room.ts';
import { cleanName, unusedName } from './text.ts';

/** Somebody as they come in. */
export type Arrival = { readonly name: string; readonly profile?: ProfileId };

/** What a room begins with. */
export type Creation = {
  /** Also the code by which people find the room. */
  readonly id: string;
  readonly options: RoomWishes;
  /** Of a fresh secret seed; null where nobody checks the dice. */
  readonly commitment: string | null;
  /** Whoever opens it, with the names for the seats it takes; the house opens a room without anybody in it. */
  readonly creator?: Arrival & { readonly seats?: readonly string[] };
};

/** Short enough that the names of all its games are names of games. */
const ROOM_ID = /^[A-Za-z0-9_-]{1,48}$/;

/** Opens a room. The creator is its first member and its host. */
export function createRoom({ id, options: wishes, commitment, creator }: Creation): Decision {
  const options = completeOptions(wishes);
  const problem = ROOM_ID.test(id) ? checkOptions(options) : 'invalid-room-id';
  if (problem) return err(problem);
  if (options.rated && creator && creator.profile === undefined) return err('rated-needs-profile');
  const created: RoomCreated = { type: 'RoomCreated', id, options, commitment };
  const decided: Decided = { room: begin(created), events: [created] };
  return creator ? admit(decided, creator, creator.seats ?? [creator.name]) : ok(decided);
}

/** Lets somebody in as the next member, with a seat for each of the names. */
export function admit(decided: Decided, { name, profile }: Arrival, seats: readonly string[]): Decision {
  const names = [name, ...seats].map(cleanName);
  if (!names.every(isPlayerName)) return err('invalid-name');
  if (decided.room.seats.filter(seat => seat === null).length < seats.length) return err('room-full');
  const [own = '', ...places] = names;
  const member = decided.room.joined;
  const known = profile === undefined ? {} : { profile };
  const joined = add(decided, { type: 'MemberJoined', member, name: unusedName(own, namesIn(decided.room)), ...known });
  const seated = places.reduce((before, place) => sit(before, member, place), joined);
  return ok(claimHost(seated, member));
}

/** A room that nobody is the host of belongs to whoever turns up. */
export const claimHost = (decided: Decided, member: MemberId): Decided =>
  decided.room.host === null ? add(decided, { type: 'HostChanged', member }) : decided;

/** Gives the member the lowest free seat, or the one it chose. */
export function sit(decided: Decided, member: number, name: string, seat = freeSeat(decided.room) ?? 0): Decided {
  const others = decided.room.seats.flatMap(seated => (seated ? [seated.name] : []));
  const spectators = decided.room.members.flatMap(other => (other.id === member ? [] : [other.name]));
  return add(decided, { type: 'SeatTaken', seat, member, name: unusedName(name, [...others, ...spectators]) });
}

/** Everybody's name in the room: members and whoever sits in a seat. */
export const namesIn = ({ members, seats }: Room): readonly string[] => [
  ...members.map(({ name }) => name),
  ...seats.flatMap(seated => (seated ? [seated.name] : [])),
];
