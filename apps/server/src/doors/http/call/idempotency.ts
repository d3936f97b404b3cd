/**
 * Retries without a second roll. A wish at a table keeps its key with the log, as the other doors keep theirs, for as long as
 * the room lives. Whoever opens or joins a room has no name yet: there the key itself decides the token, so a retry finds the
 * same place. That makes the key as secret as the token, which is why it must be long there.
 */
import { createHash } from 'node:crypto';
import { err, ok, type Result } from '@yaht/rules';
import type { FastifyRequest } from 'fastify';
import type { Remembered } from '../../../tables/answer.ts';
import { hashOf } from '../../../tables/secrets.ts';

const KEY = /^"?([A-Za-z0-9_-]{1,64})"?$/;
const SHORTEST_FOR_NEWCOMERS = 16;

/** The key of a request, if it has one. */
export function keyOf({ headers }: Pick<FastifyRequest, 'headers'>): Result<string | undefined, 'invalid-key'> {
  const given = headers['idempotency-key'];
  if (given === undefined) return ok(undefined);
  const key = typeof given === 'string' ? KEY.exec(given)?.[1] : undefined;
  return key === undefined ? err('invalid-key') : ok(key);
}

/** The key of somebody who has no token yet. */
export function newcomerKey(request: Pick<FastifyRequest, 'headers'>): Result<string | undefined, 'invalid-key'> {
  const key = keyOf(request);
  return key.ok && key.value !== undefined && key.value.length < SHORTEST_FOR_NEWCOMERS ? err('invalid-key') : key;
}

/** The token that a newcomer's key stands for. */
export const tokenFor = (key: string): string => createHash('sha256').update(`yaht newcomer ${key}`).digest('base64url');

/** How a wish with a key is remembered; the same key with something else said is refused. */
export const rememberedAs = (sender: string | number, key: string | undefined, said: object): Remembered | undefined =>
  key === undefined ? undefined : { sender: String(sender), id: key, hash: hashOf(said) };

/** The keys that are being worked on in this process. */
export class KeysAtWork {
  readonly #keys = new Set<string>();

  /** Does the work unless the same sender's same key is at work already. */
  async once<Value>(sender: string, key: string | undefined, work: () => Promise<Value>): Promise<Value | 'request-in-progress'> {
    if (key === undefined) return work();
    const name = `${sender} ${key}`;
    if (this.#keys.has(name)) return 'request-in-progress';
    this.#keys.add(name);
    try {
      return await work();
    } finally {
      this.#keys.delete(name);
    }
  }
}
