/** Standings: equal totals share a rank, and the next one is skipped (1, 1, 3). */
import type { Seat } from './event.ts';

export type Standing = { readonly seat: Seat; readonly total: number; readonly rank: number };

/** Highest total first, or highest merits where they are told; among equals the lower seat. */
export const standings = (totals: readonly number[], merits: Merits = totals.map(total => [total])): readonly Standing[] =>
  totals.map((total, seat) => ({ seat, total, rank: rankOf(merits, seat) })).sort((a, b) => a.rank - b.rank || a.seat - b.seat);

/** By seat what counts, the weightiest number first. */
export type Merits = readonly (readonly number[])[];

/** Everybody with the highest merits, by seat. */
export const bestBy = (merits: Merits): readonly Seat[] =>
  merits.flatMap((_, seat) => (rankOf(merits, seat) === 1 ? [seat] : []));

const rankOf = (merits: Merits, seat: Seat): number => 1 + merits.filter(other => isAbove(other, merits[seat] ?? [])).length;

/** The first number that differs decides. */
function isAbove(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((value, i) => value !== other[i]);
  return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0);
}

/** Everybody with the highest total, by seat. */
export const winnersOf = (totals: readonly number[]): readonly Seat[] =>
  standings(totals)
    .filter(({ rank }) => rank === 1)
    .map(({ seat }) => seat);
