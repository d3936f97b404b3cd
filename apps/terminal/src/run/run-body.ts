/** The panes of a run side by side, by where the run stands. */
import type { RunView } from '@yaht/client';
import { beside, EMPTY, fitLines, lineOf, span, type Line, type Pane } from '../draw/line.ts';
import { feedLines } from '../table/feed-pane.ts';
import type { Layout } from '../table/layout.ts';
import type { PaneParts } from '../table/pane-parts.ts';
import { combinationLines } from './combinations-pane.ts';
import { bankLines, countLines } from './count-pane.ts';
import { goodLines } from './details.ts';
import { goodAt } from './goods.ts';
import { levelBox } from './level-box.ts';
import { runOverLines } from './over-pane.ts';
import { pauseLines } from './pauses-pane.ts';
import { isWaiting, raceLines } from './race-pane.ts';
import { isCounting } from './run-state.ts';
import { roundLines } from './round-pane.ts';
import { setDetails, setLines } from './set-pane.ts';
import { shopDetails, shopLines } from './shop-pane.ts';
import { waysPane } from './ways-pane.ts';

/** Everything between the heading and the message line. */
export function runBody(parts: PaneParts, board: RunView, { height, widths, kind }: Layout): readonly Line[] {
  const [left = 0, middle = 0, right] = widths;
  const isCompact = kind === 'compact';
  const panes: readonly Pane[] = [
    { lines: leftPane(parts, board, { width: left, height, isCompact }), width: left },
    { lines: rightPane(parts, board, { width: middle, height, isCompact }, right === undefined), width: middle },
    ...(right === undefined ? [] : [{ lines: companyPane(parts, right, height), width: right }]),
  ];
  return beside(panes, lineOf(span(parts.glyphs.wall, 'dim')), height);
}

type Room = { readonly width: number; readonly height: number; readonly isCompact: boolean };

function leftPane(parts: PaneParts, board: RunView, room: Room): readonly Line[] {
  const { view, state } = parts;
  const { pauses, counting } = state.run;
  const [pause] = pauses;
  if (isCounting(counting) && board.phase !== 'round') return bankLines(parts, board, counting, room.width);
  if (view.phase === 'over' || (parts.race && isWaiting(parts.race))) return runOverLines(parts, board, room);
  if (pause && !isCounting(counting)) return pauseLines(parts, board, pause, room);
  switch (board.phase) {
    case 'set':
      return setLines(parts, board);
    case 'shop':
      return shopLines(parts, board, room);
    case 'round':
      return roundLines(parts, board, room);
  }
}

/** What is being looked at and, where there is no pane for company, the race below it. */
function rightPane(parts: PaneParts, board: RunView, room: Room, hasRace: boolean): readonly Line[] {
  const race = hasRace && parts.race ? raceLines(parts, parts.race, room.width) : [];
  const height = room.height - race.length;
  return [...fitLines(detailsPane(parts, board, { ...room, height }), height), ...race];
}

function detailsPane(parts: PaneParts, board: RunView, room: Room): readonly Line[] {
  const { view, state, words, glyphs } = parts;
  const { width, height } = room;
  const isPaused = state.run.pauses.length > 0 || view.phase === 'over';
  if (board.phase === 'set') return setDetails(parts, board, width, room.isCompact);
  if (board.phase === 'shop' && !isPaused) return shopDetails(parts, board, room);
  const box = levelBox({ words, glyphs }, board, width);
  const above = Math.max(0, Math.min(MOST_ABOVE, height - box.length));
  return [...fitLines(roundDetails(parts, board, { width, height: above }), above), ...box];
}

/** In a tall terminal the level stays near what it is about. */
const MOST_ABOVE = 24;

/** Ways while dice are chosen, a charm while one is looked at, and otherwise what scores at all. */
function roundDetails(parts: PaneParts, board: RunView, room: Omit<Room, 'isCompact'>): readonly Line[] {
  const { state, words } = parts;
  const good = state.run.focus === 'kit' ? goodAt(board, state.run.at) : undefined;
  if (good) return [EMPTY, ...goodLines(words, good, board, room.width)];
  if (board.selected.length > 0) return waysPane(parts, board, room);
  if (state.run.counting) return countLines(words, state.run.counting, room);
  return combinationLines(words, board.table, board.dice.length || board.kinds.length, room);
}

/** The others and what happened lately, where there is room for it. */
function companyPane(parts: PaneParts, width: number, height: number): readonly Line[] {
  const race = parts.race ? [...raceLines(parts, parts.race, width), EMPTY] : [];
  return [...race, ...feedLines(parts, width, height - race.length)];
}
