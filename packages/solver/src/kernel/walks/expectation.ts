/** What is expected of the next roll, for a block of cards at once. */
import { DICE, SIDES } from '../../tables/dice-tables.ts';
import { HALVES, placesWith, SIZES, startOf } from '../halves.ts';
import { get, set, v128, type Code, type Float } from '../wasm.ts';
import { FIRST_REGISTER, groupBy, OWN, RESULT, walkOf, type Loop, type Rows, type Walk } from './walk.ts';

/**
 * The expectation of the next roll, into the row of the result. Rolls are gone through as they lie, those with one low half together,
 * and among them those that are equally likely in one sum.
 */
export function expectWalk(float: Float, rows: Rows): Walk {
  const groups = groupBy([0, 1, 2, 3].flatMap(placesWith), low => `${SIZES[low]} ${ORDERS[low]}`);
  const loops = [...groups.values()].map((lows, i): Loop => ({
    starts: lows.map(low => [startOf(low), RESULT]),
    ...sumOf(float, rows, rollsWith(lows[0] ?? 0), i === 0),
  }));
  const others = [4, 5].flatMap(placesWith).flatMap(low => rollsWith(low, startOf(low)));
  return walkOf(rows, [...loops, { starts: [[0, RESULT]], ...sumOf(float, rows, others, false) }]);
}

/** Adds rolls to the result; the first ones begin it. */
function sumOf(float: Float, { bytes }: Rows, rolls: readonly Roll[], isFirst: boolean): Pick<Loop, 'before' | 'body'> {
  const add = (left: Code, right: Code): Code => float.add(left, right);
  const groups = [...groupBy(rolls, ({ chance }) => chance)];
  const sums = groups.map(([, alike], i): Code => {
    const all = alike.map(({ row }): Code => v128.load(get(OWN), row * bytes));
    return float.mul(all.reduce(add), get(FIRST_REGISTER + i));
  });
  const result = (isFirst ? sums : [v128.load(get(OWN + 1)), ...sums]).reduce(add);
  return {
    before: groups.map(([chance], i) => set(FIRST_REGISTER + i, float.splat(chance))),
    body: v128.store(get(OWN + 1), result),
  };
}

type Roll = { readonly row: number; readonly chance: number };

/** The rolls with a low half, from a row on. */
const rollsWith = (low: number, start = 0): readonly Roll[] =>
  placesWith(DICE - (SIZES[low] ?? 0)).map(high => ({
    row: start + high,
    chance: ordersOf(DICE) / ((ORDERS[low] ?? 1) * (ORDERS[high] ?? 1) * SIDES ** DICE),
  }));

/** In how many orders so many things can stand. */
const ordersOf = (count: number): number => (count > 1 ? count * ordersOf(count - 1) : 1);
/** By the place of a half: in how many orders its dice look the same. */
const ORDERS = HALVES.map(half => half.reduce((product, count) => product * ordersOf(count), 1));
