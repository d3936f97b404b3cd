/** A zero that gives points away, and the row that brings most. */
import type { RowPoints } from '@yaht/rules';
import type { RowView } from '../view/scorecard-view.ts';

type Card = { readonly rows: readonly RowView[] };

/** The row that brings most of those that can be scored now. */
export const bestRow = ({ rows }: Card): RowView | undefined =>
  rows
    .filter(({ preview, refusal }) => refusal === null && preview !== null)
    .sort((a, b) => (b.preview ?? 0) - (a.preview ?? 0))[0];

/** The row that would bring points where this one brings none; null when the zero cannot be helped. */
export function betterThanZero(card: Card, category: string): RowPoints | null {
  const row = card.rows.find(each => each.category === category);
  const best = row?.preview === 0 ? bestRow(card) : undefined;
  return best?.preview ? { category: best.category, points: best.preview } : null;
}
