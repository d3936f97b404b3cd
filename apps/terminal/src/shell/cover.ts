/** What lies over the body of a screen, or in a large window beside it: help, a text to read, lines to open. */
import type { Messages } from '@yaht/messages';
import { EMPTY, inRole, linesAround, linesFrom, lineOf, span, type Line } from '../draw/line.ts';
import type { KeyMap } from '../keys/press.ts';
import { helpLines } from './help-lines.ts';
import type { Overlay } from './overlays.ts';

type Room = { readonly columns: number; readonly height: number };

/** From so many columns on, what is read lies beside the screen: the smallest screen on the left, a wide text on the right. */
const WIDE = 140;
const SCREEN = 60;
const WALL = 1;
const READS_WELL = 100;

/** How many of these columns something to read has. */
export const coverWidth = (columns: number): number => (columns < WIDE ? columns : Math.min(READS_WELL, columns - SCREEN - WALL));

/** Its lines; null for overlays that leave the body in view. */
export function coverOf(overlay: Overlay, keys: KeyMap, words: Messages, room: Room): readonly Line[] | null {
  switch (overlay.kind) {
    case 'help':
      return helpLines(keys, overlay, words, room);
    case 'list':
      return below(overlay.title, listed(overlay, room.height - HEAD));
    case 'reading':
      return below(overlay.title, linesFrom(overlay.lines, overlay.top, room.height - HEAD));
    case 'typing':
    case 'question':
      return null;
  }
}

/** The title and the empty line under it. */
const HEAD = 2;

const below = (title: string, lines: readonly Line[]): readonly Line[] => [lineOf(' ', span(title, 'title')), EMPTY, ...lines];

type List = Extract<Overlay, { readonly kind: 'list' }>;

/** The cursor never stands above the first line to open, so what is above that one is shown with it where there is room. */
function listed(list: List, height: number): readonly Line[] {
  const { rows, at } = list;
  const isFirst = !rows.slice(0, at).some(({ open }) => open);
  return isFirst && at < height - 1 ? linesFrom(listLines(list), 0, height) : linesAround(listLines(list), at, height);
}

/** The line under the cursor stands out. */
const listLines = ({ rows, at }: List): readonly Line[] =>
  rows.map(({ line, open }, i) => (open && i === at ? inRole(line, 'chosen') : line));
