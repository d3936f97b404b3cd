/**
 * A private room is found by its whole name, which stands in its link and is too long to be guessed. Before its game it may also be called
 * by the beginning of that name, which is short enough to say.
 */
import type { Room } from './room.ts';

/** Characters of a code that people say and type. */
export const SHORT_CODE = 6;

/** Whether a text can be such a code. */
export const isShortCode = (text: string): boolean => text.length === SHORT_CODE && /^[A-Z0-9]+$/.test(text);

/** What people say to bring others in; a room that was given a name of its own has none. */
export function shortCodeOf({ id }: Pick<Room, 'id'>): string {
  const code = id.slice(0, SHORT_CODE);
  return isShortCode(code) ? code : id;
}
