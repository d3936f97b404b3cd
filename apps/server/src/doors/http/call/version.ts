/** Versions of what can change: `ETag` in answers, `If-Match` and `If-None-Match` in requests. */
import type { FastifyReply, FastifyRequest } from 'fastify';

export const tellVersion = (reply: FastifyReply, version: number): FastifyReply => reply.header('ETag', `"${version}"`);

/** Whether the sender has this version already: it may name several, and weak ones, and `*` for any. */
export const isKnown = ({ headers }: Pick<FastifyRequest, 'headers'>, version: number): boolean =>
  (headers['if-none-match'] ?? '').split(',').some(given => given.trim() === '*' || versionIn(given) === version);

/** The version that a move is meant for; undefined for any. What is no number is no version. */
export function wantedVersion({ headers }: Pick<FastifyRequest, 'headers'>): number | undefined {
  const given = headers['if-match'];
  return given === undefined || given === '*' ? undefined : (versionIn(given) ?? -1);
}

/** `"42"`, also without its quotes, which are easily lost in a shell. */
function versionIn(text: string): number | undefined {
  const digits = /^(?:W\/)?"?(\d{1,9})"?$/.exec(text.trim())?.[1];
  return digits === undefined ? undefined : Number(digits);
}
