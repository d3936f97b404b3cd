/** All dice of one throw, on their way together. */
import { liesAt, type Flight } from './flight.ts';

/** By die: how it flies; undefined for one that stays. */
export type Flights = readonly (Flight | undefined)[];

/** How the dice that are not held fly; the last of them may hesitate. */
export function flightsOf(held: readonly boolean[], pace = 1, hesitates = false): Flights {
  const dice = held.filter(isHeld => !isHeld).length;
  const seed = Math.floor(6 * Math.random());
  let place = 0;
  return held.map(isHeld => {
    if (isHeld) return undefined;
    return { place: place++, dice, seed, pace, hesitates };
  });
}

export const flying = (flights: Flights): readonly Flight[] => flights.filter(flight => flight !== undefined);

/** Milliseconds until the last die lies still. */
export const lastsFor = (flights: Flights): number => Math.max(0, ...flying(flights).map(liesAt));
