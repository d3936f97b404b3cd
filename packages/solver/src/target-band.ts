/** Which numbers of points, made from a card on, are worth looking at: with fewer the target is out of reach, more are never seen. */
import { allFilled, isRemembered, rowOf, type Tables } from './tables.ts';
import { TOGETHER } from './target-kernel.ts';

/** The chances of the cards of a row: from `low` points on, `length` of them, a multiple of `TOGETHER`. */
export type Band = { readonly low: number; readonly length: number };

/** Chances that are known lie on both sides of a band, so that sixteen can be read wherever the band is touched. */
export const MARGIN = TOGETHER;

export type Bands = {
  readonly of: (filled: number, scoredAlike: boolean) => Band;
  /** The rows of every number of filled categories. */
  readonly levels: readonly (readonly RowCards[])[];
  /** The bytes of every level. */
  readonly sizes: readonly number[];
  /** Bytes for the two levels that are needed at the same time. */
  readonly bytes: number;
};

/** The cards with one filled set. */
type RowCards = { readonly filled: number; readonly scoredAlike: boolean };

/** The bands for a target, for all cards in which the categories of `from` are filled. */
export function bandsOf(tables: Tables, target: number, from: number): Bands {
  const of = bandOf(tables, target, from);
  const levels = levelsOf(tables, from);
  const sizes = levels.map(rows => rows.reduce((sum, row) => sum + rowBytes(tables, of(row.filled, row.scoredAlike), row), 0));
  return { of, levels, sizes, bytes: Math.max(...sizes.map((size, level) => size + (sizes[level + 1] ?? 0))) };
}

/** The bytes of all cards of a row. */
const rowBytes = ({ upper }: Tables, { length }: Band, { filled }: RowCards): number =>
  4 * (length + 2 * MARGIN) * (upper.scores[upper.setOf[filled] ?? 0]?.length ?? 0);

function bandOf(tables: Tables, target: number, from: number): Bands['of'] {
  const most = mostPoints(tables);
  const bonus = Math.max(0, ...(tables.joker?.placements.map(placement => placement.bonus) ?? []));
  const sum = (set: number): number => most.reduce((points, more, category) => points + (set & (1 << category) ? more : 0), 0);
  const known = new Map<number, Band>();
  const compute = (filled: number, scoredAlike: boolean): Band => {
    const open = allFilled(tables) & ~filled;
    const hasBonuses = scoredAlike || !isRemembered(tables.joker, filled);
    const ahead = sum(open) + tables.upperBonus + (hasBonuses ? bonus * countBits(open) : 0);
    const behind = sum(filled & ~from) + (hasBonuses ? bonus * countBits(filled & ~from) : 0);
    const low = Math.max(0, target - ahead);
    const length = Math.max(0, Math.min(target, behind + 1) - low);
    return { low, length: Math.ceil(length / TOGETHER) * TOGETHER };
  };
  return (filled, scoredAlike) => {
    const row = rowOf(tables, filled, scoredAlike);
    const band = known.get(row) ?? compute(filled, scoredAlike);
    known.set(row, band);
    return band;
  };
}

/** The most that each category can earn, as a joker too. */
const mostPoints = ({ categories, points, joker }: Tables): readonly number[] =>
  categories.map((_, category) => {
    const plain = points.subarray(
      (category * points.length) / categories.length,
      ((category + 1) * points.length) / categories.length,
    );
    const asJoker = joker?.points.subarray((category * joker.points.length) / categories.length).subarray(0, 6) ?? [];
    return Math.max(...plain, ...asJoker);
  });

function levelsOf(tables: Tables, from: number): readonly (readonly RowCards[])[] {
  const levels = Array.from({ length: tables.categories.length + 1 }, (): RowCards[] => []);
  for (let filled = 0; filled <= allFilled(tables); filled++) {
    if ((filled & from) !== from) continue;
    const level = levels[countBits(filled)];
    level?.push({ filled, scoredAlike: false });
    if (isRemembered(tables.joker, filled)) level?.push({ filled, scoredAlike: true });
  }
  return levels;
}

export function countBits(set: number): number {
  let count = 0;
  for (let rest = set; rest > 0; rest &= rest - 1) count += 1;
  return count;
}
