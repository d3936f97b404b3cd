/**
 * The walks of a turn over the lattice of keeps for the chances of a target: a block is a row per keep, in the order of the keeps, of
 * `COLUMNS` vectors. The rows that a step reads come from a table of offsets, read once for all columns. The kernel that solves
 * walks the same lattice by halves, see `kernel/lattice.ts`.
 */
import { FIRST_ROLL, KEEPS, ROLLS, SIDES, type DiceTables } from './dice-tables.ts';
import { get, i32, repeatWhile, set, v128, type Code, type Float, type FunctionType, type ValueType } from './kernel/wasm.ts';

export const VECTOR = 16;
/** As many as let a block stay in a first-level cache of 32 kB. Code may work on the first of them only. */
export const COLUMNS = 4;
export const ROW = COLUMNS * VECTOR;
/** A row per keep and one for the result. */
export const RESULT = KEEPS;
export const BLOCK = (KEEPS + 1) * ROW;

/** Steps of one length and weight: each names the row it writes, then the rows it reads. */
type Steps = { readonly reads: number; readonly rows: readonly (readonly number[])[]; readonly weight: number };

/** Steps in the order in which they must be taken. */
export type Walk = readonly Steps[];

/** Down: the value of every keep of fewer than five dice, from those with one more die. */
export const valueWalk = ({ keeps, plus }: DiceTables): Walk =>
  SIXTHS.map(({ size, sixth }) => {
    const ofSize = keeps.flatMap((dice, keep) => (dice.length === size ? [keep] : []));
    return stepsOf(
      ofSize.map(keep => [keep, ...plus.subarray(keep * SIDES, (keep + 1) * SIDES)]),
      sixth,
    );
  });

/**
 * A sixth for the keeps of each size. Single precision only knows one that is too large and, twice as far off, one that is too small;
 * taking turns, their errors do not add up from die to die and from turn to turn.
 */
const [LARGE, SMALL] = [Math.fround(1 / 6), Math.fround(1 / 6) - 2 ** -26];
const SIXTHS = [
  { size: 4, sixth: LARGE },
  { size: 3, sixth: SMALL },
  { size: 2, sixth: LARGE },
  { size: 1, sixth: LARGE },
  { size: 0, sixth: SMALL },
];

/** Up: the best keep inside every keep of one to four dice. */
export function chooseKeepsWalk(dice: DiceTables): Walk {
  const smaller = smallerKeeps(dice);
  const keeps = smaller.flatMap((reads, keep) => (keep > 0 && keep < FIRST_ROLL ? [{ keep, reads }] : []));
  const bySize = groupBy(keeps, ({ keep, reads }) => 8 * (dice.keeps[keep]?.length ?? 0) + reads.length);
  return [...bySize.values()].map(group => stepsOf(group.map(({ keep, reads }) => [keep, ...reads])));
}

/** Up: the best keep inside every roll, the rolls that are equally likely together. */
export function chooseRollsWalk(dice: DiceTables): Walk {
  const smaller = smallerKeeps(dice);
  return rollsWalk(dice).map(({ rows, weight }) =>
    stepsOf(
      rows.map(([keep = 0]) => [keep, ...(smaller[keep] ?? [])]),
      weight,
    ),
  );
}

/** The rolls as they are, the equally likely ones together. */
export const rollsWalk = (dice: DiceTables): Walk => {
  const rolls = Array.from({ length: ROLLS }, (_, roll) => FIRST_ROLL + roll);
  const byChance = groupBy(rolls, keep => dice.chance[keep - FIRST_ROLL] ?? 0);
  return [...byChance].map(([weight, keeps]) =>
    stepsOf(
      keeps.map(keep => [keep]),
      weight,
    ),
  );
};

/** The table of a walk: for every step the offsets of its rows in a block, two to a word, because loads are what limits a walk. */
export const tableOfWalk = (walk: Walk): Uint16Array =>
  Uint16Array.from(
    walk.flatMap(({ rows }) => rows.flatMap(row => (row.length % 2 ? [...row, 0] : row))),
    keep => keep * ROW,
  );

/** Bytes of a step in the table. */
const stepBytes = ({ reads }: Steps): number => 4 * Math.ceil((reads + 1) / 2);

/** Parameter `block`: each row becomes the mean of the rows it reads. */
export function meanCode(float: Float, walk: Walk, tables: number, columns = COLUMNS): FunctionType {
  const sixth = addressesOf(walk) + ADDRESS;
  const step = ([row = 0, ...reads]: readonly number[], column: number): Code => {
    const sum = reads.map(read => load(read, column)).reduce((left, right) => float.add(left, right));
    return store(row, column, float.mul(sum, get(sixth)));
  };
  const before = ({ weight }: Steps): Code => set(sixth, float.splat(float.isSingle ? weight : 1 / SIDES));
  return walkCode(walk, tables, columns, step, { before, locals: ['v128'] });
}

/** Parameter `block`: each row becomes the largest of itself and the rows it reads. */
export const maxCode = (float: Float, walk: Walk, tables: number, columns = COLUMNS): FunctionType =>
  walkCode(walk, tables, columns, ([row = 0, ...reads], column) =>
    store(
      row,
      column,
      reads.reduce<Code>((best, read) => float.max(best, load(read, column)), load(row, column)),
    ),
  );

/** Parameter `block`: the result row becomes the weighted sum of the largest values that `maxCode` would give. */
export function expectCode(float: Float, walk: Walk, tables: number): FunctionType {
  const columns = Array.from({ length: COLUMNS }, (_, column) => column);
  const sum = (column: number): number => addressesOf(walk) + ADDRESS + column;
  const result = (column: number): number => RESULT * ROW + column * VECTOR;
  const step = ([row = 0, ...reads]: readonly number[], column: number): Code => {
    const best = reads.reduce<Code>((code, read) => float.max(code, load(read, column)), load(row, column));
    return set(sum(column), float.add(get(sum(column)), best));
  };
  const weigh = (steps: Steps): Code =>
    columns.map(column => {
      const weighed = float.mul(get(sum(column)), float.splat(steps.weight));
      const total = steps === walk[0] ? weighed : float.add(v128.load(get(BLOCK_AT), result(column)), weighed);
      return [v128.store(get(BLOCK_AT), total, result(column)), set(sum(column), float.splat(0))];
    });
  return walkCode(walk, tables, COLUMNS, step, { locals: vectors(COLUMNS), after: weigh });
}

const vectors = (count: number): ValueType[] => Array.from({ length: count }, () => 'v128');

/** Locals: the block, the place in the table, then one address per row of a step. */
const BLOCK_AT = 0;
const TABLE_AT = 1;
const ADDRESS = 2;

const addressesOf = (walk: Walk): number => Math.max(...walk.map(({ reads }) => reads + 1));
const load = (address: number, column: number): Code => v128.load(get(address), column * VECTOR);
const store = (address: number, column: number, value: Code): Code => v128.store(get(address), value, column * VECTOR);

/** What a walk does before and after steps of one kind. */
type Frame = {
  readonly before?: (steps: Steps) => Code;
  readonly locals?: readonly ValueType[];
  readonly after?: (steps: Steps) => Code;
};

function walkCode(
  walk: Walk,
  tables: number,
  columns: number,
  step: (rows: readonly number[], column: number) => Code,
  { before = () => [], locals = [], after = () => [] }: Frame = {},
): FunctionType {
  let table = tables;
  const loops = walk.map(steps => {
    const rows = Array.from({ length: steps.reads + 1 }, (_, i) => ADDRESS + i);
    const begin = table;
    table += steps.rows.length * stepBytes(steps);
    const body = [
      readAddresses(rows),
      Array.from({ length: columns }, (_, column) => step(rows, column)),
      set(TABLE_AT, i32.add(get(TABLE_AT), i32.const(stepBytes(steps)))),
    ];
    return [
      before(steps),
      set(TABLE_AT, i32.const(begin)),
      repeatWhile(body, i32.isLess(get(TABLE_AT), i32.const(table))),
      after(steps),
    ];
  });
  const addresses = Array.from({ length: addressesOf(walk) }, (): ValueType => 'i32');
  return { params: 1, locals: ['i32', ...addresses, ...locals], body: loops };
}

/** Two addresses from each word of the table, and the last one alone. */
function readAddresses(rows: readonly number[]): Code {
  const address = (value: Code): Code => i32.add(get(BLOCK_AT), value);
  return rows.map((row, i) => {
    if (i % 2 === 1) return [];
    if (i + 1 === rows.length) return set(row, address(i32.load16(get(TABLE_AT), 2 * i)));
    return [
      set(row, i32.load(get(TABLE_AT), 2 * i)),
      set(row + 1, address(i32.shr(get(row), i32.const(16)))),
      set(row, address(i32.and(get(row), i32.const(0xffff)))),
    ];
  });
}

const stepsOf = (rows: readonly (readonly number[])[], weight = 0): Steps => ({
  reads: (rows[0]?.length ?? 1) - 1,
  rows,
  weight,
});

/** For every keep those with one die less. */
function smallerKeeps({ plus }: DiceTables): readonly (readonly number[])[] {
  const smaller = Array.from({ length: KEEPS }, (): number[] => []);
  plus.forEach((keep, edge) => smaller[keep]?.push(Math.floor(edge / SIDES)));
  return smaller;
}

function groupBy<Item, Key>(items: Iterable<Item>, keyFor: (item: Item) => Key): ReadonlyMap<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyFor(item));
    if (group) group.push(item);
    else groups.set(keyFor(item), [item]);
  }
  return groups;
}
