/**
 * The two walks of a turn over the lattice of keeps (see `turn.ts`), and the expectation of a roll, for a block of cards at once.
 *
 * A block is a row per keep of `COLUMNS` vectors; `halves.ts` says which row. The code for a low half is written out for all its
 * high halves and goes in a loop through the low halves of one size: rows are at constant distances, neighbours are still in
 * registers, and all walks together stay in the processor's cache of decoded instructions. Code written out for all 462 keeps is too
 * large for that; code that reads every address from a table has half as many instructions again. Only where low halves have few
 * high ones, so that a loop would be mostly its own beginning and end, all of them are written out.
 */
import { DICE, KEEPS, SIDES } from '../tables/dice-tables.ts';
import { HALVES, placeOf, sizeOf, startOf, withDie } from './halves.ts';
import { VECTOR } from './places.ts';
import { registersIn } from './registers.ts';
import { get, i32, repeatWhile, set, v128, type Code, type Float, type FunctionType, type ValueType } from './wasm.ts';

/**
 * A block of four would stay in a first-level cache of 32 kB, but a loop that is entered for six does less beside the walk, and is
 * still faster. Code may work on the first of them only.
 */
export const COLUMNS = 6;
export const ROW = COLUMNS * VECTOR;
/** A row per keep and one for the result. */
export const RESULT = KEEPS;
export const BLOCK = (KEEPS + 1) * ROW;

/**
 * Code with the table of offsets into a block that it reads, wherever that will lie. Its parameters are `block` and `width`, the
 * bytes of a row that are in use.
 */
export type Walk = { readonly table: Uint16Array; readonly code: (table: number) => FunctionType };

const WALKS = ['value', 'choose', 'expect'] as const;
type ByWalk<Value> = Readonly<Record<(typeof WALKS)[number], Value>>;

/** The walks of a turn. */
export type Walks = ByWalk<Walk>;

export const walksOf = (float: Float, rows: Rows = WIDE): Walks => ({
  value: valueWalk(float, rows),
  choose: chooseWalk(float, rows),
  expect: expectWalk(float, rows),
});

/** The bytes of their tables. */
export const tableSizes = ({ value, choose, expect }: Walks): ByWalk<number> => ({
  value: value.table.byteLength,
  choose: choose.table.byteLength,
  expect: expect.table.byteLength,
});

/** Writes their tables to their places in memory. */
export function fillTables(buffer: ArrayBufferLike, walks: Walks, places: ByWalk<number>): void {
  for (const name of WALKS) new Uint16Array(buffer).set(walks[name].table, places[name] / 2);
}

/** Their functions, which read tables at these places. */
export const defineWalks = (walks: Walks, places: ByWalk<number>, define: (code: FunctionType) => number): ByWalk<number> => ({
  value: define(walks.value.code(places.value)),
  choose: define(walks.choose.code(places.choose)),
  expect: define(walks.expect.code(places.expect)),
});

/** The walks from the last roll to the first: between two rolls, value the keeps and choose the best. */
export const turnOf = (rolls: number, { value, choose, expect }: ByWalk<number>): readonly number[] => [
  ...Array.from({ length: rolls - 1 }, () => [value, choose]).flat(),
  expect,
];

/** Halves are named by their place. Low halves that share their code: for each the rows it starts from, its own first. */
type Loop = {
  readonly starts: readonly (readonly number[])[];
  /** What is done once for all of them. */
  readonly before?: Code;
  readonly body: Code;
};

/** Locals of a walk over halves: the parameters, two numbers, the pointers to the rows, then vectors. */
const [BLOCK_AT, WIDTH, TABLE_AT, END, OWN] = [0, 1, 2, 3, 4];
const HALF_FACES = [0, 1, 2];
const POINTERS = 1 + HALF_FACES.length;
const [LARGE, SMALL, FIRST_REGISTER] = [OWN + POINTERS, OWN + POINTERS + 1, OWN + POINTERS + 2];
/** What 15 machine registers leave when a sum and what is added to it have theirs; constants may come from memory. */
const REGISTERS = 12;

/** How rows lie in a block, and whether sums are made in the order of the faces, so that what is equal in `turn.ts` is equal here. */
export type Rows = { readonly bytes: number; readonly inOrder: boolean };

const WIDE: Rows = { bytes: ROW, inOrder: false };

/** Down: the value of every keep of fewer than five dice is the mean of those with one more die. */
export function valueWalk(float: Float, rows: Rows = WIDE): Walk {
  const mean = (size: number, more: readonly Code[]): Code =>
    float.mul(
      more.reduce((left, right) => float.add(left, right)),
      get(sixthOf(size)),
    );
  const first = writtenOut(rows, placesOf(4), 4, [], GROWN, (_, more) => mean(4, more));
  const loops = [3, 2, 1, 0].map((size): Loop => {
    const starts = placesOf(size).map(low => [low, ...(GROWN[low] ?? [])].map(startOf));
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
  const groups = groupBy([0, 1, 2, 3].flatMap(placesOf), low => (SIZES[low] ?? 0) * POINTERS + (SHRUNK[low]?.length ?? 0));
  const loops = [...groups.values()].map((lows): Loop => {
    const starts = lows.map(low => [low, ...(SHRUNK[low] ?? [])].map(startOf));
    const pointers = Array.from(starts[0] ?? [], (_, i) => OWN + i);
    const highs = descending(DICE - (SIZES[lows[0] ?? 0] ?? 0)).reverse();
    return { starts, body: stepsOf(rows, highs, pointers, SHRUNK, step) };
  });
  const last = writtenOut(rows, [4, 5].flatMap(placesOf), DICE, [OWN], SHRUNK, step);
  return walkOf(rows, [...loops, last], before);
}

/** By the place of a half: the places of those with one die more, or less. */
const GROWN = HALVES.map(half => (sizeOf(half) < DICE ? HALF_FACES.map(face => placeOf(withDie(half, face, 1))) : []));
const SHRUNK = HALVES.map(half => HALF_FACES.flatMap(face => (half[face] ? [placeOf(withDie(half, face, -1))] : [])));
const SIZES = HALVES.map(sizeOf);

/** The halves of so many dice. */
const placesOf = (size: number): readonly number[] => SIZES.flatMap((other, place) => (other === size ? [place] : []));

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

/** The code of all loops one after the other, and the starts of their rows one after the other. */
function walkOf({ bytes }: Rows, loops: readonly Loop[], before: Code = []): Walk {
  const offsets = loops.flatMap(({ starts }) => starts.flat());
  const code = (table: number): FunctionType => {
    let end = table;
    const body = loops.map(({ starts, before: once = [], body: steps }) => {
      const begin = end;
      const pointers = starts[0]?.length ?? 0;
      end += starts.length * pointers * OFFSET;
      const next = set(TABLE_AT, i32.add(get(TABLE_AT), i32.const(pointers * OFFSET)));
      return [
        set(TABLE_AT, i32.const(begin)),
        once,
        repeatWhile([forColumns(pointers, steps), next], i32.isLess(get(TABLE_AT), i32.const(end))),
      ];
    });
    return { params: 2, locals: [...numbers(OWN + POINTERS - 2), ...vectors(REGISTERS + 2)], body: [before, body] };
  };
  return { table: Uint16Array.from(offsets, row => row * bytes), code };
}

const OFFSET = Uint16Array.BYTES_PER_ELEMENT;

/** Sets the pointers, and takes the steps for one column after the other. */
function forColumns(pointers: number, steps: Code): Code {
  const all = Array.from({ length: pointers }, (_, i) => i);
  const begin = all.map(i => set(OWN + i, i32.add(get(BLOCK_AT), i32.load16(get(TABLE_AT), i * OFFSET))));
  const next = all.map(i => set(OWN + i, i32.add(get(OWN + i), i32.const(VECTOR))));
  const end = set(END, i32.add(get(OWN), get(WIDTH)));
  return [begin, end, repeatWhile([steps, next], i32.isLess(get(OWN), get(END)))];
}

const numbers = (count: number): ValueType[] => Array.from({ length: count }, () => 'i32');
const vectors = (count: number): ValueType[] => Array.from({ length: count }, () => 'v128');

/**
 * The expectation of the next roll, into the row of the result. Rolls are gone through as they lie, those with one low half together,
 * and among them those that are equally likely in one sum.
 */
function expectWalk(float: Float, rows: Rows): Walk {
  const groups = groupBy([0, 1, 2, 3].flatMap(placesOf), low => `${SIZES[low]} ${ORDERS[low]}`);
  const loops = [...groups.values()].map((lows, i): Loop => ({
    starts: lows.map(low => [startOf(low), RESULT]),
    ...sumOf(float, rows, rollsWith(lows[0] ?? 0), i === 0),
  }));
  const others = [4, 5].flatMap(placesOf).flatMap(low => rollsWith(low, startOf(low)));
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
  placesOf(DICE - (SIZES[low] ?? 0)).map(high => ({
    row: start + high,
    chance: ordersOf(DICE) / ((ORDERS[low] ?? 1) * (ORDERS[high] ?? 1) * SIDES ** DICE),
  }));

/** In how many orders so many things can stand. */
const ordersOf = (count: number): number => (count > 1 ? count * ordersOf(count - 1) : 1);
/** By the place of a half: in how many orders its dice look the same. */
const ORDERS = HALVES.map(half => half.reduce((product, count) => product * ordersOf(count), 1));

function groupBy<Item, Key>(items: Iterable<Item>, keyFor: (item: Item) => Key): ReadonlyMap<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyFor(item));
    if (group) group.push(item);
    else groups.set(keyFor(item), [item]);
  }
  return groups;
}
