/** What the one big button does at this moment, and why it does not. */
import type { TableRefusal, TableState } from '../table.ts';
import { overView } from './over-view.ts';
import type { TablePhase } from './phase.ts';
import { moveRefusal } from './refusable.ts';
import type { NumberedAction, RollioView } from './rollio-view.ts';
import { roomView } from './room-view.ts';
import type { RunView } from './run-view.ts';
import type { ScorecardView } from './scorecard-view.ts';

/** `refusal` is why the button is disabled; null when it is not. */
export type MainAction = { readonly refusal: TableRefusal | null } & (
  | { readonly type: 'roll'; readonly dice: number }
  /** A row has to be chosen first. */
  | { readonly type: 'choose-row' }
  | { readonly type: 'score-row'; readonly category: string; readonly points: number; readonly bonus: number }
  | { readonly type: 'score-dice'; readonly dice: readonly number[]; readonly partition: number; readonly points: number }
  | { readonly type: 'ready'; readonly ready: boolean }
  /** Nothing scores. */
  | { readonly type: 'accept-flop' }
  | { readonly type: 'start' | 'rematch' | 'go-on' | 'wait' | 'leave' }
);

/** The main action; whoever cannot move waits, with the reason. */
export function mainAction(
  state: TableState,
  phase: TablePhase,
  board: ScorecardView | RollioView | RunView | null,
  screen: { readonly way?: number },
): MainAction {
  switch (phase) {
    case 'entering':
      return { type: 'wait', refusal: 'not-connected' };
    case 'lobby':
      return lobbyAction(state);
    case 'opening-roll':
      return { type: 'go-on', refusal: null };
    case 'over':
      return { type: 'rematch', refusal: overView(state)?.rematch.refusal ?? null };
    case 'closed':
      return { type: 'leave', refusal: null };
    default:
      return turnAction(moveRefusal(state), board, screen.way ?? 0);
  }
}

function lobbyAction(state: TableState): MainAction {
  const room = state.room && roomView(state.room, state);
  if (!room) return { type: 'wait', refusal: 'not-connected' };
  // A private room starts by itself: its host is ready first, and may then go ahead without the free seats.
  const maySayStart = room.options.start === 'host' || (room.options.private && room.isReady);
  if (room.isHost && maySayStart) return { type: 'start', refusal: room.start.refusal };
  if (room.isSpectator) return { type: 'wait', refusal: 'no-seat' };
  return { type: 'ready', ready: !room.isReady, refusal: room.ready.refusal };
}

function turnAction(refusal: TableRefusal | null, board: ScorecardView | RollioView | RunView | null, way: number): MainAction {
  if (refusal || !board) return { type: 'wait', refusal: refusal ?? 'no-game' };
  switch (board.family) {
    case 'scorecard':
      return scorecardAction(board);
    case 'rollio':
      return rollioAction(board, board.score, way);
    case 'run':
      return runAction(board, way);
  }
}

/** A chosen row waits for its second yes; otherwise the player rolls while it may. */
function scorecardAction({ rows, roll, rollsLeft, dice }: ScorecardView): MainAction {
  const chosen = rows.find(row => row.chosen);
  if (chosen && roll > 0) {
    const { category, preview, bonus, refusal } = chosen;
    return { type: 'score-row', category, points: preview ?? 0, bonus, refusal };
  }
  if (rollsLeft === 0) return { type: 'choose-row', refusal: null };
  const thrown = dice.filter(({ held }) => !held).length;
  return { type: 'roll', dice: thrown, refusal: thrown === 0 ? 'nothing-to-roll' : null };
}

function runAction(board: RunView, way: number): MainAction {
  if (board.phase !== 'round') return { type: 'go-on', refusal: null };
  return board.isFlopping ? { type: 'accept-flop', refusal: null } : rollioAction(board, board.scoring, way);
}

/** Selected dice are scored; without any, the player rolls where it may. */
function rollioAction({ roll, selected }: Pick<RollioView, 'roll' | 'selected'>, score: NumberedAction, way: number): MainAction {
  return roll.refusal === null && selected.length === 0
    ? { type: 'roll', dice: roll.amount, refusal: null }
    : { type: 'score-dice', dice: selected, partition: way, points: score.amount, refusal: score.refusal };
}
