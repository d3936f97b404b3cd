/** Versions of what can change: `ETag` in answers, `If-Match` and `If-None-Match` in requests. */
import type { FastifyReply, FastifyRequest } from 'fastify';

export const tellVersion = (reply: FastifyReply, version: number): FastifyReply => reply.header('ETag', `"${version}"`);

/** Whether the sender has this version already: it may name several, and weak ones, and `*` for any. */
export const isKnown = ({ headers }: Pick<FastifyRequest, 'headers'>, version: number): boolean =>
  listed(headers['if-none-match']).some(given => given === '*' || versionIn(given.replace(/^W\//, '')) === version);

/** The versions that a move is meant for; undefined for any. What is no number, or weak, is no version. */
export function wantedVersions({ headers }: Pick<FastifyRequest, 'headers'>): readonly number[] | undefined {
  const given = headers['if-match'];
  return given === undefined || given === '*' ? undefined : listed(given).flatMap(each => versionIn(each) ?? []);
}

/** Whether one of these tags is among those the sender names, which may be weak, or `*` for any. */
export const names = (given: string | undefined, tags: readonly string[]): boolean =>
  listed(given).some(each => each === '*' || tags.includes(each.replace(/^W\//, '')));

const listed = (given = ''): readonly string[] => given.split(',').map(each => each.trim());

/** `"42"`, also without its quotes, which are easily lost in a shell. */
function versionIn(text: string): number | undefined {
  const digits = /^"?(\d{1,9})"?$/.exec(text)?.[1];
  return digits === undefined ? undefined : Number(digits);
}
