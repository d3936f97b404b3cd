/** What statistics need of one seat in one game. */
import { FACES, readerOf, type Event, type Seat, type Variant } from '@yaht/rules';

/** Points by category, bonuses left out; empty in games without a card. */
export type CategoryPoints = Readonly<Record<string, number>>;

/** How often each face came up, from 1 to 6. */
export type FaceCounts = readonly number[];

/** A fact of a table tells its dice wherever they were thrown. */
const AT = { turn: 0, roll: 0 };

export const categoriesOf = (events: readonly Event[], seat: Seat): CategoryPoints =>
  Object.fromEntries(
    events.flatMap(event => (event.type === 'ScoreRecorded' && event.seat === seat ? [[event.category, event.points]] : [])),
  );

/** Only dice that were thrown: a die that was held has not come up again. */
export function facesOf(variant: Variant, events: readonly Event[], seat: Seat): FaceCounts {
  const { drawnFor } = readerOf(variant);
  // The dice of a run have as many sides as the player made them, so their faces tell nothing.
  if (variant.family === 'run') return FACES.map(() => 0);
  const thrown = events.flatMap(event => ('seat' in event && event.seat === seat ? (drawnFor(event, 'dice', AT) ?? []) : []));
  return FACES.map(face => thrown.filter(value => value === face).length);
}
