/** Standings: equal totals share a rank, and the next one is skipped (1, 1, 3). */
import type { Seat } from './event.ts';

export type Standing = { readonly seat: Seat; readonly total: number; readonly rank: number };

/** Highest total first; among equals the lower seat. */
export const standings = (totals: readonly number[]): readonly Standing[] =>
  totals
    .map((total, seat) => ({ seat, total, rank: 1 + totals.filter(other => other > total).length }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);

/** Everybody with the highest total, by seat. */
export const winnersOf = (totals: readonly number[]): readonly Seat[] =>
  standings(totals)
    .filter(({ rank }) => rank === 1)
    .map(({ seat }) => seat);
