/** How a table is laid out in a terminal of this size. */
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
const WIDE_CARD = 46;

export function layoutOf({ columns, rows }: Size): Layout {
  const height = rows - CHROME;
  if (columns >= WIDE.columns && rows >= WIDE.rows)
    return { kind: 'wide', height, widths: [WIDE_LEFT, WIDE_CARD, columns - WIDE_LEFT - WIDE_CARD - 2] };
  const isNormal = columns >= NORMAL.columns && rows >= NORMAL.rows;
  const left = columns >= NORMAL.columns ? LEFT : COMPACT_LEFT;
  return { kind: isNormal ? 'normal' : 'compact', height, widths: [left, columns - left - 1] };
}
