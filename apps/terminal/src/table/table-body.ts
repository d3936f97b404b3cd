/** The panes of a table side by side, as the size of the terminal allows. */
import { beside, EMPTY, fitLines, lineOf, span, type Line, type Pane } from '../draw/line.ts';
import { cardLines } from './card-pane.ts';
import { feedLines } from './feed-pane.ts';
import type { Layout } from './layout.ts';
import type { PaneParts } from './pane-parts.ts';
import { handoverLines, openingLines, overLines } from './pause-pane.ts';
import { runBody } from '../run/run-body.ts';
import { playerLines } from './players-pane.ts';
import { rollioTurnLines, waysLines } from './rollio-pane.ts';
import { turnLines } from './turn-pane.ts';
import { winLines } from './win-pane.ts';

/** Everything between the heading and the message line. */
export function tableBody(parts: PaneParts, layout: Layout): readonly Line[] {
  const { board } = parts.view;
  return board?.family === 'run' ? runBody(parts, board, layout) : boardBody(parts, layout);
}

function boardBody(parts: PaneParts, layout: Layout): readonly Line[] {
  const { height, widths, kind } = layout;
  const [left = 0, middle = 0, right] = widths;
  const isCompact = kind === 'compact';
  const turn = turnPane(parts, left, isCompact);
  const panes: readonly Pane[] =
    right === undefined
      ? [
          { lines: withCompany(parts, turn, left, height, isCompact), width: left },
          { lines: boardPane(parts, middle, layout), width: middle },
        ]
      : [
          { lines: turn, width: left },
          { lines: boardPane(parts, middle, layout), width: middle },
          { lines: withCompany(parts, [], right, height, false), width: right },
        ];
  return beside(panes, lineOf(span(parts.glyphs.wall, 'dim')), height);
}

/** The rule that the walls of the body hang from. */
export function bodyRule({ glyphs }: PaneParts, { widths }: Layout): Line {
  return lineOf(span(widths.map(width => glyphs.rule.repeat(width)).join(glyphs.tee), 'dim'));
}

function turnPane(parts: PaneParts, width: number, isCompact: boolean): readonly Line[] {
  const { view, state } = parts;
  if (view.phase === 'over') return overLines(parts, width);
  if (view.phase === 'opening-roll') return openingLines(parts, width);
  if (state.handover !== null) return handoverLines(parts, width);
  if (!view.board || view.board.family === 'run') return [];
  return view.board.family === 'rollio'
    ? rollioTurnLines(parts, view.board, width, isCompact)
    : turnLines(parts, view.board, width, isCompact);
}

/** Where the players always begin in the usual layout, so that nothing jumps when a sentence is longer. */
const PLAYERS_AT = 11;

/** The players, and below them what was said. */
function withCompany(
  parts: PaneParts,
  above: readonly Line[],
  width: number,
  height: number,
  isCompact: boolean,
): readonly Line[] {
  const isOver = parts.view.phase === 'over';
  const players = above.length > 0 && isOver && parts.view.players.length > 1 ? [] : playerLines(parts, width);
  const start = above.length === 0 ? 1 : isCompact ? above.length + 1 : Math.max(PLAYERS_AT, above.length + 1);
  const chances = above.length === 0 ? winLines(parts, width) : [];
  const top = [...fitLines(above, start), ...players, ...chances, EMPTY];
  const feed = isCompact ? [] : feedLines(parts, width, height - top.length);
  return [...top, ...feed];
}

function boardPane(parts: PaneParts, width: number, { height, kind }: Layout): readonly Line[] {
  const { view, state, words, glyphs } = parts;
  const { board, variant, players, turn } = view;
  if (board?.family === 'rollio') return waysLines(parts, board, width, height);
  if (board?.family !== 'scorecard' || variant?.family !== 'scorecard') return [];
  const room = { width, height, isWide: kind === 'wide', most: kind === 'compact' ? 1 : players.length };
  return cardLines({ variant, board, players, turn, state, words, glyphs }, room);
}
