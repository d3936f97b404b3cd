/**
 * The code that brings a profile to another device. The first characters find the profile that waits, the others are the secret: so wrong
 * guesses are counted against one code, and a few of them void it.
 */
import { newCode, hashOf } from '../tables/secrets.ts';

const HANDLE = 4;
const SECRET = 8;

/** How long a code can be used, in milliseconds. */
export const CODE_LIFE = 10 * 60_000;
/** So many wrong guesses void a code. */
export const MAX_GUESSES = 5;

/** A code as it is kept. */
export type SealedCode = { readonly handle: string; readonly secretHash: string };

/** `K7Q2-XM4P-9TRC`, easy to read aloud. */
export function newTransferCode(): string {
  const text = newCode(HANDLE + SECRET);
  return [text.slice(0, 4), text.slice(4, 8), text.slice(8)].join('-');
}

/** Nothing when it cannot be a code; blanks, dashes and case do not matter. */
export function sealedCode(code: string): SealedCode | undefined {
  const text = code.toUpperCase().replace(/[\s-]/g, '');
  if (!/^[A-Z0-9]{12}$/.test(text)) return undefined;
  const handle = text.slice(0, HANDLE);
  return { handle, secretHash: hashOf({ handle, secret: text.slice(HANDLE) }) };
}
