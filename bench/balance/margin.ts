/** What a number of runs says about the share behind it. */

/** Where the true share lies in 95 of 100 such samples (Wilson's interval; it also holds for few runs and for none won). */
function marginOf(share: number, runs: number): readonly [number, number] {
  const z = 1.96;
  const shrink = 1 + z ** 2 / runs;
  const middle = (share + z ** 2 / (2 * runs)) / shrink;
  const reach = (z * Math.sqrt((share * (1 - share)) / runs + z ** 2 / (4 * runs ** 2))) / shrink;
  return [Math.max(0, middle - reach), Math.min(1, middle + reach)];
}

export const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;

/** `50 % (35 to 65 %)`. */
export function withMargin(share: number, runs: number): string {
  const [least, most] = marginOf(share, runs);
  return `${percent(share)} (${(100 * least).toFixed(0)} to ${percent(most)})`;
}

/** Whether the share keeps the aim, and whether so many runs are enough to be sure. */
export function verdictOn(share: number, runs: number, [least, most]: readonly [number, number]): 'yes' | 'no' | 'undecided' {
  if (share < least || share > most) return 'no';
  const [low, high] = marginOf(share, runs);
  return low >= least && high <= most ? 'yes' : 'undecided';
}
