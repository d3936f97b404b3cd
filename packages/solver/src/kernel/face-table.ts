/**
 * The best of the categories that look at one face, for every roll. Two tables of three faces each cover all counts, so that a roll
 * is the larger of two numbers.
 */
import { DICE } from '../tables/dice-tables.ts';
import { HALVES, halvesOf, KEEPS_WITH, placeOf, type Half } from './halves.ts';
import { ROW } from './lattice.ts';
import { VECTOR } from './places.ts';
import { SCRATCH } from './layout.ts';
import { get, i32, repeatWhile, set, v128, type Code, type Float, type FunctionType } from './wasm.ts';

/** The place of the best that so many dice of a face are worth. */
export const bestOfFaceAt = (face: number, count: number): number => SCRATCH.faces + ((face - 1) * (DICE + 1) + count) * VECTOR;

/** Parameters `column, scratch`: from the table of face and count, the best for every roll. */
export function rollsCode(float: Float): FunctionType {
  const [column, scratch, row, low, end, best, third] = [0, 1, 2, 3, 4, 5, 6];
  const advance = (local: number, by: number): Code => set(local, i32.add(get(local), i32.const(by)));
  const loops = [0, 1, 2, 3, 4, 5].map(size => {
    const highs = halvesOf(DICE - size);
    const store = (high: Half): Code =>
      v128.store(get(row), float.max(get(best), v128.load(get(scratch), halfAt('highHalf', high))), placeOf(high) * ROW);
    const body = [
      set(best, v128.load(get(low))),
      highs.map(store),
      advance(row, (KEEPS_WITH[size] ?? 0) * ROW),
      advance(low, VECTOR),
    ];
    return [
      set(end, i32.add(get(low), i32.const(halvesOf(size).length * VECTOR))),
      repeatWhile(body, i32.isLess(get(low), get(end))),
    ];
  });
  const start = [set(row, get(column)), set(low, i32.add(get(scratch), i32.const(SCRATCH.lowHalf)))];
  const tables = [halfTable(float, scratch, third, 1, 'lowHalf'), halfTable(float, scratch, third, 4, 'highHalf')];
  const locals = [...(['i32', 'i32', 'i32'] as const), ...Array.from({ length: DICE + 2 }, () => 'v128' as const)];
  return { params: 2, locals, body: [tables, start, loops] };
}

type HalfTable = 'lowHalf' | 'highHalf';

const halfAt = (table: HalfTable, half: Half): number => SCRATCH[table] + placeOf(half) * VECTOR;

/** The best of three faces for all their counts: the first two together, the counts of the third from registers. */
function halfTable(float: Float, scratch: number, third: number, firstFace: number, table: HalfTable): Code {
  const worthOf = (face: number, count: number): Code => v128.load(get(scratch), bestOfFaceAt(firstFace + face, count));
  const thirds = [1, 2, 3, 4, 5].map(count => set(third + count, worthOf(2, count)));
  const all = HALVES.map(half => {
    const [first = 0, second = 0, last = 0] = half;
    const worths = [
      first > 0 ? [worthOf(0, first)] : [],
      second > 0 ? [worthOf(1, second)] : [],
      last > 0 ? [get(third + last)] : [],
    ].flat();
    const best = worths.length > 0 ? worths.reduce((left, right) => float.max(left, right)) : float.splat(0);
    return v128.store(get(scratch), best, halfAt(table, half));
  });
  return [thirds, all];
}
