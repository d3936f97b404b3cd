/** The bell curve, for estimates that must be quick. */

/**
 * How likely a standard normal value lies below z. Abramowitz and Stegun 7.1.26: off by at most 1e-7, far less than the
 * estimates it serves.
 */
export function chanceBelow(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const series = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  const tail = (series * Math.exp(-x * x)) / 2;
  return z < 0 ? tail : 1 - tail;
}
