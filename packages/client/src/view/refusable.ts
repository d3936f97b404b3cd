/** Why something cannot be done at this moment: the same code that sending it would bring. */
import type { Refusal } from '@yaht/rules';
import { isConnected } from '../connection.ts';
import { isPlayedHere, seatsPlayedHere } from '../own-seats.ts';
import type { TableRefusal, TableState } from '../table.ts';

/** Something a screen offers; null when it may be done. */
export type Refusable = { readonly refusal: TableRefusal | null };

/** What keeps whoever sits here from any move of the game, before the rules are asked. */
export function moveRefusal(state: TableState): TableRefusal | null {
  const { game, seats } = state;
  const outside = outsideRefusal(state);
  if (outside) return outside;
  if (seats.length === 0) return 'no-seat';
  if (seatsPlayedHere(state).length === 0) return 'has-resigned';
  // A run without a turn that is not over yet is one of a duel.
  if (game?.family === 'run' && !game.state.turn) return 'run-over';
  return game?.state.turn && isPlayedHere(state, game.state.turn.seat) ? null : 'not-your-turn';
}

/** What keeps anybody here from a wish about the game that is on. */
export function outsideRefusal({ connection, room, game }: TableState): TableRefusal | null {
  if (connection.state === 'closed') return 'table-closed';
  if (!isConnected(connection)) return 'not-connected';
  if (room?.phase === 'closed') return 'room-closed';
  if (room?.phase === 'lobby' || !game) return 'no-game';
  return game.over ? 'game-over' : null;
}

/** Why no hint can be had now. */
export function hintRefusal(state: TableState): TableRefusal | null {
  const refusal = moveRefusal(state);
  // A hint is refused alike to all who are not to move.
  if (refusal) return refusal === 'run-over' ? 'not-your-turn' : refusal;
  return state.game?.start.options.hints ? null : ('hints-not-allowed' satisfies Refusal);
}
