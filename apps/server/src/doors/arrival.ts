/** The ways in: what somebody says before sitting at a table. */
import { dailyOf, isDailyGame } from '@yaht/fair';
import { PROTOCOL_VERSION, wishesOf, type ClientMessageOf } from '@yaht/protocol';
import type { ProfileId } from '@yaht/room';
import { err, ok, type Result } from '@yaht/rules';
import type { Daily } from '../daily/daily.ts';
import type { Profile } from '../people/profile.ts';
import type { HouseTables } from '../tables/house-tables.ts';
import type { Remembered } from '../tables/answer.ts';
import { isMemberAt, type Entering, type Place, type Problem, type Tables } from '../tables/tables.ts';

export type ArrivalParts = {
  readonly tables: Tables;
  readonly houseTables: HouseTables | undefined;
  readonly daily: Daily;
  /** The profile that this key opens. */
  readonly profileOf: (key: string) => Promise<ProfileId | undefined>;
  /** The same; a key that nobody knows yet makes a profile of that name, where the name can be one. */
  readonly makeProfile: (key: string, name: string) => Promise<Profile | undefined>;
};

type Guest = ClientMessageOf<'Join'> | ClientMessageOf<'CreateRoom'>;
export type Newcomer = Guest | ClientMessageOf<'PlayDaily'>;

/** What a door adds to what somebody says. */
export type Manner = {
  /** Each turn begins with a roll, unless somebody wishes otherwise. */
  readonly autoFirstRoll?: boolean;
  /** What was asked under the key of a request: then a retry is answered as before, and nothing else is done under that key. */
  readonly asked?: Remembered | undefined;
};

/** `isReplayed`: it was there already, and nothing has changed. */
export type Came = Place & { readonly isReplayed: boolean };

/** Seats a player; a caller that sends the same token again gets the same seat. */
export function arrive(parts: ArrivalParts, message: Newcomer, manner: Manner = {}): Promise<Result<Came, Problem>> {
  return parts.tables.arrive(message.token, async before => {
    const again = before && (await comeAgain(parts.tables, before, message, manner));
    if (again) return again;
    const came = await come(parts, message, manner);
    return came.ok ? ok({ ...came.value, isReplayed: false }) : came;
  });
}

/** Members who are still there keep their place. Those who left may join again, but not with a key they used before. */
async function comeAgain(
  tables: Tables,
  place: Place,
  message: Newcomer,
  { asked }: Manner,
): Promise<Result<Came, Problem> | undefined> {
  if (message.type === 'PlayDaily' && !isGameOfDay(place, message)) return err({ code: 'id-reused' });
  if (asked && (await tables.wasAsked(place.table, asked)) !== true) return err({ code: 'id-reused' });
  if (await isMemberAt(place.table, place.member)) return ok({ ...place, isReplayed: true });
  return asked && err({ code: 'not-a-member' });
}

/** Whether the place is at the game of the day that is asked for. */
const isGameOfDay = ({ table }: Place, { game = 'card' }: ClientMessageOf<'PlayDaily'>): boolean =>
  dailyOf({ challenge: table.room.options.challenge?.name ?? '' })?.game === game;

async function come(parts: ArrivalParts, message: Newcomer, manner: Manner): Promise<Result<Place, Problem>> {
  if (message.type === 'PlayDaily') return playDaily(parts, message);
  const known = await profileIn(parts, message);
  if (!known.ok) return known;
  const along = { ...known.value, ...secretsIn(message), remembered: manner.asked };
  return message.type === 'Join' ? join(parts, message, along) : create(parts, message, manner, along);
}

/** The card of the day unless another of its games is named. */
async function playDaily({ daily }: ArrivalParts, message: ClientMessageOf<'PlayDaily'>): Promise<Result<Place, Problem>> {
  const { game = 'card', profile: key, ...along } = message;
  return isDailyGame(game) ? daily.play({ ...along, key, game }) : err({ code: 'unknown-variant', field: 'game' });
}

/** What a room may know of whoever comes: the public id in place of the key. */
type Known = { readonly profile?: ProfileId };

async function profileIn({ profileOf }: ArrivalParts, { profile: key }: Guest): Promise<Result<Known, Problem>> {
  if (key === undefined) return ok({});
  const profile = await profileOf(key);
  return profile === undefined ? err({ code: 'unknown-profile', field: 'profile' }) : ok({ profile });
}

/** Whether this server speaks the version that the client names. */
export const isSpoken = ({ protocol }: { readonly protocol?: number }): boolean =>
  protocol === undefined || protocol === PROTOCOL_VERSION;

/** What costs the server more than it costs the sender. */
export const isCostly = (message: Newcomer): boolean => message.type !== 'Join' || message.password !== undefined;

/**
 * What turned out to: a code that nobody has, or a table that was opened for whoever came without one. Otherwise many may join at
 * once, as from a school.
 */
export function turnedCostly(message: Newcomer, came: Result<Place, Problem>): boolean {
  if (message.type !== 'Join' || isCostly(message)) return false;
  return came.ok ? message.room === undefined && came.value.member === 0 : came.error.code === 'unknown-room';
}

/** What is kept of somebody who comes in, whatever way. */
type Along = Known & Pick<Entering, 'password' | 'token' | 'remembered'>;

async function join(
  { tables, houseTables }: ArrivalParts,
  { name, room, spectate = false }: ClientMessageOf<'Join'>,
  along: Along,
): Promise<Result<Place, Problem>> {
  const entering: Entering = { name, spectate, ...along };
  if (room === undefined) return houseTables?.enter(entering) ?? unknownRoom;
  const table = await tables.find(room);
  return table ? tables.enter(table, entering) : unknownRoom;
}

async function create(
  { tables }: ArrivalParts,
  message: ClientMessageOf<'CreateRoom'>,
  { autoFirstRoll = false }: Manner,
  along: Along,
): Promise<Result<Place, Problem>> {
  const wishes = wishesOf(message);
  if (!wishes.ok) return wishes;
  const { name, names } = message;
  return tables.open({ wishes: { autoFirstRoll, ...wishes.value }, name, ...(names ? { seats: names } : {}), ...along });
}

const secretsIn = ({ password, token }: Guest): Pick<Entering, 'password' | 'token'> => ({
  ...(password === undefined ? {} : { password }),
  ...(token === undefined ? {} : { token }),
});

const unknownRoom = err({ code: 'unknown-room' } as const);
