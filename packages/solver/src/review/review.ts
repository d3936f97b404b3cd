/**
 * A game against perfect play. For every seat: final score = start value + luck of all rolls − loss of all decisions, exactly;
 * while the game goes on, the score to expect stands in for the final one. With opponents the same in chances to win (`WinAccount`).
 */
import { emptyCard, fault, fill, type Card, type ScorecardGame, type Seat } from '@yaht/rules';
import type { Forecaster } from '../chances/forecast.ts';
import { ERROR_CLASSES, type ErrorClass } from './judgement.ts';
import { playedTurns, type PlayedTurn } from './played-turn.ts';
import { cardStateOf } from '../tables/card-state.ts';
import { reviewTurn, type DecisionReview, type MoveReview } from './review-turn.ts';
import type { Solved } from '../solve/solved.ts';
import { EMPTY_CARD, slotOf } from '../tables/tables.ts';
import type { WinBook } from '../chances/win-book.ts';
import type { Standing } from '../chances/win-turn.ts';
import { WinLedger, type WinAccount } from './win-ledger.ts';

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
  /** In a game with opponents that was judged by the chance to win. */
  readonly win: WinAccount | null;
  /** Rolls and decisions in the order they happened; those of the house are marked `by`. */
  readonly moves: readonly MoveReview[];
};

export type ReviewTools = {
  /** Explains each loss by category. */
  readonly forecaster?: Forecaster;
  /** In a game with opponents, decisions are judged by the chance to win. */
  readonly book?: WinBook;
  /** Told the part that is done, from 0 to 1, after every turn. */
  readonly onProgress?: (done: number) => void;
};

/** A seat as the review goes along. */
type Sitting = { card: Card; points: number; readonly moves: MoveReview[] };

/** Reviews every seat of a game, finished or not, by the values of its variant. */
export function reviewGame(solved: Solved, events: ScorecardGame['events'], tools: ReviewTools = {}): readonly SeatReview[] {
  const [start] = events;
  if (start?.type !== 'GameStarted') return fault('a game begins with GameStarted');
  const seats = start.players.map((): Sitting => ({ card: emptyCard, points: 0, moves: [] }));
  const { forecaster = null, book, onProgress } = tools;
  const turns = playedTurns(events);
  const ledger = book && seats.length > 1 ? new WinLedger(book, seats.length) : null;
  turns.forEach((turn, done) => {
    const sitting = seats[turn.seat] ?? fault('a turn of nobody');
    const win =
      ledger?.begin(
        seats.map(each => standing(solved, each)),
        turn.seat,
      ) ?? null;
    const tell = ledger?.tell ?? (() => {});
    sitting.moves.push(...reviewTurn(solved, { forecaster, win, tell }, sitting.card, sitting.points, turn));
    if (turn.score) [sitting.card, sitting.points] = afterScore(sitting.card, sitting.points, turn.score);
    onProgress?.((done + 1) / turns.length);
  });
  const value = solved.values[slotOf(solved.tables, EMPTY_CARD) ?? 0] ?? 0;
  return seats.map(({ moves }, seat) => ({ seat, moves, win: ledger?.accountOf(seat) ?? null, ...sumsOf(value, moves) }));
}

/** What another player is going to have. */
const standing = ({ tables }: Solved, { card, points }: Sitting): Standing => ({ card: cardStateOf(tables, card), points });

const afterScore = (card: Card, total: number, { category, points, bonus }: NonNullable<PlayedTurn['score']>): [Card, number] => [
  fill(card, category, points, bonus),
  total + points + bonus,
];

function sumsOf(start: number, moves: readonly MoveReview[]): Omit<SeatReview, 'seat' | 'moves' | 'win'> {
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
