/** Where a replay can stand: after each fact that shows something new, with the facts that only follow from it. */
import type { Event } from '@yaht/rules';

/** Numbers of facts, each one a place to stand at; the first is the beginning of the first turn. */
export type Stops = readonly number[];

/** Facts that belong to the step before them: whoever or whatever is next, and what is only said about a seat. */
const FOLLOWS: readonly Event['type'][] = [
  'OpeningRolled',
  'TurnStarted',
  'SeatPlayedBy',
  'HintTaken',
  'DiceHeld',
  'LevelStarted',
  'LevelLost',
  'RunWon',
  'ShopOpened',
];

/** The stops of a game. */
export const stopsOf = (events: readonly Event[]): Stops =>
  events.flatMap((_, before) => {
    const next = events[before + 1];
    return next && FOLLOWS.includes(next.type) ? [] : [before + 1];
  });

/** The stop that shows a fact: the first one that is not before it. */
export function stopFor(stops: Stops, seq: number): number {
  const at = stops.findIndex(stop => stop >= seq);
  return at < 0 ? Math.max(0, stops.length - 1) : at;
}

/** So many stops on or back, as far as there are any. */
export const steppedFrom = (stops: Stops, at: number, steps: number): number =>
  Math.max(0, Math.min(stops.length - 1, at + steps));
