/** What is heard and felt of a throw. */
import { touchesAt } from '../design/flight.ts';
import { flying, type Flights } from '../design/throw.ts';
import { currentSettings, isStill } from '../device/settings.ts';
import { rattle } from '../device/sound.ts';

/** Felt in the hand when the last die lies; in milliseconds. */
export const LANDING = 6;

/** The dice touch the tray one after the other, or all at once where nothing moves. */
export function hearThrow(flights: Flights): void {
  const moves = !isStill(currentSettings());
  rattle(flying(flights).map(flight => (moves ? touchesAt(flight) : 0)));
}
