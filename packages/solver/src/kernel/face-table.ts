/**
 * The best of the categories that look at one face, for every roll. Two tables of three faces each cover all counts, so that a roll
 * is the larger of two numbers.
 */
import { DICE } from '../tables/dice-tables.ts';
import { halvesOf, placeOf, sizeOf, startOf, type Half } from './halves.ts';
import { ROW } from './walks/walk.ts';
import { VECTOR } from './places.ts';
import { SCRATCH } from './layout.ts';
import { get, set, v128, type Code, type Float, type FunctionType } from './wasm.ts';

/** The place of the best that so many dice of a face are worth. */
export const bestOfFaceAt = (face: number, count: number): number => SCRATCH.faces + ((face - 1) * (DICE + 1) + count) * VECTOR;

/** Locals: the parameters, what two faces of a half are worth, what all three are, and what each count of the third is. */
const [COLUMN, SCRATCH_AT, PAIR, BEST, THIRD] = [0, 1, 2, 3, 3];
const COUNTS = [0, 1, 2, 3, 4, 5];

/**
 * Parameters `column, scratch`: from the table of face and count, the best for every roll. What high halves are worth is written down
 * first; then one low half comes after the other.
 */
export function rollsCode(float: Float): FunctionType {
  const highs = eachHalf(float, 4, high => v128.store(get(SCRATCH_AT), get(BEST), highAt(high)));
  const lows = eachHalf(float, 1, low =>
    halvesOf(DICE - sizeOf(low)).map(high => {
      const worth = float.max(get(BEST), v128.load(get(SCRATCH_AT), highAt(high)));
      return v128.store(get(COLUMN), worth, (startOf(placeOf(low)) + placeOf(high)) * ROW);
    }),
  );
  return { params: 2, locals: Array.from({ length: DICE + 2 }, () => 'v128' as const), body: [highs, lows] };
}

const highAt = (half: Half): number => SCRATCH.highHalf + placeOf(half) * VECTOR;

/** Goes through the halves of three faces, from a first one on; what is done with a half finds its worth in a local. */
function eachHalf(float: Float, face: number, use: (half: Half) => Code): Code {
  const worthOf = (offset: number, count: number): Code =>
    count === 0 ? float.splat(0) : v128.load(get(SCRATCH_AT), bestOfFaceAt(face + offset, count));
  const best = (count: number): Code => (count === 0 ? get(PAIR) : float.max(get(PAIR), get(THIRD + count)));
  const pairs = COUNTS.flatMap(first => COUNTS.slice(0, DICE + 1 - first).map(second => [first, second] as const));
  return [
    COUNTS.slice(1).map(count => set(THIRD + count, worthOf(2, count))),
    pairs.map(([first, second]) => [
      set(PAIR, float.max(worthOf(0, first), worthOf(1, second))),
      COUNTS.slice(0, DICE + 1 - first - second).map(count => [set(BEST, best(count)), use([first, second, count])]),
    ]),
  ];
}
