/** Taking back is a fact like any other: the state is the replay of what came before. Rules: spec/table.md. */
import type { Seat, Undone } from './event.ts';
import type { Event, Game } from './game.ts';
import type { Refusal } from './refusal.ts';
import { err, ok, type Result } from './result.ts';

/** An event and how many came before it. */
type Numbered = { readonly event: Event; readonly before: number };

type Node = Numbered & { readonly previous: Node | undefined };

/** The events that count: without what was taken back, and without the takebacks. */
export const effective = (events: readonly Event[]): readonly Event[] => effectiveNumbered(events).map(({ event }) => event);

/** The same, each with its place in the whole list. */
function effectiveNumbered(events: readonly Event[]): readonly Numbered[] {
  const after: (Node | undefined)[] = [];
  events.forEach((event, before) => {
    after.push(event.type === 'Undone' ? rewound(events, after, event.to, before) : { event, before, previous: after.at(-1) });
  });
  const list: Numbered[] = [];
  for (let node = after.at(-1); node; node = node.previous) list.push(node);
  return list.reverse();
}

/** Back to the state after `to` events; who sits where and who took a hint stays true. */
function rewound(events: readonly Event[], after: readonly (Node | undefined)[], to: number, until: number): Node | undefined {
  return events
    .slice(to, until)
    .reduce(
      (previous, event, i) => (outlivesUndo(event) ? { event, before: to + i, previous } : previous),
      to > 0 ? after[to - 1] : undefined,
    );
}

const outlivesUndo = (event: Event): boolean => event.type === 'SeatPlayedBy' || event.type === 'HintTaken';

/** Whether this fact let somebody see new dice. */
export function isDraw(event: Event): boolean {
  return event.type === 'DiceRolled' || event.type === 'OpeningRolled' || (event.type === 'TurnStarted' && event.dice !== null);
}

const isScore = (event: Event, seat: Seat): boolean => {
  switch (event.type) {
    case 'ScoreRecorded':
      return event.seat === seat && event.zero !== 'passed';
    case 'DiceScored':
    case 'Banked':
      return event.seat === seat;
    default:
      return false;
  }
};

const isMove = (event: Event, seat: Seat): boolean =>
  isScore(event, seat) || (event.type === 'DiceRolled' && event.seat === seat);

/** Where this seat's takeback would lead: the number of events that stay, or why there is none. */
export function undoTarget(game: Game, seat: Seat): Result<number, Refusal> {
  const { undo } = game.start.options;
  if (game.over) return err('game-over');
  if (undo === 'off') return err('undo-not-allowed');
  const events = effectiveNumbered(game.events);
  const isOwn = undo === 'practice' ? isMove : isScore;
  const last = events.findLastIndex(({ event }) => isOwn(event, seat));
  const found = events[last];
  if (!found) return err('nothing-to-undo');
  if (undo !== 'practice' && events.slice(last).some(({ event }) => isDraw(event))) return err('nothing-to-undo');
  return ok(found.before);
}

/** The takeback as a fact, or why there is none. */
export function decideUndo(game: Game, seat: Seat): Result<readonly [Undone], Refusal> {
  const target = undoTarget(game, seat);
  return target.ok ? ok([{ type: 'Undone', seat, to: target.value }]) : target;
}

/** Whether a hint was taken or dice that had been seen were taken back. */
export const isAssisted = (events: readonly Event[]): boolean =>
  events.some((event, i) => event.type === 'HintTaken' || (event.type === 'Undone' && events.slice(event.to, i).some(isDraw)));
