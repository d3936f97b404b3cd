/** By what a push service knows who sends: one pair of keys for the whole house, and a word signed with it (RFC 8292). */
import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import * as z from 'zod';

const HOURS = 60 * 60;
/** A service may refuse a word that holds for longer than a day. */
const HOLDS_FOR = 12 * HOURS;

const Jwk = z.object({ kty: z.literal('EC'), crv: z.literal('P-256'), x: z.string(), y: z.string(), d: z.string() });

export class Vapid {
  /** What a browser is told, so that it lets nobody else send: a point of the curve, as base64url. */
  readonly publicKey: string;
  readonly #key: KeyObject;

  /** Reads what `newVapidKey` made; throws when it is something else. */
  constructor(kept: string) {
    const jwk = Jwk.parse(JSON.parse(kept));
    this.#key = createPrivateKey({ key: jwk, format: 'jwk' });
    const { x = '', y = '' } = createPublicKey(this.#key).export({ format: 'jwk' });
    const point = [Buffer.of(4), ...[x, y].map(half => Buffer.from(half, 'base64url'))];
    this.publicKey = Buffer.concat(point).toString('base64url');
  }

  /** The header by which a service knows that the house has sent a message to one of its addresses. */
  authorization(endpoint: string, contact: string, now: number): string {
    const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1_000) + HOLDS_FOR, sub: contact };
    const said = [{ typ: 'JWT', alg: 'ES256' }, claims].map(part => Buffer.from(JSON.stringify(part)).toString('base64url'));
    const text = said.join('.');
    const signature = sign('sha256', Buffer.from(text), { key: this.#key, dsaEncoding: 'ieee-p1363' });
    return `vapid t=${text}.${signature.toString('base64url')}, k=${this.publicKey}`;
  }
}

/** To be kept: whoever loses it loses all that browsers have subscribed to. */
export const newVapidKey = (): string =>
  JSON.stringify(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }));
