/** What a table knows and never tells: seeds, tokens and passwords. */
import { createHmac, hash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { tokenHash, type TokenHash } from '../log/index.ts';
import { SHORT_CODE } from '@yaht/room';
import { systemRandom, type Random } from '../random.ts';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);

/** 256 random bits: whoever holds it is the member. */
export const newToken = (random: Random = systemRandom): string => Buffer.from(random(32)).toString('base64url');

/** What is kept of a token; the token itself is never stored. */
export const hashOfToken = (token: string): TokenHash => tokenHash(hash('sha256', token, 'base64url'));

/** The token of a member for whoever comes back by the key of its profile: the same each time, and nobody finds the key by it. */
export const seatToken = (key: string, room: string, member: number): string =>
  createHmac('sha256', key).update(`yaht seat ${room} ${member}`).digest('base64url');

/** Of what somebody said, to tell a retry from something else under the same id. */
export const hashOf = (said: object): string => hash('sha256', JSON.stringify(said), 'base64url');

/** Letters and digits that nobody mixes up. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** What a link to a private room carries: nobody finds it by trying, however many such rooms there are. */
const LINK = 16;

/** Six characters can be read over the phone: about a thousand million rooms. The name of a private room begins with such a code. */
const nameLength = (isPrivate: boolean): number => (isPrivate ? LINK : SHORT_CODE);

export const newRoomCode = (isPrivate: boolean, random: Random = systemRandom): string => newCode(nameLength(isPrivate), random);

/** The same code for the same token, so that a room which is asked for twice, by whatever node, is opened once. */
export const roomCodeFor = (token: string, isPrivate: boolean, attempt: number): string =>
  newCode(nameLength(isPrivate), () => hash('sha512', `room ${attempt} ${token}`, 'buffer'));

/** Up to sixteen such characters, five bits each. */
export function newCode(length: number, random: Random = systemRandom): string {
  const bytes = random(64);
  const limit = 256 - (256 % ALPHABET.length);
  const fair = [...bytes].filter(byte => byte < limit).slice(0, length);
  return fair.map(byte => ALPHABET.charAt(byte % ALPHABET.length)).join('');
}

/** A password as it is kept: salt and derived key. */
export async function sealPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `${salt.toString('base64url')}.${(await derive(password, salt, 32)).toString('base64url')}`;
}

export async function isPassword(password: string, sealed: string): Promise<boolean> {
  const [salt = '', key = ''] = sealed.split('.').map(part => Buffer.from(part, 'base64url'));
  return timingSafeEqual(Buffer.from(key), await derive(password, Buffer.from(salt), 32));
}
