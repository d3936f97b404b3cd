/** What one seat has scored. The filled categories and the count of bonuses are the one truth; totals are computed. */
import { isUpper, patternOf, type ScorecardVariant } from './variant.ts';

export type Card = {
  /** Points of the filled categories only. */
  readonly points: Readonly<Record<string, number>>;
  /** How many times all dice were alike after that category held points. */
  readonly bonuses: number;
};

export type Tally = {
  readonly upper: number;
  readonly upperBonus: number;
  readonly lower: number;
  readonly yahtzeeBonus: number;
  readonly total: number;
};

export const emptyCard: Card = { points: {}, bonuses: 0 };

/** Whether the category holds points, a zero included. */
export const isFilled = (card: Card, category: string): boolean => Object.hasOwn(card.points, category);

/** The card with one more category filled; a bonus above 0 counts one up. */
export const fill = (card: Card, category: string, points: number, bonus: number): Card => ({
  points: { ...card.points, [category]: points },
  bonuses: card.bonuses + (bonus > 0 ? 1 : 0),
});

/** The sums at the foot of the card. */
export function tally(variant: ScorecardVariant, card: Card): Tally {
  const { target, points: bonus } = variant.upperBonus;
  let upper = 0;
  let lower = 0;
  for (const [category, pattern] of Object.entries(variant.categories)) {
    const points = isFilled(card, category) ? (card.points[category] ?? 0) : 0;
    if (isUpper(pattern)) upper += points;
    else lower += points;
  }
  const upperBonus = upper >= target ? bonus : 0;
  const yahtzeeBonus = card.bonuses * (variant.yahtzeeBonus ?? 0);
  return { upper, upperBonus, lower, yahtzeeBonus, total: upper + upperBonus + lower + yahtzeeBonus };
}

/** What the upper section pays because this row, the latest of the card, reached its target; 0 for every other row. */
export function upperBonusBy(variant: ScorecardVariant, card: Card, category: string): number {
  const pattern = patternOf(variant, category);
  if (!pattern || !isUpper(pattern)) return 0;
  const { upper, upperBonus } = tally(variant, card);
  return upper - (card.points[category] ?? 0) < variant.upperBonus.target ? upperBonus : 0;
}
