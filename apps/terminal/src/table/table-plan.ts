/** What a table wants to show, and what of it matters most. */
import { columnsIn, growing, type Plan } from '../draw/layout.ts';
import type { Line } from '../draw/line.ts';
import { runPlan } from '../run/run-plan.ts';
import { cardLines, cardWidths, type CardParts } from './card-pane.ts';
import { companyStack } from './company.ts';
import { diceWidths } from './dice-pane.ts';
import type { PaneParts } from './pane-parts.ts';
import { waysLines } from './rollio-pane.ts';
import { tableWidths, waysWidths, type TableColumn, type WantedWidths } from './table-widths.ts';
import { turnStack, type TurnPart } from './turn-stack.ts';

/** The plan of any game. */
export function tablePlan(parts: PaneParts): Plan<TableColumn, string> {
  const { board } = parts.view;
  return board?.family === 'run' ? runPlan(parts, board) : boardPlan(parts);
}

const boardPlan = (parts: PaneParts): Plan<TableColumn, TurnPart | 'board'> => ({
  widths: tableWidths(wantedWidths(parts)),
  stacks: ({ turn = 0, board = 0, company }) => [
    turnStack(parts, turn, company === undefined),
    { column: 'board', order: ['board'], blocks: growing('board', 1, MOST_ROWS, rows => boardLines(parts, board, rows)) },
    ...(company === undefined ? [] : [companyStack(parts, company)]),
  ],
});

/** Cells for words about the turn. */
const WORDS = 27;
/** More than any board has. */
const MOST_ROWS = 100;

type Shown = Pick<PaneParts, 'view' | 'state' | 'words' | 'glyphs'>;

/** Whether the company of a game with a card has a column of its own. */
export const hasCompany = (parts: Shown, columns: number): boolean =>
  columnsIn(tableWidths(wantedWidths(parts)), columns).company !== undefined;

function wantedWidths(parts: Shown): WantedWidths {
  const [close = 0, small = 0, large = 0, twice = 0] = diceWidths(parts.view.board?.dice.length ?? 0);
  const card = cardParts(parts);
  return {
    turn: [WORDS, [close, small], large, twice],
    board: card ? cardWidths(card) : waysWidths(),
  };
}

/** What the card is drawn from, in games that have one. */
function cardParts({ view, state, words, glyphs }: Shown): CardParts | undefined {
  const { board, variant, players, turn } = view;
  if (board?.family !== 'scorecard' || variant?.family !== 'scorecard') return undefined;
  return { variant, board, players, turn, state, words, glyphs };
}

function boardLines(parts: PaneParts, width: number, rows: number): readonly Line[] {
  const { board } = parts.view;
  const card = cardParts(parts);
  if (card) return cardLines(card, width, rows);
  return board?.family === 'rollio' ? waysLines(parts, board, width, rows) : [];
}
