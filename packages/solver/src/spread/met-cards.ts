/** The cards that games come to, level by level: remembered as they are met, told row by row. */
import { rowOf, type CardState, type Tables } from '../tables.ts';
import type { CardsOfRow } from './turn-player.ts';

export class MetCards {
  readonly #tables: Tables;
  readonly #met: Uint8Array;
  readonly #rows = new Map<number, Omit<CardState, 'upperScore'>>();

  constructor(tables: Tables) {
    this.#tables = tables;
    this.#met = new Uint8Array(tables.slots);
  }

  /** Whether a card was met. */
  has(slot: number): boolean {
    return this.#met[slot] === 1;
  }

  /** Games come to a card, which has this slot. */
  add(slot: number, { filled, scoredAlike }: CardState): void {
    this.#met[slot] = 1;
    const row = rowOf(this.#tables, filled, scoredAlike);
    if (!this.#rows.has(row)) this.#rows.set(row, { filled, scoredAlike });
  }

  /** The cards met since the last call, in the order of their rows and upper scores. */
  take(): readonly CardsOfRow[] {
    const rows = [...this.#rows].sort(([one], [other]) => one - other);
    this.#rows.clear();
    return rows.map(([row, card]) => ({ ...card, upperScores: this.#upperScoresIn(row, card.filled) }));
  }

  #upperScoresIn(row: number, filled: number): readonly number[] {
    const { upper, rows } = this.#tables;
    const scores = upper.scores[upper.setOf[filled] ?? 0] ?? new Uint8Array();
    return [...scores].filter((_, found) => this.#met[(rows[row] ?? 0) + found] === 1);
  }
}
