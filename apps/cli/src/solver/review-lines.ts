/** A review for people: the sum in one line, then what was better and what it cost. */
import { accountOf, choiceText, decisionsOf, whyOf } from '@yaht/coach';
import type { Messages } from '@yaht/messages';
import { formatDice, type ScorecardGame, type ScorecardVariant } from '@yaht/rules';
import type { DecisionReview, MoveReview, RollReview, SeatReview } from '@yaht/solver';
import { padEnd, padStart, widest } from '@yaht/terminal/text';
import type { Output } from '../output/output.ts';

/** The lines of all seats, one after the other. */
export function reviewLines(
  messages: Messages,
  game: ScorecardGame,
  seats: readonly SeatReview[],
  all: boolean,
  output: Output,
): readonly string[] {
  const blocks = seats.map(review => seatLines(messages, game, review, all, output));
  return blocks.flatMap((lines, i) => (i === 0 ? lines : ['', ...lines]));
}

function seatLines(
  messages: Messages,
  game: ScorecardGame,
  review: SeatReview,
  all: boolean,
  { paint }: Output,
): readonly string[] {
  const { analysis: words } = messages;
  const { seat, accuracy, counts, moves } = review;
  const { score, start, loss, luck } = accountOf(review);
  const { best, fine, inaccuracy, mistake, blunder } = counts;
  const decisions = decisionsOf(review).filter(decision => all || isCostly(decision));
  const players = game.start.players.length;
  return [
    paint.heading(game.start.players[seat]?.name ?? ''),
    words.sum(score, start, loss, luck, game.over !== null, players === 1),
    [accuracy === null ? '' : words.accuracy(accuracy), words.counts(best, fine, inaccuracy, mistake, blunder)]
      .filter(Boolean)
      .join(' '),
    ...extremes(messages, moves, players),
    '',
    ...(decisions.length === 0
      ? [`  ${players > 1 ? words.noWinErrors : words.noErrors}`]
      : decisionRows(messages, game.start.variant, decisions, players, paint.dim)),
  ];
}

const isCostly = ({ class: judged }: DecisionReview): boolean => judged !== 'best' && judged !== 'fine';

/** The rolls that gave and took most. */
function extremes({ analysis: words }: Messages, moves: readonly MoveReview[], players: number): readonly string[] {
  const rolls = moves.filter(move => move.type === 'roll').toSorted((one, other) => other.luck - one.luck);
  const [most, least] = [rolls[0], rolls.at(-1)];
  const told = (say: (dice: string, round: number, luck: number) => string, roll: RollReview): string =>
    say(formatDice(roll.dice), roundOf(roll.turn, players), roll.luck);
  return most && least ? [`${told(words.luckiest, most)} ${told(words.unluckiest, least)}`] : [];
}

const roundOf = (turn: number, players: number): number => Math.ceil(turn / players);

function decisionRows(
  messages: Messages,
  variant: ScorecardVariant,
  decisions: readonly DecisionReview[],
  players: number,
  dim: (text: string) => string,
): readonly string[] {
  const { analysis: words, solver } = messages;
  const rows = [
    [words.round, words.dice, words.left, words.played, words.better, words.cost, ...(players > 1 ? [words.win] : []), ''],
    ...decisions.map(decision => [
      String(roundOf(decision.turn, players)),
      decision.dice ? formatDice(decision.dice) : '',
      String(decision.rollsLeft),
      choiceText(messages, variant, decision.dice, decision.chosen),
      // What costs points may still be the best for winning, or as good as anything else.
      decision.best[0] && decision.class !== 'best' ? choiceText(messages, variant, decision.dice, decision.best[0]) : '',
      solver.decimal(Math.max(0, decision.loss), 2),
      ...(decision.win ? [winLost(messages, decision.win.loss)] : []),
      words.classes[decision.class],
    ]),
  ];
  const widths = (rows[0] ?? []).map((_, column) => widest(rows.map(row => row[column] ?? '')));
  const isNumber = (column: number): boolean => column === 0 || column === 2 || column === 5 || (players > 1 && column === 6);
  const lines = rows.map(row =>
    `  ${row.map((cell, column) => (isNumber(column) ? padStart : padEnd)(cell, widths[column] ?? 0)).join('  ')}`.trimEnd(),
  );
  return lines.flatMap((line, i) => (i === 0 ? [dim(line)] : [line, ...reasonLines(messages, variant, decisions[i - 1], dim)]));
}

/** Less than can be shown is nothing. */
const winLost = ({ analysis, solver }: Messages, loss: number): string =>
  loss < 0.0005 ? solver.decimal(0, 1) : analysis.winLost(100 * loss);

/** Where the better choice gains and what it gives up, if that was asked for. */
function reasonLines(
  messages: Messages,
  variant: ScorecardVariant,
  decision: DecisionReview | undefined,
  dim: (text: string) => string,
): readonly string[] {
  if (!decision?.difference) return [];
  const chosen = [...decision.difference];
  const rows = whyOf(messages, variant, { reach: 'game', chosen, best: chosen.map(() => 0) });
  return [dim(`      ${rows.map(({ name, gain }) => messages.analysis.gained(name, gain)).join(', ')}`)];
}
