/** Which seats move from this screen. */
import { hasResigned, type Seat } from '@yaht/rules';
import type { TableState } from './table.ts';

/** Whether somebody at this screen plays the seat; a resigned seat is not played any more. */
export const isPlayedHere = ({ game, seats }: Pick<TableState, 'game' | 'seats'>, seat: Seat): boolean =>
  seats.includes(seat) && !(game && hasResigned(game, seat));

/** The seats that are played here. */
export const seatsPlayedHere = (state: Pick<TableState, 'game' | 'seats'>): readonly Seat[] =>
  state.seats.filter(seat => isPlayedHere(state, seat));
