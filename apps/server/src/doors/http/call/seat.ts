/** Who sends a request: the token in `Authorization: Bearer …` is the member. */
import { err, ok, type Result } from '@yaht/rules';
import type { FastifyRequest } from 'fastify';
import type { Table } from '../../../tables/table.ts';
import { isMemberAt, type Place, type Tables } from '../../../tables/tables.ts';
import type { ProblemCode } from './problem-codes.ts';

const BEARER = /^Bearer +([A-Za-z0-9_.~+/=-]{1,200})$/i;

export const tokenOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  BEARER.exec(headers.authorization ?? '')?.[1];

/** The sender's place at this table; it is a sign of life. */
export async function seatAt(tables: Tables, request: FastifyRequest, table: Table): Promise<Result<Place, ProblemCode>> {
  const token = tokenOf(request);
  const member = token === undefined ? undefined : await tables.memberAt(table, token);
  if (token === undefined || member === undefined) return err('seat-required');
  if (!(await isMemberAt(table, member))) return err('seat-expired');
  table.seen(member);
  return ok({ table, member, token });
}
