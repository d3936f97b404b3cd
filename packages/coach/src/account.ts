/** The account of a game as it is printed: with one decimal, and still adding up. */
import type { SeatReview } from '@yaht/solver';

/** In points with one decimal: `score = start + luck − loss`, to the last digit. */
export type Account = { readonly start: number; readonly luck: number; readonly loss: number; readonly score: number };

/** Rounds the parts one by one, so that a difference of a tenth falls to the luck, where nobody has a figure in mind. */
export function accountOf({ start, loss, score }: Pick<SeatReview, 'start' | 'loss' | 'score'>): Account {
  const [first, lost, last] = [tenths(start), tenths(loss), tenths(score)];
  return { start: first / 10, loss: lost / 10, score: last / 10, luck: (last - first + lost) / 10 };
}

const tenths = (points: number): number => Math.round(10 * points);
