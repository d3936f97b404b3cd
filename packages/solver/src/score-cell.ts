/** The chances of the points made so far by games that reached one card. */
import type { CardState } from './tables.ts';

/** Chances below this are left out at both ends: even a million of them could not be seen in a sum. */
const NOTHING = 1e-20;

export class ScoreCell {
  readonly card: CardState;
  /** The points of the first chance. */
  low = 0;
  chances = new Float64Array(0);

  constructor(card: CardState) {
    this.card = card;
  }

  /** Adds games from another card that made some points on the way. */
  add({ low, chances }: Pick<ScoreCell, 'low' | 'chances'>, points: number, weight: number): void {
    this.#cover(low + points, low + points + chances.length);
    const shift = low + points - this.low;
    const into = this.chances;
    for (let i = 0; i < chances.length; i++) into[shift + i] = (into[shift + i] ?? 0) + weight * (chances[i] ?? 0);
  }

  /** Without the ends that hold next to nothing. */
  trim(): void {
    const first = this.chances.findIndex(chance => chance > NOTHING);
    const last = this.chances.findLastIndex(chance => chance > NOTHING);
    this.chances = this.chances.subarray(Math.max(0, first), last + 1);
    this.low += Math.max(0, first);
  }

  /** Lets go of the chances, once they have been passed on. */
  clear(): void {
    this.chances = new Float64Array(0);
  }

  /** How likely a game comes here at all. */
  get chance(): number {
    return this.chances.reduce((sum, chance) => sum + chance, 0);
  }

  /** Makes room for points from `from` up to `to`, and for some more, because more usually follow. */
  #cover(from: number, to: number): void {
    const end = this.low + this.chances.length;
    if (this.chances.length > 0 && from >= this.low && to <= end) return;
    const empty = this.chances.length === 0;
    const low = empty ? from : Math.min(from - SLACK, this.low);
    const high = empty ? to + SLACK : Math.max(to + SLACK, end);
    const wider = new Float64Array(high - low);
    if (!empty) wider.set(this.chances, this.low - low);
    this.chances = wider;
    this.low = low;
  }
}

const SLACK = 12;
