/** How the latest turn that is over ended, so that its dice and its points stay on the screen for a while. */
import type { Hold } from './dice.ts';
import type { Seat } from './event.ts';
import type { Event, Game } from './game.ts';
import { effective } from './undo.ts';

export type LastTurn = {
  readonly seat: Seat;
  /** The fact that ended it. */
  readonly fact: Event;
  readonly dice: readonly number[] | null;
  /** The dice that were not in its last throw. */
  readonly hold: Hold | null;
  readonly end:
    | { readonly type: 'scored'; readonly category: string; readonly points: number; readonly bonus: number }
    | { readonly type: 'banked'; readonly points: number }
    | { readonly type: 'flopped' | 'passed'; readonly lost: number };
};

const THROWS: readonly Event['type'][] = ['DiceRolled', 'DiceRerolled', 'TurnStarted'];

/** The end of the turn before this one; null in the first turn. */
export function lastTurnOf(game: Game): LastTurn | null {
  const events: readonly Event[] = effective(game.events as readonly Event[]);
  const at = events.findLastIndex(event => endOf(event) !== undefined);
  const event = events[at];
  const end = event && endOf(event);
  if (!event || !end || !('seat' in event)) return null;
  const thrown = events.slice(0, at).findLast(({ type }) => THROWS.includes(type));
  const roll = events.slice(0, at).findLast(({ type }) => type === 'DiceRolled');
  return {
    seat: event.seat,
    fact: event,
    dice: thrown && 'dice' in thrown ? thrown.dice : null,
    hold: roll?.type === 'DiceRolled' ? roll.hold : null,
    end,
  };
}

function endOf(event: Event): LastTurn['end'] | undefined {
  switch (event.type) {
    case 'ScoreRecorded':
      return event.zero === 'passed'
        ? { type: 'passed', lost: 0 }
        : { type: 'scored', category: event.category, points: event.points, bonus: event.bonus };
    case 'Banked':
      return { type: 'banked', points: event.points };
    case 'Flopped':
      return { type: 'flopped', lost: event.lost };
    case 'TurnPassed':
      return { type: 'passed', lost: event.lost };
    default:
      return undefined;
  }
}
