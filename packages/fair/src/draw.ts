/** Keyed draws: dice that were fixed before anybody knew the players' seeds, and that anybody can compute again. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Chance, Place, Stream } from '@yaht/rules';
import type { Seed } from './seed.ts';

/** Everything the dice of one game depend on. */
export type Keys = {
  readonly seed: Seed;
  readonly gameId: string;
  /** The players' own seeds by seat; empty where somebody gave none. */
  readonly playerSeeds: readonly string[];
};

/** What is published before the first roll, and before any player's seed is known: SHA-256 of the secret seed. */
export const commitmentOf = (seed: Seed): string => bytesToHex(sha256(seed));

/** A keyed hash of a text: HMAC-SHA256 with the key inside. */
export type KeyedHash = (message: string) => Uint8Array;

/** HMAC-SHA256 in plain JavaScript, which runs everywhere; a server has a faster one and the same values. */
const keyedHash =
  (key: Uint8Array): KeyedHash =>
  message =>
    hmac(sha256, key, utf8ToBytes(message));

/** Chance from the secret seed and the players' seeds; the same question always has the same answer. */
export const fairChance = ({ seed, ...keys }: Keys): Chance => chanceFrom(keyedHash(seed), keys);

/** Chance from a hash that is keyed with the secret seed. */
export const chanceFrom =
  (hash: KeyedHash, { gameId, playerSeeds }: Omit<Keys, 'seed'>): Chance =>
  (stream, at, sides) =>
    values(hash, `v1|${gameId}|${playerSeeds.join(',')}|${nameOf(stream, at)}`, sides);

/** Turn 0 belongs to the order of play, so dice and order need no name of their own. */
function nameOf(stream: Stream, { turn, roll, step }: Place): string {
  const name = stream === 'dice' || stream === 'order' ? '' : `|${stream}`;
  return `t${turn}|r${roll}${name}${step === undefined ? '' : `|s${step}`}`;
}

/** Bytes in order; a byte that would favour some faces is passed over. */
function values(hash: KeyedHash, message: string, sides: readonly number[]): readonly number[] {
  const next = byteStream(hash, message);
  return sides.map(count => {
    if (!Number.isInteger(count) || count < 1 || count > 256) throw new Error(`fault: no die has ${count} sides`);
    const limit = 256 - (256 % count);
    let byte = next();
    while (byte >= limit) byte = next();
    return (byte % count) + 1;
  });
}

function byteStream(hash: KeyedHash, message: string): () => number {
  let block: Uint8Array = new Uint8Array(0);
  let used = 0;
  let number = 0;
  return () => {
    if (used === block.length) {
      block = hash(`${message}:${number++}`);
      used = 0;
    }
    return block[used++] ?? 0;
  };
}
