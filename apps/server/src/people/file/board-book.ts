/** Boards, histories and statistics, read from what the other books hold. Profiles that are gone are on no board. */
import type { DailyGame } from '@yaht/fair';
import type { DailyAttempt, DailyRow } from '@yaht/protocol';
import type { ProfileId } from '@yaht/room';
import { statisticsOf, type Decisions, type PlayedSeat, type Statistics } from '@yaht/solver';
import { MINIMUM_GAMES, type BoardQuery, type BoardRow, type Measure } from '../board.ts';
import type { Colour } from '../profile.ts';
import { shownOrdinal, shownRating } from '../rating.ts';
import type { DatabaseSync } from '../../sqlite.ts';
import { GAME_COLUMNS, gameLine, type GameLine, type GameRow } from './game-line.ts';

/** Games from the latest back; `before` is the number of the last one that was seen. */
export type HistoryQuery = {
  readonly profile?: ProfileId;
  readonly variant?: string;
  readonly before?: number;
  readonly limit: number;
  /** Also games of private rooms, for whoever played in them. */
  readonly withPrivate: boolean;
};

export type VariantLine = { readonly key: string; readonly id: string; readonly name: string; readonly games: number };

export type RatingLine = { readonly variant: string; readonly rating: number; readonly games: number };

type RankedRow = {
  readonly rank: number;
  readonly rankBefore: number | null;
  readonly id: ProfileId;
  readonly name: string;
  readonly colour: Colour;
  readonly value: number;
  readonly games: number;
  readonly game: string | null;
};

type DailyRanked = {
  readonly rank: number;
  readonly id: ProfileId;
  readonly name: string;
  readonly colour: Colour;
  readonly score: number;
  readonly levels: number | null;
  readonly loss: number | null;
  readonly luck: number | null;
  readonly decisions: string | null;
};

/** One of the games of a day. */
type Daily = { readonly day: number; readonly game: DailyGame };

type DailyPlace = Pick<DailyAttempt, 'rank' | 'levels' | 'loss' | 'luck' | 'expected' | 'turns'>;

export class BoardBook {
  readonly #say: ReturnType<typeof statementsOf>;

  constructor(db: DatabaseSync) {
    this.#say = statementsOf(db);
  }

  board(query: BoardQuery): readonly BoardRow[] {
    const { by, limit, offset } = query;
    const rows = this.#say.pages[by].all({ ...asked(query), limit, offset }) as readonly RankedRow[];
    return rows.map(row => rowOf(by, row));
  }

  /** Where somebody stands on a board. */
  place(query: Asked, profile: ProfileId): BoardRow | undefined {
    const row = this.#say.places[query.by].get({ ...asked(query), profile }) as RankedRow | undefined;
    return row && rowOf(query.by, row);
  }

  history({ profile, variant, before, limit, withPrivate }: HistoryQuery): readonly GameLine[] {
    const chosen = {
      profile: profile ?? null,
      variant: variant ?? null,
      before: before ?? null,
      withPrivate: Number(withPrivate),
      limit,
    };
    const { all, byProfile, byVariant, byBoth } = this.#say.history;
    const one = variant === undefined ? byProfile : byBoth;
    const asked = profile === undefined ? (variant === undefined ? all : byVariant) : one;
    return (asked.all(chosen) as readonly GameRow[]).map(row => this.#line(row));
  }

  /** How many games are known. */
  count(): number {
    return (this.#say.count.get() as { readonly games: number }).games;
  }

  /** What somebody has played, the most games first. */
  variantsOf(profile: ProfileId): readonly VariantLine[] {
    return this.#say.variants.all(profile) as readonly VariantLine[];
  }

  statistics(profile: ProfileId, variant: string): Statistics {
    type Texts = 'won' | 'categories' | 'faces' | 'decisions';
    type Row = Omit<PlayedSeat, Texts> & { won: number; categories: string; faces: string; decisions: string | null };
    const rows = this.#say.played.all(profile, variant) as readonly Row[];
    const seats = rows.map(row => ({
      ...row,
      won: row.won === 1,
      categories: JSON.parse(row.categories) as PlayedSeat['categories'],
      faces: JSON.parse(row.faces) as PlayedSeat['faces'],
      decisions: row.decisions === null ? null : (JSON.parse(row.decisions) as Decisions),
    }));
    return statisticsOf(seats);
  }

  /** The board of a day: first attempts, the best score first. */
  daily({ day, game }: Daily, limit: number): readonly DailyRow[] {
    const rows = this.#say.daily.all({ day, game, limit }) as readonly DailyRanked[];
    return rows.map(({ rank, id, name, colour, score, loss, levels }) => ({
      rank,
      profile: { id, name, colour },
      score,
      loss,
      levels,
    }));
  }

  dailyCount({ day, game }: Daily): number {
    return (this.#say.dailyCount.get({ day, game }) as { readonly players: number }).players;
  }

  /** Where somebody stands on it, and what the comparison with perfect play told. */
  dailyPlace({ day, game }: Daily, profile: ProfileId): DailyPlace | undefined {
    const row = this.#say.dailyPlace.get({ day, game, profile }) as DailyRanked | undefined;
    if (!row) return undefined;
    const { expected = null, turns = null } = row.decisions === null ? {} : (JSON.parse(row.decisions) as Partial<Decisions>);
    return { rank: row.rank, levels: row.levels, loss: row.loss, luck: row.luck, expected, turns };
  }

  /** The days on whose boards somebody is, the latest first. */
  dailyDays(profile: ProfileId, game: DailyGame): readonly number[] {
    return (this.#say.dailyDays.all(profile, game) as readonly { readonly daily: number }[]).map(({ daily }) => daily);
  }

  ratings(profile: ProfileId): readonly RatingLine[] {
    const rows = this.#say.ratings.all(profile) as readonly { variant: string; mu: number; sigma: number; games: number }[];
    return rows.map(({ variant, mu, sigma, games }) => ({ variant, rating: shownRating({ mu, sigma }), games }));
  }

  #line(row: GameRow): GameLine {
    return gameLine(row, this.#say.seats.all(row.number));
  }
}

type Asked = Omit<BoardQuery, 'limit' | 'offset'>;

const asked = ({ variant, by, since, before, among }: Asked) => ({
  variant,
  since,
  atLeast: MINIMUM_GAMES[by],
  before,
  among: among ?? null,
});

const rowOf = (by: Measure, { rank, rankBefore, id, name, colour, value, games, game }: RankedRow): BoardRow => ({
  rank,
  rankBefore,
  profile: { id, name, colour },
  value: by === 'rating' ? shownOrdinal(value) : value,
  games,
  ...(game === null ? {} : { game }),
});

const byMeasure = <Value>(make: (by: Measure) => Value): Readonly<Record<Measure, Value>> => ({
  score: make('score'),
  average: make('average'),
  skill: make('skill'),
  adjusted: make('adjusted'),
  rating: make('rating'),
  levels: make('levels'),
});

/** Everybody, or `:among` and whom it has played with. */
const AMONG = `(:among is null or profile in (
  select other.profile from seats own join seats other on other.game = own.game where own.profile = :among))`;

/** Those who still have a profile and played `:atLeast` so many games, with what they did in the window that begins at `:since`. */
const mine = (value: string, extra = ''): string => `
  select profile, count(*) as games, ${value} as value, max(score) as best, min(game) as first from seats
  where counts = 1 and variant = :variant and ended_at >= :since and ${AMONG} ${extra} group by profile having count(*) >= :atLeast`;

/** Equal values share a rank; among them whoever was there first is listed first. */
const ranked = (rows: string, order: string, game = 'null'): string => `
  select rank() over (order by value ${order}) as rank, id, name, colour, value, games, ${game} as game, first
  from (${rows}) join profiles on id = profile`;

/** The game that reached the best value, unless its room is private. */
const bestGame = (reached: string): string => `(
  select case when g.private then null else g.id end from seats s join games g on g.number = s.game
  where s.counts = 1 and s.variant = :variant and s.ended_at >= :since and s.profile = profiles.id and ${reached} = value
  order by s.score desc, s.game limit 1)`;

const RATINGS = `
  select profile, games, mu - 3 * sigma as value, 0 as best, rated_at as first from ratings
  where variant = :variant and rated_at >= :since and games >= :atLeast and ${AMONG}`;

const RANKED: Readonly<Record<Measure, string>> = {
  score: ranked(mine('max(score)'), 'desc', bestGame('s.score')),
  average: ranked(mine('avg(score)'), 'desc'),
  skill: ranked(mine('avg(loss)', 'and loss is not null'), 'asc'),
  adjusted: ranked(mine('max(score - luck)', 'and luck is not null'), 'desc', bestGame('s.score - s.luck')),
  rating: ranked(RATINGS, 'desc'),
  // As many levels, and then the better score.
  levels: ranked(mine('max(levels)', 'and levels is not null'), 'desc, best desc', bestGame('s.levels')),
};

/** The same board as it was at `:before`; a rating has no past. */
const BEFORE: Readonly<Record<Measure, string>> = {
  score: ranked(mine('max(score)', 'and ended_at < :before'), 'desc'),
  average: ranked(mine('avg(score)', 'and ended_at < :before'), 'desc'),
  skill: ranked(mine('avg(loss)', 'and loss is not null and ended_at < :before'), 'asc'),
  adjusted: ranked(mine('max(score - luck)', 'and luck is not null and ended_at < :before'), 'desc'),
  rating: 'select null as id, null as rank where :before is null',
  levels: ranked(mine('max(levels)', 'and levels is not null and ended_at < :before'), 'desc, best desc'),
};

const moved = (by: Measure): string =>
  `select now.*, past.rank as rankBefore from (${RANKED[by]}) now left join (${BEFORE[by]}) past on past.id = now.id`;

const pageOf = (db: DatabaseSync, by: Measure) =>
  db.prepare(`select * from (${moved(by)}) order by rank, first, id limit :limit offset :offset`);

const placeOf = (db: DatabaseSync, by: Measure) => db.prepare(`select * from (${moved(by)}) where id = :profile`);

/** Equal scores share a rank; whoever finished first is listed first. */
const DAY = `
  select rank() over (order by score desc) as rank, p.id, p.name, p.colour, score, levels, loss, luck, decisions, g.number as first
  from games g join seats s on s.game = g.number and s.counts = 1 join profiles p on p.id = s.profile
  where g.daily = :day and g.daily_game = :game`;

const PLAYED_IN = 'g.number in (select game from seats where profile = :profile)';

/** Each question has a statement of its own, so that an index answers it. */
const historyOf = (db: DatabaseSync, chosen: string) =>
  db.prepare(
    `select ${GAME_COLUMNS} from games g join variants v on v.key = g.variant
     where ${chosen} and (:before is null or g.number < :before) and (:withPrivate or not g.private) order by g.number desc limit :limit`,
  );

const statementsOf = (db: DatabaseSync) => ({
  pages: byMeasure(by => pageOf(db, by)),
  places: byMeasure(by => placeOf(db, by)),
  history: {
    all: historyOf(db, ':profile is null and :variant is null'),
    byProfile: historyOf(db, `${PLAYED_IN} and :variant is null`),
    byVariant: historyOf(db, ':profile is null and g.variant = :variant'),
    byBoth: historyOf(db, `${PLAYED_IN} and g.variant = :variant`),
  },
  count: db.prepare('select count(*) as games from games'),
  seats: db.prepare(
    'select seat, profile, name, bot, shared, substituted, score, won, loss, luck from seats where game = ? order by seat',
  ),
  variants: db.prepare(
    `select v.key, v.id, v.name, count(*) as games from seats join variants v on v.key = variant
     where profile = ? and counts = 1 group by v.key order by games desc, v.id, v.key`,
  ),
  played: db.prepare(
    `select score, won, (select count(*) from seats s where s.game = seats.game) as players, loss, luck, categories, faces, decisions
     from seats where profile = ? and variant = ? and counts = 1 order by game`,
  ),
  daily: db.prepare(`select * from (${DAY}) order by rank, first limit :limit`),
  dailyCount: db.prepare(`select count(*) as players from (${DAY})`),
  dailyPlace: db.prepare(`select * from (${DAY}) where id = :profile`),
  dailyDays: db.prepare(
    `select distinct daily from games g join seats s on s.game = g.number
     where s.profile = ? and daily is not null and daily_game = ? order by daily desc`,
  ),
  ratings: db.prepare('select variant, mu, sigma, games from ratings where profile = ? order by games desc, variant'),
});
