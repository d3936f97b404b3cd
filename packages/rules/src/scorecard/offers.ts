/** What each category offers for the dice on the table: the one function every client, bot and decision asks. */
import type { Dice, Face } from '../dice.ts';
import { isFilled, type Card } from './card.ts';
import { jokerPointsFor, pointsFor, sharedFace, type Pattern } from './pattern.ts';
import { isUpper, yahtzeeCategory, type ScorecardVariant } from './variant.ts';

export type Offer = {
  readonly category: string;
  readonly open: boolean;
  /** What scoring it now would record; null for a filled category and before the first roll. */
  readonly points: number | null;
  readonly allowed: boolean;
  readonly reason?: 'category-filled' | 'roll-first' | 'joker-restriction';
};

/** Where five alike may go once their own category is filled. */
export type Joker = {
  readonly face: Face;
  /** Points on top, wherever the dice are scored. */
  readonly bonus: number;
  /** `upper`: only the category of that face; `lower`: only lower ones; `zero`: only upper ones are left; `any`: no restriction. */
  readonly placement: 'upper' | 'lower' | 'zero' | 'any';
  /** Whether lower categories with fixed points pay them in full. */
  readonly pays: boolean;
};

/** One offer per category, in the order of the card. */
export function offersFor(variant: ScorecardVariant, card: Card, dice: Dice | null): readonly Offer[] {
  const joker = dice && jokerFor(variant, card, dice);
  return Object.entries(variant.categories).map(([category, pattern]) => offer(card, dice, joker, category, pattern));
}

/** The offer of one category, or undefined when the variant has no such category. */
export function offerFor(variant: ScorecardVariant, card: Card, dice: Dice | null, category: string): Offer | undefined {
  // Records are read by playing them, and a list of one name would pass for that name.
  if (typeof category !== 'string' || !Object.hasOwn(variant.categories, category)) return undefined;
  const pattern = variant.categories[category];
  return pattern && offer(card, dice, dice && jokerFor(variant, card, dice), category, pattern);
}

/** The joker in force for these dice: null when they differ, their category is still open, or the variant knows neither bonus nor joker. */
export function jokerFor(variant: ScorecardVariant, card: Card, dice: Dice): Joker | null {
  const face = sharedFace(dice);
  if (face === undefined) return null;
  const { yahtzeeBonus = 0, joker: rule = 'none', jokerAfterZero = false } = variant;
  const category = yahtzeeCategory(variant);
  if (category === undefined || !isFilled(card, category)) return null;
  if (yahtzeeBonus === 0 && rule === 'none') return null;

  const wasScored = (card.points[category] ?? 0) > 0;
  const bonus = wasScored ? yahtzeeBonus : 0;
  if (rule === 'none' || !(wasScored || jokerAfterZero)) return { face, bonus, placement: 'any', pays: false };

  const upperIsOpen = hasOpen(variant, card, pattern => pattern.kind === 'face' && pattern.face === face);
  if (rule === 'free') return { face, bonus, placement: 'any', pays: !upperIsOpen };
  if (upperIsOpen) return { face, bonus, placement: 'upper', pays: false };
  return { face, bonus, placement: hasOpen(variant, card, pattern => !isUpper(pattern)) ? 'lower' : 'zero', pays: true };
}

function offer(card: Card, dice: Dice | null, joker: Joker | null, category: string, pattern: Pattern): Offer {
  if (isFilled(card, category)) return { category, open: false, points: null, allowed: false, reason: 'category-filled' };
  if (!dice) return { category, open: true, points: null, allowed: false, reason: 'roll-first' };
  const points = joker?.pays ? jokerPointsFor(pattern, dice) : pointsFor(pattern, dice);
  return joker && !mayHold(joker, pattern)
    ? { category, open: true, points, allowed: false, reason: 'joker-restriction' }
    : { category, open: true, points, allowed: true };
}

function mayHold(joker: Joker, pattern: Pattern): boolean {
  switch (joker.placement) {
    case 'upper':
      return pattern.kind === 'face' && pattern.face === joker.face;
    case 'lower':
      return !isUpper(pattern);
    case 'zero':
      return isUpper(pattern);
    case 'any':
      return true;
  }
}

const hasOpen = (variant: ScorecardVariant, card: Card, isWanted: (pattern: Pattern) => boolean): boolean =>
  Object.entries(variant.categories).some(([category, pattern]) => isWanted(pattern) && !isFilled(card, category));
