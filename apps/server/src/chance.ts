/** The server's dice: the published draw with the hash of the machine's own library, which is faster than one in JavaScript. */
import { createHmac, createSecretKey } from 'node:crypto';
import { chanceFrom, parseSeed, type KeyedHash } from '@yaht/fair';
import type { Parts } from '@yaht/room';
import { fault } from '@yaht/rules';

/** Chance for the games of a room whose secret seed this is. */
export function chanceOf(seed: string): Parts['chance'] {
  const parsed = parseSeed(seed);
  const hash = keyedHash(parsed.ok ? parsed.value : fault('a seed that cannot be read'));
  return keys => chanceFrom(hash, keys);
}

function keyedHash(seed: Uint8Array): KeyedHash {
  const key = createSecretKey(seed);
  return message => createHmac('sha256', key).update(message).digest();
}
