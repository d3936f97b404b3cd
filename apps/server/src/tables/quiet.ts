/** Rooms whose games nobody will ever look up: they are private, and nobody in them has a profile. The boards need not read them. */
import type { Room } from '@yaht/room';

/** Not on the list, or behind a password. */
export const isPrivate = ({ options }: Room): boolean => options.private || options.password;

/** Whether a game that begins now would be such a one. */
export const isQuiet = (room: Room): boolean => isPrivate(room) && room.members.every(({ profile }) => profile === undefined);

/** Whether all games of a room have been so, by what is stored beside its facts. */
export const isKnownQuiet = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'quiet' in state && state.quiet === true;
