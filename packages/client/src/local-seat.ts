/** Whose wish it is when several people share one screen. */
import {
  err,
  latestTakeback,
  ok,
  RUN_COMMANDS,
  seatsOfPeople,
  type Command,
  type Game,
  type Refusal,
  type Result,
  type Seat,
} from '@yaht/rules';
import type { Wish } from './table.ts';

/** The wishes that make sense where there is a game and no room around it. */
const OF_THE_GAME = ['HoldDice', 'ScoreCategory', 'ScratchCategory', 'Hint', ...RUN_COMMANDS] as const;
type GameWish = Extract<Wish, { readonly type: (typeof OF_THE_GAME)[number] }>;

type Judged = { readonly seat: Seat; readonly command: Command };

/** The seat that wishes, and the wish as the rules know it. */
export function judgedSeat(game: Game, wish: Wish): Result<Judged, Refusal> {
  if (wish.type === 'Undo') {
    const seat = seatToUndo(game, wish.seat);
    return seat.ok ? ok({ seat: seat.value, command: { type: 'Undo' } }) : seat;
  }
  if (wish.type === 'Resign') {
    const seat = seatToResign(game, wish.seat);
    return seat.ok ? ok({ seat: seat.value, command: { type: 'Resign' } }) : seat;
  }
  if (!isOfTheGame(wish)) return err('command-does-not-fit');
  const seat = game.over ? 0 : game.state.turn?.seat;
  return seat === undefined || !seatsOfPeople(game).includes(seat) ? err('not-your-turn') : ok({ seat, command: wish });
}

/** Of the people at the screen, the one who moved last; or the one who is named. */
function seatToUndo(game: Game, wished?: Seat): Result<Seat, Refusal> {
  const people = seatsOfPeople(game);
  return latestTakeback(game, wished === undefined ? people : people.filter(seat => seat === wished));
}

/** The named seat, or the person in turn, or the first one. */
function seatToResign(game: Game, wished?: Seat): Result<Seat, Refusal> {
  const people = seatsOfPeople(game);
  const seat = wished ?? people.find(each => each === game.state.turn?.seat) ?? people[0];
  return seat === undefined || !people.includes(seat) ? err('has-resigned') : ok(seat);
}

const isOfTheGame = (wish: Wish): wish is GameWish => (OF_THE_GAME as readonly string[]).includes(wish.type);
