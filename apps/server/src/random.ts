/** Bytes that nobody can guess come in as a parameter, so that a simulation can repeat itself to the letter. */
import { randomBytes } from 'node:crypto';

/** So many random bytes. */
export type Random = (count: number) => Uint8Array;

export const systemRandom: Random = randomBytes;
