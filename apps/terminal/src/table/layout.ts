/** How a table is laid out in a terminal of this size. */
import { widest } from '../draw/width.ts';
import { CHROME } from '../shell/chrome.ts';
import type { Size } from '../shell/shell.ts';

export type Layout = {
  readonly kind: 'compact' | 'normal' | 'wide';
  /** Rows between the heading and the message line. */
  readonly height: number;
  /** Cells of each column, from the left; walls stand between them. */
  readonly widths: readonly number[];
};

const NORMAL = { columns: 80, rows: 24 };
const WIDE = { columns: 110, rows: 30 };
const LEFT = 41;
const COMPACT_LEFT = 32;
const WIDE_LEFT = 44;
const WIDE_LABEL = 29;
/** A column of the card on a wide screen, at least. */
export const WIDE_CELL = 8;
const GAP = 2;
/** So much stays for the company at least. */
const COMPANY = 32;

type Named = { readonly name: string };

/** Cells for a column with the longest name above it. */
export const cellFor = (players: readonly Named[]): number => widest(players.map(({ name }) => name)) + GAP;

/** `below` are rows that stay free under the table. */
export function layoutOf({ columns, rows }: Size, players: readonly Named[], below = 0): Layout {
  const height = rows - CHROME - below;
  if (columns >= WIDE.columns && rows >= WIDE.rows) {
    const card = Math.min(WIDE_LABEL + Math.max(WIDE_CELL, cellFor(players)) * players.length, columns - WIDE_LEFT - COMPANY - 2);
    return { kind: 'wide', height, widths: [WIDE_LEFT, card, columns - WIDE_LEFT - card - 2] };
  }
  const isNormal = columns >= NORMAL.columns && rows >= NORMAL.rows;
  const left = columns >= NORMAL.columns ? LEFT : COMPACT_LEFT;
  return { kind: isNormal ? 'normal' : 'compact', height, widths: [left, columns - left - 1] };
}
