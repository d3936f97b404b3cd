/** One turn for sixteen numbers of points at once: the lattice of the kernel, with chances instead of points. */
import { FIRST_ROLL, KEEPS } from './dice-tables.ts';
import {
  BLOCK,
  chooseKeepsWalk,
  chooseRollsWalk,
  COLUMNS,
  expectCode,
  maxCode,
  meanCode,
  RESULT,
  rollsWalk,
  ROW,
  tableOfWalk,
  valueWalk,
  VECTOR,
} from './kernel/lattice.ts';
import { assemble, call, f32x4, get, i32, repeatWhile, set, v128, type Code, type FunctionType } from './kernel/wasm.ts';
import type { Tables } from './tables.ts';

/** Numbers of points that are worked on together. */
export const TOGETHER = COLUMNS * f32x4.lanes;

/** A pair of a list: the row that is raised, and the source it is raised to. */
export type Pair = readonly [row: number, source: number];

/** The row of the answer; before that, of what any roll can have. */
export const ANY_ROLL = RESULT;

export type TargetKernel = {
  /** Everything, in numbers; `address / 4` is the place of an address. */
  readonly numbers: Float32Array;
  /** The address of every source. */
  readonly sources: Int32Array;
  /** The first address that is free for the caller. */
  readonly free: number;
  /** Each row of the block becomes the larger of itself and its source, for the pairs of this list. */
  readonly take: (list: number) => void;
  /** Gives every roll what any roll can have. */
  readonly spread: () => void;
  /** From the chances of the rolls to those before the first roll. */
  readonly turn: () => void;
  /** Replaces the pairs of a list by no more than it had. */
  readonly relist: (list: number, pairs: readonly Pair[]) => void;
  /** A row of the block. */
  readonly row: (row: number) => Float32Array;
};

type Exports = { readonly take: (list: number, end: number) => void; readonly spread: () => void; readonly turn: () => void };

/** Makes the kernel with these lists and room for so many sources and bytes. */
export function makeTargetKernel(
  tables: Tables,
  lists: readonly (readonly Pair[])[],
  sources: number,
  bytes: number,
): TargetKernel {
  const walks = walksOf(tables);
  const tableData = walks.map(tableOfWalk);
  const places = placesOf([
    ...tableData.map(({ byteLength }) => byteLength),
    ...lists.map(({ length }) => 4 * length),
    4 * sources,
    BLOCK,
  ]);
  const [block = 0, sourcesAt = 0] = [places.at(-2), places.at(-3)];
  const free = places.at(-1) ?? 0;
  const memory = new WebAssembly.Memory({ initial: Math.ceil((free + bytes) / PAGE) });
  const halves = new Uint16Array(memory.buffer);
  tableData.forEach((data, i) => halves.set(data, (places[i] ?? 0) / 2));
  const module = moduleOf(tables, walks, places, sourcesAt, block);
  const run = new WebAssembly.Instance(module, { kernel: { memory } }).exports as Exports;

  const listAt = (list: number): number => places[walks.length + list] ?? 0;
  const lengths = lists.map(({ length }) => length);
  const relist = (list: number, pairs: readonly Pair[]): void => {
    lengths[list] = pairs.length;
    pairs.forEach(([row, source], i) => halves.set([row * ROW, 4 * source], listAt(list) / 2 + 2 * i));
  };
  lists.forEach((pairs, list) => relist(list, pairs));
  const numbers = new Float32Array(memory.buffer);
  return {
    numbers,
    sources: new Int32Array(memory.buffer, sourcesAt, sources),
    free,
    take: list => {
      const length = lengths[list] ?? 0;
      if (length > 0) run.take(listAt(list), listAt(list) + 4 * length);
    },
    spread: run.spread,
    turn: run.turn,
    relist,
    row: row => numbers.subarray((block + row * ROW) / 4, (block + (row + 1) * ROW) / 4),
  };
}

const PAGE = 65536;

/** One area after the other, each beginning at a vector; the last place is the end. */
function placesOf(sizes: readonly number[]): readonly number[] {
  const places = [ROW];
  for (const size of sizes) places.push((places.at(-1) ?? 0) + Math.ceil(size / ROW) * ROW);
  return places;
}

type Walks = ReturnType<typeof walksOf>;

const walksOf = ({ dice, rolls }: Tables) =>
  [valueWalk(dice), chooseKeepsWalk(dice), chooseRollsWalk(dice), rolls > 1 ? chooseRollsWalk(dice) : rollsWalk(dice)] as const;

function moduleOf(
  { rolls }: Tables,
  [value, keeps, best, expect]: Walks,
  [valueAt = 0, keepsAt = 0, bestAt = 0, expectAt = 0]: readonly number[],
  sources: number,
  block: number,
): WebAssembly.Module {
  const walks = [
    meanCode(f32x4, value, valueAt),
    maxCode(f32x4, keeps, keepsAt),
    maxCode(f32x4, best, bestAt),
    expectCode(f32x4, expect, expectAt),
  ];
  const functions = [...walks, takeCode(sources, block), spreadCode(block), turnCode(rolls, block)];
  const exports = { take: walks.length, spread: walks.length + 1, turn: walks.length + 2 };
  return new WebAssembly.Module(assemble({ memory: { pages: 1, shared: false }, functions, exports }));
}

const columns = Array.from({ length: COLUMNS }, (_, column) => column * VECTOR);

/** Parameters `list, end`: goes through the pairs. */
function takeCode(sources: number, block: number): FunctionType {
  const [list, end, row, source] = [0, 1, 2, 3];
  const raise = (column: number): Code =>
    v128.store(get(row), f32x4.max(v128.load(get(row), column), v128.load(get(source), column)), column);
  const body = [
    set(row, i32.add(i32.const(block), i32.load16(get(list)))),
    set(source, i32.load(i32.load16(get(list), 2), sources)),
    columns.map(raise),
    set(list, i32.add(get(list), i32.const(4))),
  ];
  return { params: 2, locals: ['i32', 'i32'], body: repeatWhile(body, i32.isLess(get(list), get(end))) };
}

/** No parameters: the row of any roll into all rolls. */
function spreadCode(block: number): FunctionType {
  const row = 0;
  const first = block + FIRST_ROLL * ROW;
  const copy = (column: number): Code => v128.store(get(row), v128.load(i32.const(block), ANY_ROLL * ROW + column), column);
  const body = [columns.map(copy), set(row, i32.add(get(row), i32.const(ROW)))];
  const end = i32.const(block + KEEPS * ROW);
  return { params: 0, locals: ['i32'], body: [set(row, i32.const(first)), repeatWhile(body, i32.isLess(get(row), end))] };
}

/** No parameters: between two rolls, value the keeps and choose the best; before the first, expect. */
function turnCode(rolls: number, block: number): FunctionType {
  const [value, keeps, best, expect] = [0, 1, 2, 3];
  const rerolls = Array.from({ length: rolls - 1 }, () => [best, value, keeps]);
  return { params: 0, locals: [], body: [...rerolls.flat().slice(1), expect].map(walk => call(walk, i32.const(block))) };
}
