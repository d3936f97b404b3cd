/** A review in words, and what its figures mean, the same on every screen. */
import type { Words } from '@yaht/messages';
import type { ScorecardGame } from '@yaht/rules';
import type { DecisionReview, ReviewedChoice, SeatReview } from '@yaht/solver';
import { accountOf } from './account.ts';
import { decisionsOf } from './lessons.ts';

/** How the score came about; then how well it was played, with the number of decisions of each class, and by what measure. */
export function reviewSentences(
  { analysis }: Words,
  { start, over }: ScorecardGame,
  review: SeatReview,
): readonly [string, ...string[]] {
  const isAlone = start.players.length === 1;
  const { score, start: expected, loss, luck } = accountOf(review);
  const { best, fine, inaccuracy, mistake, blunder } = review.counts;
  const counts = analysis.counts(best, fine, inaccuracy, mistake, blunder);
  return [
    analysis.sum(score, expected, loss, luck, over !== null, isAlone),
    review.accuracy === null ? counts : `${analysis.accuracy(review.accuracy)} ${counts}`,
    // Alone there is no other measure than points.
    ...(isAlone ? [] : [isJudgedByWin(review) ? analysis.judgedByWin : analysis.judgedByPoints]),
  ];
}

/** Where there is nothing to learn from. */
export const noErrorsSentence = ({ analysis }: Words, review: Pick<SeatReview, 'moves'>): string =>
  isJudgedByWin(review) ? analysis.noWinErrors : analysis.noErrors;

/** Whether the chance to win was the measure, and not points. */
export const isJudgedByWin = (review: Pick<SeatReview, 'moves'>): boolean => decisionsOf(review).some(({ win }) => win !== null);

/** Whether a decision is worth a look. */
export const isCostly = ({ class: judged }: Pick<DecisionReview, 'class'>): boolean => judged !== 'best' && judged !== 'fine';

/**
 * What would have been better. With opponents, what costs points may be as good for winning as anything else, and what loses
 * chances to win may be the best for points; then there is nothing to name.
 */
export const betterOf = ({ class: judged, loss, best }: DecisionReview): ReviewedChoice | undefined =>
  judged !== 'best' && loss > 0 ? best[0] : undefined;
