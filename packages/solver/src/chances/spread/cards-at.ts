/** Cards by their slots. */
import { allFilled, type Tables } from '../../tables/tables.ts';
import type { CardsOfRow } from './turn-player.ts';

/** The cards at these slots, which ascend, row by row. */
export function cardsAt(tables: Tables, slots: Iterable<number>): readonly CardsOfRow[] {
  const { upper, rows, rowOrder } = tables;
  const found = new Map<number, number[]>();
  let place = 0;
  for (const slot of slots) {
    while ((rows[rowOrder[place + 1] ?? -1] ?? Infinity) <= slot) place += 1;
    const row = rowOrder[place] ?? 0;
    const upperSet = upper.setOf[row & allFilled(tables)] ?? 0;
    const upperScore = upper.scores[upperSet]?.[slot - (rows[row] ?? 0)] ?? 0;
    const known = found.get(row);
    if (known) known.push(upperScore);
    else found.set(row, [upperScore]);
  }
  return [...found].map(([row, upperScores]) => {
    const filled = row & allFilled(tables);
    return { filled, scoredAlike: row !== filled, upperScores };
  });
}
