/** A solved variant, and what each way to end a turn is worth. */
import { ROLLS } from '../tables/dice-tables.ts';
import { placementAt } from '../tables/joker-table.ts';
import { categoriesIn, jokerPointsAt, valueAfter } from '../plain/last-roll.ts';
import type { Solution } from './solve.ts';
import { allFilled, type CardState } from '../tables/tables.ts';

/** The part of a solution that questions need. */
export type Solved = Pick<Solution, 'tables' | 'values'>;

/** One way to end a turn: a category with the points recorded there. */
export type Ending = {
  readonly category: number;
  readonly points: number;
  /** Points on top for five alike. */
  readonly bonus: number;
  /** A zero by choice although the dice earn more. */
  readonly scratched: boolean;
  /** Points of this turn and of the rest of the game with perfect play. */
  readonly worth: number;
};

/** Every way to end the turn with this roll, in the order of the card; scratching is one where it differs. */
export function endingsOf({ tables, values }: Solved, card: CardState, roll: number): readonly Ending[] {
  const face = tables.dice.alike.indexOf(roll) + 1;
  const placement = tables.joker && face > 0 ? placementAt(tables.joker, card.filled, card.scoredAlike, face) : null;
  const bonus = placement?.bonus ?? 0;
  const ending = (category: number, points: number, scratched: boolean): Ending => {
    const worth = points + bonus + valueAfter(tables, values, card, category, points);
    return { category, points, bonus, scratched, worth };
  };
  const open = allFilled(tables) & ~card.filled & (placement?.allowed ?? -1);
  return categoriesIn(tables, open).flatMap(category => {
    const plain = tables.points[category * ROLLS + roll] ?? 0;
    const points = tables.joker && placement ? jokerPointsAt(tables, tables.joker, placement, category, face) : plain;
    return points === 0 ? [ending(category, 0, false)] : [ending(category, points, false), ending(category, 0, true)];
  });
}

/** The best of some choices; among equals the first. */
export function bestOf<Choice extends { readonly worth: number }>(choices: readonly Choice[]): Choice | undefined {
  return choices.reduce<Choice | undefined>((best, choice) => (best && best.worth >= choice.worth ? best : choice), undefined);
}
