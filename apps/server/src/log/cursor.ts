/** Places in the order of all commits. */
import type { Cursor } from './ids.ts';

/** Before everything that was ever stored. */
export const BEGINNING = '' as Cursor;

/** What a cursor of the file says: the place of a fact, and its time, by which another file is told from this one. */
export type Mark = { readonly position: number; readonly at: number };

export const cursorAt = ({ position, at }: Mark): Cursor => `${position}.${at}` as Cursor;

/** Nothing when no log in a file has written it. */
export function positionIn(cursor: Cursor): Mark | undefined {
  if (cursor === BEGINNING) return { position: 0, at: 0 };
  const [, position, at] = /^(\d{1,15})\.(\d{1,15})$/.exec(cursor) ?? [];
  return position === undefined ? undefined : { position: Number(position), at: Number(at) };
}
