/**
 * The chances of the points made so far, for all cards of two neighbouring levels. A cell is what one card has: a chance for each
 * number of points from the lowest that games came there with to the highest. Chances move on from cell to cell, shifted by the points
 * of a turn and weighed by its chance.
 */
import { CARD, cellModule, SOURCE, TOGETHER, WAY, type CellExports, type CellPlaces } from './cell-code.ts';
import { ENDING, placesOf } from './turn-layout.ts';
import type { EndingList } from './turn-player.ts';
import type { Way } from './ways.ts';

const PAGE = 65536;

export class ScoreCells {
  readonly #memory: WebAssembly.Memory;
  readonly #code: CellExports;
  readonly #places: CellPlaces;
  readonly #ways: readonly Way[];
  /** Cells lie behind all else: first those of this level, then the endings of its turns, then the cells of the next level. */
  readonly #cells: number;
  #moves: number;
  #end: number;
  #words = new Uint32Array();
  #numbers = new Float64Array();

  constructor(slots: number, ways: readonly Way[]) {
    const { end, ...places } = placesOf({ count: 4, met: 4 * slots, ways: WAY.size * ways.length, cards: CARD.size * slots });
    this.#places = places;
    this.#ways = ways;
    this.#cells = this.#moves = this.#end = end;
    this.#memory = new WebAssembly.Memory({ initial: Math.ceil(end / PAGE) });
    this.#reserve(end);
    const module = new WebAssembly.Module(cellModule(places));
    this.#code = new WebAssembly.Instance(module, { kernel: { memory: this.#memory } }).exports as CellExports;
    ways.forEach((way, i) => (this.#words[(places.ways + i * WAY.size + WAY.points) / 4] = way.points + way.bonus));
  }

  /** A card where all games begin, with so many points. */
  begin(slot: number, points: number): void {
    const card = this.#cardAt(slot);
    this.#words[card + CARD.low / 4] = points;
    this.#words[card + CARD.end / 4] = points + 1;
    this.#layOut([slot]);
    this.#numbers[this.#cells / 8] = 1;
    this.#moves = this.#end;
  }

  /** So the turn of a card ends. */
  note(slot: number, endings: EndingList): void {
    const source = this.#end;
    this.#end += SOURCE.size + ENDING.size * endings.length;
    this.#reserve(this.#end);
    this.#words[(source + SOURCE.card) / 4] = 4 * this.#cardAt(slot);
    this.#words[(source + SOURCE.end) / 4] = this.#end;
    endings.copyTo(this.#words, (source + SOURCE.size) / 4);
    this.#code.note(source);
  }

  /** All games go on as noted. Answers the slots of the cards they come to, ascending; their cells take the place of those before. */
  moveOn(): Uint32Array {
    const begin = this.#end;
    const slots = this.#takeMet();
    this.#layOut(slots);
    this.#code.push(this.#moves, begin);
    this.#numbers.copyWithin(this.#cells / 8, begin / 8, this.#end / 8);
    for (const slot of slots) {
      const base = this.#cardAt(slot) + CARD.base / 4;
      this.#words[base] = (this.#words[base] ?? 0) - begin + this.#cells;
    }
    this.#moves = this.#end -= begin - this.#cells;
    return slots;
  }

  /** The lowest points that games came to a card with. */
  lowOf(slot: number): number {
    return this.#words[this.#cardAt(slot) + CARD.low / 4] ?? 0;
  }

  /** The chances of a card of this level, from its lowest points on. */
  chancesOf(slot: number): Float64Array {
    const card = this.#cardAt(slot);
    const [base = 0, low = 0, end = 0] = this.#words.subarray(card);
    return this.#numbers.subarray(((base + 8 * low) >>> 0) / 8, ((base + 8 * end) >>> 0) / 8);
  }

  /** Every way with the chance that games had a turn which ended so. */
  *shares(): Iterable<{ readonly way: Way; readonly chance: number }> {
    for (const [i, way] of this.#ways.entries()) {
      const at = (this.#places.ways + i * WAY.size + WAY.share) / 8;
      yield { way, chance: (this.#numbers[at] ?? 0) + (this.#numbers[at + 1] ?? 0) };
    }
  }

  /** The cards that were met since the last call. */
  #takeMet(): Uint32Array {
    const { count, met } = this.#places;
    const slots = new Uint32Array(this.#memory.buffer, met, this.#words[count / 4]).slice().sort();
    this.#words[count / 4] = 0;
    return slots;
  }

  /** Makes room for the cells of these cards, all empty. */
  #layOut(slots: Iterable<number>): void {
    const begin = this.#end;
    for (const slot of slots) {
      const card = this.#cardAt(slot);
      const [low, end] = [this.#words[card + CARD.low / 4] ?? 0, this.#words[card + CARD.end / 4] ?? 0];
      this.#words[card + CARD.base / 4] = this.#end - 8 * low;
      this.#end += 8 * TOGETHER * Math.ceil((end - low) / TOGETHER);
    }
    this.#reserve(this.#end + 8 * TOGETHER);
    this.#numbers.fill(0, begin / 8, this.#end / 8 + TOGETHER);
  }

  /** Where the words of a card begin. */
  #cardAt(slot: number): number {
    return (this.#places.cards + slot * CARD.size) / 4;
  }

  #reserve(bytes: number): void {
    const missing = bytes - this.#memory.buffer.byteLength;
    if (missing > 0) this.#memory.grow(Math.ceil(Math.max(missing, this.#memory.buffer.byteLength / 4) / PAGE));
    if (this.#words.buffer === this.#memory.buffer) return;
    this.#words = new Uint32Array(this.#memory.buffer);
    this.#numbers = new Float64Array(this.#memory.buffer);
  }
}
