/** The chances of all cards with all points of their band, level by level, in a memory that a crew can share. */
import { rowsOfKeeps } from '../../kernel/halves.ts';
import { fillTables, walksOf } from '../../kernel/walks/turn-walks.ts';
import { memoryFor } from '../../kernel/places.ts';
import { f32x4 } from '../../kernel/wasm.ts';
import { categoriesIn } from '../../plain/last-roll.ts';
import { atLeast, bonusOf } from '../objective.ts';
import { Crew } from '../spread/crew.ts';
import { Plans } from '../spread/plans.ts';
import { Views } from '../spread/views.ts';
import { landingsOf, waysOf, type Ways } from '../spread/ways.ts';
import { allFilled, rowOf, slotOf, type CardState, type Tables } from '../../tables/tables.ts';
import { MARGIN, rowBytes, type Band, type BandedRow, type Bands } from './band.ts';
import { JOB, LANDING, layOutTarget, ROUND, ROWS, targetModule, type TargetLayout } from './code.ts';

const BYTES = 4;

/** Cards of one round, with the places of their plans. */
type Round = { readonly first: number; jobs: number; plans: number };

export class TargetLevels {
  readonly #tables: Tables;
  readonly #target: number;
  readonly #bands: Bands;
  readonly #ways: Ways;
  readonly #layout: TargetLayout;
  readonly #plans: Plans;
  readonly #crew: Crew;
  readonly #words: Int32Array;
  readonly #numbers: Float32Array;
  /** By slot, for the cards of the last two levels: where no points would lie, and where the band begins and ends. */
  readonly #bases: Int32Array;
  readonly #begins: Int32Array;
  readonly #ends: Int32Array;
  #round: Round = { first: 0, jobs: 0, plans: 0 };
  #isPosted = false;
  readonly module: WebAssembly.Module;
  readonly memory: WebAssembly.Memory;

  /** With helpers the memory is shared. */
  constructor(tables: Tables, bands: Bands, helpers = 0) {
    this.#tables = tables;
    this.#target = bands.target;
    this.#bands = bands;
    this.#ways = waysOf(tables);
    const walks = walksOf(f32x4, ROWS);
    this.#layout = layOutTarget(tables, this.#ways, walks, bands.bytes, 1 + helpers);
    const { pages } = this.#layout;
    this.memory = memoryFor({ pages, shared: helpers > 0 });
    const { buffer } = this.memory;
    [this.#words, this.#numbers] = [new Int32Array(buffer), new Float32Array(buffer)];
    fillTables(buffer, walks, this.#layout);
    const rows = rowsOfKeeps(tables.dice).map(row => row * ROWS.bytes);
    this.#plans = new Plans(new Views(this.memory), this.#ways, this.#layout, {
      rows,
      landing: LANDING.size,
      landings: JOB.landings,
    });
    this.module = new WebAssembly.Module(targetModule(tables.rolls, this.#layout, walks, helpers > 0));
    const { share } = new WebAssembly.Instance(this.module, { kernel: { memory: this.memory } }).exports as { share: () => void };
    this.#crew = new Crew(this.memory, share);
    [this.#bases, this.#begins, this.#ends] = [slotsOf(tables), slotsOf(tables), slotsOf(tables)];
  }

  /** Sends the helpers home. */
  dismiss(): void {
    this.#crew.dismiss();
  }

  /** Computes the cards with so many filled categories; those with one more must be there. Tells the bytes of every row. */
  compute(level: number, onRow: (bytes: number) => void): void {
    const { levels, sizes, bytes } = this.#bands;
    // Neighbours lie at opposite ends, so that each level overwrites the one that nobody needs any more.
    let place = this.#layout.chances + (level % 2 ? 0 : bytes - (sizes[level] ?? 0));
    for (const row of levels[level] ?? []) {
      const rowAt = this.#tables.rows[rowOf(this.#tables, row.filled, row.scoredAlike)] ?? 0;
      row.bands.forEach((band, found) => {
        place = this.#makeRoom(rowAt + found, band, place);
      });
      if (row.filled === allFilled(this.#tables)) this.#finishRow(row, rowAt);
      else this.#postRow(row, rowAt);
      onRow(rowBytes(row));
    }
    this.#postRound();
    this.#finishRound();
    for (const row of levels[level] ?? []) this.#fillReached(row);
  }

  /** The chance of a card of the level that was computed last. */
  chanceOf(card: CardState, points: number): number {
    if (points >= this.#target) return 1;
    const slot = slotOf(this.#tables, card) ?? 0;
    const address = (this.#bases[slot] ?? 0) + BYTES * points;
    const isInBand = address >= (this.#begins[slot] ?? 0) && address < (this.#ends[slot] ?? 0);
    return isInBand ? (this.#numbers[address / BYTES] ?? 0) : 0;
  }

  /** Below the band the target is out of reach, above it it is reached; answers the place behind it. */
  #makeRoom(slot: number, { low, length }: Band, place: number): number {
    const begin = place + BYTES * MARGIN;
    const end = begin + BYTES * length;
    this.#bases[slot] = begin - BYTES * low;
    this.#begins[slot] = begin;
    this.#ends[slot] = end;
    this.#numbers.fill(0, place / BYTES, begin / BYTES);
    this.#numbers.fill(1, end / BYTES, end / BYTES + MARGIN);
    return end + BYTES * MARGIN;
  }

  #finishRow({ upperScores, bands, ...card }: BandedRow, rowAt: number): void {
    bands.forEach(({ low, length }, found) => {
      const isReached = atLeast(this.#target - bonusOf(this.#tables, { ...card, upperScore: upperScores[found] ?? 0 }));
      const start = (this.#begins[rowAt + found] ?? 0) / BYTES;
      for (let i = 0; i < length; i++) this.#numbers[start + i] = isReached(low + i);
    });
  }

  /** Where the points of a band alone reach the target, the chance is 1 without any rounding. */
  #fillReached({ filled, scoredAlike, bands }: BandedRow): void {
    const rowAt = this.#tables.rows[rowOf(this.#tables, filled, scoredAlike)] ?? 0;
    bands.forEach(({ low, length }, found) => {
      const begin = (this.#begins[rowAt + found] ?? 0) / BYTES;
      if (low + length > this.#target) this.#numbers.fill(1, begin + this.#target - low, begin + length);
    });
  }

  /** Makes a job of every card of a row. */
  #postRow({ upperScores, bands, filled, scoredAlike }: BandedRow, rowAt: number): void {
    const card = { filled, scoredAlike, upperScore: 0 };
    const open = categoriesIn(this.#tables, allFilled(this.#tables) & ~filled);
    const landings = landingsOf(this.#tables, card, open);
    let plan: number | undefined;
    bands.forEach(({ low, length }, found) => {
      if (length === 0) return;
      if (this.#round.jobs === ROUND) {
        this.#postRound();
        plan = undefined;
      }
      plan ??= this.#plans.write(this.#round.first + this.#round.plans++, open, this.#ways.jokersOf(card));
      this.#writeJob(plan, BYTES * low, rowAt + found);
      landings(upperScores[found] ?? 0, this.#writeLanding);
    });
  }

  #writeJob(plan: number, low: number, slot: number): void {
    const { jobs, jobSize } = this.#layout;
    const job = (jobs + (this.#round.first + this.#round.jobs++) * jobSize) / 4;
    this.#words[job + JOB.plan / 4] = plan;
    this.#words[job + JOB.low / 4] = low;
    this.#words[job + JOB.begin / 4] = this.#begins[slot] ?? 0;
    this.#words[job + JOB.end / 4] = this.#ends[slot] ?? 0;
    this.#landingsAt = job + JOB.landings / 4;
  }

  #landingsAt = 0;

  /** Sixteen may be read from wherever the band or one of its margins is touched. */
  #writeLanding = (landing: number, slot: number): void => {
    const at = this.#landingsAt + (landing * LANDING.size) / 4;
    this.#words[at + LANDING.base / 4] = this.#bases[slot] ?? 0;
    this.#words[at + LANDING.min / 4] = (this.#begins[slot] ?? 0) - BYTES * MARGIN;
    this.#words[at + LANDING.max / 4] = this.#ends[slot] ?? 0;
  };

  /** Lets the crew begin with what was written, as soon as it has done what it was given before. */
  #postRound(): void {
    const { first, jobs } = this.#round;
    if (jobs === 0) return;
    this.#finishRound();
    this.#crew.post(first, first + jobs);
    this.#isPosted = true;
    this.#round = { first: ROUND - first, jobs: 0, plans: 0 };
  }

  #finishRound(): void {
    if (this.#isPosted) this.#crew.finish();
    this.#isPosted = false;
  }
}

const slotsOf = ({ slots }: Tables): Int32Array => new Int32Array(slots);
