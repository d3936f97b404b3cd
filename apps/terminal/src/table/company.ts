/** Who is at the table, who will win, and what was said and done: beside the game where there is room, and below it where there is not. */
import { block, type Block, type Stack } from '../draw/layout.ts';
import { EMPTY } from '../draw/line.ts';
import { feedBlocks } from './feed-pane.ts';
import type { PaneParts } from './pane-parts.ts';
import { playerLines } from './players-pane.ts';
import type { TableColumn } from './table-widths.ts';
import { winLines } from './win-pane.ts';

export type CompanyPart = 'players' | 'chances' | 'feed';

type Blocks = readonly Block<CompanyPart>[];

/** Everybody, with some air where there is room for it. */
export function playerBlocks(parts: PaneParts, width: number): Blocks {
  const players = playerLines(parts, width);
  return [block('players', players), block('players', [EMPTY, ...players])];
}

/** A column of their own: everybody, some of the latest lines, who will win, and then all that happened before. */
export function companyStack(parts: PaneParts, width: number): Stack<TableColumn, CompanyPart> {
  const [first, second, third, ...rest] = feedBlocks(parts, width);
  const news = [first, second, third].flatMap(step => step ?? []);
  const chances = winLines(parts, width);
  return {
    column: 'company',
    order: ['players', 'chances', 'feed'],
    blocks: [...playerBlocks(parts, width), ...news, ...(chances.length > 0 ? [block('chances', chances)] : []), ...rest],
  };
}
