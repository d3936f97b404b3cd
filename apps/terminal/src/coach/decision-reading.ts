/** One decision of a review: the best alternatives with the final score to expect, and where best play would have ended the turn. */
import { choiceText } from '@yaht/coach';
import { categoryName, type Messages } from '@yaht/messages';
import { emptyCard, fill, formatDice, roundOfTurn, type Card, type ScorecardGame, type Seat } from '@yaht/rules';
import { cardStateOf, categoryChances, playedTurns, type DecisionReview, type ReviewedChoice, type Solution } from '@yaht/solver';
import { cell, EMPTY, lineOf, span, type Line } from '../draw/line.ts';
import { padStart, wrap } from '../draw/width.ts';

/** What a review is written from. */
export type Reviewed = {
  readonly words: Messages;
  readonly game: ScorecardGame;
  readonly solution: Solution;
  readonly width: number;
};

const CHOICE = 28;
const NUMBER = 13;
/** Less likely than this is not worth a line. */
const LIKELY = 0.005;

/** A title and the lines below it. */
export function decisionText(
  reviewed: Reviewed,
  seat: Seat,
  decision: DecisionReview,
): readonly [title: string, lines: readonly Line[]] {
  const { words, game, width } = reviewed;
  const title = words.decision.title(game.start.players[seat]?.name ?? '', roundOfTurn(game.start, decision.turn));
  const lines = [
    lineOf(span(` ${words.decision.dice(decision.dice ? formatDice(decision.dice) : '-', decision.rollsLeft)}`, 'ink')),
    EMPTY,
    ...alternatives(reviewed, decision),
    EMPTY,
    ...winLines(words, decision, width),
    ...endingLines(reviewed, seat, decision),
  ];
  return [title, lines];
}

/** The best choices; the one that was played stands among them or, where it is worse than all of them, below. */
function alternatives({ words, solution }: Reviewed, decision: DecisionReview): readonly Line[] {
  const { chosen, best } = decision;
  const top = best[0]?.expected ?? chosen.expected;
  const textOf = (choice: ReviewedChoice): string => choiceText(words, solution.tables.variant, decision.dice, choice);
  const isListed = best.some(choice => textOf(choice) === textOf(chosen));
  const head = ` ${cell(words.decision.choice, CHOICE)}${padStart(words.decision.expected, NUMBER)}${padStart(words.decision.below, NUMBER)}`;
  return [
    lineOf(span(head, 'dim')),
    ...[...best, ...(isListed ? [] : [chosen])].map(choice => {
      const isPlayed = textOf(choice) === textOf(chosen);
      const numbers = [choice.expected, Math.max(0, top - choice.expected)].map(value =>
        padStart(words.solver.decimal(value, 2), NUMBER),
      );
      const mark = isPlayed ? span(`  < ${words.decision.played}`, 'active') : span('');
      return lineOf(' ', cell(textOf(choice), CHOICE), span(numbers.join(''), 'ink'), mark);
    }),
  ];
}

function winLines({ decision: said, solver }: Messages, { win }: DecisionReview, width: number): readonly Line[] {
  if (!win) return [];
  const sentence = said.chance(solver.percent(win.chance), solver.decimal(100 * win.loss, 1));
  return [...wrap(sentence, width).map(text => lineOf(` ${text}`)), EMPTY];
}

/** How likely each category is to be the one that best play fills in this turn. */
function endingLines(
  { words, solution, game }: Reviewed,
  seat: Seat,
  { turn, dice, rollsLeft }: DecisionReview,
): readonly Line[] {
  if (!dice || rollsLeft === 0) return [];
  const card = cardStateOf(solution.tables, cardBefore(game, seat, turn));
  const chances = categoryChances(solution, { card, dice, rerollsLeft: rollsLeft });
  if (!chances.ok) return [];
  const { variant, categories } = solution.tables;
  const likely = [...chances.value]
    .map((chance, category) => ({ chance, name: categoryName(words, variant, categories[category] ?? '') }))
    .filter(({ chance }) => chance >= LIKELY)
    .toSorted((one, other) => other.chance - one.chance);
  return [
    lineOf(span(` ${words.decision.endsIn}`, 'dim')),
    ...likely.map(({ name, chance }) => lineOf(` ${cell(name, CHOICE)}`, padStart(words.solver.percent(chance), NUMBER))),
  ];
}

/** The card as it was when the turn began. */
const cardBefore = ({ events }: ScorecardGame, seat: Seat, turn: number): Card =>
  playedTurns(events)
    .filter(played => played.seat === seat && played.number < turn)
    .reduce((card, { score }) => (score ? fill(card, score.category, score.points, score.bonus) : card), emptyCard);
