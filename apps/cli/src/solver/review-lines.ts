/** A review for people: the sum in one line, then what was better and what it cost. */
import {
  betterOf,
  choiceText,
  decisionsOf,
  isCostly,
  isJudgedByWin,
  noErrorsSentence,
  reviewSentences,
  whyOf,
} from '@yaht/coach';
import type { Messages } from '@yaht/messages';
import { formatDice, roundOfTurn, type ScorecardGame, type ScorecardVariant } from '@yaht/rules';
import type { DecisionReview, RollReview, SeatReview } from '@yaht/solver';
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
  const decisions = decisionsOf(review).filter(decision => all || isCostly(decision));
  return [
    paint.heading(game.start.players[review.seat]?.name ?? ''),
    ...reviewSentences(messages, game, review),
    ...extremes(messages, game, review),
    '',
    ...(decisions.length === 0
      ? [`  ${noErrorsSentence(messages, review)}`]
      : decisionRows(messages, game, decisions, isJudgedByWin(review), paint.dim)),
  ];
}

/** The rolls that gave and took most. */
function extremes({ analysis: words }: Messages, { start }: ScorecardGame, { moves }: SeatReview): readonly string[] {
  const rolls = moves.filter(move => move.type === 'roll').toSorted((one, other) => other.luck - one.luck);
  const [most, least] = [rolls[0], rolls.at(-1)];
  const told = (say: (dice: string, round: number, luck: number) => string, roll: RollReview): string =>
    say(formatDice(roll.dice), roundOfTurn(start, roll.turn), roll.luck);
  return most && least ? [`${told(words.luckiest, most)} ${told(words.unluckiest, least)}`] : [];
}

function decisionRows(
  messages: Messages,
  { start }: ScorecardGame,
  decisions: readonly DecisionReview[],
  isByWin: boolean,
  dim: (text: string) => string,
): readonly string[] {
  const { analysis: words, solver } = messages;
  const { variant } = start;
  const rows = [
    [words.round, words.dice, words.left, words.played, words.better, words.cost, ...(isByWin ? [words.win] : []), ''],
    ...decisions.map(decision => [
      String(roundOfTurn(start, decision.turn)),
      decision.dice ? formatDice(decision.dice) : '',
      String(decision.rollsLeft),
      choiceText(messages, variant, decision.dice, decision.chosen),
      betterText(messages, variant, decision),
      solver.decimal(Math.max(0, decision.loss), 2),
      ...(isByWin ? [words.winLost(100 * (decision.win?.loss ?? 0))] : []),
      words.classes[decision.class],
    ]),
  ];
  const widths = (rows[0] ?? []).map((_, column) => widest(rows.map(row => row[column] ?? '')));
  const isNumber = (column: number): boolean => column === 0 || column === 2 || column === 5 || (isByWin && column === 6);
  const lines = rows.map(row =>
    `  ${row.map((cell, column) => (isNumber(column) ? padStart : padEnd)(cell, widths[column] ?? 0)).join('  ')}`.trimEnd(),
  );
  return lines.flatMap((line, i) => (i === 0 ? [dim(line)] : [line, ...reasonLines(messages, variant, decisions[i - 1], dim)]));
}

function betterText(messages: Messages, variant: ScorecardVariant, decision: DecisionReview): string {
  const better = betterOf(decision);
  return better ? choiceText(messages, variant, decision.dice, better) : '';
}

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
