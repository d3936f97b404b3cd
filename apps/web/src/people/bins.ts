/** Scores in ranges of equal width. */
import type { Scores, Statistics } from '@yaht/solver';

/** The share of one's own games and of perfect play in a range. */
export type Bin = { readonly from: number; readonly to: number; readonly own: number; readonly perfect: number };

const WIDTH = 25;

/** From the lowest to the highest range in which anything is worth showing. */
export function binsOf(distribution: Statistics['distribution'], perfect: Scores | undefined): readonly Bin[] {
  const games = distribution.reduce((sum, each) => sum + each.games, 0);
  const [low, high] = limitsOf(distribution, perfect);
  return Array.from({ length: (high - low) / WIDTH + 1 }, (_, i) => {
    const from = low + WIDTH * i;
    const to = from + WIDTH - 1;
    const own = distribution.reduce((sum, { score, games: played }) => sum + (score >= from && score <= to ? played : 0), 0);
    return { from, to, own: games === 0 ? 0 : own / games, perfect: shareIn(perfect, from, to) };
  });
}

/** Perfect play ends anywhere; what it hardly ever does is left out. */
const RARE = 0.005;

function limitsOf(distribution: Statistics['distribution'], perfect: Scores | undefined): readonly [number, number] {
  const own = distribution.map(({ score }) => score);
  const usual = perfect ? usualRange(perfect) : [];
  const all = [...own, ...usual];
  const floor = (score: number): number => WIDTH * Math.floor(score / WIDTH);
  return [floor(Math.min(...all, 1_000)), floor(Math.max(...all, 0))];
}

function usualRange({ low, chances }: Scores): readonly number[] {
  let below = 0;
  const first = chances.findIndex(chance => (below += chance) > RARE);
  let above = 0;
  const last = [...chances].findLastIndex(chance => (above += chance) > RARE);
  return [low + first, low + last];
}

function shareIn(scores: Scores | undefined, from: number, to: number): number {
  if (!scores) return 0;
  const { low, chances } = scores;
  return chances.subarray(Math.max(0, from - low), Math.max(0, to - low + 1)).reduce((sum, chance) => sum + chance, 0);
}
