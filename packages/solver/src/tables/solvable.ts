/** Which variants the solver can solve, and why not the others. */
import { isUpper, type ScorecardVariant } from '@yaht/rules';
import { DICE } from './dice-tables.ts';

export const MAX_ROLLS = 5;
export const MAX_CATEGORIES = 16;
/** Every set of upper categories has tables of its own. */
export const MAX_UPPER_CATEGORIES = 10;
export const MAX_BONUS_TARGET = 105;

/** Why a variant has no perfect play here. */
export const UNSOLVABLE = [
  'needs-five-dice',
  'needs-a-roll',
  'too-many-rolls',
  'saves-rolls',
  'needs-a-category',
  'too-many-categories',
  'too-many-upper-categories',
  'bonus-target-too-high',
  'points-below-zero',
] as const;
export type Unsolvable = (typeof UNSOLVABLE)[number];

/** What the fields of a variant say against solving it. */
export function unsolvableReason(variant: ScorecardVariant): Unsolvable | null {
  const { dice, rolls, savesRolls, upperBonus, yahtzeeBonus = 0 } = variant;
  const categories = Object.keys(variant.categories).length;
  const upperCategories = Object.values(variant.categories).filter(isUpper).length;
  if (dice !== DICE) return 'needs-five-dice';
  if (!Number.isInteger(rolls) || rolls < 1) return 'needs-a-roll';
  if (rolls > MAX_ROLLS) return 'too-many-rolls';
  if (savesRolls) return 'saves-rolls';
  if (categories === 0) return 'needs-a-category';
  if (categories > MAX_CATEGORIES) return 'too-many-categories';
  if (upperCategories > MAX_UPPER_CATEGORIES) return 'too-many-upper-categories';
  if (!(upperBonus.target <= MAX_BONUS_TARGET)) return 'bonus-target-too-high';
  return isCountable(upperBonus.points) && isCountable(yahtzeeBonus) ? null : 'points-below-zero';
}

/** Points that are worth taking: below zero, a player would rather scratch. */
export const isCountable = (points: number): boolean => points >= 0 && points < Infinity;
