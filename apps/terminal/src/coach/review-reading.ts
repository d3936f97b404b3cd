/** A finished game against perfect play, to be read: the sum in one line, then what each decision cost and what was better. */
import { accountOf, choiceText, decisionsOf } from '@yaht/coach';
import type { Messages } from '@yaht/messages';
import { formatDice, type ScorecardGame, type ScorecardVariant } from '@yaht/rules';
import { reviewGame, type DecisionReview, type SeatReview } from '@yaht/solver';
import { cell, EMPTY, lineOf, span, type Line } from '../draw/line.ts';
import { padStart, wrap } from '../draw/width.ts';
import type { Role } from '../look/theme.ts';
import type { TableDesk } from '../table/table-desk.ts';

/** Opens the review over the table. */
export async function openReview(desk: TableDesk): Promise<void> {
  const { shell, coach, table } = desk.parts;
  const { game } = table.state();
  if (game?.family !== 'scorecard' || !coach) return shell.message.problem(shell.words.terminal.noCoach);
  const solved = await coach.solutionFor(game.start.variant);
  if (!solved.ok) return shell.message.problem(solved.error);
  shell.message.clear();
  const seats = reviewGame(solved.value, game.events);
  const width = shell.size.get().columns - 2;
  const lines = seats.flatMap(seat => [...seatLines(shell.words, game, seat, width), EMPTY]);
  desk.overlays.read(shell.words.terminal.actions.review[1], lines);
}

/** The lines of one seat. */
function seatLines(words: Messages, game: ScorecardGame, review: SeatReview, width: number): readonly Line[] {
  const { analysis } = words;
  const { seat, accuracy, counts } = review;
  const { score, start, loss, luck } = accountOf(review);
  const { best, fine, inaccuracy, mistake, blunder } = counts;
  const decisions = decisionsOf(review).filter(isCostly);
  const players = game.start.players.length;
  const said = [accuracy === null ? '' : analysis.accuracy(accuracy), analysis.counts(best, fine, inaccuracy, mistake, blunder)];
  return [
    lineOf(' ', span(game.start.players[seat]?.name ?? '', 'ink')),
    lineOf(span(` ${analysis.sum(score, start, loss, luck, game.over !== null, players === 1)}`, 'active')),
    ...wrap(said.filter(Boolean).join(' '), width).map(text => lineOf(` ${text}`)),
    EMPTY,
    ...(decisions.length === 0
      ? [lineOf(span(` ${analysis.noErrors}`, 'dim'))]
      : [head(words), ...decisions.map(decision => decisionLine(words, game.start.variant, decision, players))]),
  ];
}

const isCostly = ({ class: judged }: DecisionReview): boolean => judged !== 'best' && judged !== 'fine';

const ROUND = 6;
const DICE = 11;
const CHOICE = 22;
const COST = 7;

const head = ({ analysis }: Messages): Line =>
  lineOf(
    span(
      ` ${cell(analysis.round, ROUND)}${cell(analysis.dice, DICE)}${cell(analysis.played, CHOICE)}${cell(analysis.better, CHOICE)}${padStart(analysis.cost, COST)}`,
      'dim',
    ),
  );

const ROLES: Readonly<Record<DecisionReview['class'], Role>> = {
  best: 'good',
  fine: 'plain',
  inaccuracy: 'plain',
  mistake: 'bonus',
  blunder: 'bad',
};

function decisionLine(words: Messages, variant: ScorecardVariant, decision: DecisionReview, players: number): Line {
  const { analysis, solver } = words;
  const better = decision.best[0];
  return lineOf(
    ` ${cell(String(Math.ceil(decision.turn / players)), ROUND)}`,
    cell(decision.dice ? formatDice(decision.dice) : '', DICE),
    cell(choiceText(words, variant, decision.dice, decision.chosen), CHOICE),
    cell(better ? choiceText(words, variant, decision.dice, better) : '', CHOICE),
    span(padStart(solver.decimal(Math.max(0, decision.loss), 2), COST), 'ink'),
    span(` ${analysis.classes[decision.class]}`, ROLES[decision.class]),
  );
}
