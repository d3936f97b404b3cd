/** Who sends a request: the token in `Authorization: Bearer …` is the member. */
import { isMember } from '@yaht/room';
import { err, ok, type Result } from '@yaht/rules';
import type { FastifyRequest } from 'fastify';
import type { Place, Tables } from '../../tables/tables.ts';
import type { ProblemCode } from './problem-codes.ts';

const BEARER = /^Bearer +([A-Za-z0-9_.~+/=-]{1,200})$/i;

export const tokenOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  BEARER.exec(headers.authorization ?? '')?.[1];

/** The sender's place in this room; it is a sign of life. */
export async function seatAt(tables: Tables, request: FastifyRequest, room: string): Promise<Result<Place, ProblemCode>> {
  const token = tokenOf(request);
  const place = token === undefined ? undefined : await tables.holder(token);
  if (place?.table.id !== room) return err('seat-required');
  if (!isMember(place.table.room, place.member)) return err('seat-expired');
  place.table.seen(place.member);
  return ok(place);
}
