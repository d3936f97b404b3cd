/** The server's dice: the published draw with the hash of the machine's own library, which is faster than one in JavaScript. */
import { hash } from 'node:crypto';
import { chanceFrom, parseSeed, type KeyedHash } from '@yaht/fair';
import type { Parts } from '@yaht/room';
import { fault } from '@yaht/rules';

/** Chance for the games of a room whose secret seed this is. */
export function chanceOf(seed: string): Parts['chance'] {
  const parsed = parseSeed(seed);
  const hash = keyedHash(parsed.ok ? parsed.value : fault('a seed that cannot be read'));
  return keys => chanceFrom(hash, keys);
}

/** Bytes of a block of SHA-256. */
const BLOCK = 64;
/** More bytes than the name of any draw has: a room's code, a short seed for each player, a turn and a roll. */
const LONGEST = 4_096;

/** Used by one draw after the other: the bytes that are hashed, first within and then around. */
const within = Buffer.alloc(BLOCK + LONGEST);
const around = Buffer.alloc(BLOCK + 32);

/**
 * HMAC-SHA256 by its definition, RFC 2104: the message hashed behind the key, and the result behind the key again. The library's own
 * makes three objects for each answer, which takes longer than the two hashes.
 */
function keyedHash(seed: Uint8Array): KeyedHash {
  return message => {
    if (3 * message.length > LONGEST) fault('a draw with too long a name');
    // Padded anew for each draw: kept for every table, it would take more room than the rest of its dice.
    padKey(within, seed, 0x36);
    padKey(around, seed, 0x5c);
    const length = within.write(message, BLOCK);
    around.write(hash('sha256', within.subarray(0, BLOCK + length), 'binary'), BLOCK, 'binary');
    return Buffer.from(hash('sha256', around, 'binary'), 'binary');
  };
}

/** The key as a block, each byte turned by the same pattern. A seed is shorter than a block. */
function padKey(block: Buffer, seed: Uint8Array, pattern: number): void {
  for (let i = 0; i < BLOCK; i++) block[i] = (seed[i] ?? 0) ^ pattern;
}
