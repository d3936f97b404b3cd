/**
 * A game in chances to win, kept as it is reviewed. For every seat, to the last digit:
 * `result = prior + own luck + own decisions + the others' luck and decisions + remeasured`.
 */
import type { WinBook } from '../chances/win-book.ts';
import type { Chances, Standing, WinTurn } from '../chances/win-turn.ts';
import type { TellWin } from './review-turn.ts';

export type WinAccount = {
  /** The chance before the game. */
  readonly prior: number;
  /** What rolls gave and took: the player's own, and those of all others. */
  readonly luck: number;
  readonly othersLuck: number;
  /** What decisions gave and took, against what perfect play does: for points, and in the end of two for winning. */
  readonly decisions: number;
  readonly othersDecisions: number;
  /**
   * What changed because it was measured in another way: early cards are known nearly, and the end of two is counted from where both play
   * to win. While the measure is exact and stays the same, nothing but the rounding of the end's single precision.
   */
  readonly remeasured: number;
  /** 1, 0 or a share of the win; while the game goes on, the chance as it stands. */
  readonly result: number;
};

type Sums = { luck: number; othersLuck: number; decisions: number; othersDecisions: number; remeasured: number };

export class WinLedger {
  readonly #book: WinBook;
  readonly #sums: readonly Sums[];
  #prior: Chances | null = null;
  #now: Chances = [];
  #mover = 0;

  constructor(book: WinBook, seats: number) {
    this.#book = book;
    this.#sums = Array.from({ length: seats }, () => ({
      luck: 0,
      othersLuck: 0,
      decisions: 0,
      othersDecisions: 0,
      remeasured: 0,
    }));
  }

  /** A turn begins. */
  begin(players: readonly Standing[], seat: number): WinTurn {
    const turn = this.#book.turn(players, seat);
    const before = (this.#prior ??= turn.start);
    const old = this.#now.length > 0 ? this.#now : before;
    this.#sums.forEach((sums, place) => (sums.remeasured += (turn.start[place] ?? 0) - (old[place] ?? 0)));
    this.#now = turn.start;
    this.#mover = seat;
    return turn;
  }

  readonly tell: TellWin = (kind, before, after) => {
    this.#sums.forEach((sums, place) => {
      const change = (after[place] ?? 0) - (before[place] ?? 0);
      if (kind === 'luck') sums[place === this.#mover ? 'luck' : 'othersLuck'] += change;
      else sums[place === this.#mover ? 'decisions' : 'othersDecisions'] += change;
    });
    this.#now = after;
  };

  accountOf(seat: number): WinAccount | null {
    const sums = this.#sums[seat];
    return sums && this.#prior ? { prior: this.#prior[seat] ?? 0, ...sums, result: this.#now[seat] ?? 0 } : null;
  }
}
