/**
 * A turn over the lattice of keeps for two cards at once, there and back. There, as in `turn.ts`: means and best keeps. Back: the
 * chance of every roll goes down to the keep that was best and up again through the throw. Most of this are walks of the kernel; the
 * way down has a table of rows: the one that a step looks at, and those with one die less.
 */
import { KEEPS, SIDES, type DiceTables } from '../../tables/dice-tables.ts';
import { KEPT_ROWS, rowsOfKeeps } from '../../kernel/halves.ts';
import type { Rows } from '../../kernel/walks/walk.ts';
import { f64x2, get, i32, repeatWhile, set, v128, when, type Code, type FunctionType } from '../../kernel/wasm.ts';
import { advance, pair } from './codes.ts';

/** A row holds a number for each of two cards. */
export const ROW = 16;
export const BLOCK = KEEPS * ROW;
/** Among equals the first is taken, so equals must be equal. */
export const ROWS: Rows = { bytes: ROW, inOrder: true };
/** Where the row of every keep begins. */
export const rowOffsets = (dice: DiceTables): Uint16Array => rowsOfKeeps(dice).map(row => row * ROW);

/** Steps that look at the same number of neighbours: first the row itself, then they. */
export type Walk = readonly (readonly (readonly number[])[])[];

/** Every keep with those that have one die less, the largest keeps first. */
export function withLess({ keeps, plus }: DiceTables): Walk {
  const smaller = keeps.map((_, keep): number[] => [keep]);
  plus.forEach((keep, edge) => smaller[keep]?.push(Math.floor(edge / SIDES)));
  const groups = new Map<number, number[][]>();
  smaller.slice(1).forEach(step => {
    const [keep = 0] = step;
    const key = (keeps[keep]?.length ?? 0) * KEEPS + step.length;
    groups.set(key, [...(groups.get(key) ?? []), step]);
  });
  return [...groups.values()].reverse();
}

/** The walk as it lies in memory: offsets of rows. */
export const tableOf = (walk: Walk, rows: Uint16Array): Uint16Array => Uint16Array.from(walk.flat(2), keep => rows[keep] ?? 0);

/** Empties the rows of a block that are not rolls; `nothing` is a local that was never set. */
export const clearKept = (block: number, nothing: number): Code =>
  KEPT_ROWS.flatMap(({ first, count }) =>
    Array.from({ length: count }, (_, i) => v128.store(get(block), get(nothing), (first + i) * ROW)),
  );

/**
 * Parameter `block`: the chance of every keep stays where its value, at `value`, is the best there is, at `best`; otherwise it goes
 * to the first keep with one die less that is as good.
 */
export function holdCode(walk: Walk, table: number, value: number, best: number): FunctionType {
  const [chance, most, mask] = [locals(walk), locals(walk) + 1, locals(walk) + 2];
  const pass = (read: number): Code => [
    set(mask, pair.isSame(get(most), v128.load(get(read), best))),
    v128.store(get(read), f64x2.add(v128.load(get(read)), pair.and(get(chance), get(mask)))),
    set(chance, pair.except(get(chance), get(mask))),
  ];
  return walkCode(
    walk,
    table,
    ([row = 0, ...less]) => [
      set(chance, v128.load(get(row))),
      when(pair.isAny(get(chance)), [
        set(most, v128.load(get(row), best)),
        set(mask, pair.isSame(get(most), v128.load(get(row), value))),
        v128.store(get(row), pair.and(get(chance), get(mask))),
        set(chance, pair.except(get(chance), get(mask))),
        less.map(pass),
      ]),
    ],
    3,
  );
}

const locals = (walk: Walk): number => 2 + Math.max(...walk.map(([step]) => step?.length ?? 0));

/** Locals: the block, the place in the table, an address for each row of a step, then vectors. */
function walkCode(walk: Walk, table: number, step: (rows: readonly number[]) => Code, vectors = 0): FunctionType {
  const [block, at] = [0, 1];
  let end = table;
  const loops = walk.map(steps => {
    const rows = (steps[0] ?? []).map((_, i) => 2 + i);
    end += 2 * rows.length * steps.length;
    const addresses = rows.map((row, i) => set(row, i32.add(get(block), i32.load16(get(at), 2 * i))));
    return repeatWhile([addresses, step(rows), advance(at, 2 * rows.length)], i32.isLess(get(at), i32.const(end)));
  });
  return {
    params: 1,
    locals: [
      ...Array.from({ length: locals(walk) - 1 }, () => 'i32' as const),
      ...Array.from({ length: vectors }, () => 'v128' as const),
    ],
    body: [set(at, i32.const(table)), loops],
  };
}
