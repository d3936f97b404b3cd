/** The most a category can ever earn: what a zero there gives away. */
import { FACES, type Dice } from '../dice.ts';
import { fault } from '../result.ts';
import { pointsFor } from './pattern.ts';
import type { ScorecardVariant } from './variant.ts';

/** Every roll of `dice` dice once, faces ascending: 252 of five dice. */
export function allRolls(dice: number): readonly Dice[] {
  if (dice === 0) return [[]];
  return allRolls(dice - 1).flatMap(roll => FACES.filter(face => face >= (roll.at(-1) ?? 1)).map(face => [...roll, face]));
}

/** The open category with the lowest maximum; among equals the first on the card. */
export function lowestMaximum(variant: ScorecardVariant, open: readonly string[]): string {
  const maxima = maximaOf(variant);
  const lowest = Math.min(...open.map(category => maxima[category] ?? Infinity));
  return open.find(category => maxima[category] === lowest) ?? fault('no open category');
}

const known = new WeakMap<ScorecardVariant, Readonly<Record<string, number>>>();

/** The maximum of every category of the variant. */
export function maximaOf(variant: ScorecardVariant): Readonly<Record<string, number>> {
  const found = known.get(variant) ?? computeMaxima(variant);
  known.set(variant, found);
  return found;
}

function computeMaxima(variant: ScorecardVariant): Readonly<Record<string, number>> {
  const rolls = allRolls(variant.dice);
  const maximum = (category: string): number => {
    const pattern = variant.categories[category] ?? fault(`no category ${category}`);
    return Math.max(...rolls.map(roll => pointsFor(pattern, roll)));
  };
  return Object.fromEntries(Object.keys(variant.categories).map(category => [category, maximum(category)]));
}
