/**
 * The chances of the points made so far, for all cards of two neighbouring levels. A cell is what one card has: a chance for each
 * number of points from the lowest that games came there with to the highest. Chances move on from cell to cell, shifted by the points
 * of a turn and weighed by its chance. All that lies in the memory of the player, behind its own things.
 */
import { CARD, RANGE, SOURCE, STATE, TOGETHER } from './cell-layout.ts';
import { TASK } from './turn-code.ts';
import type { Round, TurnPlayer } from './turn-player.ts';
import type { Way } from './ways.ts';

export class ScoreCells {
  readonly #player: TurnPlayer;
  /** Where the cells of this level begin; the moves lie behind them, and behind these the cells of the next level. */
  readonly #cells: number;
  /** The cards of this level. */
  #slots: Uint32Array = new Uint32Array();
  #end: number;

  constructor(player: TurnPlayer) {
    this.#player = player;
    this.#cells = this.#end = player.layout.end;
  }

  /** A card where all games begin, with so many points. */
  begin(slot: number, points: number): void {
    const { views, layout } = this.#player;
    views.numbers.fill(0, layout.shares / 8, (layout.shares + layout.pushes * layout.shareSize) / 8);
    const card = this.#cardAt(slot);
    views.words[card + CARD.low / 4] = points;
    views.words[card + CARD.end / 4] = points + 1;
    this.#slots = Uint32Array.of(slot);
    this.#layOut();
    views.numbers.fill(0, this.#cells / 8, this.#end / 8);
    views.numbers[this.#firstOf(slot)] = 1;
    this.#beginMoves();
  }

  /** The turns of a round are played: notes how they end. */
  note({ first, jobs }: Round): void {
    const { views, layout, code } = this.#player;
    views.reserve(this.#state(STATE.movesEnd) + jobs * (layout.endingsSize + 2 * SOURCE.size));
    code.note(first, first + jobs);
  }

  /** All games go on as noted. Answers the slots of the cards they come to, ascending; their cells take the place of those before. */
  moveOn(): Uint32Array {
    const begin = (this.#end = this.#state(STATE.movesEnd));
    const before = this.#slots;
    this.#slots = this.#takeMet();
    this.#layOut();
    this.#push();
    this.#forget(before);
    this.#moveDown(begin - this.#cells);
    this.#beginMoves();
    return this.#slots;
  }

  /** Forgets all cards: the player can be asked again. */
  finish(): void {
    this.#forget(this.#slots);
  }

  /** The lowest points that games came to a card with. */
  lowOf(slot: number): number {
    return this.#player.views.words[this.#cardAt(slot) + CARD.low / 4] ?? 0;
  }

  /** The chances of a card of this level, from its lowest points on. */
  chancesOf(slot: number): Float64Array {
    const { words, numbers } = this.#player.views;
    const first = this.#firstOf(slot);
    return numbers.slice(first, first + (words[this.#cardAt(slot) + CARD.end / 4] ?? 0) - this.lowOf(slot));
  }

  /** Every way with the chance that games had a turn which ended so. */
  *shares(): Iterable<{ readonly way: Way; readonly chance: number }> {
    const { ways, layout, views } = this.#player;
    for (const [i, way] of ways.all.entries()) {
      let chance = 0;
      for (let range = 0; range < layout.pushes; range++) {
        const at = (layout.shares + range * layout.shareSize) / 8 + 2 * i;
        chance += (views.numbers[at] ?? 0) + (views.numbers[at + 1] ?? 0);
      }
      yield { way, chance };
    }
  }

  /** The cards that were met since the last call. */
  #takeMet(): Uint32Array {
    const { words } = this.#player.views;
    const met = this.#player.layout.met / 4;
    return words.slice(met, met + this.#state(STATE.met)).sort();
  }

  /** Makes room for the cells of the cards, in ranges that one of the crew can fill without touching the next one. */
  #layOut(): void {
    const { layout, views } = this.#player;
    const slots = this.#slots;
    const firstOf = (range: number): number => Math.floor((range * slots.length) / layout.pushes);
    for (let range = 0; range < layout.pushes; range++) {
      this.#beginRange(range, slots[firstOf(range)] ?? 0);
      for (const slot of slots.subarray(firstOf(range), firstOf(range + 1))) this.#makeRoom(slot);
      this.#end += 8 * TOGETHER;
    }
    this.#beginRange(layout.pushes, (slots.at(-1) ?? 0) + 1);
    views.reserve(this.#end);
  }

  #beginRange(range: number, slot: number): void {
    const { layout, views } = this.#player;
    const at = (layout.ranges + range * RANGE.size) / 4;
    views.words[at + RANGE.slot / 4] = 8 * slot;
    views.words[at + RANGE.cells / 4] = this.#end;
  }

  #makeRoom(slot: number): void {
    const { words } = this.#player.views;
    const card = this.#cardAt(slot);
    const [low, end] = [words[card + CARD.low / 4] ?? 0, words[card + CARD.end / 4] ?? 0];
    words[card + CARD.base / 4] = this.#end - 8 * low;
    this.#end += 8 * TOGETHER * Math.ceil((end - low) / TOGETHER);
  }

  /** The crew moves the chances: each takes ranges of the cards they go to. */
  #push(): void {
    const { crew, layout } = this.#player;
    crew.post(0, layout.pushes, { task: TASK.push, chunk: 1 });
    crew.finish();
  }

  /** The cells move to where those before them were. */
  #moveDown(bytes: number): void {
    const { words, numbers } = this.#player.views;
    numbers.copyWithin(this.#cells / 8, (this.#cells + bytes) / 8, this.#end / 8);
    for (const slot of this.#slots) {
      const base = this.#cardAt(slot) + CARD.base / 4;
      words[base] = (words[base] ?? 0) - bytes;
    }
    this.#end -= bytes;
  }

  /** Where the chances of a card begin, among all numbers. */
  #firstOf(slot: number): number {
    const base = this.#player.views.words[this.#cardAt(slot) + CARD.base / 4] ?? 0;
    // No points may lie before all memory.
    return ((base + 8 * this.lowOf(slot)) >>> 0) / 8;
  }

  #forget(slots: Uint32Array): void {
    const { words } = this.#player.views;
    for (const slot of slots) words[this.#cardAt(slot) + CARD.end / 4] = 0;
  }

  /** The moves of this level come behind its cells. */
  #beginMoves(): void {
    const { views, layout } = this.#player;
    views.words[(layout.state + STATE.met) / 4] = 0;
    views.words[(layout.state + STATE.moves) / 4] = this.#end;
    views.words[(layout.state + STATE.movesEnd) / 4] = this.#end;
  }

  #state(field: number): number {
    return this.#player.views.words[(this.#player.layout.state + field) / 4] ?? 0;
  }

  /** Where the words of a card begin. */
  #cardAt(slot: number): number {
    return (this.#player.layout.cards + slot * CARD.size) / 4;
  }
}
