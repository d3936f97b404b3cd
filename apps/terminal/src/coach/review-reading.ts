/** A finished game against perfect play: the sum of every player in one line, then the decisions that cost something, to be opened. */
import { betterOf, choiceText, decisionsOf, isCostly, isJudgedByWin, noErrorsSentence, reviewSentences } from '@yaht/coach';
import type { Messages } from '@yaht/messages';
import { formatDice, roundOfTurn, type ScorecardGame } from '@yaht/rules';
import { reviewGame, type Choice, type DecisionReview, type SeatReview, type Solution } from '@yaht/solver';
import { cell, EMPTY, lineOf, span, type Line } from '../draw/line.ts';
import { padStart, widest, wrap } from '../draw/width.ts';
import type { Role } from '../look/theme.ts';
import type { ListRow } from '../shell/overlays.ts';
import type { TableDesk } from '../table/table-desk.ts';
import type { Coach } from './coach.ts';
import { decisionText, type Reviewed } from './decision-reading.ts';
import { coverWidth } from '../shell/cover.ts';

/** Opens the review over the table. */
export async function openReview(desk: TableDesk): Promise<void> {
  const { shell, coach, table } = desk.parts;
  const { game } = table.state();
  if (game?.family !== 'scorecard' || !coach) return shell.message.problem(shell.words.terminal.noCoach);
  shell.message.note(shell.words.decision.waiting);
  const solved = await coach.solutionFor(game.start.variant);
  if (!solved.ok) return shell.message.problem(solved.error);
  const seats = await seatsOf(coach, solved.value, game);
  shell.message.clear();
  const width = coverWidth(shell.size.get().columns) - 2;
  const reviewed: Reviewed = { words: shell.words, game, solution: solved.value, width };
  desk.overlays.list(shell.words.terminal.actions.review[0], reviewRows(reviewed, seats));
}

/** The rows of all seats, one after the other. */
export const reviewRows = (reviewed: Reviewed, seats: readonly SeatReview[]): readonly ListRow[] =>
  seats.flatMap(seat => [...seatRows(reviewed, seat), { line: EMPTY }]);

/** With opponents the chance to win counts, which takes a moment beside the screen; alone, and without that help, points do. */
async function seatsOf({ analyst }: Coach, solution: Solution, game: ScorecardGame): Promise<readonly SeatReview[]> {
  const judged = game.start.players.length > 1 ? await analyst.review(game) : undefined;
  return judged ?? reviewGame(solution, game.events);
}

/** The rows of one seat. */
function seatRows(reviewed: Reviewed, review: SeatReview): readonly ListRow[] {
  const { words, game, width } = reviewed;
  const { seat } = review;
  const decisions = decisionsOf(review).filter(isCostly);
  const columns = columnsFor(reviewed, isJudgedByWin(review));
  const [sum, ...judged] = reviewSentences(words, game, review);
  const lines = [
    lineOf(' ', span(game.start.players[seat]?.name ?? '', 'ink')),
    lineOf(span(` ${sum}`, 'active')),
    ...judged.flatMap(sentence => wrap(sentence, width)).map(text => lineOf(` ${text}`)),
    EMPTY,
    decisions.length === 0 ? lineOf(span(` ${noErrorsSentence(words, review)}`, 'dim')) : head(words, columns),
  ];
  return [
    ...lines.map(line => ({ line })),
    ...decisions.map(decision => ({
      line: decisionLine(reviewed, decision, columns),
      open: () => decisionText(reviewed, seat, decision),
    })),
  ];
}

const ROUND = 6;
const DICE = 11;
const CHOICE = { least: 14, most: 21 };
const COST = 7;
const WIN = 8;

/** What was played and what was better share the room that the other columns leave. */
type Columns = { readonly choice: number; readonly isByWin: boolean };

function columnsFor({ words, width }: Reviewed, isByWin: boolean): Columns {
  const judged = 1 + widest(Object.values(words.analysis.classes));
  const room = width - (1 + ROUND + DICE + COST + (isByWin ? WIN : 0) + judged);
  return { choice: Math.max(CHOICE.least, Math.min(CHOICE.most, Math.floor(room / 2))), isByWin };
}

/** A choice is cut before it touches the next one. */
const choiceCell = (text: string, { choice }: Columns): string => `${cell(text, choice - 1)} `;

const head = ({ analysis }: Messages, columns: Columns): Line =>
  lineOf(
    span(
      [
        ` ${cell(analysis.round, ROUND)}${cell(analysis.dice, DICE)}`,
        choiceCell(analysis.played, columns),
        choiceCell(analysis.better, columns),
        padStart(analysis.cost, COST),
        columns.isByWin ? padStart(analysis.winShort, WIN) : '',
      ].join(''),
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

function decisionLine({ words, game }: Reviewed, decision: DecisionReview, columns: Columns): Line {
  const { analysis, solver } = words;
  const better = betterOf(decision);
  const round = roundOfTurn(game.start, decision.turn);
  const textOf = (choice: Choice): string => choiceText(words, game.start.variant, decision.dice, choice);
  return lineOf(
    ` ${cell(String(round), ROUND)}`,
    cell(decision.dice ? formatDice(decision.dice) : '', DICE),
    choiceCell(textOf(decision.chosen), columns),
    choiceCell(better ? textOf(better) : '', columns),
    span(padStart(solver.decimal(Math.max(0, decision.loss), 2), COST), 'ink'),
    span(decision.win ? padStart(analysis.winLost(100 * decision.win.loss), WIN) : '', 'ink'),
    span(` ${analysis.classes[decision.class]}`, ROLES[decision.class]),
  );
}
