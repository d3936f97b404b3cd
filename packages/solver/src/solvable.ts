/** Which variants the solver can solve, and why not the others. */
import { allRolls, err, ok, pointsFor, type Result, type ScorecardVariant } from '@yaht/rules';
import { DICE } from './dice-tables.ts';

export const MAX_ROLLS = 5;
export const MAX_CATEGORIES = 16;
export const MAX_BONUS_TARGET = 105;

/** Why a variant has no perfect play here. */
export const UNSOLVABLE = [
  'needs-five-dice',
  'needs-a-roll',
  'too-many-rolls',
  'saves-rolls',
  'needs-a-category',
  'too-many-categories',
  'bonus-target-too-high',
  'points-below-zero',
] as const;
export type Unsolvable = (typeof UNSOLVABLE)[number];

/** The variant itself when it can be solved; otherwise the first reason against it. */
export function checkSolvable(variant: ScorecardVariant): Result<ScorecardVariant, Unsolvable> {
  const categories = Object.keys(variant.categories).length;
  if (variant.dice !== DICE) return err('needs-five-dice');
  if (!Number.isInteger(variant.rolls) || variant.rolls < 1) return err('needs-a-roll');
  if (variant.rolls > MAX_ROLLS) return err('too-many-rolls');
  if (variant.savesRolls) return err('saves-rolls');
  if (categories === 0) return err('needs-a-category');
  if (categories > MAX_CATEGORIES) return err('too-many-categories');
  if (!(variant.upperBonus.target <= MAX_BONUS_TARGET)) return err('bonus-target-too-high');
  if (hasNegativePoints(variant)) return err('points-below-zero');
  return ok(variant);
}

/** Below zero, a player would rather scratch; the tables rely on points being worth taking. */
function hasNegativePoints(variant: ScorecardVariant): boolean {
  const { upperBonus, yahtzeeBonus = 0, categories } = variant;
  const isCountable = (points: number): boolean => points >= 0 && points < Infinity;
  if (!isCountable(upperBonus.points) || !isCountable(yahtzeeBonus)) return true;
  const rolls = allRolls(DICE);
  return Object.values(categories).some(pattern => !rolls.every(roll => isCountable(pointsFor(pattern, roll))));
}
