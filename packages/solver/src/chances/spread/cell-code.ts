/** How chances go from card to card: noting where the turns of a level lead, then moving the chances there. */
import { VECTOR } from '../../kernel/places.ts';
import {
  call,
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
} from '../../kernel/wasm.ts';
import { CARD, RANGE, SOURCE, STATE, TOGETHER } from './cell-layout.ts';
import { advance, clearBytes, copyBytes } from './codes.ts';
import { WAY } from './plans.ts';
import { ENDING, JOB, type TurnLayout } from './turn-layout.ts';

/** Where the vectors of chances lie that are moved together. */
const VECTORS = Array.from({ length: (8 * TOGETHER) / VECTOR }, (_, i) => i * VECTOR);
const bytes = (points: Code): Code => i32.shl(points, i32.const(3));
/** Goes through a cell; `at` becomes the address of every four of its chances. */
const throughCell = ([at, first, last]: readonly [at: number, first: number, last: number], body: Code): Code => [
  set(at, get(first)),
  repeatWhile([body, advance(at, 8 * TOGETHER)], i32.isLess(get(at), get(last))),
];

/** Parameters `first, last`: notes where the turns of these jobs lead; `list` is the function for one card. */
export function noteCode({ jobs, jobSize }: TurnLayout, list: number): FunctionType {
  const [job, end] = [0, 1];
  const jobAt = (place: number): Code => i32.add(i32.const(jobs), i32.mul(get(place), i32.const(jobSize)));
  const field = (offset: number): Code => i32.load(get(job), offset);
  const body = [
    call(list, field(JOB.cards), field(JOB.endings), field(JOB.end)),
    when(i32.isLess(i32.const(1), field(JOB.count)), call(list, field(JOB.cards + 4), field(JOB.end), field(JOB.endOther))),
    advance(job, jobSize),
  ];
  return {
    params: 2,
    locals: [],
    body: [set(job, jobAt(job)), set(end, jobAt(end)), loopWhile(i32.isLess(get(job), get(end)), body)],
  };
}

/**
 * Parameters `card, begin, end`: keeps the endings of a card. Every card that they lead to is met, and covers the points that games
 * come there with.
 */
export function noteListCode({ state, met, ways, cards }: TurnLayout): FunctionType {
  const [from, begin, end, source, move, low, high, slot] = [0, 1, 2, 3, 4, 5, 6, 7];
  const [card, more, next, at, first, last, sum] = [8, 9, 10, 11, 12, 13, 14];
  const meet = [
    set(next, i32.load(i32.const(state), STATE.met)),
    i32.store(i32.shl(get(next), i32.const(2)), i32.shr(get(slot), i32.const(3)), met),
    i32.store(i32.const(state), i32.add(get(next), i32.const(1)), STATE.met),
    i32.store(get(card), i32.const(-1), CARD.low),
  ];
  const cover = [
    set(slot, i32.load(get(move), ENDING.slot)),
    set(card, i32.add(i32.const(cards), i32.shl(get(slot), i32.const(1)))),
    set(more, i32.shr(i32.load(i32.load(get(move), ENDING.way), ways + WAY.bytes), i32.const(2))),
    when(i32.isZero(i32.load(get(card), CARD.end)), meet),
    i32.store(get(card), i32.min(i32.load(get(card), CARD.low), i32.add(get(low), get(more))), CARD.low),
    i32.store(get(card), i32.max(i32.load(get(card), CARD.end), i32.add(get(high), get(more))), CARD.end),
    advance(move, ENDING.size),
  ];
  const keep = [
    set(source, i32.load(i32.const(state), STATE.movesEnd)),
    set(move, i32.add(get(source), i32.const(SOURCE.size))),
    copyBytes(get(move), get(begin), i32.sub(get(end), get(begin))),
    set(end, i32.add(get(move), i32.sub(get(end), get(begin)))),
    i32.store(i32.const(state), get(end), STATE.movesEnd),
    i32.store(get(source), get(from), SOURCE.card),
    i32.store(get(source), get(end), SOURCE.end),
  ];
  const addUp = [
    set(low, i32.load(get(from), CARD.low)),
    set(high, i32.load(get(from), CARD.end)),
    set(first, i32.add(i32.load(get(from), CARD.base), bytes(get(low)))),
    set(last, i32.add(i32.load(get(from), CARD.base), bytes(get(high)))),
    throughCell(
      [at, first, last],
      VECTORS.map(offset => set(sum, f64x2.add(get(sum), v128.load(get(at), offset)))),
    ),
    v128.store(get(source), get(sum), SOURCE.chance),
  ];
  return {
    params: 3,
    locals: [...Array.from({ length: 11 }, () => 'i32' as const), 'v128'],
    body: [keep, addUp, loopWhile(i32.isLess(get(move), get(end)), cover)],
  };
}

/** Parameters `scratch, first, last`: empties the cells of these ranges, and adds all chances that come there, also to those of the ways. */
export function pushCode({ state, ways, shares, shareSize, ranges, cards }: TurnLayout): FunctionType {
  const [, range, rangesEnd, from, size, ownShares] = [0, 1, 2, 3, 4, 5];
  const [source, move, end, first, last, low, at, to, way, slot, weight] = [6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16];
  /** Of this range, or of the next one. */
  const field = (offset: number, next = 0): Code =>
    i32.load(i32.mul(get(range), i32.const(RANGE.size)), ranges + offset + next * RANGE.size);
  const rest = (offset: number): Code => i32.sub(field(offset, 1), field(offset));
  const add = (offset: number): Code =>
    v128.store(get(to), f64x2.add(v128.load(get(to), offset), f64x2.mul(v128.load(get(at), offset), get(weight))), offset);
  const goOn = [
    set(weight, f64x2.loadSplat(get(move), ENDING.chance)),
    set(way, i32.load(get(move), ENDING.way)),
    set(to, i32.load(i32.shl(get(slot), i32.const(1)), cards + CARD.base)),
    // Points are there as bytes of single precision.
    set(to, i32.add(get(to), i32.add(get(low), i32.shl(i32.load(get(way), ways + WAY.bytes), i32.const(1))))),
    set(way, i32.add(get(way), get(ownShares))),
    v128.store(get(way), f64x2.add(v128.load(get(way)), f64x2.mul(v128.load(get(source), SOURCE.chance), get(weight)))),
    throughCell([at, first, last], [VECTORS.map(add), advance(to, 8 * TOGETHER)]),
  ];
  const card = i32.load(get(source), SOURCE.card);
  const fromSource = [
    set(low, bytes(i32.load(card, CARD.low))),
    set(first, i32.add(i32.load(card, CARD.base), get(low))),
    set(last, i32.add(i32.load(card, CARD.base), bytes(i32.load(card, CARD.end)))),
    set(end, i32.load(get(source), SOURCE.end)),
    set(move, i32.add(get(source), i32.const(SOURCE.size))),
    loopWhile(i32.isLess(get(move), get(end)), [
      set(slot, i32.load(get(move), ENDING.slot)),
      when(i32.isLess(i32.sub(get(slot), get(from)), get(size)), goOn),
      advance(move, ENDING.size),
    ]),
    set(source, get(end)),
  ];
  const body = [
    clearBytes(field(RANGE.cells), rest(RANGE.cells)),
    set(from, field(RANGE.slot)),
    set(size, rest(RANGE.slot)),
    set(ownShares, i32.add(i32.const(shares), i32.mul(get(range), i32.const(shareSize)))),
    set(source, i32.load(i32.const(state), STATE.moves)),
    loopWhile(i32.isLess(get(source), i32.load(i32.const(state), STATE.movesEnd)), fromSource),
    advance(range, 1),
  ];
  return {
    params: 3,
    locals: [...Array.from({ length: 13 }, () => 'i32' as const), 'v128'],
    body: loopWhile(i32.isLess(get(range), get(rangesEnd)), body),
  };
}
