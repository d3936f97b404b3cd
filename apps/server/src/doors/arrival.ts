/** The ways in: what somebody says before sitting at a table. */
import { isDailyGame } from '@yaht/fair';
import { PROTOCOL_VERSION, wishesOf, type ClientMessageOf } from '@yaht/protocol';
import type { ProfileId } from '@yaht/room';
import { err, ok, type Result } from '@yaht/rules';
import type { Daily } from '../daily/daily.ts';
import type { HouseTables } from '../tables/house-tables.ts';
import type { Entering, Place, Problem, Tables } from '../tables/tables.ts';

export type ArrivalParts = {
  readonly tables: Tables;
  readonly houseTables: HouseTables | undefined;
  readonly daily: Daily;
  /** The profile that this key opens. */
  readonly profileOf: (key: string) => Promise<ProfileId | undefined>;
};

/** The doors differ in one habit: over TCP each turn begins with a roll, unless somebody wishes otherwise. */
export type DoorName = 'tcp' | 'websocket';

type Guest = ClientMessageOf<'Join'> | ClientMessageOf<'CreateRoom'>;
export type Newcomer = Guest | ClientMessageOf<'PlayDaily'>;

/** Brings somebody to a table; whoever chose its own token and asks again gets the same place. */
export function arrive(parts: ArrivalParts, message: Newcomer, door: DoorName): Promise<Result<Place, Problem>> {
  return parts.tables.arrive(message.token, async () => {
    if (message.type === 'PlayDaily') return playDaily(parts, message);
    const known = await profileIn(parts, message);
    if (!known.ok) return known;
    return message.type === 'Join' ? join(parts, message, known.value) : create(parts, message, door, known.value);
  });
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

async function join(
  { tables, houseTables }: ArrivalParts,
  message: ClientMessageOf<'Join'>,
  known: Known,
): Promise<Result<Place, Problem>> {
  const { name, room, spectate = false } = message;
  const entering: Entering = { name, spectate, ...known, ...secretsIn(message) };
  if (room === undefined) return houseTables?.enter(entering) ?? unknownRoom;
  const table = await tables.find(room);
  return table ? tables.enter(table, entering) : unknownRoom;
}

async function create(
  { tables }: ArrivalParts,
  message: ClientMessageOf<'CreateRoom'>,
  door: DoorName,
  known: Known,
): Promise<Result<Place, Problem>> {
  const wishes = wishesOf(message);
  if (!wishes.ok) return wishes;
  const { name, names } = message;
  return tables.open({
    wishes: { autoFirstRoll: door === 'tcp', ...wishes.value },
    name,
    ...(names ? { seats: names } : {}),
    ...known,
    ...secretsIn(message),
  });
}

const secretsIn = ({ password, token }: Guest): { readonly password?: string; readonly token?: string } => ({
  ...(password === undefined ? {} : { password }),
  ...(token === undefined ? {} : { token }),
});

const unknownRoom = err({ code: 'unknown-room' } as const);
