/** Where a solve stands: it works from full cards to the empty one, one number of open categories after the other. */
import { allFilled, type Tables } from './tables.ts';
import { countBits } from './target-band.ts';

/** A function from the part that is done, from 0 to 1, to the level it lies in, from 1 to the number of categories. */
export function solveLevels(tables: Tables): (done: number) => number {
  const levels = tables.categories.length;
  const rows = new Float64Array(levels);
  for (const row of tables.rowOrder) {
    const level = levels - 1 - countBits(row & allFilled(tables));
    if (level >= 0) rows[level] = (rows[level] ?? 0) + 1;
  }
  let sum = 0;
  const ends = rows.map(count => (sum += count));
  return done =>
    1 +
    Math.max(
      0,
      ends.findIndex((end, level) => done * sum < end || level === levels - 1),
    );
}
