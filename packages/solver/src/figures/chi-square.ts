/** Whether dice look fair: how far the counts of six faces are from equal. */
import { chanceBelow } from '../chances/normal-curve.ts';
import type { FaceCounts } from './seat-figures.ts';

export type Fairness = {
  readonly faces: FaceCounts;
  readonly rolled: number;
  /** The sum of squared distances over what was expected; about 5 for fair dice. */
  readonly chiSquare: number;
  readonly degreesOfFreedom: number;
  /** How often fair dice are at least this far off; null without dice. */
  readonly probability: number | null;
};

const DEGREES = 5;

export function fairnessOf(faces: FaceCounts): Fairness {
  const rolled = faces.reduce((sum, count) => sum + count, 0);
  const expected = rolled / faces.length;
  const chiSquare = rolled === 0 ? 0 : faces.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  return { faces, rolled, chiSquare, degreesOfFreedom: DEGREES, probability: rolled === 0 ? null : chanceAbove(chiSquare) };
}

/** The upper tail of the chi-square distribution; for five degrees it has a closed form. */
function chanceAbove(x: number): number {
  const tail = 2 * chanceBelow(-Math.sqrt(x));
  return Math.min(1, tail + Math.sqrt((2 * x) / Math.PI) * Math.exp(-x / 2) * (1 + x / 3));
}
