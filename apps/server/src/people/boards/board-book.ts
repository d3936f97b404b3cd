/** Boards, histories and statistics, read from where games are kept: a file, or the database of several nodes. */
import type { DailyGame } from '@yaht/fair';
import type { DailyAttempt, DailyRow } from '@yaht/protocol';
import type { ProfileId } from '@yaht/room';
import { statisticsOf, type Decisions, type PlayedSeat, type Statistics } from '@yaht/solver';
import { dayStart, MINIMUM_GAMES, windowStart, type BoardQuery, type BoardRow, type Measure } from './board.ts';
import type { Colour } from '../profile.ts';
import { shownOrdinal, shownRating } from '../rating.ts';
import type { BoardSentence, Choice } from './board-sentences.ts';
import { gameLine, type GameLine, type GameRow, type SeatRow } from './game-line.ts';
import type { Values } from './work.ts';

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

/** Says a sentence with those of the values that it names. */
export type AskBoards = (sentence: BoardSentence, values: Values) => Promise<readonly unknown[]>;

export class BoardBook {
  readonly #ask: AskBoards;

  constructor(ask: AskBoards) {
    this.#ask = ask;
  }

  async board(query: BoardQuery): Promise<readonly BoardRow[]> {
    const { by, limit, offset } = query;
    const rows = await this.#all<RankedRow>(`board ${by}`, { ...asked(query), limit, offset });
    return rows.map(row => rowOf(by, row));
  }

  /** Where somebody stands on a board. */
  async place(query: Asked, profile: ProfileId): Promise<BoardRow | undefined> {
    const row = await this.#one<RankedRow>(`place ${query.by}`, { ...asked(query), profile });
    return row && rowOf(query.by, row);
  }

  async history({ profile, variant, before, limit, withPrivate }: HistoryQuery): Promise<readonly GameLine[]> {
    const values = {
      profile: profile ?? null,
      variant: variant ?? null,
      before: before ?? null,
      withPrivate: Number(withPrivate),
      limit,
    };
    const choice = choiceOf(profile, variant);
    const games = await this.#all<GameRow>(`history ${choice}`, values);
    const [latest] = games;
    if (!latest) return [];
    // Without those that have ended in between.
    const seats = await this.#all<SeatRow>(`seats ${choice}`, { ...values, before: latest.number + 1 });
    return games.map(row =>
      gameLine(
        row,
        seats.filter(({ game }) => game === row.number),
      ),
    );
  }

  /** How many games are known. */
  async count(): Promise<number> {
    return (await this.#one<{ readonly games: number }>('count', {}))?.games ?? 0;
  }

  /** What somebody has played, the most games first. */
  variantsOf(profile: ProfileId): Promise<readonly VariantLine[]> {
    return this.#all<VariantLine>('variants', { profile });
  }

  async statistics(profile: ProfileId, variant: string): Promise<Statistics> {
    type Texts = 'won' | 'categories' | 'faces' | 'decisions';
    type Row = Omit<PlayedSeat, Texts> & { won: number; categories: string; faces: string; decisions: string | null };
    const rows = await this.#all<Row>('played', { profile, variant });
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
  async daily({ day, game }: Daily, limit: number): Promise<readonly DailyRow[]> {
    const rows = await this.#all<DailyRanked>('daily', { day, game, limit });
    return rows.map(({ rank, id, name, colour, score, loss, levels }) => ({
      rank,
      profile: { id, name, colour },
      score,
      loss,
      levels,
    }));
  }

  async dailyCount({ day, game }: Daily): Promise<number> {
    return (await this.#one<{ readonly players: number }>('dailyCount', { day, game }))?.players ?? 0;
  }

  /** Where somebody stands on it, and what the comparison with perfect play told. */
  async dailyPlace({ day, game }: Daily, profile: ProfileId): Promise<DailyPlace | undefined> {
    const row = await this.#one<DailyRanked>('dailyPlace', { day, game, profile });
    if (!row) return undefined;
    const { expected = null, turns = null } = row.decisions === null ? {} : (JSON.parse(row.decisions) as Partial<Decisions>);
    return { rank: row.rank, levels: row.levels, loss: row.loss, luck: row.luck, expected, turns };
  }

  /** The days on whose boards somebody is, the latest first. */
  async dailyDays(profile: ProfileId, game: DailyGame): Promise<readonly number[]> {
    return (await this.#all<{ readonly daily: number }>('dailyDays', { profile, game })).map(({ daily }) => daily);
  }

  async ratings(profile: ProfileId): Promise<readonly RatingLine[]> {
    type Row = { readonly variant: string; readonly mu: number; readonly sigma: number; readonly games: number };
    const rows = await this.#all<Row>('ratings', { profile });
    return rows.map(({ variant, mu, sigma, games }) => ({ variant, rating: shownRating({ mu, sigma }), games }));
  }

  async #all<Row>(sentence: BoardSentence, values: Values): Promise<readonly Row[]> {
    return (await this.#ask(sentence, values)) as readonly Row[];
  }

  async #one<Row>(sentence: BoardSentence, values: Values): Promise<Row | undefined> {
    return (await this.#all<Row>(sentence, values))[0];
  }
}

const choiceOf = (profile: ProfileId | undefined, variant: string | undefined): Choice => {
  if (profile === undefined) return variant === undefined ? 'all' : 'variant';
  return variant === undefined ? 'profile' : 'both';
};

type Asked = Omit<BoardQuery, 'limit' | 'offset'>;

const asked = ({ variant, by, window, now, among }: Asked) => ({
  variant,
  span: window,
  now,
  since: windowStart(window, now),
  atLeast: MINIMUM_GAMES[by],
  before: dayStart(now),
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
