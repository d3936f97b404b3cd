/** Where a solve stands: it works from full cards to the empty one, one number of open categories after the other. */
import { jobsOf } from './kernel/memory.ts';
import type { Tables } from './tables.ts';

/** A function from the part that is done, from 0 to 1, to the level it lies in, from 1 to the number of categories. */
export function solveLevels(tables: Tables): (done: number) => number {
  const { ends } = jobsOf(tables);
  const last = ends.length - 1;
  return done =>
    1 +
    Math.max(
      0,
      ends.findIndex((end, level) => done * (ends[last] ?? 0) < end || level === last),
    );
}
