/** Puzzles that somebody keeps: from their own mistakes, or put aside by hand. */
import type { ScorecardGame } from '@yaht/rules';
import type { DecisionReview, SeatReview } from '@yaht/solver';
import { ascending } from '../ascending.ts';
import { lessonsOf } from '../lessons.ts';
import { positionFields, positionOf, readPosition, type TablePosition } from '../position.ts';
import { afterAnswer, firstProgress, INTERVALS, isDue, type Day, type Progress } from './spacing.ts';

export type KeptPuzzle = Progress & {
  /** The same decision has the same id, wherever it came up. */
  readonly id: string;
  readonly position: TablePosition;
  /** What was lost when it was played. */
  readonly lost: number;
  /** The game it comes from. */
  readonly game: string;
  readonly tries: number;
  readonly solved: number;
};

/** A decision of a game to try again; undefined where there was nothing to decide. */
export function puzzleFrom(
  game: ScorecardGame,
  { seat }: Pick<SeatReview, 'seat'>,
  decision: DecisionReview,
  today: Day,
): KeptPuzzle | undefined {
  const position = positionOf(game, seat, decision);
  if (!position) return undefined;
  const origin = { lost: decision.loss, game: game.start.id };
  return { id: idOf(position), position, ...origin, tries: 0, solved: 0, ...firstProgress(today) };
}

/** The mistakes of a review. */
export const puzzlesFrom = (game: ScorecardGame, review: SeatReview, today: Day): readonly KeptPuzzle[] =>
  lessonsOf(review).flatMap(decision => puzzleFrom(game, review, decision, today) ?? []);

/** The puzzle after an answer. */
export const answered = (puzzle: KeptPuzzle, isSolved: boolean, today: Day): KeptPuzzle => ({
  ...puzzle,
  tries: puzzle.tries + 1,
  solved: puzzle.solved + (isSolved ? 1 : 0),
  ...afterAnswer(puzzle, isSolved, today),
});

/** Those that wait, the longest waiting first, and of these the costliest. */
export const dueAmong = (puzzles: readonly KeptPuzzle[], today: Day): readonly KeptPuzzle[] =>
  puzzles
    .filter(puzzle => isDue(puzzle, today))
    .toSorted((one, other) => (one.due ?? 0) - (other.due ?? 0) || other.lost - one.lost);

/** The order in which dice lie and rows were filled does not matter. */
export function idOf(position: TablePosition): string {
  const points = Object.fromEntries(Object.entries(position.card.points).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  const plain = { ...position, card: { ...position.card, points }, dice: ascending(position.dice) };
  return Object.entries(positionFields(plain))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}

/** As it is kept: plain JSON. */
export function formatKept({ position, lost, game, tries, solved, stage, due }: KeptPuzzle): object {
  return { position: positionFields(position), lost, game, tries, solved, stage, due };
}

/** Reads what `formatKept` writes; undefined when it is anything else. */
export function readKept(json: unknown): KeptPuzzle | undefined {
  const { position: fields, stage, due, lost, game, tries, solved } = (json ?? {}) as Readonly<Record<string, unknown>>;
  const position = isFields(fields) ? readPosition(fields) : undefined;
  if (!position?.ok || typeof game !== 'string' || !isPoints(lost) || !isCount(tries) || !isCount(solved)) return undefined;
  if (!isCount(stage) || stage > INTERVALS.length || (due !== null && !isCount(due))) return undefined;
  return { id: idOf(position.value), position: position.value, lost, game, tries, solved, stage, due };
}

const isFields = (value: unknown): value is Readonly<Record<string, string>> =>
  typeof value === 'object' && value !== null && Object.values(value).every(field => typeof field === 'string');
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const isPoints = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0;
