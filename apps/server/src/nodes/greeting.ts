/**
 * Two nodes that meet say which versions of the link they speak, and prove to each other that they know the secret of the house,
 * without saying it.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { agreedVersion, SPOKEN, spokenIn, type Spoken } from './link-version.ts';
import type { Lines } from './lines.ts';

/** The two sides say different words, so that nobody can answer with what it was just told. */
type Side = 'caller' | 'host';
const OTHER = { caller: 'host', host: 'caller' } as const;

const proofOf = (secret: string, side: Side, nonce: string): string =>
  createHmac('sha256', secret).update(`${side} ${nonce}`).digest('base64url');

export type Greeting = {
  readonly secret: string;
  readonly side: Side;
  readonly spoken?: Spoken | undefined;
  /** The other side has proved itself, and this is the version to speak; answers who hears what comes after. */
  readonly begin: (version: number) => (message: unknown) => void;
  /** The other side speaks no version that is spoken here. */
  readonly foreign: (theirs: Spoken) => void;
};

/** Hands over to `begin`; a stranger, and whoever cannot be understood, is let go. */
export function greet(lines: Lines, { secret, side, spoken = SPOKEN, begin, foreign }: Greeting): void {
  const nonce = randomBytes(16).toString('base64url');
  const expected = proofOf(secret, OTHER[side], nonce);
  let version: number | undefined;
  let hear: ((message: unknown) => void) | undefined;
  const meet = (hello: Hello): void => {
    version = agreedVersion(spoken, hello.spoken);
    if (version !== undefined) return lines.send({ proof: proofOf(secret, side, hello.nonce) });
    foreign(hello.spoken);
    // Whoever is called waits for the caller to end it, so that both have heard which versions the other speaks.
    if (side === 'caller') lines.end();
  };
  lines.onMessage(message => {
    if (hear) return hear(message);
    const hello = helloIn(message);
    if (hello) return meet(hello);
    if (version === undefined || !isSame(proofIn(message), expected)) return lines.end();
    hear = begin(version);
  });
  lines.send({ nonce, ...spoken });
}

type Hello = { readonly nonce: string; readonly spoken: Spoken };

function helloIn(message: unknown): Hello | undefined {
  if (typeof message !== 'object' || message === null || !('nonce' in message)) return undefined;
  return typeof message.nonce === 'string' ? { nonce: message.nonce, spoken: spokenIn(message) } : undefined;
}

const proofIn = (message: unknown): string =>
  typeof message === 'object' && message !== null && 'proof' in message && typeof message.proof === 'string' ? message.proof : '';

const isSame = (a: string, b: string): boolean => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
