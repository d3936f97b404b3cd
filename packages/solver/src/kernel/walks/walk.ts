/** Code that goes over a block of cards: loops over halves, made from what is done for one of them. */
import { KEEPS } from '../../tables/dice-tables.ts';
import { VECTOR } from '../places.ts';
import { get, i32, repeatWhile, set, type Code, type FunctionType, type ValueType } from '../wasm.ts';

/**
 * A block of four would stay in a first-level cache of 32 kB, but a loop that is entered for six does less beside the walk, and is
 * still faster. Code may work on the first of them only.
 */
export const COLUMNS = 6;
export const ROW = COLUMNS * VECTOR;
/** A row per keep and one for the result. */
export const RESULT = KEEPS;
export const BLOCK = (KEEPS + 1) * ROW;

/** How rows lie in a block, and whether sums are made in the order of the faces, so that what is equal in `turn.ts` is equal here. */
export type Rows = { readonly bytes: number; readonly inOrder: boolean };

export const WIDE: Rows = { bytes: ROW, inOrder: false };

/**
 * Code with the table of offsets into a block that it reads, wherever that will lie. Its parameters are `block` and `width`, the
 * bytes of a row that are in use.
 */
export type Walk = { readonly table: Uint16Array; readonly code: (table: number) => FunctionType };

/** Halves are named by their place. Low halves that share their code: for each the rows it starts from, its own first. */
export type Loop = {
  readonly starts: readonly (readonly number[])[];
  /** What is done once for all of them. */
  readonly before?: Code;
  readonly body: Code;
};

/** Locals of a walk over halves: the parameters, two numbers, the pointers to the rows, then vectors. */
const [BLOCK_AT, WIDTH, TABLE_AT, END] = [0, 1, 2, 3];
export const OWN = 4;
export const HALF_FACES = [0, 1, 2];
export const POINTERS = 1 + HALF_FACES.length;
export const [LARGE, SMALL, FIRST_REGISTER] = [OWN + POINTERS, OWN + POINTERS + 1, OWN + POINTERS + 2];
/** What 15 machine registers leave when a sum and what is added to it have theirs; constants may come from memory. */
export const REGISTERS = 12;

/** The code of all loops one after the other, and the starts of their rows one after the other. */
export function walkOf({ bytes }: Rows, loops: readonly Loop[], before: Code = []): Walk {
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

/** Items that have something in common, in the order of the first of them. */
export function groupBy<Item, Key>(items: Iterable<Item>, keyFor: (item: Item) => Key): ReadonlyMap<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyFor(item));
    if (group) group.push(item);
    else groups.set(keyFor(item), [item]);
  }
  return groups;
}
