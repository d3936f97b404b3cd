/** How chances go from card to card: noting where the turns of a level lead, then moving the chances there. */
import {
  assemble,
  f64x2,
  get,
  i32,
  loopWhile,
  repeatWhile,
  set,
  v128,
  when,
  type Code,
  type FunctionType,
} from '../kernel/wasm.ts';
import { advance } from './codes.ts';
import { ENDING } from './turn-layout.ts';

const VECTOR = 16;
/** Chances that are moved together: cells are padded to them, and end in zeros. */
export const TOGETHER = 4;

/** A way to end a turn: its points, and the chance of all turns that ended so, as two numbers that add up to it. */
export const WAY = { points: 0, share: 16, size: 32 } as const;
/** A card: the address that a chance of no points would have, its lowest points, and its highest and one; 0 while it is not met. */
export const CARD = { base: 0, low: 4, end: 8, size: 16 } as const;
/** What the endings of a card follow: the card, and where they end. */
export const SOURCE = { card: 0, end: 4, size: 16 } as const;

/** Where things lie: how many cards of the next level are met so far, their slots, the ways, and all cards by slot. */
export type CellPlaces = { readonly count: number; readonly met: number; readonly ways: number; readonly cards: number };

export type CellExports = {
  /** Notes where the endings of one source lead. */
  readonly note: (source: number) => void;
  /** Moves the chances of all sources, from the first to the end of the last. */
  readonly push: (source: number, end: number) => void;
};

export const cellModule = (places: CellPlaces): Uint8Array<ArrayBuffer> =>
  assemble({
    memory: { pages: 1, shared: false },
    functions: [noteCode(places), pushCode(places)],
    exports: { note: 0, push: 1 },
  });

/** Parameter `source`: every card that it leads to is met, and covers the points that games come there with. */
function noteCode({ count, met, ways, cards }: CellPlaces): FunctionType {
  const [source, move, low, end, slot, card, points, next] = [0, 1, 2, 3, 4, 5, 6, 7];
  const meet = [
    set(next, i32.load(i32.const(count))),
    i32.store(i32.shl(get(next), i32.const(2)), i32.shr(get(slot), i32.const(3)), met),
    i32.store(i32.const(count), i32.add(get(next), i32.const(1))),
    i32.store(get(card), i32.const(-1), CARD.low),
  ];
  const cover = [
    set(slot, i32.load(get(move), ENDING.slot)),
    set(card, i32.add(i32.const(cards), i32.shl(get(slot), i32.const(1)))),
    set(points, i32.load(i32.shl(i32.load(get(move), ENDING.way), i32.const(1)), ways + WAY.points)),
    when(i32.isZero(i32.load(get(card), CARD.end)), meet),
    i32.store(get(card), i32.min(i32.load(get(card), CARD.low), i32.add(get(low), get(points))), CARD.low),
    i32.store(get(card), i32.max(i32.load(get(card), CARD.end), i32.add(get(end), get(points))), CARD.end),
    advance(move, ENDING.size),
  ];
  return {
    params: 1,
    locals: ['i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'i32'],
    body: [
      set(card, i32.load(get(source), SOURCE.card)),
      set(low, i32.load(get(card), CARD.low)),
      set(end, i32.load(get(card), CARD.end)),
      set(move, i32.add(get(source), i32.const(SOURCE.size))),
      loopWhile(i32.isLess(get(move), i32.load(get(source), SOURCE.end)), cover),
    ],
  };
}

/** Parameters `source, end`: adds the chances of every source to those of the cards it leads to, and to those of the ways. */
function pushCode({ ways, cards }: CellPlaces): FunctionType {
  const [source, sourcesEnd, move, end, first, last, low, at, to, way, weight, sum] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
  const bytes = (points: string): string => i32.shl(points, i32.const(3));
  /** Goes through the cell of the source; `at` becomes the address of every four of its chances. */
  const throughCell = (body: Code): Code => [
    set(at, get(first)),
    repeatWhile([body, advance(at, 2 * VECTOR)], i32.isLess(get(at), get(last))),
  ];
  const add = (offset: number): string =>
    v128.store(get(to), f64x2.add(v128.load(get(to), offset), f64x2.mul(v128.load(get(at), offset), get(weight))), offset);
  const goOn = [
    set(weight, f64x2.loadSplat(get(move), ENDING.chance)),
    set(way, i32.add(i32.const(ways), i32.shl(i32.load(get(move), ENDING.way), i32.const(1)))),
    v128.store(get(way), f64x2.add(v128.load(get(way), WAY.share), f64x2.mul(get(sum), get(weight))), WAY.share),
    set(to, i32.load(i32.shl(i32.load(get(move), ENDING.slot), i32.const(1)), cards + CARD.base)),
    set(to, i32.add(get(to), bytes(i32.add(get(low), i32.load(get(way), WAY.points))))),
    throughCell([add(0), add(VECTOR), advance(to, 2 * VECTOR)]),
    advance(move, ENDING.size),
  ];
  const card = i32.load(get(source), SOURCE.card);
  const body = [
    set(low, i32.load(card, CARD.low)),
    set(first, i32.add(i32.load(card, CARD.base), bytes(get(low)))),
    set(last, i32.add(i32.load(card, CARD.base), bytes(i32.load(card, CARD.end)))),
    set(sum, f64x2.splat(0)),
    throughCell([0, VECTOR].map(offset => set(sum, f64x2.add(get(sum), v128.load(get(at), offset))))),
    set(end, i32.load(get(source), SOURCE.end)),
    set(move, i32.add(get(source), i32.const(SOURCE.size))),
    loopWhile(i32.isLess(get(move), get(end)), goOn),
    set(source, get(end)),
  ];
  return {
    params: 2,
    locals: ['i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'v128', 'v128'],
    body: loopWhile(i32.isLess(get(source), get(sourcesEnd)), body),
  };
}
