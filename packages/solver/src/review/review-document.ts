/** A review as data. */
import type { ScorecardGame } from '@yaht/rules';
import type { MoveReview, ReviewedChoice } from './review-turn.ts';
import type { SeatReview } from './review.ts';
import { alikeBonusAt, upperBonusAt, type Forecast } from '../chances/forecast.ts';
import type { Tables } from '../tables/tables.ts';

/** The document of a review; `loss` and `luck` at the top are those of all seats together. */
export const reviewDocument = ({ start, over }: ScorecardGame, tables: Tables, seats: readonly SeatReview[]) => ({
  schema: 'yaht.review/1',
  variant: tables.variant.id,
  over: over !== null,
  loss: sumOf(seats, 'loss'),
  luck: sumOf(seats, 'luck'),
  seats: seats.map(({ moves, ...sums }) => ({
    ...start.players[sums.seat],
    ...sums,
    moves: moves.map(move => moveDocument(tables, move)),
  })),
});

const sumOf = (seats: readonly SeatReview[], part: 'loss' | 'luck'): number =>
  seats.reduce((sum, review) => sum + review[part], 0);

function moveDocument(tables: Tables, move: MoveReview) {
  if (move.type === 'roll') return move;
  const { chosen, best, difference, win, ...rest } = move;
  return {
    ...rest,
    chosen: choiceDocument(tables, chosen),
    best: best.map(choice => choiceDocument(tables, choice)),
    win: win && { ...win, best: choiceDocument(tables, win.best) },
    ...(difference ? { difference: differenceDocument(tables, difference) } : {}),
  };
}

/** What the choice brings more or fewer than the best one, by category and bonus. */
const differenceDocument = (tables: Tables, difference: Forecast) => ({
  ...Object.fromEntries(tables.categories.map((category, i) => [category, difference[i] ?? 0])),
  upperBonus: difference[upperBonusAt(tables)] ?? 0,
  alikeBonus: difference[alikeBonusAt(tables)] ?? 0,
});

function choiceDocument({ categories }: Tables, choice: ReviewedChoice) {
  const { expected } = choice;
  if (choice.type === 'hold') return { hold: choice.hold, expected };
  const { category, points } = choice.ending;
  return { category: categories[category], points, expected };
}
