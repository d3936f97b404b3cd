/** How likely each score is: a list of chances over whole numbers. */

export type Scores = {
  /** The score of the first chance. */
  readonly low: number;
  readonly chances: Float64Array;
};

/** The share of every score among the scores of some games. */
export function scoresFrom(totals: Float64Array): Scores {
  const low = totals.reduce((least, total) => Math.min(least, total), totals[0] ?? 0);
  const high = totals.reduce((most, total) => Math.max(most, total), low);
  const chances = new Float64Array(high - low + 1);
  for (const total of totals) chances[total - low] = (chances[total - low] ?? 0) + 1;
  return { low, chances: chances.map(games => games / totals.length) };
}

export const meanOf = ({ low, chances }: Scores): number => low + chances.reduce((sum, chance, i) => sum + chance * i, 0);

/** The standard deviation. */
export function deviationOf(scores: Scores): number {
  const mean = meanOf(scores);
  return Math.sqrt(scores.chances.reduce((sum, chance, i) => sum + chance * (scores.low + i - mean) ** 2, 0));
}

/** The chance of this score or more. */
export const chanceOfAtLeast = ({ low, chances }: Scores, score: number): number =>
  chances.subarray(Math.min(chances.length, Math.max(0, Math.ceil(score - low)))).reduce((sum, chance) => sum + chance, 0);

/** The lowest score that so many per cent of games do not exceed. */
export function percentileOf({ low, chances }: Scores, percent: number): number {
  let sum = 0;
  const found = chances.findIndex(chance => (sum += chance) >= percent / 100);
  return low + (found < 0 ? chances.length - 1 : found);
}

/**
 * Where a score stands among games with these scores, from 0 to 100: the per cent of them that end below it, and half of those that
 * end with it. With the scores of perfect play (`outcomesOf`) it says what a perfect player would have thought of the score.
 */
export function standingOf(scores: Scores, score: number): number {
  const above = chanceOfAtLeast(scores, score + 1);
  const equal = chanceOfAtLeast(scores, score) - above;
  return Math.min(100, Math.max(0, 100 * (1 - above - equal / 2)));
}
