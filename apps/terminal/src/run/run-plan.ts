/** What a run wants to show, by where it stands: the turn and what is owned at the left, what is looked at and the level at the right. */
import type { RunView } from '@yaht/client';
import { block, flexible, growing, type Block, type Plan } from '../draw/layout.ts';
import { cutLines, EMPTY, fitLines, type Line } from '../draw/line.ts';
import { feedBlocks } from '../table/feed-pane.ts';
import type { PaneParts } from '../table/pane-parts.ts';
import { tableWidths, waysWidths, type TableColumn } from '../table/table-widths.ts';
import { combinationLines } from './combinations-pane.ts';
import { bankLines, countLines } from './count-pane.ts';
import { goodLines } from './details.ts';
import { goodAt } from './goods.ts';
import { kitBlocks } from './kit-pane.ts';
import { levelBox } from './level-box.ts';
import { runOverLines } from './over-pane.ts';
import { pauseLines } from './pauses-pane.ts';
import { isWaiting, raceLines } from './race-pane.ts';
import { roundBlocks } from './round-pane.ts';
import { twiceWidth } from './run-dice.ts';
import { isCounting } from './run-state.ts';
import { setBlocks, setDetails } from './set-pane.ts';
import { nextLines, shopDetails, shopLines } from './shop-pane.ts';
import { waysPane } from './ways-pane.ts';

const TURN_PARTS = ['dice', 'legend', 'turn', 'gap', 'kit'] as const;
const BOARD_PARTS = ['details', 'race', 'level'] as const;
const COMPANY_PARTS = ['race', 'feed'] as const;
export type RunPart = (typeof TURN_PARTS | typeof BOARD_PARTS | typeof COMPANY_PARTS)[number];

type Blocks = readonly Block<RunPart>[];

/** Cells for words and dice with what is owned below them. */
const TURN = { words: 32, usual: 41 };

export const runPlan = (parts: PaneParts, board: RunView): Plan<TableColumn, RunPart> => ({
  widths: tableWidths({
    turn: [TURN.words, [], TURN.usual, twiceWidth(board.kinds.length)],
    board: waysWidths(),
  }),
  stacks: ({ turn = 0, board: beside = 0, company }) => [
    { column: 'turn', order: TURN_PARTS, blocks: turnBlocks(parts, board, turn) },
    {
      column: 'board',
      order: BOARD_PARTS,
      blocks: [...(company === undefined ? raceBlocks(parts, beside) : []), ...boardBlocks(parts, board, beside)],
    },
    ...(company === undefined
      ? []
      : [
          {
            column: 'company' as const,
            order: COMPANY_PARTS,
            blocks: [...raceBlocks(parts, company), ...feedBlocks(parts, company)],
          },
        ]),
  ],
});

const raceBlocks = ({ race, words, glyphs }: PaneParts, width: number): Blocks =>
  race ? [block('race', raceLines({ words, glyphs }, race, width))] : [];

function turnBlocks(parts: PaneParts, board: RunView, width: number): Blocks {
  const { view, state } = parts;
  const { pauses, counting } = state.run;
  const [pause] = pauses;
  const withKit = (lines: readonly Line[]): Blocks => [...flexible('turn', lines), ...kitBlocks(parts, board, width)];
  if (isCounting(counting) && board.phase !== 'round') return flexible('turn', bankLines(parts, board, counting, width));
  if (view.phase === 'over' || (parts.race && isWaiting(parts.race))) return withKit(runOverLines(parts, board, width));
  if (pause && !isCounting(counting)) {
    const lines = pauseLines(parts, board, pause, width);
    return pause.type === 'lost' ? withKit(lines) : flexible('turn', lines);
  }
  switch (board.phase) {
    case 'set':
      return setBlocks(parts, board);
    case 'shop':
      return withKit(shopLines(parts, board, width));
    case 'round':
      return roundBlocks(parts, board, width);
  }
}

/** In a tall window the level stays near what it is about. */
const MOST_ABOVE = 24;

/** What is looked at, and below it the level that is on or comes next. */
function boardBlocks(parts: PaneParts, board: RunView, width: number): Blocks {
  const { view, state } = parts;
  const isPaused = state.run.pauses.length > 0 || view.phase === 'over';
  if (board.phase === 'set') return setDetails(parts, board, width);
  const isShop = board.phase === 'shop' && !isPaused;
  const level = isShop ? nextLines(parts, board, width) : levelBox(parts, board, width);
  const details = (height: number): readonly Line[] =>
    isShop ? cutLines(shopDetails(parts, board, width), height) : roundDetails(parts, board, { width, height });
  return [...flexible('level', level), ...growing('details', 1, MOST_ABOVE, height => fitLines(details(height), height))];
}

/** Ways while dice are chosen, a charm while one is looked at, and otherwise what scores at all. */
function roundDetails(
  parts: PaneParts,
  board: RunView,
  room: { readonly width: number; readonly height: number },
): readonly Line[] {
  const { state, words } = parts;
  const good = state.run.focus === 'kit' ? goodAt(board, state.run.at) : undefined;
  if (good) return cutLines([EMPTY, ...goodLines(words, good, board, room.width)], room.height);
  if (board.selected.length > 0) return waysPane(parts, board, room);
  if (state.run.counting) return countLines(words, state.run.counting, room);
  return combinationLines(words, board.table, board.dice.length || board.kinds.length, room);
}
