/** The chances of all cards with all points of their band, level by level, in the memory of a kernel. */
import { FIRST_ROLL, SIDES } from './dice-tables.ts';
import { placementAt } from './joker-table.ts';
import { categoriesIn, jokerPointsAt } from './last-roll.ts';
import { atLeast, bonusOf } from './objective.ts';
import { allFilled, cardAfter, slotOf, type CardState, type Tables } from './tables.ts';
import { MARGIN, type Band, type Bands } from './target-band.ts';
import { ANY_ROLL, makeTargetKernel, TOGETHER, type Pair, type TargetKernel } from './target-kernel.ts';
import { JOKER_LIST, JOKERS, listsOf, pointsList, sourcesOf, zeroList, type Source } from './target-lists.ts';

const BYTES = 4;

export class TargetLevels {
  readonly #tables: Tables;
  readonly #target: number;
  readonly #bands: Bands;
  readonly #sources: readonly Source[];
  readonly #kernel: TargetKernel;
  /** The address of the lowest points of a card's band, by slot. */
  readonly #addresses: Float64Array;
  /** By source: where no points would lie, and the bounds between which sixteen may be read. */
  readonly #reads: Float64Array;
  /** The sources of the card that is computed. */
  readonly #used: number[] = [];
  readonly #answer: Float32Array;

  constructor(tables: Tables, target: number, bands: Bands) {
    this.#tables = tables;
    this.#target = target;
    this.#bands = bands;
    this.#sources = sourcesOf(tables);
    this.#kernel = makeTargetKernel(tables, listsOf(tables, this.#sources), this.#sources.length + JOKERS, bands.bytes);
    this.#addresses = new Float64Array(tables.slots);
    this.#reads = new Float64Array(3 * (this.#sources.length + JOKERS));
    this.#answer = this.#kernel.row(ANY_ROLL);
  }

  /** Computes the cards with so many filled categories; those with one more must be there. */
  compute(level: number): void {
    const { of, levels, sizes, bytes } = this.#bands;
    // Neighbours lie at opposite ends, so that each level overwrites the one that nobody needs any more.
    let place = this.#kernel.free + (level % 2 ? 0 : bytes - (sizes[level] ?? 0));
    for (const { filled, scoredAlike } of levels[level] ?? []) {
      const band = of(filled, scoredAlike);
      for (const upperScore of this.#scoresOf(filled)) {
        this.#computeCard({ filled, upperScore, scoredAlike }, band, place + BYTES * MARGIN);
        place += BYTES * (band.length + 2 * MARGIN);
      }
    }
  }

  /** The chance of a card of the level that was computed last. */
  chanceOf(card: CardState, points: number): number {
    if (points >= this.#target) return 1;
    const { low, length } = this.#bands.of(card.filled, card.scoredAlike);
    const address = this.#addresses[slotOf(this.#tables, card) ?? 0] ?? 0;
    return points < low || points >= low + length ? 0 : (this.#kernel.numbers[address / BYTES + points - low] ?? 0);
  }

  #scoresOf(filled: number): Uint8Array {
    const { scores, setOf } = this.#tables.upper;
    return scores[setOf[filled] ?? 0] ?? new Uint8Array();
  }

  /** Below the band the target is out of reach, above it it is reached. */
  #computeCard(card: CardState, band: Band, address: number): void {
    const { numbers } = this.#kernel;
    const [start, end] = [address / BYTES, address / BYTES + band.length];
    this.#addresses[slotOf(this.#tables, card) ?? 0] = address;
    numbers.fill(0, start - MARGIN, start);
    numbers.fill(1, end, end + MARGIN);
    if (card.filled === allFilled(this.#tables)) this.#finishCard(card, band, start);
    else this.#playCard(card, band, start);
    const reached = Math.max(0, this.#target - band.low);
    if (reached < band.length) numbers.fill(1, start + reached, end);
  }

  #finishCard(card: CardState, band: Band, start: number): void {
    const isReached = atLeast(this.#target - bonusOf(this.#tables, card));
    for (let i = 0; i < band.length; i++) this.#kernel.numbers[start + i] = isReached(band.low + i);
  }

  #playCard(card: CardState, band: Band, start: number): void {
    const open = categoriesIn(this.#tables, allFilled(this.#tables) & ~card.filled);
    this.#used.length = 0;
    this.#sources.forEach(({ category, points }, source) => {
      if (!(card.filled & (1 << category))) this.#readFrom(source, cardAfter(this.#tables, card, category, points), points);
    });
    const jokerRows = this.#listJokers(card);
    for (let i = 0; i < band.length; i += TOGETHER) {
      this.#aim(BYTES * (band.low + i));
      this.#playOpen(open, jokerRows);
      this.#kernel.numbers.set(this.#answer, start + i);
    }
  }

  /** Sixteen numbers of points, from the best endings back to the first roll. */
  #playOpen(open: readonly number[], jokerRows: readonly Float32Array[]): void {
    const { take, spread, turn } = this.#kernel;
    this.#answer.fill(0);
    for (const category of open) take(zeroList(category));
    spread();
    for (const category of open) take(pointsList(category));
    for (const row of jokerRows) row.fill(0);
    if (jokerRows.length > 0) take(JOKER_LIST);
    turn();
  }

  /** Points more lead to another card, where they are added to those already made. */
  #readFrom(source: number, next: CardState, points: number): void {
    const { low, length } = this.#bands.of(next.filled, next.scoredAlike);
    const address = this.#addresses[slotOf(this.#tables, next) ?? 0] ?? 0;
    this.#used.push(source);
    this.#reads[3 * source] = address + BYTES * (points - low);
    this.#reads[3 * source + 1] = address - BYTES * MARGIN;
    this.#reads[3 * source + 2] = address + BYTES * length;
  }

  /** Turns the sources of this card to the points from which sixteen are read. */
  #aim(offset: number): void {
    const { sources } = this.#kernel;
    const reads = this.#reads;
    for (const source of this.#used) {
      const address = (reads[3 * source] ?? 0) + offset;
      sources[source] = Math.min(Math.max(address, reads[3 * source + 1] ?? 0), reads[3 * source + 2] ?? 0);
    }
  }

  /** Lists what five alike may do on this card, and answers the rows that only the list decides. */
  #listJokers(card: CardState): readonly Float32Array[] {
    const { joker, dice } = this.#tables;
    if (!joker || !(card.filled & (1 << joker.category))) return [];
    const pairs: Pair[] = [];
    const rows: Float32Array[] = [];
    for (let face = 1; face <= SIDES; face++) {
      const placement = placementAt(joker, card.filled, card.scoredAlike, face);
      if (!placement) continue;
      const row = FIRST_ROLL + (dice.alike[face - 1] ?? 0);
      rows.push(this.#kernel.row(row));
      for (const category of categoriesIn(this.#tables, allFilled(this.#tables) & ~card.filled & placement.allowed)) {
        for (const points of [0, jokerPointsAt(this.#tables, joker, placement, category, face)]) {
          const source = this.#sources.length + pairs.length;
          this.#readFrom(source, cardAfter(this.#tables, card, category, points), points + placement.bonus);
          pairs.push([row, source]);
        }
      }
    }
    this.#kernel.relist(JOKER_LIST, pairs);
    return rows;
  }
}
