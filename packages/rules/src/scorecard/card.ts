/** What one seat has scored. The filled categories and the count of bonuses are the one truth; totals are computed. */
import { isUpper, type ScorecardVariant } from './variant.ts';

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
