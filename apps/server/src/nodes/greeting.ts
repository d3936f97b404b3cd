/** Two nodes that meet prove to each other that they know the secret of the house, without saying it. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Lines } from './lines.ts';

/** The two sides say different words, so that nobody can answer with what it was just told. */
export type Side = 'caller' | 'host';
const OTHER = { caller: 'host', host: 'caller' } as const;

const proofOf = (secret: string, side: Side, nonce: string): string =>
  createHmac('sha256', secret).update(`${side} ${nonce}`).digest('base64url');

/** Hands over to `begin` once the other side has proved itself; a stranger is let go. `begin` answers who hears what comes after. */
export function greet(lines: Lines, secret: string, side: Side, begin: () => (message: unknown) => void): void {
  const nonce = randomBytes(16).toString('base64url');
  const expected = proofOf(secret, OTHER[side], nonce);
  let hear: ((message: unknown) => void) | undefined;
  lines.onMessage(message => {
    if (hear) return hear(message);
    const said = textsIn(message);
    if (said.nonce !== undefined) return lines.send({ proof: proofOf(secret, side, said.nonce) });
    if (said.proof === undefined || !isSame(said.proof, expected)) return lines.end();
    hear = begin();
  });
  lines.send({ nonce });
}

function textsIn(message: unknown): { readonly nonce?: string; readonly proof?: string } {
  if (typeof message !== 'object' || message === null) return {};
  if ('nonce' in message && typeof message.nonce === 'string') return { nonce: message.nonce };
  return 'proof' in message && typeof message.proof === 'string' ? { proof: message.proof } : {};
}

const isSame = (a: string, b: string): boolean => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
