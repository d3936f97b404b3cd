/** The guided turn as data: the dice of its three rolls, what is to be kept of them, and the rows they are looked at for. */
import { pointsFor, type Dice, type Face, type ScorecardVariant, type Variant } from '@yaht/rules';

/** The face that is collected. */
export const KEPT: Face = 4;

/** What lies there after each roll. What was kept lies where it lay. */
export const ROLLS: readonly Dice[] = [
  [4, 2, 4, 4, 6],
  [4, 4, 4, 4, 1],
  [4, 4, 4, 4, 6],
];

export const STEPS = ['roll', 'keep', 'again', 'row', 'done'] as const;
export type Step = (typeof STEPS)[number];

/** Games in which this turn shows the same, and Fours is the best row in the end. */
export const TAUGHT: readonly string[] = ['yahtzee', 'yatzy', 'kniffel'];

export const isTaught = (variant: Variant | undefined): variant is ScorecardVariant =>
  variant?.family === 'scorecard' && TAUGHT.includes(variant.id);

/** Where a turn of so many rolls stands. */
export const stepAfter = (rolls: number): Step => STEPS[rolls] ?? 'row';

/** Which dice to keep of those that lie there; after the last roll all of them lie for good. */
export const toKeep = (rolls: number): readonly boolean[] => (ROLLS[rolls - 1] ?? []).map(face => face === KEPT);

/** The row that perfect play fills in the end. */
export const BEST_ROW = 'fours';

/** The rows that are looked at, from the modest to the bold. */
export const rowsOf = ({ categories }: ScorecardVariant): readonly string[] =>
  [BEST_ROW, 'threeOfAKind', 'fourOfAKind', 'yahtzee', 'yatzy'].filter(id => id in categories);

/** What a row would score now; undefined while nothing lies there. */
export function pointsIn({ categories }: ScorecardVariant, row: string, rolls: number): number | undefined {
  const [pattern, dice] = [categories[row], ROLLS[rolls - 1]];
  return pattern && dice && pointsFor(pattern, dice);
}
