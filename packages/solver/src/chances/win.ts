/** Who will win: exactly from distributions of the final scores, or quickly from means and spreads. A tie is split. */
import { chanceBelow } from './normal-curve.ts';
import type { Scores } from './scores.ts';

/** The chance of every player to win, a tie between k of them counting as 1/k for each. */
export function winChances(players: readonly Scores[]): readonly number[] {
  return players.map((own, seat) => {
    const others = players.filter((_, other) => other !== seat).map(scores => ({ scores, below: belowOf(scores) }));
    let chance = 0;
    own.chances.forEach((likely, i) => {
      if (likely > 0) chance += likely * sharesAt(others, own.low + i, 0);
    });
    return chance;
  });
}

/** Another player, with the chance of less than each score. */
export type Opponent = { readonly scores: Scores; readonly below: Float64Array };

/**
 * What a score wins on average, when so many more have it for certain: `ties[k]` is the chance that nobody is above it and k of the
 * others have it too.
 */
export function sharesAt(others: readonly Opponent[], score: number, certain: number): number {
  let ties = [1];
  for (const { scores, below } of others) {
    const at = Math.min(scores.chances.length, Math.max(0, score - scores.low));
    const [lower = 0, equal = 0] = [below[at], score < scores.low ? 0 : scores.chances[at]];
    ties = [...ties, 0].map((_, k) => (ties[k] ?? 0) * lower + (ties[k - 1] ?? 0) * equal);
  }
  return ties.reduce((sum, chance, k) => sum + chance / (k + 1 + certain), 0);
}

/** `sums[i]`: the chance of less than `low + i`. */
export function belowOf({ chances }: Scores): Float64Array {
  const sums = new Float64Array(chances.length + 1);
  chances.forEach((chance, i) => (sums[i + 1] = (sums[i] ?? 0) + chance));
  return sums;
}

/** A final score as a bell curve: what it will be on average, and how far it spreads. */
export type Estimate = { readonly mean: number; readonly deviation: number };

/** The chances to win when every final score follows a bell curve; off by a few hundredths, in well under a millisecond. */
export function quickWinChances(players: readonly Estimate[]): readonly number[] {
  const raw = players.map((own, seat) =>
    beats(
      own,
      players.filter((_, other) => other !== seat),
    ),
  );
  const sum = raw.reduce((total, chance) => total + chance, 0);
  return raw.map(chance => chance / sum);
}

const STEPS = 64;
const REACH = 4;

/** The chance to be above all others: the mean over equally likely places of the own curve, from four deviations below to above. */
function beats({ mean, deviation }: Estimate, others: readonly Estimate[]): number {
  if (deviation === 0) return others.reduce((chance, other) => chance * isAbove(mean, other), 1);
  let chance = 0;
  let weight = 0;
  for (let step = 0; step <= STEPS; step++) {
    const z = REACH * ((2 * step) / STEPS - 1);
    const density = Math.exp((-z * z) / 2);
    weight += density;
    chance += others.reduce((product, other) => product * isAbove(mean + z * deviation, other), density);
  }
  return chance / weight;
}

const isAbove = (score: number, { mean, deviation }: Estimate): number => {
  if (deviation > 0) return chanceBelow((score - mean) / deviation);
  return score > mean ? 1 : score === mean ? 0.5 : 0;
};
