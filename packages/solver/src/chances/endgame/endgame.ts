/**
 * The end of a game of two who both play to win, exactly: backwards over what both cards can become and the difference of the points.
 *
 * A cell is a pair of cards with the player who has just moved: for each difference of points, from the view of that player, the chance
 * to win. Only differences matter that can still be made and that do not decide the game alone; below them the game is lost, above
 * them won. Sixteen differences are worked on at once, by the turn of `target/`: a chance to win is a chance to reach a target, where
 * what follows a turn is the other player's turn.
 */
import { fault } from '@yaht/rules';
import { rowsOfKeeps } from '../../kernel/halves.ts';
import { memoryFor } from '../../kernel/places.ts';
import { fillTables, walksOf } from '../../kernel/walks/turn-walks.ts';
import { f32x4 } from '../../kernel/wasm.ts';
import { categoriesIn } from '../../plain/last-roll.ts';
import { newTurn } from '../../plain/turn.ts';
import { endingsOf } from '../../solve/solved.ts';
import { FIRST_ROLL, ROLLS } from '../../tables/dice-tables.ts';
import { allFilled, cardAfter, rowOf, slotOf, type CardState, type Tables } from '../../tables/tables.ts';
import { Crew } from '../spread/crew.ts';
import { Plans } from '../spread/plans.ts';
import { Views } from '../spread/views.ts';
import { landingsOf, waysOf } from '../spread/ways.ts';
import { openOn } from '../spreads.ts';
import { MARGIN } from '../target/band.ts';
import { JOB, LANDING, layOutTarget, ROUND, ROWS, targetModule, TOGETHER } from '../target/code.ts';
import type { Standing } from '../win-turn.ts';
import { sideLevels, type SideCard, type SideLevel } from './side.ts';

const BYTES = 4;

/** Two players: the one in turn, and the other. */
export type Pair = { readonly own: Standing; readonly other: Standing };

/** Cells after a move: the cards of the player who made it, and of the other, who is in turn. */
type Layer = {
  readonly moved: SideLevel;
  readonly next: SideLevel;
  /** How far the player who has moved was ahead in the beginning. */
  readonly ahead: number;
  /** By pair: where no difference would lie, and where the cell begins and ends. */
  readonly bases: Int32Array;
  readonly begins: Int32Array;
  readonly ends: Int32Array;
};

/** What is known of all positions that can follow one. Slots are those of cards. */
export type Endgame = {
  /** Whether this position, before a turn of `own`, is one of them. */
  readonly covers: (pair: Pair) => boolean;
  /** The chance of the player who has just come to this card, so many points ahead of the other, who is in turn. */
  readonly after: (slot: number, other: CardState, ahead: number) => number;
};

/** More than this is not looked at: blocks of sixteen differences, some six microseconds each, and bytes. */
const MOST_BLOCKS = 1_000_000;
const MOST_BYTES = 120e6;

/** With so many open categories of each player, or fewer, the end is solved, if it is not too large. */
export const ENDGAME = 5;

/** Solves everything that can follow a position before the first roll of `own`; undefined where that is too much. */
export function solveEndgame(tables: Tables, pair: Pair): Endgame | undefined {
  const { own, other } = pair;
  if (openOn(tables, own.card) > ENDGAME || openOn(tables, other.card) > ENDGAME) return undefined;
  const sides = [sideLevels(tables, own.card), sideLevels(tables, other.card)] as const;
  const layers = layersOf(sides, own.points - other.points);
  if (layers.bytes > MOST_BYTES || layers.blocks > MOST_BLOCKS) return undefined;
  const cells = new Cells(tables, layers.bytes);
  layers.all.forEach((layer, moves) => {
    if (moves === 0) cells.finish(tables, layer);
    else cells.compute(layer, layers.all[moves - 1] ?? layer);
  });
  const all = openOn(tables, own.card) + openOn(tables, other.card);
  /** The cell of two cards, where the game can come to it. */
  const find = (left: number, slot: number, next: CardState, ahead: number): [Layer, number] | undefined => {
    const layer = layers.all[left];
    const [one, two] = [layer?.moved.placeOf.get(slot), layer?.next.placeOf.get(slotOf(tables, next) ?? -1)];
    if (!layer || one === undefined || two === undefined) return undefined;
    const [moved, waiting] = [layer.moved.cards[one], layer.next.cards[two]];
    const made = ahead - layer.ahead;
    if (!moved || !waiting || made < moved.made[0] - waiting.made[1] || made > moved.made[1] - waiting.made[0]) return undefined;
    return [layer, one * layer.next.cards.length + two];
  };
  const chanceOf = (left: number, slot: number, next: CardState, ahead: number): number => {
    const [layer, place] = find(left, slot, next, ahead) ?? fault('a position that cannot follow');
    return cells.chanceOf(layer, place, ahead);
  };
  const leftOf = (one: CardState, two: CardState): number => openOn(tables, one) + openOn(tables, two);
  const isStart = (asked: Pair): boolean =>
    leftOf(asked.own.card, asked.other.card) === all && isSame(tables, asked.own, own) && isSame(tables, asked.other, other);
  return {
    covers: asked => {
      const slot = slotOf(tables, asked.other.card) ?? -1;
      const left = leftOf(asked.own.card, asked.other.card);
      return (
        isStart(asked) || (left < all && find(left, slot, asked.own.card, asked.other.points - asked.own.points) !== undefined)
      );
    },
    after: (slot, next, ahead) => {
      const left = layers.all.findIndex(
        layer => layer.moved.placeOf.has(slot) && layer.next.placeOf.has(slotOf(tables, next) ?? -1),
      );
      return chanceOf(left, slot, next, ahead);
    },
  };
}

const isSame = (tables: Tables, one: Standing, other: Standing): boolean =>
  one.points === other.points && slotOf(tables, one.card) === slotOf(tables, other.card);

/** A row of a turn: for each last roll the best that an ending is worth. */
export function bestEndings(tables: Tables, card: CardState, worth: (slot: number, made: number) => number): Float64Array {
  const row = newTurn();
  for (let roll = 0; roll < ROLLS; roll++) {
    let best = -Infinity;
    for (const { category, points, bonus } of endingsOf({ tables, values: NO_VALUES }, card, roll))
      best = Math.max(best, worth(slotOf(tables, cardAfter(tables, card, category, points)) ?? 0, points + bonus));
    row[FIRST_ROLL + roll] = best;
  }
  return row;
}

const NO_VALUES = new Float64Array();

type Layers = { readonly all: readonly Layer[]; readonly bytes: number; readonly blocks: number };

/** The layers from the last move back, and the bytes of all cells. */
function layersOf([own, other]: readonly [readonly SideLevel[], readonly SideLevel[]], ahead: number): Layers {
  const [most, more] = [own.length - 1, other.length - 1];
  let [place, blocks] = [0, 0];
  const all: Layer[] = [];
  // The player in turn has as many rows open as the other, or one more.
  for (let left = 0; left < most + more; left++) {
    const done = most + more - left;
    const [ownOpen, otherOpen] = [most - Math.ceil(done / 2), more - Math.floor(done / 2)];
    const isOwn = done % 2 === 1;
    const [moved, next] = isOwn ? [own[ownOpen], other[otherOpen]] : [other[otherOpen], own[ownOpen]];
    if (!moved || !next) break;
    const layer = layerAt(moved, next, isOwn ? ahead : -ahead, place);
    place = layer.end;
    blocks += layer.blocks;
    all.push(layer);
    if (place > MOST_BYTES) break;
  }
  return { all, bytes: place, blocks };
}

function layerAt(
  moved: SideLevel,
  next: SideLevel,
  ahead: number,
  place: number,
): Layer & { readonly end: number; readonly blocks: number } {
  const pairs = moved.cards.length * next.cards.length;
  const [bases, begins, ends] = [new Int32Array(pairs), new Int32Array(pairs), new Int32Array(pairs)];
  let [end, pair, blocks] = [place, 0, 0];
  for (const one of moved.cards) {
    for (const two of next.cards) {
      const [low, length] = bandOf(one, two, ahead);
      begins[pair] = end + BYTES * MARGIN;
      bases[pair] = end + BYTES * (MARGIN - low);
      ends[pair] = end + BYTES * (MARGIN + length);
      end += BYTES * (length + 2 * MARGIN);
      blocks += length / TOGETHER;
      pair += 1;
    }
  }
  return { moved, next, ahead, bases, begins, ends, end, blocks };
}

/** Differences that can have been made, and that leave the game open; as many as are worked on together. */
function bandOf(moved: SideCard, next: SideCard, ahead: number): readonly [low: number, length: number] {
  const low = Math.max(next.toCome[0] - moved.toCome[1], ahead + moved.made[0] - next.made[1]);
  const high = Math.min(next.toCome[1] - moved.toCome[0], ahead + moved.made[1] - next.made[0]);
  return [low, TOGETHER * Math.max(0, Math.ceil((high - low + 1) / TOGETHER))];
}

/** The memory of all cells, and the module that plays turns in it. */
class Cells {
  readonly #tables: Tables;
  readonly #ways;
  readonly #layout;
  readonly #plans: Plans;
  readonly #crew: Crew;
  readonly #words: Int32Array;
  readonly #numbers: Float32Array;
  #jobs = 0;
  #plan = 0;

  constructor(tables: Tables, bytes: number) {
    this.#tables = tables;
    this.#ways = waysOf(tables);
    const walks = walksOf(f32x4, ROWS);
    this.#layout = layOutTarget(tables, this.#ways, walks, bytes, 1);
    const memory = memoryFor({ pages: this.#layout.pages, shared: false });
    [this.#words, this.#numbers] = [new Int32Array(memory.buffer), new Float32Array(memory.buffer)];
    fillTables(memory.buffer, walks, this.#layout);
    const rows = rowsOfKeeps(tables.dice).map(row => row * ROWS.bytes);
    const landings = { landing: LANDING.size, landings: JOB.landings };
    this.#plans = new Plans(new Views(memory), this.#ways, this.#layout, { rows, ...landings });
    const module = new WebAssembly.Module(targetModule(tables.rolls, this.#layout, walks, false));
    const { share } = new WebAssembly.Instance(module, { kernel: { memory } }).exports as { share: () => void };
    this.#crew = new Crew(memory, share);
  }

  /** Both cards are full. */
  finish({ upper, upperBonus }: Tables, layer: Layer): void {
    const bonusOf = ({ card }: SideCard): number => (card.upperScore >= upper.cap ? upperBonus : 0);
    let pair = 0;
    for (const one of layer.moved.cards) {
      for (const two of layer.next.cards) {
        const [begin, length] = this.#cell(layer, pair);
        const first = lowOf(layer, pair) + bonusOf(one) - bonusOf(two);
        for (let i = 0; i < length; i++) this.#numbers[begin + i] = first + i > 0 ? 1 : first + i === 0 ? 0.5 : 0;
        this.#close(begin, length);
        pair += 1;
      }
    }
  }

  /** The turns of all who are next. */
  compute(layer: Layer, after: Layer): void {
    const { moved, next } = layer;
    let row = -1;
    next.cards.forEach(({ card }, place) => {
      const found = rowOf(this.#tables, card.filled, card.scoredAlike);
      const isNew = found !== row;
      row = found;
      const open = categoriesIn(this.#tables, allFilled(this.#tables) & ~card.filled);
      const landings = this.#landingsOf(card, open, after.moved);
      const writePlan = (): number => this.#plans.write(this.#jobs, open, this.#ways.jokersOf(card));
      let plan = isNew || this.#jobs === 0 ? undefined : this.#plan;
      for (let other = 0; other < moved.cards.length; other++) {
        const pair = other * next.cards.length + place;
        const [, length] = this.#cell(layer, pair);
        if (length === 0) continue;
        if (this.#jobs === ROUND) {
          this.#play();
          plan = undefined;
        }
        this.#plan = plan ??= writePlan();
        this.#writeJob(layer, pair, plan);
        this.#writeLandings(after, landings, other);
        this.#jobs += 1;
      }
    });
    this.#play();
    for (let pair = 0; pair < layer.begins.length; pair++) this.#turnRound(layer, pair);
  }

  /** The chance of the player who has just moved. */
  chanceOf({ begins, ends, bases }: Layer, pair: number, ahead: number): number {
    const at = this.#layout.chances + (bases[pair] ?? 0) + BYTES * ahead;
    const begin = this.#layout.chances + (begins[pair] ?? 0);
    if (at < begin) return 0;
    return at < this.#layout.chances + (ends[pair] ?? 0) ? (this.#numbers[at / BYTES] ?? 0) : 1;
  }

  /** Where the cell of a pair begins, among all numbers, and how many differences it has. */
  #cell({ begins, ends }: Layer, pair: number): readonly [begin: number, length: number] {
    const begin = begins[pair] ?? 0;
    return [(this.#layout.chances + begin) / BYTES, ((ends[pair] ?? 0) - begin) / BYTES];
  }

  /** A list of landings, each with the place of the card after it, two by two. */
  #landingsOf(card: CardState, open: readonly number[], { placeOf }: SideLevel): readonly number[] {
    const found: number[] = [];
    landingsOf(
      this.#tables,
      { ...card, upperScore: 0 },
      open,
    )(card.upperScore, (landing, slot) => {
      const place = placeOf.get(slot);
      if (place !== undefined) found.push(landing, place);
    });
    return found;
  }

  /** The player in turn is as far behind as the other is ahead. */
  #writeJob(layer: Layer, pair: number, plan: number): void {
    const { jobs, jobSize } = this.#layout;
    const at = (jobs + this.#jobs * jobSize) / 4;
    const [begin, length] = this.#cell(layer, pair);
    this.#words[at + JOB.plan / 4] = plan;
    this.#words[at + JOB.low / 4] = -BYTES * (lowOf(layer, pair) + length - 1);
    this.#words[at + JOB.begin / 4] = begin * BYTES;
    this.#words[at + JOB.end / 4] = (begin + length) * BYTES;
  }

  #writeLandings({ next, bases, begins, ends }: Layer, landings: readonly number[], other: number): void {
    const { jobs, jobSize, chances } = this.#layout;
    const first = (jobs + this.#jobs * jobSize + JOB.landings) / 4;
    for (let i = 0; i < landings.length; i += 2) {
      const at = first + ((landings[i] ?? 0) * LANDING.size) / 4;
      const pair = (landings[i + 1] ?? 0) * next.cards.length + other;
      this.#words[at + LANDING.base / 4] = chances + (bases[pair] ?? 0);
      this.#words[at + LANDING.min / 4] = chances + (begins[pair] ?? 0) - BYTES * MARGIN;
      this.#words[at + LANDING.max / 4] = chances + (ends[pair] ?? 0);
    }
  }

  #play(): void {
    if (this.#jobs === 0) return;
    this.#crew.post(0, this.#jobs);
    this.#crew.finish();
    this.#jobs = 0;
  }

  /** From the view of the player in turn to that of the other. */
  #turnRound(layer: Layer, pair: number): void {
    const [begin, length] = this.#cell(layer, pair);
    const numbers = this.#numbers;
    for (let i = begin, j = begin + length - 1; i <= j; i++, j--) {
      const kept = 1 - (numbers[i] ?? 0);
      numbers[i] = 1 - (numbers[j] ?? 0);
      numbers[j] = kept;
    }
    this.#close(begin, length);
  }

  /** Below the cell the game is lost, above it it is won. */
  #close(begin: number, length: number): void {
    this.#numbers.fill(0, begin - MARGIN, begin);
    this.#numbers.fill(1, begin + length, begin + length + MARGIN);
  }
}

/** The lowest difference of a cell. */
const lowOf = ({ begins, bases }: Layer, pair: number): number => ((begins[pair] ?? 0) - (bases[pair] ?? 0)) / BYTES;
