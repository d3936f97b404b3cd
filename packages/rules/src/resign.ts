/** Giving up: the seat stays, its player acts no more, and the house plays it to the end for the others. Rules: spec/table.md. */
import type { Seat } from './event.ts';
import type { Event, Game } from './game.ts';
import type { Merits } from './ranks.ts';

/** The seats that gave up, the first to do so first. */
export const resignedSeats = ({ events }: Pick<Game, 'events'>): readonly Seat[] =>
  (events as readonly Event[]).flatMap(event => (event.type === 'Resigned' ? [event.seat] : []));

/** Whether the player of this seat gave up. The house acts for it from then on, so mostly nothing has to be read. */
export const hasResigned = (game: Game, seat: Seat): boolean =>
  (game.state.playedBy[seat] ?? 'player') !== 'player' && resignedSeats(game).includes(seat);

/** The seats of people who have not given up. */
export const seatsOfPeople = (game: Game): readonly Seat[] =>
  game.start.players.flatMap(({ bot }, seat) => (bot === undefined && !hasResigned(game, seat) ? [seat] : []));

/** Seats that resigned rank behind all others, the first to resign last. */
export const behindOthers = (merits: Merits, resigned: readonly Seat[]): Merits =>
  resigned.length === 0
    ? merits
    : merits.map((own, seat) => [resigned.includes(seat) ? resigned.indexOf(seat) - resigned.length : 0, ...own]);
