/** The secret of one game: 32 bytes, written as 64 hexadecimal digits. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { err, ok, type Result } from '@yaht/rules';

export type Seed = Uint8Array;

const SEED_BYTES = 32;

/** A seed nobody can guess, from the machine's secure source unless another is given. */
export const randomSeed = (random: (count: number) => Uint8Array = randomBytes): Seed => random(SEED_BYTES);

/** The same seed for the same words on every machine: for `--seed`, tests and challenges. */
export const seedFromText = (text: string): Seed => sha256(utf8ToBytes(`yaht seed ${text}`));

export function parseSeed(text: string): Result<Seed, 'invalid-seed'> {
  return /^[0-9a-f]{64}$/i.test(text) ? ok(hexToBytes(text.toLowerCase())) : err('invalid-seed');
}

/** The inverse of `parseSeed`. */
export const formatSeed = (seed: Seed): string => bytesToHex(seed);
