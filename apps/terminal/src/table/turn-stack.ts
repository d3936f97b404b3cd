/** The column of the turn: its dice, what it waits for or what is to be read first, and below that the company if it has no column. */
import type { TableView } from '@yaht/client';
import { block, flexible, type Block, type Stack } from '../draw/layout.ts';
import { EMPTY, fitLines, type Line } from '../draw/line.ts';
import { playerBlocks, type CompanyPart } from './company.ts';
import { diceVersions, type DrawnDie } from './dice-pane.ts';
import { feedBlocks } from './feed-pane.ts';
import type { PaneParts } from './pane-parts.ts';
import { handoverLines, openingLines, overLines } from './pause-pane.ts';
import { rollioDice, rollioLines } from './rollio-pane.ts';
import type { TableColumn } from './table-widths.ts';
import { scorecardDice, turnLines, worthLines } from './turn-pane.ts';

export type TurnPart = 'dice' | 'turn' | 'worth' | CompanyPart;

type Blocks = readonly Block<TurnPart>[];

/** Steps of a turn: what it cannot do without, what is good to have, and dice of twice the size. */
type Turn = { readonly needed: Blocks; readonly wanted: Blocks; readonly luxury: Blocks };

export function turnStack(parts: PaneParts, width: number, hasCompany: boolean): Stack<TableColumn, TurnPart> {
  const feed = hasCompany ? feedBlocks(parts, width) : [];
  const players = hasCompany && !areTold(parts.view) ? playerBlocks(parts, width) : [];
  const { needed, wanted, luxury } = turnIn(parts, width);
  return {
    column: 'turn',
    order: ['dice', 'turn', 'worth', 'players', 'feed'],
    blocks: [...needed, ...players, ...wanted, ...feed.slice(0, NEWS), ...luxury, ...feed.slice(NEWS)],
  };
}

/** Steps of the log that come before dice of twice the size. */
const NEWS = 6;

/** Whether the standings name everybody already. */
const areTold = ({ phase, players }: TableView): boolean => phase === 'over' && players.length > 1;

function turnIn(parts: PaneParts, width: number): Turn {
  const { view, handover } = parts;
  if (view.phase === 'over') return read(overLines(parts, width));
  if (view.phase === 'opening-roll') return read(openingLines(parts, width));
  if (handover !== null) return read(handoverLines(parts, width));
  switch (view.board?.family) {
    case 'scorecard':
      return played(parts, width, {
        dice: scorecardDice(parts, view.board),
        lines: turnLines(parts, view.board, width),
        worth: worthLines(parts, view.board, width),
      });
    case 'rollio':
      return played(parts, width, {
        dice: rollioDice(parts, view.board),
        lines: rollioLines(parts, view.board, width),
        worth: [],
      });
    default:
      return read([]);
  }
}

/** Something to read before the game goes on. */
const read = (lines: readonly Line[]): Turn => ({ needed: flexible('turn', lines), wanted: [], luxury: [] });

type Drawn = { readonly dice: readonly DrawnDie[]; readonly lines: readonly Line[]; readonly worth: readonly Line[] };

/** So many rows the words have in a larger window, whatever they say, so that nothing below them jumps. */
const WORDS = 3;

function played({ glyphs }: PaneParts, width: number, { dice, lines, worth }: Drawn): Turn {
  const [line = [], usual, twice] = diceVersions(dice, width, glyphs);
  const airy = (version: readonly Line[] | undefined): Blocks => (version ? [block('dice', [EMPTY, ...version])] : []);
  return {
    needed: [block('dice', line), ...flexible('turn', lines), ...(worth.length > 0 ? [block('worth', worth)] : [])],
    wanted: [block('turn', [EMPTY, ...fitLines(lines, Math.max(WORDS, lines.length))]), ...airy(line), ...airy(usual)],
    luxury: airy(twice),
  };
}
