/** A beginner: goes for the face that lies there most often, and takes whatever pays most. */
import { countFaces, FACES, lowestMaximum, maximaOf, offersFor, type Command, type Hold, type Offer } from '@yaht/rules';
import type { Rolled } from './position.ts';

/** What a beginner does. */
export function easyMove({ variant, card, turn, dice }: Rolled): Command {
  const offers = offersFor(variant, card, dice).filter(offer => offer.allowed);
  const maxima = maximaOf(variant);
  const isComplete = offers.some(({ category, points }) => (points ?? 0) > 0 && points === maxima[category]);
  const hold = holdFavourite(dice);
  if (turn.rollsLeft > 0 && !isComplete && !hold.every(Boolean)) return { type: 'RollDice', hold };
  return { type: 'ScoreCategory', category: mostPoints(offers, open => lowestMaximum(variant, open)) };
}

/** Holds the face that shows most often, the higher one among equals. */
function holdFavourite(dice: readonly number[]): Hold {
  const counts = countFaces(dice);
  const most = Math.max(...counts);
  const favourite = FACES.findLast(face => counts[face] === most);
  return dice.map(face => face === favourite);
}

/** The category that pays most; when nothing pays, the one that could never pay much. */
function mostPoints(offers: readonly Offer[], leastMissed: (open: readonly string[]) => string): string {
  const most = Math.max(...offers.map(({ points }) => points ?? 0));
  const paying = offers.find(({ points }) => points === most);
  return most > 0 && paying ? paying.category : leastMissed(offers.map(({ category }) => category));
}
