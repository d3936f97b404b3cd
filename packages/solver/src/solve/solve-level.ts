/** Where a solve stands: it works from full cards to the empty one, one number of open categories after the other. */
import type { Tables } from '../tables/tables.ts';

/** A function from the part that is done, from 0 to 1, to the level it lies in, from 1 to the number of categories. */
export function solveLevels(tables: Tables): (done: number) => number {
  const ends = levelEnds(tables);
  const last = ends.length - 1;
  return done =>
    1 +
    Math.max(
      0,
      ends.findIndex((end, level) => done * (ends[last] ?? 0) < end || level === last),
    );
}

/**
 * Where each level of rows ends. There are as many rows as ways to leave so many categories open; those where five alike are filled
 * and remembered count twice.
 */
export function levelEnds({ categories: { length }, joker }: Tables): readonly number[] {
  let [end, ways] = [0, 1];
  return Array.from({ length }, (_, level) => {
    const open = level + 1;
    ways = (ways * (length - level)) / open;
    end += joker?.remembers ? ways + (ways * (length - open)) / length : ways;
    return end;
  });
}
