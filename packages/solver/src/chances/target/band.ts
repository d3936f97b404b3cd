/**
 * Which numbers of points, made from a card on, are worth looking at: with fewer than a band has, the target is out of reach or no
 * game comes there; more are never seen.
 */
import { ROLLS, SIDES } from '../../tables/dice-tables.ts';
import { allFilled, countBits, isRemembered, type Tables } from '../../tables/tables.ts';
import { TOGETHER } from './code.ts';

/** The chances of a card: from `low` points on, `length` of them, a multiple of `TOGETHER`. */
export type Band = { readonly low: number; readonly length: number };

/** Chances that are known lie on both sides of a band, so that sixteen can be read wherever the band is touched. */
export const MARGIN = TOGETHER;

/** The cards with one filled set: an upper score and a band for each class. */
export type BandedRow = {
  readonly filled: number;
  readonly scoredAlike: boolean;
  readonly upperScores: Uint8Array;
  readonly bands: readonly Band[];
};

export type Bands = {
  readonly target: number;
  /** The rows of every number of filled categories. */
  readonly levels: readonly (readonly BandedRow[])[];
  /** The bytes of every level. */
  readonly sizes: readonly number[];
  /** Bytes for the two levels that are needed at the same time. */
  readonly bytes: number;
};

/** Where the points are counted from. */
export type Origin = { readonly filled: number; readonly upperScore: number };

/** The bands for a target, for all cards in which the categories of the origin are filled. */
export function bandsOf(tables: Tables, target: number, origin: Origin): Bands {
  const rowOf = bandedRows(tables, target, origin);
  const levels = Array.from({ length: tables.categories.length + 1 }, (): BandedRow[] => []);
  for (let filled = 0; filled <= allFilled(tables); filled++) {
    if ((filled & origin.filled) !== origin.filled) continue;
    levels[countBits(filled)]?.push(rowOf(filled, false));
    if (isRemembered(tables.joker, filled)) levels[countBits(filled)]?.push(rowOf(filled, true));
  }
  const sizes = levels.map(rows => rows.reduce((sum, row) => sum + rowBytes(row), 0));
  return { target, levels, sizes, bytes: Math.max(...sizes.map((size, level) => size + (sizes[level + 1] ?? 0))) };
}

/** The bytes of all cards of a row. */
export const rowBytes = ({ bands }: BandedRow): number => bands.reduce((sum, { length }) => sum + 4 * (length + 2 * MARGIN), 0);

function bandedRows(tables: Tables, target: number, origin: Origin): (filled: number, scoredAlike: boolean) => BandedRow {
  const { upper, joker, upperBonus } = tables;
  const most = mostPoints(tables);
  const bonus = mostBonus(tables);
  const sum = (set: number): number => most.reduce((points, more, category) => points + (set & (1 << category) ? more : 0), 0);
  return (filled, scoredAlike) => {
    const hasBonuses = scoredAlike || !isRemembered(joker, filled);
    const bonuses = (set: number): number => (hasBonuses ? bonus * countBits(set) : 0);
    const [open, made] = [allFilled(tables) & ~filled, filled & ~origin.filled];
    const ahead = sum(open) + bonuses(open);
    const behind = sum(made & ~upper.mask) + bonuses(made);
    const upperScores = upper.scores[upper.setOf[filled] ?? 0] ?? new Uint8Array();
    const bands = [...upperScores].map((score, i) => {
      const isLast = i === upperScores.length - 1;
      const reachesBonus = score + sum(open & upper.mask) >= upper.cap;
      const gained = isLast ? sum(made & upper.mask) : Math.max(0, (upperScores[i + 1] ?? 0) - 1 - origin.upperScore);
      const low = Math.max(0, score - origin.upperScore, target - ahead - (reachesBonus ? upperBonus : 0));
      const length = Math.max(0, Math.min(target, behind + gained + 1) - low);
      return { low, length: Math.ceil(length / TOGETHER) * TOGETHER };
    });
    return { filled, scoredAlike, upperScores, bands };
  };
}

/** The most that each category can earn, as a joker too. */
export const mostPoints = ({ categories, points, joker }: Tables): readonly number[] =>
  categories.map((_, category) =>
    Math.max(
      ...points.subarray(category * ROLLS, (category + 1) * ROLLS),
      ...(joker?.points.subarray(category * SIDES, (category + 1) * SIDES) ?? []),
    ),
  );

/** The most that five alike bring on top. */
export const mostBonus = ({ joker }: Tables): number =>
  Math.max(0, ...(joker?.placements.map(placement => placement.bonus) ?? []));
