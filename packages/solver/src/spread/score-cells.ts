/**
 * The chances of the points made so far, for all cards of two neighbouring levels. A cell is what one card has: a chance for each
 * number of points from the lowest that games came there with to the highest. Chances move on from cell to cell, shifted by the points
 * of a turn and weighed by its chance.
 */
import { assemble, f64x2, get, i32, loopWhile, repeatWhile, set, v128, type FunctionType } from '../kernel/wasm.ts';
import { advance } from './codes.ts';

const PAGE = 65536;
/** Chances that are moved together: cells are padded to them, and end in zeros. */
const TOGETHER = 4;
const VECTOR = 16;
/** A move: the slot it goes to, the points of the turn, the chance. */
const MOVE = 16;

type Push = (from: number, end: number, points: number, moves: number, movesEnd: number) => void;

export class ScoreCells {
  readonly #memory = new WebAssembly.Memory({ initial: 1 });
  readonly #push: Push;
  /** Cells lie behind the table of their addresses. */
  readonly #cells: number;
  #end: number;
  #words = new Uint32Array();
  #numbers = new Float64Array();
  /** The cards whose chances move on, and where the moves of each begin. */
  readonly #sources: number[] = [];
  readonly #firstMoves: number[] = [];
  /** The points of the last of them. */
  #sourceLow = 0;
  #sourceHigh = 0;
  #next: number[] = [];

  /** By slot: the lowest and the highest points that games came there with; below zero where none did. */
  readonly low: Int32Array;
  readonly high: Int32Array;

  constructor(slots: number) {
    const code = { memory: { pages: 1, shared: false }, functions: [pushCode()], exports: { push: 0 } };
    const imports = { kernel: { memory: this.#memory } };
    this.#push = (new WebAssembly.Instance(new WebAssembly.Module(assemble(code)), imports).exports as { push: Push }).push;
    this.#cells = Math.ceil((4 * slots) / VECTOR) * VECTOR;
    this.#end = this.#cells;
    this.low = new Int32Array(slots);
    this.high = new Int32Array(slots).fill(-1);
    this.#reserve(this.#cells);
  }

  /** A card where all games begin, with so many points. */
  begin(slot: number, points: number): void {
    this.#cover(slot, points, points);
    this.#layOut();
    this.#numbers[this.#cells / 8] = 1;
    this.#next = [];
  }

  /** The moves from here on are those of this card. */
  from(slot: number): void {
    this.#sources.push(slot);
    this.#firstMoves.push(this.#end);
    this.#sourceLow = this.low[slot] ?? 0;
    this.#sourceHigh = this.high[slot] ?? 0;
  }

  /** Games go on to another card, with points more; true when they are the first to come there. */
  to(slot: number, points: number, chance: number): boolean {
    const end = this.#end;
    if (end + MOVE > this.#words.byteLength) this.#reserve(end + MOVE);
    const words = this.#words;
    words[end >> 2] = slot << 2;
    words[(end >> 2) + 1] = points << 3;
    this.#numbers[(end >> 3) + 1] = chance;
    this.#end = end + MOVE;
    return this.#cover(slot, this.#sourceLow + points, this.#sourceHigh + points);
  }

  /** All games go on: the cells of the next level take the place of those before them. */
  moveOn(): void {
    const begin = this.#end;
    this.#firstMoves.push(begin);
    this.#layOut();
    this.#sources.forEach((slot, i) => {
      const from = this.#addressOf(slot);
      const [first = 0, end = 0] = [this.#firstMoves[i], this.#firstMoves[i + 1]];
      this.#push(from, from + 8 * this.#lengthOf(slot), 8 * (this.low[slot] ?? 0), first, end);
    });
    this.#numbers.copyWithin(this.#cells / 8, begin / 8, this.#end / 8);
    for (const slot of this.#next) this.#words[slot] = (this.#words[slot] ?? 0) - begin + this.#cells;
    this.#end -= begin - this.#cells;
    this.#sources.length = this.#firstMoves.length = 0;
    this.#next = [];
  }

  /** The chances of a card of this level, from its lowest points on. */
  chancesOf(slot: number): Float64Array {
    const at = this.#addressOf(slot) / 8;
    return this.#numbers.subarray(at, at + 1 + (this.high[slot] ?? 0) - (this.low[slot] ?? 0));
  }

  /** Makes room for the cells of the next level, all empty. */
  #layOut(): void {
    const begin = this.#end;
    for (const slot of this.#next) {
      this.#words[slot] = this.#end - 8 * (this.low[slot] ?? 0);
      this.#end += 8 * this.#lengthOf(slot);
    }
    this.#reserve(this.#end + 8 * TOGETHER);
    this.#numbers.fill(0, begin / 8, this.#end / 8 + TOGETHER);
  }

  /** The table has the address that no points would have. */
  #addressOf(slot: number): number {
    return ((this.#words[slot] ?? 0) + 8 * (this.low[slot] ?? 0)) >>> 0;
  }

  #lengthOf(slot: number): number {
    return Math.ceil((1 + (this.high[slot] ?? 0) - (this.low[slot] ?? 0)) / TOGETHER) * TOGETHER;
  }

  /** Widens the range of a card; true when it had none. */
  #cover(slot: number, low: number, high: number): boolean {
    const before = this.high[slot] ?? 0;
    if (before < high) this.high[slot] = high;
    if (before < 0) this.#next.push(slot);
    if (before < 0 || low < (this.low[slot] ?? 0)) this.low[slot] = low;
    return before < 0;
  }

  #reserve(bytes: number): void {
    const missing = bytes - this.#memory.buffer.byteLength;
    if (missing > 0) this.#memory.grow(Math.ceil(Math.max(missing, this.#memory.buffer.byteLength / 4) / PAGE));
    if (this.#words.buffer === this.#memory.buffer) return;
    this.#words = new Uint32Array(this.#memory.buffer);
    this.#numbers = new Float64Array(this.#memory.buffer);
  }
}

/** Parameters `from, end, points, moves, movesEnd`: adds the chances of one cell, with the points of its first, to others. */
function pushCode(): FunctionType {
  const [from, end, points, move, movesEnd, at, to, weight] = [0, 1, 2, 3, 4, 5, 6, 7];
  const add = (offset: number) =>
    v128.store(get(to), f64x2.add(v128.load(get(to), offset), f64x2.mul(v128.load(get(at), offset), get(weight))), offset);
  const body = [
    set(at, get(from)),
    set(to, i32.add(i32.load(i32.load(get(move))), i32.add(i32.load(get(move), 4), get(points)))),
    set(weight, f64x2.loadSplat(get(move), 8)),
    repeatWhile([add(0), add(VECTOR), advance(at, 2 * VECTOR), advance(to, 2 * VECTOR)], i32.isLess(get(at), get(end))),
    advance(move, MOVE),
  ];
  return {
    params: 5,
    locals: ['i32', 'i32', 'v128'],
    body: loopWhile(i32.isLess(get(move), get(movesEnd)), body),
  };
}
