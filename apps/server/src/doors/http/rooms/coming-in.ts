/** Opening and joining rooms by requests: the key of a newcomer decides its token, so a retry finds the same place. */
import { readClientMessage, wishesOf } from '@yaht/protocol';
import { err, type Result, type Variant } from '@yaht/rules';
import type { FastifyRequest } from 'fastify';
import type { Problem } from '../../../tables/tables.ts';
import { arrive, type ArrivalParts, type Came } from '../../arrival.ts';
import { newcomerKey, rememberedAs, tokenFor } from '../call/idempotency.ts';
import type { HttpParts } from '../call/parts.ts';
import type { About } from '../call/problem.ts';
import { problemCode, type ProblemCode } from '../call/problem-codes.ts';
import { profileKeyIn } from '../call/profile-key.ts';

export type Refused = About & { readonly code: ProblemCode };

export type ComingParts = Pick<HttpParts, 'tables' | 'houseTables' | 'daily' | 'people'>;

/** Brings somebody to a table by a `Join` or a `CreateRoom` that is not read yet; only games that fit are opened. */
export async function comeIn(
  parts: ComingParts,
  request: FastifyRequest,
  said: object,
  fits: (variant: Variant) => boolean = () => true,
): Promise<Result<Came, Refused>> {
  const key = newcomerKey(request);
  if (!key.ok) return err({ code: key.error });
  const read = readClientMessage(said);
  if (!read.ok) return err(unreadable(read.error));
  const message = read.value;
  if (message.type !== 'Join' && message.type !== 'CreateRoom') return err({ code: 'invalid-request' });
  const wishes = message.type === 'CreateRoom' ? wishesOf(message) : null;
  if (wishes?.ok && !fits(wishes.value.variant)) return err(unreadable({ code: 'room-required', field: 'variant' }));
  const token = key.value === undefined ? {} : { token: tokenFor(key.value) };
  if (token.token !== undefined && parts.tables.isArriving(token.token))
    return err({ code: 'request-in-progress', retryAfter: 1 });
  const asked = rememberedAs(message.type === 'Join' ? 'guest' : 0, key.value, message);
  const came = await arrive(waysIn(parts), { ...message, ...token, ...profileKeyIn(request) }, { asked });
  return came.ok ? came : err(unreadable(came.error));
}

/** The ways in that every door has. */
export const waysIn = ({ people, ...parts }: ComingParts): ArrivalParts => ({
  ...parts,
  profileOf: key => people.profileOf(key),
  makeProfile: (key, name) => people.made(key, name),
});

/** What cannot be used, with the field of the body that is wrong. */
export const unreadable = ({
  code,
  field,
  seq,
}: Omit<Problem, 'code'> & { readonly code: Problem['code'] | 'room-required' }): Refused => ({
  code: problemCode(code),
  ...(seq === undefined ? {} : { seq }),
  ...(field === undefined || field === '' || code === 'unknown-profile'
    ? {}
    : { errors: [{ pointer: `/${field.replaceAll('.', '/')}`, message: 'cannot be used' }] }),
});
