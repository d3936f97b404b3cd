/**
 * What each final score of one player brings to everybody: to the player the share of the win with that score, to the others what is
 * left to them. With it, whatever is known about the player's own scores is a chance to win for all.
 */
import { belowOf, sharesAt, type Opponent } from './win.ts';
import type { Scores } from './scores.ts';

/** By seat, for scores of the player from `low` on; scores outside are worth what the nearest one inside is. */
export type Rewards = { readonly low: number; readonly bySeat: readonly Float64Array[] };

/** `players[seat]` is not looked at: the scores of that player are what is asked about. */
export function rewardsOf(players: readonly Scores[], seat: number): Rewards {
  const all = players.map((scores): Opponent => ({ scores, below: belowOf(scores) }));
  const others = all.filter((_, place) => place !== seat);
  const low = Math.min(...others.map(({ scores }) => scores.low)) - 1;
  const end = Math.max(...others.map(({ scores }) => scores.low + scores.chances.length)) + 1;
  const own = Float64Array.from({ length: end - low }, (_, i) => sharesAt(others, low + i, 0));
  return {
    low,
    bySeat: all.map((each, place) =>
      place === seat
        ? own
        : leftTo(
            each.scores,
            others.filter(other => other !== each),
            low,
            end,
          ),
    ),
  };
}

/** What another player wins: with a higher score than the player's, shared with the rest, or with the same one, shared with the player too. */
function leftTo({ low: first, chances }: Scores, rest: readonly Opponent[], low: number, end: number): Float64Array {
  const likely = (score: number): number => chances[score - first] ?? 0;
  const left = new Float64Array(end - low);
  let above = 0;
  for (let score = end - 1; score >= low; score--) {
    left[score - low] = above + likely(score) * sharesAt(rest, score, 1);
    above += likely(score) * sharesAt(rest, score, 0);
  }
  return left;
}

/** The mean of what the scores bring when `more` points are added to each of them; between two whole scores, what lies between. */
export function rewardOf(rewards: Float64Array, low: number, { low: first, chances }: Scores, more: number): number {
  const from = first + more - low;
  const whole = Math.floor(from);
  const part = from - whole;
  const last = rewards.length - 1;
  let sum = 0;
  for (let i = 0; i < chances.length; i++) {
    const at = whole + i;
    const lower = rewards[at < 0 ? 0 : at > last ? last : at] ?? 0;
    const upper = part === 0 ? lower : (rewards[at + 1 < 0 ? 0 : at + 1 > last ? last : at + 1] ?? 0);
    sum += (chances[i] ?? 0) * (lower + part * (upper - lower));
  }
  return sum;
}
