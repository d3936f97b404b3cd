/** What a client draws for itself: its token, the beginning of its ids, and the chance in its waiting. */

/** Bytes that nobody can guess. */
export type RandomBytes = (count: number) => Uint8Array;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** 32 bytes in base64url: whoever holds it is this member. */
export const newToken = (random: RandomBytes): string => base64url(random(32));

/** Ids of one table of one process begin alike; another process begins otherwise. */
export const newIdPrefix = (random: RandomBytes): string => base64url(random(6));

function base64url(bytes: Uint8Array): string {
  let text = '';
  let [buffer, bits] = [0, 0];
  for (const byte of bytes) {
    buffer = ((buffer << 8) | byte) & 0xff_ff;
    for (bits += 8; bits >= 6; bits -= 6) text += LETTERS[(buffer >> (bits - 6)) & 63] ?? '';
  }
  return bits > 0 ? text + (LETTERS[(buffer << (6 - bits)) & 63] ?? '') : text;
}

const DELAYS = [500, 1_000, 2_000, 4_000, 8_000] as const;

/** So many attempts in a row fail before it is called offline. */
export const PATIENT_ATTEMPTS = DELAYS.length;

/** Milliseconds before an attempt, counted from 1: twice as long each time up to 8 s, give or take a quarter. */
export function waitBefore(attempt: number, random: RandomBytes): number {
  const delay = DELAYS[Math.min(attempt, DELAYS.length) - 1] ?? DELAYS[0];
  return delay * (0.75 + (random(1)[0] ?? 0) / 512);
}
