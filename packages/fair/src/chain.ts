/**
 * A chain of seeds, one for each day: the seed of a day is the SHA-256 of the next day's. Whoever knows one seed can compute all that came
 * before it and none that comes after, so a single number published beforehand, the anchor, fixes the dice of every day.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { Seed } from './seed.ts';

/**
 * The seeds by day, made from the last one, which is the secret; the first one, of day 0, is the anchor. Whoever has a quicker SHA-256
 * than the one for every place brings it along.
 */
export function chainOf(root: Seed, days: number, hash: (seed: Seed) => Seed = sha256): readonly Seed[] {
  const seeds = [root];
  for (let day = days; day > 0; day--) seeds.push(hash(seeds.at(-1) ?? root));
  return seeds.reverse();
}

/** Whether this is the seed of that day in the chain with this anchor. */
export function isOfChain(anchor: string, day: number, seed: Seed): boolean {
  if (!Number.isInteger(day) || day < 1) return false;
  let value = seed;
  for (let i = 0; i < day; i++) value = sha256(value);
  return bytesToHex(value) === anchor.toLowerCase();
}
