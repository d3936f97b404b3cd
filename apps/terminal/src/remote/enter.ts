/** Coming in: back to a seat that was kept, or into a room, with the reason when it does not work. */
import {
  listGames,
  listRooms,
  makeProfile,
  readyByComing,
  RemoteTable,
  type Answer,
  type Clock,
  type Entry,
  type OpenGames,
  type RandomBytes,
  type Refused,
  type RoomLine,
  type TableRefusal,
  type Transport,
} from '@yaht/client';
import { err, ok, type Result } from '@yaht/rules';
import { formatAddress, type Address } from './address.ts';
import type { SeatFiles, Wanted } from './seat-files.ts';

/** A server, and what this machine needs to be its guest. */
export type Server = {
  readonly address: Address;
  readonly transport: Transport;
  readonly clock: Clock;
  readonly random: RandomBytes;
  readonly seats: SeatFiles;
  readonly profiles: ProfileKeys;
};

/** The keys of profiles at this server, by the name that somebody plays under: one that is kept here, or a new one. */
type ProfileKeys = {
  readonly known: (name: string) => string | undefined;
  readonly make: (name: string) => string | undefined;
};

/** Who wants to come in, and where to. */
export type Guest = {
  readonly name: string;
  readonly room?: string;
  readonly password?: string;
  readonly isSpectator: boolean;
};

/** What a new room is to be. */
export type NewRoom = Omit<Extract<Entry, { readonly type: 'CreateRoom' }>, 'type' | 'name'>;

export type Entered = Result<RemoteTable, Refused>;

/** Whoever was there before gets the same seat; a token that opens nothing any more is forgotten and left aside. */
export async function enter(server: Server, guest: Guest): Promise<Entered> {
  const { name, room, password, isSpectator } = guest;
  const token = server.seats.find(wantedBy(server, guest));
  const back = token === undefined ? undefined : await sit(server, guest, { type: 'Resume', token });
  if (back && (back.ok || back.error.code !== 'unknown-token')) return back;
  const seat = isSpectator || room === undefined ? undefined : await sitAgain(server, guest, room);
  if (seat && (seat.ok || !NO_SEAT.includes(seat.error.code))) return seat;
  return sitWithProfile(server, guest, {
    type: 'Join',
    name,
    ...(room === undefined ? {} : { room }),
    ...(password === undefined ? {} : { password }),
    ...(isSpectator ? { spectate: true } : {}),
  });
}

/** Nobody has a place there by this profile, or the server does not know it. */
const NO_SEAT: readonly string[] = ['not-a-member', 'unknown-profile'];

/** The seat of somebody with a profile, who began on another machine or has lost the token. */
async function sitAgain(server: Server, guest: Guest, room: string): Promise<Entered | undefined> {
  const profile = server.profiles.known(guest.name);
  return profile === undefined ? undefined : sit(server, { ...guest, room }, { type: 'Resume', room, profile });
}

/** Games of somebody who has a profile count for it; a server that has lost it is told again. */
async function sitWithProfile(server: Server, guest: Guest, entry: Newcomer): Promise<Entered> {
  const profile = guest.isSpectator ? undefined : server.profiles.known(guest.name);
  if (profile === undefined) return sit(server, guest, entry);
  const entered = await sit(server, guest, { ...entry, profile });
  if (entered.ok || entered.error.code !== 'unknown-profile') return entered;
  const made = await makeProfile(server.transport, server.clock, { name: guest.name, profile });
  return made.ok ? sit(server, guest, { ...entry, profile }) : err({ code: made.error });
}

type Newcomer = Extract<Entry, { readonly type: 'Join' | 'CreateRoom' }>;

/** Somebody's open games, those that wait first. */
export async function gamesOf(server: Server, name: string): Promise<Result<OpenGames, TableRefusal>> {
  const profile = server.profiles.known(name);
  if (profile === undefined) return ok({ waiting: 0, games: [], next: null });
  const games = await listGames(server.transport, server.clock, { profile });
  return !games.ok && games.error === 'unknown-profile' ? ok({ waiting: 0, games: [], next: null }) : games;
}

/** A profile for this name, kept here and known to the server; answers whether it is new. */
export async function beKnown(server: Server, name: string): Promise<Result<'known' | 'new', TableRefusal>> {
  if (server.profiles.known(name) !== undefined) return ok('known');
  const profile = server.profiles.make(name);
  if (profile === undefined) return err('unknown-profile');
  const made = await makeProfile(server.transport, server.clock, { name, profile });
  return made.ok ? ok('new') : made;
}

/** Where somebody arrives: in a room or, when none was named and no table of the house is open, at the list of them. */
export type Arrival =
  { readonly kind: 'room'; readonly table: RemoteTable } | { readonly kind: 'rooms'; readonly rooms: readonly RoomLine[] };

export async function arrive(server: Server, guest: Guest): Promise<Result<Arrival, Refused>> {
  if (guest.isSpectator && guest.room === undefined) return lookOn(server, guest);
  const entered = await enter(server, guest);
  if (entered.ok) return ok({ kind: 'room', table: entered.value });
  if (guest.room !== undefined || entered.error.code !== 'unknown-room') return entered;
  const rooms = await listRooms(server.transport, server.clock);
  return rooms.ok ? ok({ kind: 'rooms', rooms: rooms.value }) : err({ code: rooms.error });
}

/** A spectator joins the only game in progress; where there are several or none, the list. */
async function lookOn(server: Server, guest: Guest): Promise<Result<Arrival, Refused>> {
  const rooms = await listRooms(server.transport, server.clock);
  if (!rooms.ok) return err({ code: rooms.error });
  const [first, another] = rooms.value.filter(isOn);
  if (!first || another) return ok({ kind: 'rooms', rooms: rooms.value });
  const entered = await enter(server, { ...guest, room: first.room });
  return entered.ok ? ok({ kind: 'room', table: entered.value }) : entered;
}

/** Whether anybody can watch a game there now. */
export const isOn = ({ phase, spectators, password }: RoomLine): boolean => phase === 'playing' && spectators && !password;

/** Opens a room of one's own. */
export async function openRoom(server: Server, guest: Guest, room: NewRoom): Promise<Entered> {
  const known = room.rated === true ? await beKnown(server, guest.name) : undefined;
  if (known?.ok === false) return err({ code: known.error });
  return sitWithProfile(server, guest, { type: 'CreateRoom', name: guest.name, ...room });
}

/** A game of the day; `key` is that of a profile, which it makes when the server does not know it. */
export const playDaily = (server: Server, guest: Guest, key: string, game: string): Promise<Entered> =>
  sit(server, guest, { type: 'PlayDaily', name: guest.name, profile: key, game });

/** Something that opens but never answers is not a server of this game; a real one in a hurry gets a second chance. */
const CHANCES = 1;

async function sit(server: Server, guest: Guest, entry: Entry): Promise<Entered> {
  const { transport, clock, random, seats } = server;
  const table = new RemoteTable(entry, { transport, clock, random, keeper: seats.keeperFor(wantedBy(server, guest)) });
  const entered = await Promise.race([table.entered, lost(table)]);
  if (entered.ok && isNew(entry)) await readyByComing(table, Buffer.from(random(16)).toString('base64url'));
  if (entered.ok) return ok(table);
  table.close();
  return entered;
}

/** Who comes back is as ready as before. */
const isNew = (entry: Entry): boolean => entry.type === 'CreateRoom' || (entry.type === 'Join' && entry.spectate !== true);

/** Refused when the connection breaks again and again before anybody has let us in. */
const lost = (table: RemoteTable): Promise<Answer> =>
  new Promise(resolve => {
    const stop = table.subscribe(() => {
      const { connection, room } = table.state();
      if (room || connection.state === 'closed') stop();
      else if ('attempt' in connection && connection.attempt > CHANCES) {
        stop();
        resolve(err({ code: 'unreachable' }));
      }
    });
  });

const wantedBy = ({ address }: Server, { name, room, isSpectator }: Guest): Wanted => ({
  server: formatAddress(address),
  name,
  isSpectator,
  ...(room === undefined ? {} : { room }),
});
