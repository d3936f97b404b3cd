/**
 * The two walks of a turn over the lattice of keeps (see `plain/turn.ts`), for a block of cards at once.
 *
 * A block is a row per keep of `COLUMNS` vectors; `halves.ts` says which row. The code for a low half is written out for all its
 * high halves and goes in a loop through the low halves of one size: rows are at constant distances, neighbours are still in
 * registers, and all walks together stay in the processor's cache of decoded instructions. Code written out for all 462 keeps is too
 * large for that; code that reads every address from a table has half as many instructions again. Only where low halves have few
 * high ones, so that a loop would be mostly its own beginning and end, all of them are written out.
 */
import { DICE, SIDES } from '../../tables/dice-tables.ts';
import { HALVES, placeOf, placesWith, SIZES, startOf, withDie } from '../halves.ts';
import { registersIn } from '../registers.ts';
import { get, set, v128, type Code, type Float } from '../wasm.ts';
import {
  FIRST_REGISTER,
  groupBy,
  HALF_FACES,
  LARGE,
  OWN,
  POINTERS,
  REGISTERS,
  SMALL,
  walkOf,
  WIDE,
  type Loop,
  type Rows,
  type Walk,
} from './walk.ts';

/** Down: the value of every keep of fewer than five dice is the mean of those with one more die. */
export function valueWalk(float: Float, rows: Rows = WIDE): Walk {
  const mean = (size: number, more: readonly Code[]): Code =>
    float.mul(
      more.reduce((left, right) => float.add(left, right)),
      get(sixthOf(size)),
    );
  const first = writtenOut(rows, placesWith(4), 4, [], GROWN, (_, more) => mean(4, more));
  const loops = [3, 2, 1, 0].map((size): Loop => {
    const starts = placesWith(size).map(low => [low, ...(GROWN[low] ?? [])].map(startOf));
    const others = HALF_FACES.map(face => OWN + 1 + face);
    const highs = descending(DICE - 1 - size);
    return { starts, body: stepsOf(rows, highs, others, GROWN, (high, more) => mean(size + (SIZES[high] ?? 0), more)) };
  });
  const [large, small] = float.isSingle ? [SIXTH, SIXTH - 2 ** -26] : [1 / SIDES, 1 / SIDES];
  return walkOf(rows, [first, ...loops], [set(LARGE, float.splat(large)), set(SMALL, float.splat(small))]);
}

/**
 * Single precision only knows a sixth that is too large and, twice as far off, one that is too small; taking turns from size to
 * size, their errors do not add up from die to die and from turn to turn.
 */
const SIXTH = Math.fround(1 / SIDES);
const sixthOf = (size: number): number => (size === 3 || size === 0 ? SMALL : LARGE);

/** Up: the best keep inside every keep is itself, or the best inside those with one die less. */
export const chooseWalk = (float: Float, rows: Rows = WIDE): Walk =>
  upWalk(rows, (own, less) => less.reduce((left, right) => float.max(left, right), own));

/** Up: every keep gets, beside its own chance, a sixth of those with one die less. */
export const throwWalk = (float: Float, rows: Rows): Walk =>
  upWalk(
    rows,
    (own, [first, ...less]) =>
      first === undefined
        ? own
        : float.add(
            own,
            float.mul(
              less.reduce((left, right) => float.add(left, right), first),
              get(LARGE),
            ),
          ),
    set(LARGE, float.splat(1 / SIDES)),
  );

function upWalk(rows: Rows, combine: (own: Code, less: readonly Code[]) => Code, before: Code = []): Walk {
  const step: Combine = (_, [own = [], ...less]) => combine(own, less);
  const groups = groupBy([0, 1, 2, 3].flatMap(placesWith), low => (SIZES[low] ?? 0) * POINTERS + (SHRUNK[low]?.length ?? 0));
  const loops = [...groups.values()].map((lows): Loop => {
    const starts = lows.map(low => [low, ...(SHRUNK[low] ?? [])].map(startOf));
    const pointers = Array.from(starts[0] ?? [], (_, i) => OWN + i);
    const highs = descending(DICE - (SIZES[lows[0] ?? 0] ?? 0)).reverse();
    return { starts, body: stepsOf(rows, highs, pointers, SHRUNK, step) };
  });
  const last = writtenOut(rows, [4, 5].flatMap(placesWith), DICE, [OWN], SHRUNK, step);
  return walkOf(rows, [...loops, last], before);
}

/** By the place of a half: the places of those with one die more, or less. */
const GROWN = HALVES.map((half, place) =>
  (SIZES[place] ?? 0) < DICE ? HALF_FACES.map(face => placeOf(withDie(half, face, 1))) : [],
);
const SHRUNK = HALVES.map(half => HALF_FACES.flatMap(face => (half[face] ? [placeOf(withDie(half, face, -1))] : [])));

/** Low halves with all high ones up to so many dice together, one keep after the other: a loop that is gone through once. */
function writtenOut(
  rows: Rows,
  lows: readonly number[],
  most: number,
  pointers: readonly number[],
  neighbours: Neighbours,
  combine: Combine,
): Loop {
  const keeps: number[] = [];
  const around: number[][] = [];
  for (const low of lows) {
    for (const high of HALVES.keys()) {
      if ((SIZES[low] ?? 0) + (SIZES[high] ?? 0) > most) continue;
      const row = startOf(low) + high;
      keeps.push(row);
      around[row] = [
        ...(neighbours[low] ?? []).map(other => startOf(other) + high),
        ...(neighbours[high] ?? []).map(other => startOf(low) + other),
      ];
    }
  }
  return { starts: [[0]], body: stepsOf(rows, keeps, pointers, around, combine) };
}

/** The high halves of so many dice or fewer, each as soon as possible after those with one die more. */
function descending(most: number): number[] {
  const found = new Set<number>();
  const visit = (high: number): void => {
    if (found.has(high)) return;
    if ((SIZES[high] ?? 0) < most) GROWN[high]?.forEach(visit);
    found.add(high);
  };
  visit(0);
  return [...found];
}

/**
 * For each high half one row, from its like in other low halves and from its neighbours in the same. Registers come last, because
 * they hold what was computed last, and the processor need not wait for it.
 */
function stepsOf(
  { bytes, inOrder }: Rows,
  highs: readonly number[],
  pointers: readonly number[],
  neighbours: Neighbours,
  combine: Combine,
): Code {
  const registers = registersIn(Array.from({ length: REGISTERS }, (_, i) => FIRST_REGISTER + i));
  for (const high of highs) neighbours[high]?.forEach(registers.expect);
  const load = (pointer: number, high: number): Code => v128.load(get(pointer), high * bytes);
  return highs.map(high => {
    const near = neighbours[high] ?? [];
    const [held, others] = [near.filter(registers.has), near.filter(other => !registers.has(other))];
    const rows = [
      ...pointers.map(pointer => load(pointer, high)),
      ...(inOrder ? near : [...others, ...held]).map(other => registers.read(other, load(OWN, other))),
    ];
    return v128.store(get(OWN), registers.keep(high, combine(high, rows)), high * bytes);
  });
}

type Neighbours = readonly (readonly number[])[];
type Combine = (high: number, rows: readonly Code[]) => Code;
