/** How a game that is over is written down, and what the comparison with perfect play says about it. */
import type { ProfileId } from '@yaht/room';
import type { Decisions } from '@yaht/solver';
import { countsForBoards, countsForRating } from '../counting.ts';
import type { FinishedGame, FinishedSeat } from '../finished-game.ts';
import type { RoomId } from '../../log/ids.ts';
import { newcomer, rated, type Rating } from '../rating.ts';
import {
  addReviewToStandings,
  addToStandings,
  meetIn,
  rateInStandings,
  STANDING_CHANGES,
  type StandingChange,
} from './standing-changes.ts';
import { say, type Values, type Work } from './work.ts';

/** Where the facts of a game are. */
export type GamePlace = { readonly id: string; readonly room: RoomId; readonly firstSeq: number; readonly lastSeq: number };

/** What the comparison with perfect play says about a seat. */
export type SeatReviewed = { readonly loss: number; readonly luck: number; readonly decisions: Decisions };

const GAME = [
  'id',
  'room',
  'variant',
  'first_seq',
  'last_seq',
  'started_at',
  'ended_at',
  'private',
  'rated',
  'assisted',
  'abandoned',
  'review',
  'daily',
  'daily_game',
] as const;
const SEAT = [
  'game',
  'seat',
  'variant',
  'ended_at',
  'counts',
  'profile',
  'name',
  'bot',
  'shared',
  'substituted',
  'score',
  'won',
  'categories',
  'faces',
  'levels',
] as const;

type Row<Columns extends readonly string[]> = Readonly<Record<Columns[number], string | number | null>>;

const insertion = (table: string, columns: readonly string[]): string =>
  `insert into ${table} (${columns.join(', ')}) values (${columns.map(column => `:${camelCase(column)}`).join(', ')})`;
const camelCase = (column: string): string => column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
const valuesOf = (row: Readonly<Record<string, string | number | null>>): Values =>
  Object.fromEntries(Object.entries(row).map(([column, value]) => [camelCase(column), value]));

export const KEEPING = {
  ...STANDING_CHANGES,
  addGame: `${insertion('games', GAME)} on conflict do nothing returning number`,
  addVariant: `${insertion('variants', ['key', 'id', 'name', 'family'])} on conflict do nothing`,
  addSeat: insertion('seats', SEAT),
  rating: 'select mu, sigma from ratings where variant = :variant and profile = :profile',
  keepRating: `
    insert into ratings (variant, profile, mu, sigma, games, rated_at) values (:variant, :profile, :mu, :sigma, 1, :at)
    on conflict (variant, profile) do update set
      mu = excluded.mu, sigma = excluded.sigma, games = ratings.games + 1, rated_at = excluded.rated_at`,
  waiting: `
    select id, room, first_seq as "firstSeq", last_seq as "lastSeq" from games where review = 'waiting' order by number limit :limit`,
  place: `select id, room, first_seq as "firstSeq", last_seq as "lastSeq" from games where id = :id and review = 'waiting'`,
  review: 'update games set review = :review where id = :id returning number',
  keepReview: `
    update seats set loss = :loss, luck = :luck, decisions = :decisions
    where game = :game and seat = :seat and loss is null returning seat`,
} as const;

/** The tables of what is made again from the log. */
export const FOLLOWING = ['variants', 'games', 'seats', 'ratings', 'standings', 'met'] as const;

export type KeepingSentence = keyof typeof KEEPING;
type Keeping<Value = void> = Work<KeepingSentence, Value>;

/** One that is known already changes nothing, so that reading something twice does no harm. Answers whether it waits to be compared. */
export function* addGame(game: FinishedGame): Keeping<boolean> {
  const row: Row<typeof GAME> = {
    id: game.id,
    room: game.room,
    variant: game.variant.key,
    first_seq: game.firstSeq,
    last_seq: game.lastSeq,
    started_at: game.startedAt,
    ended_at: game.endedAt,
    private: Number(game.private),
    rated: Number(countsForRating(game)),
    assisted: Number(game.assisted),
    abandoned: Number(game.abandoned),
    review: reviewOf(game),
    ...dayOf(game),
  };
  const [added] = yield* say<KeepingSentence, { readonly number: number }>('addGame', valuesOf(row));
  if (!added) return false;
  yield* say('addVariant', game.variant);
  for (const seat of game.seats) yield* addSeat(game, seat, added.number);
  yield* meetIn(added.number);
  if (countsForRating(game)) yield* rate(game);
  return row.review === 'waiting';
}

function* addSeat(game: FinishedGame, seat: FinishedSeat, number: number): Keeping {
  const row: Row<typeof SEAT> = {
    game: number,
    seat: seat.seat,
    variant: game.variant.key,
    ended_at: game.endedAt,
    counts: Number(countsForBoards(game, seat)),
    profile: seat.profile,
    name: seat.name,
    bot: seat.bot,
    shared: Number(seat.shared),
    substituted: Number(seat.substituted),
    score: seat.score,
    won: Number(seat.won),
    categories: JSON.stringify(seat.categories),
    faces: JSON.stringify(seat.faces),
    levels: seat.levels,
  };
  yield* say('addSeat', valuesOf(row));
  if (row.counts === 1) yield* addToStandings(number, seat.seat, seat.levels !== null);
}

function* rate({ variant, seats, endedAt }: FinishedGame): Keeping {
  const people = seats.flatMap(({ profile }) => profile ?? []);
  const before: Rating[] = [];
  for (const profile of people) before.push(yield* ratingOf(variant.key, profile));
  const after = rated(
    before,
    seats.map(({ rank }) => -rank),
  );
  for (const [i, profile] of people.entries()) {
    const { mu, sigma } = after[i] ?? newcomer();
    yield* say('keepRating', { variant: variant.key, profile, mu, sigma, at: endedAt });
    yield* rateInStandings(variant.key, profile);
  }
}

function* ratingOf(variant: string, profile: ProfileId): Keeping<Rating> {
  const [known] = yield* say<KeepingSentence, Rating>('rating', { variant, profile });
  return known ?? newcomer();
}

/** By seat; null when the variant has no perfect play. Once for each seat: what follows from it is summed up. */
export function* addReview(id: string, seats: readonly SeatReviewed[] | null): Keeping {
  const review = seats ? 'done' : 'none';
  const [game] = yield* say<KeepingSentence, { readonly number: number }>('review', { id, review });
  if (!game) return;
  for (const [seat, { loss, luck, decisions }] of (seats ?? []).entries()) {
    const values = { loss, luck, decisions: JSON.stringify(decisions), game: game.number, seat };
    const kept = yield* say<KeepingSentence, StandingChange>('keepReview', values);
    if (kept.length > 0) yield* addReviewToStandings(game.number, seat);
  }
}

/** Only what somebody may look up is worth the work. */
const reviewOf = (game: FinishedGame): 'waiting' | 'none' =>
  game.variant.family === 'scorecard' && game.seats.some(seat => countsForBoards(game, seat)) ? 'waiting' : 'none';

/** The board of a day holds those who finished their first attempt in person. */
const dayOf = (game: FinishedGame): { readonly daily: number | null; readonly daily_game: string | null } =>
  game.daily?.counts && game.seats.some(seat => countsForBoards(game, seat))
    ? { daily: game.daily.day, daily_game: game.daily.game }
    : { daily: null, daily_game: null };
