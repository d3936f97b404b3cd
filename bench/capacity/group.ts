/** What gathers while the last lot is being worked on goes together: the batches of a node, and the commits that wait for a disk. */
import type { Moment } from './line.ts';

/** Begins the work on a lot, and calls back when it is done. */
type Work<Piece> = (lot: readonly Piece[], now: Moment, done: (now: Moment) => void) => void;

export class Group<Piece> {
  readonly #work: Work<Piece>;
  readonly #most: number;
  #waiting: Piece[] = [];
  #isBusy = false;
  lots = 0;
  pieces = 0;

  constructor(work: Work<Piece>, most = Infinity) {
    this.#work = work;
    this.#most = most;
  }

  add(piece: Piece, now: Moment): void {
    this.#waiting.push(piece);
    if (!this.#isBusy) this.#begin(now);
  }

  #begin(now: Moment): void {
    const lot = this.#waiting.slice(0, this.#most);
    this.#waiting = this.#waiting.slice(lot.length);
    this.#isBusy = lot.length > 0;
    if (!this.#isBusy) return;
    this.lots += 1;
    this.pieces += lot.length;
    this.#work(lot, now, later => this.#begin(later));
  }
}
