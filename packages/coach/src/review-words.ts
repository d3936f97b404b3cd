/** A review in words, and what its figures mean, the same on every screen. */
import type { Words } from '@yaht/messages';
import type { ScorecardGame } from '@yaht/rules';
import type { DecisionReview, ReviewedChoice, SeatReview, WinAccount } from '@yaht/solver';
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
    ...winSentences(analysis, review, over !== null),
  ];
}

/** How the chance to win came about, and how exactly it is known. */
function winSentences(analysis: Words['analysis'], { win, moves }: SeatReview, isOver: boolean): readonly string[] {
  if (!win) return [];
  const measures = new Set(moves.map(move => move.win?.measure));
  const told = (['near', 'endgame'] as const).filter(measure => measures.has(measure));
  return [analysis.winSum(winAccountOf(win), isOver), ...told.map(measure => analysis.measures[measure])];
}

/** In points of a hundred with one decimal, as they are printed: the parts add up, and what rounding leaves is luck of the others. */
function winAccountOf(win: WinAccount): WinAccount {
  const { prior, luck, decisions, othersDecisions, remeasured, result } = mapped(win, part => Math.round(1000 * part));
  const othersLuck = result - prior - luck - decisions - othersDecisions - remeasured;
  return mapped({ prior, luck, decisions, othersLuck, othersDecisions, remeasured, result }, part => part / 10);
}

const mapped = (
  { prior, luck, decisions, othersLuck, othersDecisions, remeasured, result }: WinAccount,
  by: (part: number) => number,
) => ({
  prior: by(prior),
  luck: by(luck),
  decisions: by(decisions),
  othersLuck: by(othersLuck),
  othersDecisions: by(othersDecisions),
  remeasured: by(remeasured),
  result: by(result),
});

/** Where there is nothing to learn from. */
export const noErrorsSentence = ({ analysis }: Words, review: Pick<SeatReview, 'moves'>): string =>
  isJudgedByWin(review) ? analysis.noWinErrors : analysis.noErrors;

/** Whether the chance to win was the measure, and not points. */
export const isJudgedByWin = (review: Pick<SeatReview, 'moves'>): boolean => decisionsOf(review).some(({ win }) => win !== null);

/** Whether a decision is worth a look. */
export const isCostly = ({ class: judged }: Pick<DecisionReview, 'class'>): boolean => judged !== 'best' && judged !== 'fine';

/** What would have been better, by the measure of the review: for winning it may be another choice than for points. */
export const betterOf = ({ class: judged, loss, best, win }: DecisionReview): ReviewedChoice | undefined => {
  if (judged === 'best') return undefined;
  return win ? win.best : loss > 0 ? best[0] : undefined;
};
