/** Dice that are all alike when their own row is filled: which of the situations it is, and with which numbers. */
import type { Dice } from '../dice.ts';
import { isFilled, type Card } from './card.ts';
import { jokerFor, offersFor, type Joker } from './offers.ts';
import { isUpper, patternOf, upperCategory, yahtzeeCategory, type ScorecardVariant } from './variant.ts';

export type RowPoints = { readonly category: string; readonly points: number };

/** Where the dice may go. */
type Placement =
  /** Only into the upper row of their face. */
  | { readonly code: 'must-use'; readonly row: RowPoints }
  /** Into lower rows, of which these pay their fixed points. */
  | { readonly code: 'counts'; readonly rows: readonly RowPoints[] }
  /** No lower row is left: a zero in an upper one. */
  | { readonly code: 'only-upper' }
  /** The upper row of their face is open, so other rows score as usual. */
  | { readonly code: 'upper-is-open'; readonly row: RowPoints }
  /** There is a bonus and no joker. */
  | { readonly code: 'bonus-only' }
  /** Neither bonus nor joker, because the row holds a zero. */
  | { readonly code: 'nothing' };

export type JokerSituation = Placement & {
  /** The row for all dice alike. */
  readonly box: string;
  /** Points on top; 0 for none. */
  readonly bonus: number;
  /** The row holds a zero, which costs the bonus. */
  readonly afterZero: boolean;
};

/** What is to be told about these dice, or null when they are ordinary. */
export function jokerSituation(variant: ScorecardVariant, card: Card, dice: Dice): JokerSituation | null {
  const joker = jokerFor(variant, card, dice);
  const box = yahtzeeCategory(variant);
  if (!joker || box === undefined) return null;
  const afterZero = (card.points[box] ?? 0) === 0;
  return { ...placementOf(variant, card, dice, joker, afterZero), box, bonus: joker.bonus, afterZero };
}

function placementOf(variant: ScorecardVariant, card: Card, dice: Dice, joker: Joker, afterZero: boolean): Placement {
  const upper = upperCategory(variant, joker.face);
  const row = { category: upper ?? '', points: joker.face * dice.length };
  if (joker.placement === 'upper') return { code: 'must-use', row };
  if (joker.placement === 'zero') return { code: 'only-upper' };
  if (joker.pays) return { code: 'counts', rows: fixedRows(variant, card, dice) };
  if (afterZero && variant.jokerAfterZero !== true) return { code: 'nothing' };
  const isOpen = variant.joker === 'free' && upper !== undefined && !isFilled(card, upper);
  return isOpen ? { code: 'upper-is-open', row } : { code: afterZero ? 'nothing' : 'bonus-only' };
}

/** The open lower rows whose fixed points a joker earns. */
const fixedRows = (variant: ScorecardVariant, card: Card, dice: Dice): readonly RowPoints[] =>
  offersFor(variant, card, dice).flatMap(({ category, points, allowed }) => {
    const pattern = patternOf(variant, category);
    const isFixed = pattern !== undefined && !isUpper(pattern) && 'points' in pattern && pattern.points !== undefined;
    return isFixed && allowed && points !== null ? [{ category, points }] : [];
  });
