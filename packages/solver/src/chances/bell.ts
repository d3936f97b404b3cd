/** A bell curve as chances of whole scores: for variants whose points are not whole, where nothing exact is known. */
import { chanceBelow } from './normal-curve.ts';
import type { Scores } from './scores.ts';
import type { Estimate } from './win.ts';

/** Beyond so many deviations there is next to nothing. */
const REACH = 5;

export function bellOf({ mean, deviation }: Estimate): Scores {
  if (deviation === 0) return { low: Math.round(mean), chances: Float64Array.of(1) };
  const low = Math.floor(mean - REACH * deviation);
  const length = Math.ceil(mean + REACH * deviation) - low + 1;
  const below = (score: number): number => chanceBelow((score - 0.5 - mean) / deviation);
  const chances = Float64Array.from({ length }, (_, i) => below(low + i + 1) - below(low + i));
  const sum = chances.reduce((total, chance) => total + chance, 0);
  return { low, chances: chances.map(chance => chance / sum) };
}
