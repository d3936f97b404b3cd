/**
 * The best of the categories that look at one face, for every roll. Two tables of three faces each cover all counts, so that a roll
 * is the larger of two numbers.
 */
import { DICE, SIDES, type DiceTables } from '../dice-tables.ts';
import type { Tables } from '../tables.ts';
import { ROW, VECTOR } from './lattice.ts';
import { SCRATCH } from './layout.ts';
import { get, set, v128, type Code, type Float, type FunctionType } from './wasm.ts';

/** The place of the best that so many dice of a face are worth. */
export const bestOfFaceAt = (face: number, count: number): number => SCRATCH.faces + ((face - 1) * (DICE + 1) + count) * VECTOR;

/** Parameters `column, scratch`: from the table of face and count, the best for every roll. */
export function rollsCode({ dice }: Tables, float: Float): FunctionType {
  const [column, scratch, pair, best, third] = [0, 1, 2, 3, 4];
  const highPlaces = new Map(halves().map((counts, place) => [counts, SCRATCH.highHalf + place * VECTOR]));
  const high = forEachHalf(float, { scratch, pair, third, firstFace: 4 }, (counts, worth) =>
    v128.store(get(scratch), worth, highPlaces.get(counts)),
  );
  const low = forEachHalf(float, { scratch, pair, third, firstFace: 1 }, (counts, worth) => {
    const others = [...highPlaces].filter(([other]) => sumOf(counts) + sumOf(other) === DICE);
    const rows = others.map(([other, place]) => {
      const most = sumOf(other) === 0 ? get(best) : float.max(get(best), v128.load(get(scratch), place));
      return v128.store(get(column), most, rowOfCounts(dice, counts + other) * ROW);
    });
    return [set(best, worth), rows];
  });
  return { params: 2, locals: ['v128', 'v128', ...Array.from({ length: DICE + 1 }, () => 'v128' as const)], body: [high, low] };
}

/** The locals of half a table, and the first of its three faces. */
type Half = { readonly scratch: number; readonly pair: number; readonly third: number; readonly firstFace: number };

/** The best of three faces for all their counts: the first two together, the counts of the third from registers. */
function forEachHalf(float: Float, half: Half, use: (counts: string, worth: Code) => Code): Code {
  const { scratch, pair, third, firstFace } = half;
  const worthOf = (face: number, count: number): Code => v128.load(get(scratch), bestOfFaceAt(face, count));
  const thirds = [1, 2, 3, 4, 5].map(count => set(third + count, worthOf(firstFace + 2, count)));
  const all = groupedByPair(halves()).map(([[first = 0, second = 0], lasts]) => {
    const loads = [first > 0 ? [worthOf(firstFace, first)] : [], second > 0 ? [worthOf(firstFace + 1, second)] : []].flat();
    const worth = loads.length > 0 ? loads.reduce((left, right) => float.max(left, right)) : float.splat(0);
    const each = lasts.map(last =>
      use(`${first}${second}${last}`, last === 0 ? get(pair) : float.max(get(pair), get(third + last))),
    );
    return [set(pair, worth), each];
  });
  return [thirds, all];
}

/** The counts that three faces can have together, as digits. */
function halves(): readonly string[] {
  const digits = [0, 1, 2, 3, 4, 5];
  const all = digits.flatMap(first => digits.flatMap(second => digits.map(third => `${first}${second}${third}`)));
  return all.filter(counts => sumOf(counts) <= DICE);
}

/** The counts of the first two faces, each with the counts that are left for the third. */
function groupedByPair(all: readonly string[]): readonly (readonly [readonly number[], readonly number[]])[] {
  const pairs = [...new Set(all.map(counts => counts.slice(0, 2)))];
  return pairs.map(pair => [
    [...pair].map(Number),
    all.filter(counts => counts.startsWith(pair)).map(counts => Number(counts[2])),
  ]);
}

const sumOf = (counts: string): number => [...counts].reduce((sum, digit) => sum + Number(digit), 0);

/** The keep that is the roll with these counts of the faces 1 to 6. */
const rowOfCounts = ({ keepByKey }: DiceTables, counts: string): number =>
  keepByKey[[...counts].reduce((key, digit, i) => key + Number(digit) * SIDES ** i, 0)] ?? 0;
