/** The walks of a turn together: their tables, their functions and their order. */
import type { Float, FunctionType } from '../wasm.ts';
import { expectWalk } from './expectation.ts';
import { chooseWalk, valueWalk } from './lattice.ts';
import { WIDE, type Rows, type Walk } from './walk.ts';

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
