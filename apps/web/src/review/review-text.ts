/** A review to paste somewhere: plain words, one line for each decision that cost something. */
import { accountOf, choiceText, decisionsOf } from '@yaht/coach';
import { variantName, type Words } from '@yaht/messages';
import { formatDice, type ScorecardGame } from '@yaht/rules';
import type { DecisionReview, SeatReview } from '@yaht/solver';
import { isCostly } from './marks.ts';

export function reviewText(words: Words, game: ScorecardGame, review: SeatReview): string {
  const { analysis } = words;
  const { players, variant } = game.start;
  const { score, start, loss, luck } = accountOf(review);
  const { best, fine, inaccuracy, mistake, blunder } = review.counts;
  return [
    `${variantName(words, variant)}, ${players[review.seat]?.name ?? ''}`,
    analysis.sum(score, start, loss, luck, game.over !== null, players.length === 1),
    [
      review.accuracy === null ? '' : analysis.accuracy(review.accuracy),
      analysis.counts(best, fine, inaccuracy, mistake, blunder),
    ]
      .filter(Boolean)
      .join(' '),
    ...decisionsOf(review)
      .filter(isCostly)
      .map(decision => lineOf(words, game, decision)),
  ].join('\n');
}

function lineOf(words: Words, { start }: ScorecardGame, decision: DecisionReview): string {
  const { analysis, review } = words;
  const { dice, chosen, best, loss } = decision;
  const said = (choice: DecisionReview['chosen']): string => choiceText(words, start.variant, dice, choice);
  const turn = Math.ceil(decision.turn / start.players.length);
  return [
    `${review.turn} ${turn}: ${dice ? formatDice(dice) : ''}`,
    `${said(chosen)}, ${review.best}: ${best[0] ? said(best[0]) : ''}`,
    `${review.signed(-loss)} (${analysis.classes[decision.class]})`,
  ].join(' · ');
}
