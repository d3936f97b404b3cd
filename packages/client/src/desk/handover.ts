/** Several people at one device: whether it has to change hands. */
import type { Seat } from '@yaht/rules';
import { isPlayedHere, seatsPlayedHere } from '../own-seats.ts';
import type { TableState } from '../table.ts';

/** The person in turn who has not done anything yet; `taken` is the turn whose player has said to have the device. */
export function handoverTo(state: TableState, taken: number): Seat | null {
  const { game } = state;
  const turn = game?.over ? null : game?.state.turn;
  if (!game || !turn || seatsPlayedHere(state).length < 2 || !isPlayedHere(state, turn.seat)) return null;
  const untouched = game.start.options.autoFirstRoll ? 1 : 0;
  const isNew = game.state.turns > 1 && game.state.turns !== taken && turn.rolls === untouched;
  return isNew ? turn.seat : null;
}
