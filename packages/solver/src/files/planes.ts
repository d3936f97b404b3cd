/**
 * The values of a table file on their way to their slots. A file goes by upper score, plane after plane, and a solution by card, so every
 * value changes its place. That is done by WebAssembly, which is quick from the first value on: a program that has just started runs
 * everything else before it is optimised.
 */
import { assemble, get, i32, i32x4, loopWhile, repeatWhile, set, v128 } from '../kernel/wasm.ts';
import { memoryFor, pagesFor, placesOf, VECTOR, WORD } from '../kernel/places.ts';
import { LANES, type Tables } from '../tables/tables.ts';
import { isSharing } from './room.ts';

/** A move says where in a plane the values of a class begin, where their slots begin, and how far apart these are. */
const MOVE = 3 * WORD;

export type Planes = {
  /** The bytes of the plane that comes next are put here. */
  readonly next: Uint8Array;
  /** Takes them to their slots: first those of upper score 0, then those of 1, and so on. */
  readonly take: () => void;
  readonly values: Float32Array;
  /** The largest number among the bits of all values so far: of numbers that are not negative the largest, and more if one is none. */
  readonly highestBits: () => number;
};

/** Gets ready for the planes of a file; of a class, whose cards all have one value, one card is taken. */
export function planesFor(tables: Tables): Planes {
  const layout = layOut(tables);
  const shared = isSharing();
  const memory = memoryFor({ pages: layout.pages, shared });
  const module = new WebAssembly.Module(assemble(partsOf(layout, shared)));
  const { exports } = new WebAssembly.Instance(module, { kernel: { memory } });
  const take = exports['take'] as (first: number, end: number) => void;
  const ends = fillMoves(memory.buffer, tables, layout);
  const highest = new Uint32Array(memory.buffer, layout.highest, VECTOR / WORD);
  let score = 0;
  return {
    next: new Uint8Array(memory.buffer, layout.plane, layout.planeBytes),
    take: () => {
      take(ends[score] ?? 0, ends[score + 1] ?? 0);
      score += 1;
    },
    values: new Float32Array(memory.buffer, layout.values, tables.slots),
    highestBits: () => Math.max(...highest),
  };
}

type Layout = ReturnType<typeof layOut>;

/** The values, the plane that is next, the bits of the highest values for each lane, and what brings values to their slots. */
function layOut({ slots, categories, rowOrder, upper }: Tables) {
  const classes = upper.scores.reduce((sum, scores) => sum + scores.length, 0);
  const planeBytes = WORD * 2 ** categories.length;
  const lowerBytes = (WORD * rowOrder.length) / upper.scores.length;
  const places = placesOf({
    values: WORD * slots,
    plane: planeBytes,
    highest: VECTOR,
    // The filled sets of the empty upper set, as bytes of a plane.
    lowers: lowerBytes,
    moves: MOVE * classes,
  });
  return { ...places, planeBytes, lowersEnd: places.lowers + lowerBytes, pages: pagesFor(places.end) };
}

/** Answers where the moves of each upper score begin. Plain loops: they run before anything is optimised. */
function fillMoves(buffer: ArrayBufferLike, { rows, rowOrder, upper }: Tables, layout: Layout): Uint32Array {
  const count = rowOrder.length / upper.scores.length;
  const lowers = new Uint32Array(buffer, layout.lowers, count);
  for (let i = 0; i < count; i++) lowers[i] = WORD * (rowOrder[i] ?? 0);
  const starts = startsOf(upper.scores, upper.cap, layout.moves);
  const places = starts.slice();
  const words = new Uint32Array(buffer);
  for (let upperSet = 0; upperSet < upper.scores.length; upperSet++) {
    const scores = upper.scores[upperSet] ?? new Uint8Array();
    const first = rowOrder[upperSet * count] ?? 0;
    const apart = WORD * Math.ceil(scores.length / LANES) * LANES;
    for (let found = 0; found < scores.length; found++) {
      const score = scores[found] ?? 0;
      const place = (places[score] ?? 0) / WORD;
      words[place] = layout.plane + WORD * first;
      words[place + 1] = layout.values + WORD * ((rows[first] ?? 0) + found);
      words[place + 2] = apart;
      places[score] = WORD * place + MOVE;
    }
  }
  return starts;
}

/** Where the moves of each score begin, and where the last ones end. */
function startsOf(scoresOfSets: readonly Uint8Array[], cap: number, first: number): Uint32Array {
  const starts = new Uint32Array(cap + 2);
  for (const scores of scoresOfSets) for (const score of scores) starts[score + 1] = (starts[score + 1] ?? 0) + MOVE;
  starts[0] = first;
  for (let score = 0; score <= cap; score++) starts[score + 1] = (starts[score + 1] ?? 0) + (starts[score] ?? 0);
  return starts;
}

function partsOf(layout: Layout, shared: boolean) {
  const { pages } = layout;
  return {
    memory: { pages, shared },
    functions: [{ params: 2, locals: ['i32', 'i32', 'i32', 'i32', 'v128'], body: takeCode(layout) }],
    exports: { take: 0 },
  } as const;
}

/** All values of the plane are looked at; those that a move names are taken. */
function takeCode({ plane, planeBytes, highest, lowers, lowersEnd }: Layout) {
  const [move, end, from, to, apart, at, most] = [0, 1, 2, 3, 4, 5, 6];
  const ahead = (local: number, by: string): string => set(local, i32.add(get(local), by));
  const look = [set(most, i32x4.max(get(most), v128.load(get(at)))), ahead(at, i32.const(VECTOR))];
  const carry = [
    i32.store(get(to), i32.load(i32.add(get(from), i32.load(get(at))))),
    ahead(to, get(apart)),
    ahead(at, i32.const(WORD)),
  ];
  return [
    set(at, i32.const(plane)),
    set(most, v128.load(i32.const(highest))),
    repeatWhile(look, i32.isLess(get(at), i32.const(plane + planeBytes))),
    v128.store(i32.const(highest), get(most)),
    loopWhile(i32.isLess(get(move), get(end)), [
      set(from, i32.load(get(move))),
      set(to, i32.load(get(move), WORD)),
      set(apart, i32.load(get(move), 2 * WORD)),
      set(at, i32.const(lowers)),
      repeatWhile(carry, i32.isLess(get(at), i32.const(lowersEnd))),
      ahead(move, i32.const(MOVE)),
    ]),
  ];
}
