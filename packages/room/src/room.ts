/** Where a room stands, and the questions everybody asks about it. */
import { actingSeats, drawKeys, fault, type BotLevel, type DrawKeys, type Game, type PlayedBy, type Seat } from '@yaht/rules';
import type { MemberId, ProfileId } from './event.ts';
import type { RoomOptions } from './options.ts';

/** Whoever holds a token; the token itself is kept elsewhere. */
export type Member = {
  readonly id: MemberId;
  readonly name: string;
  readonly profile?: ProfileId;
  /** Until when its profile is on vacation. */
  readonly vacationUntil?: number;
};

/** A taken seat. Without member and bot, its player has left for good. */
export type Seated = {
  readonly member: MemberId | null;
  readonly name: string;
  readonly bot?: BotLevel;
  readonly ready: boolean;
  readonly seed: string;
};

/** Seat `seat` would like its last score back. */
export type Takeback = { readonly seat: Seat; readonly agreed: readonly MemberId[] };

/** A member would like to end the game without a result. */
export type EndOffer = { readonly member: MemberId; readonly agreed: readonly MemberId[] };

/** Before a game, in it, after it, and after everything. */
export type Phase = 'lobby' | 'playing' | 'over' | 'closed';

/** All that the facts of a room add up to. */
export type Room = {
  readonly id: string;
  readonly options: RoomOptions;
  readonly phase: Phase;
  /** How many facts so far, games included. */
  readonly seq: number;
  /** Of the game that is on or comes next. */
  readonly commitment: string | null;
  readonly host: MemberId | null;
  readonly members: readonly Member[];
  /** How many members there ever were. */
  readonly joined: number;
  /** One entry for each of the room's seats; in a game the first ones are the game's. */
  readonly seats: readonly (Seated | null)[];
  readonly takeback: Takeback | null;
  readonly endOffer: EndOffer | null;
  /** Who was nudged last, and when. */
  readonly nudged: { readonly seat: Seat; readonly time: number } | null;
  /** The game that is on, or the latest one. */
  readonly game: Game | null;
  /** How many games have begun. */
  readonly games: number;
};

/** The seats a member plays. */
export function seatsOf(room: Room, member: MemberId): readonly Seat[] {
  const own: Seat[] = [];
  // Asked several times with every move, and a flatMap costs ten times as much.
  room.seats.forEach((seated, seat) => seated?.member === member && own.push(seat));
  return own;
}

/** Whether this number belongs to somebody who is in the room. */
export const isMember = (room: Room, member: MemberId): boolean => room.members.some(({ id }) => id === member);

/** Whether the seat is there and nobody has it. */
export const isFree = (room: Room, seat: Seat): boolean => room.seats[seat] === null;

/** The lowest free seat. */
export function freeSeat(room: Room): Seat | undefined {
  const seat = room.seats.indexOf(null);
  return seat < 0 ? undefined : seat;
}

/** The seats that somebody has, bots and those who left a game included. */
export const takenSeats = (room: Room): readonly Seat[] => room.seats.flatMap((seated, seat) => (seated ? [seat] : []));

/** The game that is on; asked only where one must be. */
export const gameOf = (room: Room): Game => room.game ?? fault(`room ${room.id} has no game`);

/** The name of the game that is on, or of the one that comes next. */
export const gameIdOf = (room: Room): string => `${room.id}-${room.phase === 'lobby' ? room.games + 1 : room.games}`;

/** What the dice of the game that is on depend on. */
export const keysOf = ({ start }: Game): DrawKeys => drawKeys(start);

/** Who acts for a seat in the game that is on. */
export const playedBy = (room: Room, seat: Seat): PlayedBy => gameOf(room).state.playedBy[seat] ?? 'player';

/** The seat whose turn it is. */
export const seatInTurn = (room: Room): Seat | undefined =>
  room.phase === 'playing' ? gameOf(room).state.turn?.seat : undefined;

/** The seats that may move now: one, or in games without turns everybody who is not done. */
export const seatsInTurn = (room: Room): readonly Seat[] => (room.phase === 'playing' ? actingSeats(gameOf(room)) : []);

/** Who plays a seat in person: a member for whom the house does not play. */
function inPerson(room: Room, seat: Seat): MemberId | null {
  const member = room.seats[seat]?.member ?? null;
  return member !== null && playedBy(room, seat) === 'player' ? member : null;
}

/** Members who play in person. */
export const playersPresent = (room: Room): readonly MemberId[] =>
  room.members.map(({ id }) => id).filter(id => room.seats.some((_, seat) => inPerson(room, seat) === id));

/** Whether nobody plays in person any more; bots that were meant to play alone do not count while somebody watches. */
export function isDeserted(room: Room): boolean {
  if (room.phase !== 'playing' || room.seats.some((_, seat) => inPerson(room, seat) !== null)) return false;
  return room.members.length === 0 || room.seats.some(seated => seated !== null && seated.bot === undefined);
}
