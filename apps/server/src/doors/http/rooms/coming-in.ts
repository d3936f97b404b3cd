/** Opening and joining rooms, once per key: the key of a newcomer decides its token, so a retry finds the same place. */
import { readClientMessage, wishesOf, type ClientMessageOf } from '@yaht/protocol';
import { err, ok, type Result, type Variant } from '@yaht/rules';
import type { FastifyRequest } from 'fastify';
import type { People } from '../../../people/people.ts';
import type { Remembered } from '../../../tables/answer.ts';
import type { HouseTables } from '../../../tables/house-tables.ts';
import { isMemberAt, type Place, type Problem, type Tables } from '../../../tables/tables.ts';
import { newcomerKey, rememberedAs, tokenFor, type KeysAtWork } from '../call/idempotency.ts';
import type { About } from '../call/problem.ts';
import { problemCode, type ProblemCode } from '../call/problem-codes.ts';
import { profileIn, type Known } from '../call/profile-key.ts';

export type Refused = About & { readonly code: ProblemCode };
export type Came = Place & { readonly isReplayed: boolean };

export type ComingParts = {
  readonly tables: Tables;
  readonly houseTables: HouseTables | undefined;
  readonly people: People;
  readonly keys: KeysAtWork;
};

type Newcomer = ClientMessageOf<'Join'> | ClientMessageOf<'CreateRoom'>;
type Fits = (variant: Variant) => boolean;

/** Why nothing was opened or joined; `room-required` where the game does not fit. */
type Unfit = Omit<Problem, 'code'> & { readonly code: Problem['code'] | 'room-required' };

/** Brings somebody to a table by a `Join` or a `CreateRoom` that is not read yet; only games that fit are opened. */
export async function comeIn(
  parts: ComingParts,
  request: FastifyRequest,
  said: object,
  fits: Fits = () => true,
): Promise<Result<Came, Refused>> {
  const key = newcomerKey(request);
  if (!key.ok) return err({ code: key.error });
  const read = readClientMessage(said);
  if (!read.ok) return err(unreadable(read.error));
  const message = read.value;
  if (message.type !== 'Join' && message.type !== 'CreateRoom') return err({ code: 'invalid-request' });
  const known = await profileIn(parts.people, request);
  if (!known.ok) return err({ code: known.error });
  const came = await parts.keys.once('newcomer', key.value, () => comeInOnce(parts, key.value, message, known.value, fits));
  return came === 'request-in-progress' ? err({ code: came, retryAfter: 1 }) : came;
}

async function comeInOnce(
  parts: ComingParts,
  key: string | undefined,
  message: Newcomer,
  known: Known,
  fits: Fits,
): Promise<Result<Came, Refused>> {
  const remembered = rememberedAs(message.type === 'Join' ? 'guest' : 0, key, message);
  const token = key === undefined ? undefined : tokenFor(key);
  const before = token === undefined ? undefined : await parts.tables.holder(token);
  if (before && remembered) return again(parts.tables, before, remembered);
  const along = { ...known, ...(token === undefined ? {} : { token }), remembered };
  const place = message.type === 'Join' ? await join(parts, message, along) : await open(parts.tables, message, along, fits);
  return place.ok ? ok({ ...place.value, isReplayed: false }) : err(unreadable(place.error));
}

/** Whoever asked before and is still there gets its place; the password was right then. */
async function again(tables: Tables, place: Place, remembered: Remembered): Promise<Result<Came, Refused>> {
  if ((await tables.wasAsked(place.table, remembered)) !== true) return err({ code: 'idempotency-key-reused' });
  return (await isMemberAt(place.table, place.member)) ? ok({ ...place, isReplayed: true }) : err({ code: 'seat-expired' });
}

type AlongWith = Known & { readonly token?: string; readonly remembered: Remembered | undefined };

async function join(
  { tables, houseTables }: ComingParts,
  message: ClientMessageOf<'Join'>,
  along: AlongWith,
): Promise<Result<Place, Problem>> {
  const { name, room, spectate = false, password } = message;
  const entering = { name, spectate, ...(password === undefined ? {} : { password }), ...along };
  if (room === undefined) return houseTables?.enter(entering) ?? err({ code: 'unknown-room' });
  const table = await tables.find(room);
  return table ? tables.enter(table, entering) : err({ code: 'unknown-room' });
}

async function open(
  tables: Tables,
  message: ClientMessageOf<'CreateRoom'>,
  along: AlongWith,
  fits: Fits,
): Promise<Result<Place, Unfit>> {
  const wishes = wishesOf(message);
  if (!wishes.ok) return wishes;
  if (!fits(wishes.value.variant)) return err({ code: 'room-required', field: 'variant' });
  const { name, names: seats, password } = message;
  return tables.open({
    wishes: wishes.value,
    name,
    ...(seats ? { seats } : {}),
    ...(password === undefined ? {} : { password }),
    ...along,
  });
}

/** What cannot be used, with the field that is wrong. */
export const unreadable = ({ code, field, seq }: Unfit): Refused => ({
  code: problemCode(code),
  ...(seq === undefined ? {} : { seq }),
  ...(field === undefined || field === ''
    ? {}
    : { errors: [{ pointer: `/${field.replaceAll('.', '/')}`, message: 'cannot be used' }] }),
});
