/** Which lines stand in which column of a card on a narrow screen. */
import type { ScorecardView } from '@yaht/client';

export type CardLine =
  { readonly kind: 'row'; readonly category: string } | { readonly kind: 'upper' | 'bonus' | 'yahtzee' | 'total' };

export type CardLayout = {
  readonly left: readonly CardLine[];
  readonly right: readonly CardLine[];
  /** The total has a line of its own below both columns. */
  readonly foot: boolean;
};

/** The upper section left, the lower one right; whatever is longer lends lines, so that both end together. */
export function cardLayout({ rows, yahtzeeBonuses }: ScorecardView): CardLayout {
  const lines = (section: 'upper' | 'lower'): readonly CardLine[] =>
    rows.filter(row => row.section === section).map(({ category }) => ({ kind: 'row', category }));
  const left = [...lines('upper'), ...(lines('upper').length > 0 ? ([{ kind: 'upper' }, { kind: 'bonus' }] as const) : [])];
  const right: CardLine[] = [...lines('lower'), ...(yahtzeeBonuses ? ([{ kind: 'yahtzee' }] as const) : [])];
  if (left.length === right.length) return { left, right, foot: true };
  const lent = Math.max(0, Math.ceil((right.length - left.length - 1) / 2));
  return { left: [...left, ...right.slice(0, lent), { kind: 'total' }], right: right.slice(lent), foot: false };
}
