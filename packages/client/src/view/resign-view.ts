/** Giving up: who would, and what it would end. */
import { seatsOfPeople, type Seat } from '@yaht/rules';
import { seatsPlayedHere } from '../own-seats.ts';
import type { TableState } from '../table.ts';
import { outsideRefusal, type Refusable } from './refusable.ts';

/** `endsGame`: no person would be left to play on. */
export type ResignView = Refusable & { readonly seat: Seat; readonly endsGame: boolean };

/** Of several people at one screen, the one in turn gives up. */
export function resignView(state: TableState): ResignView {
  const { game, room, seats } = state;
  const played = seatsPlayedHere(state);
  const seat = played.find(own => own === game?.state.turn?.seat) ?? played[0] ?? seats[0] ?? 0;
  const own = seats.length === 0 ? 'no-seat' : played.length === 0 ? 'has-resigned' : null;
  const isDone = game?.family === 'run' && !game.state.turn;
  const refusal = outsideRefusal(state) ?? own ?? (isDone ? 'run-over' : null);
  const whole = room?.game ?? game;
  return { refusal, seat, endsGame: whole !== null && seatsOfPeople(whole).length <= 1 };
}
