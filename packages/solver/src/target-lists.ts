/** What the rolls of a turn can lead to, as lists of pairs for the kernel: a row of the block, and a source that it can have. */
import { FIRST_ROLL, ROLLS } from './dice-tables.ts';
import type { Tables } from './tables.ts';
import { ANY_ROLL, type Pair } from './target-kernel.ts';

/** Points in a category. */
export type Source = { readonly category: number; readonly points: number };

/** The most sources that jokers can add: six faces, in sixteen categories, with points or a zero. */
export const JOKERS = 6 * 16 * 2;

/** Every number of points that a category can earn, a zero included. */
export const sourcesOf = ({ categories, points }: Tables): readonly Source[] =>
  categories.flatMap((_, category) => {
    const earned = new Set([0, ...points.subarray(category * ROLLS, (category + 1) * ROLLS)]);
    return [...earned].map(points => ({ category, points }));
  });

/** The places of the lists among `listsOf`. */
export const pointsList = (category: number): number => 1 + 2 * category;
export const zeroList = (category: number): number => 2 + 2 * category;
export const JOKER_LIST = 0;

/** For every category a list of rolls that earn points there, and one of a zero for any roll; before them, room for the jokers'. */
export function listsOf({ categories, points }: Tables, sources: readonly Source[]): readonly (readonly Pair[])[] {
  const placeOf = new Map(sources.map((source, place) => [keyOf(source), place]));
  const lists = categories.flatMap((_, category) => {
    const earned = [...points.subarray(category * ROLLS, (category + 1) * ROLLS)];
    const source = (points: number): number => placeOf.get(keyOf({ category, points })) ?? 0;
    const rolls = earned.flatMap((points, roll): Pair[] => (points > 0 ? [[FIRST_ROLL + roll, source(points)]] : []));
    return [rolls, [[ANY_ROLL, source(0)]] satisfies Pair[]];
  });
  return [Array.from({ length: JOKERS }, (): Pair => [0, 0]), ...lists];
}

const keyOf = ({ category, points }: Source): string => `${category} ${points}`;
