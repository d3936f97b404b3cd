/** Whether a move that got lost may be sent again: it was meant for one position, and must not happen in another. */
import { actingSeats, isParallel, readerOf, RUN_COMMANDS, type Command, type Event, type Game, type Seat } from '@yaht/rules';
import type { TableState, Wish } from '../table.ts';

const MOVES: readonly Wish['type'][] = ['ScoreCategory', 'ScratchCategory', ...RUN_COMMANDS];

/** Facts that leave the position as it is. */
const BESIDE: readonly Event['type'][] = ['HintTaken', 'DiceHeld', 'Resigned'];

/**
 * A wish that has happened is recognised by its fact and may be sent again, because its id makes that harmless.
 * A move is overtaken when something else happened first: the house played, or the time of the turn ran out.
 */
export function isOvertaken(wish: Wish, sentAt: TableState, now: TableState): boolean {
  if (!MOVES.includes(wish.type)) return false;
  const [before, after] = [sentAt.game, now.game];
  const seat = before?.state.turn?.seat ?? seatMoving(sentAt);
  if (!before || !after || seat === undefined || after.start.id !== before.start.id) return true;
  const since = (after.events as readonly Event[]).slice(before.events.length).filter(({ type }) => !BESIDE.includes(type));
  const isOwn = (fact: Event): boolean => 'seat' in fact && fact.seat === seat;
  const next = since.find(fact => isOwn(fact) || !isParallel(after.start.variant));
  return next !== undefined && !isFactOf(after, next, wish, seat);
}

/** Where there are no turns, the first of the own seats that is not done. */
const seatMoving = ({ game, seats }: TableState): Seat | undefined =>
  game ? actingSeats(game).find(seat => seats.includes(seat)) : undefined;

function isFactOf(game: Game, fact: Event, wish: Wish, seat: Seat): boolean {
  if (fact.type === 'SeatPlayedBy') return fact.seat !== seat || fact.by === 'player';
  const behind = readerOf(game.start.variant).wishBehind(fact as Parameters<ReturnType<typeof readerOf>['wishBehind']>[0]);
  return behind?.actor === seat && isSameMove(behind.command, wish);
}

/** What the wish left to the table (a hold, a way to score) or said in vain (a die that nothing is used on) makes it no other move. */
function isSameMove(done: Command, wish: Wish): boolean {
  const told = new Map<string, unknown>(Object.entries(done));
  return Object.entries(wish).every(
    ([field, value]) => !told.has(field) || textOf(field, value) === textOf(field, told.get(field)),
  );
}

/** Dice are told in the order they lie. */
const textOf = (field: string, value: unknown): string =>
  String(field === 'dice' ? [...(value as readonly number[])].sort((a, b) => a - b) : value);
