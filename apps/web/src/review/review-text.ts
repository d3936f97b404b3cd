/** A review to paste somewhere: plain words, one line for each decision that cost something. */
import { betterOf, choiceText, decisionsOf, isCostly, reviewSentences } from '@yaht/coach';
import { variantName, type Words } from '@yaht/messages';
import { formatDice, roundOfTurn, type ScorecardGame } from '@yaht/rules';
import type { DecisionReview, SeatReview } from '@yaht/solver';

export function reviewText(words: Words, game: ScorecardGame, review: SeatReview): string {
  const { players, variant } = game.start;
  return [
    `${variantName(words, variant)}, ${players[review.seat]?.name ?? ''}`,
    ...reviewSentences(words, game, review),
    ...decisionsOf(review)
      .filter(isCostly)
      .map(decision => lineOf(words, game, decision)),
  ].join('\n');
}

function lineOf(words: Words, { start }: ScorecardGame, decision: DecisionReview): string {
  const { analysis, review } = words;
  const { dice, chosen, loss } = decision;
  const better = betterOf(decision);
  const said = (choice: DecisionReview['chosen']): string => choiceText(words, start.variant, dice, choice);
  return [
    `${review.turn} ${roundOfTurn(start, decision.turn)}: ${dice ? formatDice(dice) : ''}`,
    `${said(chosen)}${better ? `, ${review.best}: ${said(better)}` : ''}`,
    `${review.signed(-loss)} (${analysis.classes[decision.class]})`,
  ].join(' · ');
}
