/** Taking back is a fact like any other: the state is the replay of what came before. Rules: spec/table.md. */
import type { Seat, Undone } from './event.ts';
import type { Event, Game } from './game.ts';
import type { Refusal } from './refusal.ts';
import { err, fault, ok, type Result } from './result.ts';
import { isParallel } from './parallel.ts';
import { hasResigned } from './resign.ts';

/** An event and how many came before it. */
type Numbered = { readonly event: Event; readonly before: number };

/** The events that count: without what was taken back, and without the takebacks. */
export function effective<Facts extends readonly Event[]>(events: Facts): Facts {
  // What counts is chosen from what was given, so it is of the same kind.
  return effectiveNumbered(events).map(({ event }) => event) as unknown as Facts;
}

/** The same, each with its place in the whole list. Read from the end, so that what was taken back is passed over once. */
function effectiveNumbered(events: readonly Event[]): readonly Numbered[] {
  const latestFirst: Numbered[] = [];
  for (let before = events.length - 1; before >= 0; before--) {
    const event = events[before] ?? fault('a gap in the facts');
    if (event.type !== 'Undone') {
      latestFirst.push({ event, before });
      continue;
    }
    const to = Math.min(event.to, before);
    for (const kept of outliving(events, to, before)) latestFirst.push(kept);
    before = to;
  }
  return latestFirst.reverse();
}

/** Who acts for a seat, who took a hint and who gave up stays true, whatever is taken back; latest first. */
const outliving = (events: readonly Event[], from: number, until: number): readonly Numbered[] =>
  events
    .slice(from, until)
    .map((event, i) => ({ event, before: from + i }))
    .filter(({ event }) => outlivesUndo(event))
    .reverse();

const outlivesUndo = ({ type }: Event): boolean => type === 'SeatPlayedBy' || type === 'HintTaken' || type === 'Resigned';

/** Whether this fact let somebody see what chance gave: new dice, new wares, an effect that left something to it. */
export function isDraw(event: Event): boolean {
  switch (event.type) {
    case 'DiceRolled':
    case 'DiceRerolled':
    case 'OpeningRolled':
      return true;
    case 'TurnStarted':
      return event.dice !== null;
    default:
      return 'drawn' in event && event.drawn.length > 0;
  }
}

const isScore = (event: Event, seat: Seat): boolean => {
  switch (event.type) {
    case 'ScoreRecorded':
      return event.seat === seat && event.zero !== 'passed';
    case 'DiceScored':
    case 'Banked':
    case 'SetChosen':
    case 'WareBought':
    case 'CharmSold':
    case 'ConsumableSold':
    case 'CharmMoved':
    case 'ConsumableUsed':
      return event.seat === seat;
    default:
      return false;
  }
};

const isMove = (event: Event, seat: Seat): boolean => {
  switch (event.type) {
    case 'DiceRolled':
    case 'DiceRerolled':
    case 'ShopRerolled':
    case 'ShopLeft':
      return event.seat === seat;
    default:
      return isScore(event, seat);
  }
};

/** Before such a fact nothing can be taken back outside of practice: chance was seen, or the shop was left. */
const isBarrier = (event: Event): boolean => isDraw(event) || event.type === 'ShopLeft';

/** In practice a move can be made and taken back for ever, and each time the whole list is read; nobody learns from it that often. */
const MOST_FACTS = 10_000;

/** Where this seat's takeback would lead: the number of events that stay, or why there is none. */
export function undoTarget(game: Game, seat: Seat): Result<number, Refusal> {
  const { undo } = game.start.options;
  if (game.over) return err('game-over');
  if (hasResigned(game, seat)) return err('has-resigned');
  // What others did since would be lost with it.
  if (undo === 'off' || isParallel(game.start.variant)) return err('undo-not-allowed');
  if (game.events.length >= MOST_FACTS) return err('undo-not-allowed');
  const events = effectiveNumbered(game.events);
  const isOwn = undo === 'practice' ? isMove : isScore;
  const last = events.findLastIndex(({ event }) => isOwn(event, seat));
  const found = events[last];
  if (!found) return err('nothing-to-undo');
  if (undo !== 'practice' && events.slice(last).some(({ event }) => isBarrier(event))) return err('nothing-to-undo');
  return ok(found.before);
}

/** Of these seats, the one whose takeback leads to the latest position: the one that moved last. */
export function latestTakeback(game: Game, seats: readonly Seat[]): Result<Seat, Refusal> {
  const found = seats.map(seat => ({ seat, target: undoTarget(game, seat) }));
  const [first] = found;
  if (!first) return err('not-your-turn');
  const latest = found.reduce((best, other) => (placeOf(other.target) > placeOf(best.target) ? other : best), first);
  return latest.target.ok ? ok(latest.seat) : latest.target;
}

const placeOf = (target: Result<number, Refusal>): number => (target.ok ? target.value : -1);

/** The takeback as a fact, or why there is none. */
export function decideUndo(game: Game, seat: Seat): Result<readonly [Undone], Refusal> {
  const target = undoTarget(game, seat);
  return target.ok ? ok([{ type: 'Undone', seat, to: target.value }]) : target;
}

/** Whether a hint was taken or dice that had been seen were taken back. */
export const isAssisted = (events: readonly Event[]): boolean =>
  events.some((event, i) => event.type === 'HintTaken' || (event.type === 'Undone' && events.slice(event.to, i).some(isDraw)));
