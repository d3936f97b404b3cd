/**
 * A game against perfect play. For every seat: final score = start value + luck of all rolls − loss of all decisions, exactly;
 * while the game goes on, the score to expect stands in for the final one.
 */
import { emptyCard, fault, fill, type Card, type ScorecardGame, type Seat } from '@yaht/rules';
import type { Forecaster } from './forecast.ts';
import { ERROR_CLASSES, type ErrorClass } from './judgement.ts';
import { playedTurns, type PlayedTurn } from './played-turn.ts';
import { reviewTurn, type DecisionReview, type MoveReview } from './review-turn.ts';
import type { Solved } from './solved.ts';
import { EMPTY_CARD, slotOf } from './tables.ts';

export type SeatReview = {
  readonly seat: Seat;
  /** The expected score of perfect play before the game. */
  readonly start: number;
  /** The final score, or the score to expect as the game stands. */
  readonly score: number;
  readonly luck: number;
  readonly loss: number;
  /** The mean over the decisions that were not forced, from 0 to 100; null without any. */
  readonly accuracy: number | null;
  readonly counts: Readonly<Record<ErrorClass, number>>;
  /** Rolls and decisions in the order they happened; those of the house are marked `by`. */
  readonly moves: readonly MoveReview[];
};

/** Reviews every seat of a game, finished or not, by the values of its variant; with a forecaster each loss is explained by category. */
export function reviewGame(
  solved: Solved,
  events: ScorecardGame['events'],
  forecaster: Forecaster | null = null,
): readonly SeatReview[] {
  const [start] = events;
  if (start?.type !== 'GameStarted') return fault('a game begins with GameStarted');
  const turns = playedTurns(events);
  return start.players.map((_, seat) =>
    reviewSeat(
      solved,
      seat,
      turns.filter(turn => turn.seat === seat),
      forecaster,
    ),
  );
}

function reviewSeat(solved: Solved, seat: Seat, turns: readonly PlayedTurn[], forecaster: Forecaster | null): SeatReview {
  const moves: MoveReview[] = [];
  let card = emptyCard;
  let points = 0;
  for (const turn of turns) {
    moves.push(...reviewTurn(solved, forecaster, card, points, turn));
    if (turn.score) [card, points] = afterScore(card, points, turn.score);
  }
  return { seat, moves, ...sumsOf(solved.values[slotOf(solved.tables, EMPTY_CARD) ?? 0] ?? 0, moves) };
}

const afterScore = (card: Card, total: number, { category, points, bonus }: NonNullable<PlayedTurn['score']>): [Card, number] => [
  fill(card, category, points, bonus),
  total + points + bonus,
];

function sumsOf(start: number, moves: readonly MoveReview[]): Omit<SeatReview, 'seat' | 'moves'> {
  const decisions = moves.filter(move => move.type === 'decision');
  const last = moves.at(-1);
  return {
    start,
    score: (last?.type === 'decision' ? last.chosen.expected : last?.expected) ?? start,
    luck: sum(moves.map(move => (move.type === 'roll' ? move.luck : 0))),
    loss: sum(decisions.map(({ loss }) => loss)),
    accuracy: accuracyOfGame(decisions),
    counts: countClasses(decisions),
  };
}

function accuracyOfGame(decisions: readonly DecisionReview[]): number | null {
  const counted = decisions.filter(({ forced }) => !forced);
  return counted.length > 0 ? sum(counted.map(({ accuracy }) => accuracy)) / counted.length : null;
}

const countClasses = (decisions: readonly DecisionReview[]): Readonly<Record<ErrorClass, number>> =>
  Object.fromEntries(ERROR_CLASSES.map(name => [name, decisions.filter(decision => decision.class === name).length])) as Record<
    ErrorClass,
    number
  >;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
