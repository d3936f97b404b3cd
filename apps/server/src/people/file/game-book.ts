/** Every game that is over, as it follows from the log: written once each, together with the place up to which the log was read. */
import type { ProfileId } from '@yaht/room';
import type { Decisions } from '@yaht/solver';
import { BEGINNING } from '../../log/cursor.ts';
import type { Cursor, RoomId } from '../../log/ids.ts';
import { countsForBoards, countsForRating, isFindable } from '../counting.ts';
import type { FinishedGame, FinishedSeat, RoomFacts } from '../finished-game.ts';
import { newcomer, rated, type Rating } from '../rating.ts';
import type { KeptFile } from '../../files/kept-file.ts';
import type { DatabaseSync } from '../../sqlite.ts';
import { KnownRooms, type End } from './known-rooms.ts';
import type { Standings } from './standings.ts';
import { together } from './transaction.ts';

/** Where the facts of a game are. */
export type GamePlace = { readonly id: string; readonly room: RoomId; readonly firstSeq: number; readonly lastSeq: number };

/** A piece of the log: where games ended, in that order, what their rooms have to tell beyond what is known, and where to go on. */
export type Piece = {
  readonly ends: readonly End[];
  /** Facts as JSON, because they come from another thread: one by one they would cost more to hand over than to read. */
  readonly rooms: ReadonlyMap<RoomId, string>;
  readonly cursor: Cursor;
};

/** What the comparison with perfect play says about a seat. */
export type SeatReviewed = { readonly loss: number; readonly luck: number; readonly decisions: Decisions };

export class GameBook {
  readonly #file: KeptFile;
  readonly #standings: Standings;
  readonly #say: ReturnType<typeof statementsOf>;
  readonly #rooms = new KnownRooms();

  constructor(file: KeptFile, standings: Standings) {
    this.#file = file;
    this.#standings = standings;
    this.#say = statementsOf(file.db);
  }

  /** How far the log was read. */
  cursor(): Cursor {
    return (this.#say.cursor.get() as { readonly cursor: Cursor } | undefined)?.cursor ?? BEGINNING;
  }

  /** By room: the number of the last fact that need not be told again. */
  readUntil(rooms: readonly RoomId[]): ReadonlyMap<RoomId, number> {
    return new Map(rooms.map(room => [room, this.#rooms.readUntil(room)]));
  }

  /** Reads a piece of the log; a game that cannot be understood is left out, and the answer says why. */
  read({ ends, rooms, cursor }: Piece): readonly string[] {
    // A room at a time, because the facts of many would fill the memory.
    const read = [...rooms].map(([id, facts]) => {
      const own = ends.filter(end => end.room === id);
      return [id, this.#rooms.read(id, JSON.parse(facts) as RoomFacts, own)] as const;
    });
    const found = new Map(read.flatMap(([, { games }]) => [...games]));
    const inOrder = ends.flatMap(end => found.get(end) ?? []);
    this.record(
      inOrder.flatMap(game => (game.ok ? [game.value] : [])),
      cursor,
    );
    for (const [id, room] of read) this.#rooms.keep(id, room);
    return inOrder.flatMap(game => (game.ok ? [] : [game.error]));
  }

  /**
   * Games in the order they ended, without those that nobody can look up. Those that are known already change nothing, so that reading
   * something twice does no harm.
   */
  record(games: readonly FinishedGame[], cursor: Cursor): void {
    together(this.#file, () => {
      for (const game of games) if (isFindable(game)) this.#add(game);
      this.#say.moveOn.run(cursor);
    });
  }

  /** Everything that follows from the log is forgotten, to be read again. */
  clear(): void {
    this.#rooms.clear();
    together(this.#file, () => {
      for (const table of FOLLOWING) this.#file.db.exec(`delete from ${table}`);
    });
  }

  /** Games that wait to be compared with perfect play, the oldest first. */
  waiting(limit: number): readonly GamePlace[] {
    return this.#say.waiting.all(limit) as readonly GamePlace[];
  }

  /** By seat; null when the variant has no perfect play. */
  reviewed(id: string, seats: readonly SeatReviewed[] | null): void {
    together(this.#file, () => {
      const game = this.#say.review.get(seats ? 'done' : 'none', id) as { readonly number: number } | undefined;
      for (const [seat, review] of game ? (seats ?? []).entries() : []) this.#review(game?.number ?? -1, seat, review);
    });
  }

  #add(game: FinishedGame): void {
    const { id, room, variant, firstSeq, lastSeq, startedAt, endedAt, assisted, abandoned } = game;
    const flags = [game.private, countsForRating(game), assisted, abandoned].map(Number);
    const times = [firstSeq, lastSeq, startedAt, endedAt];
    const added = this.#say.addGame.run(id, room, variant.key, ...times, ...flags, reviewOf(game), ...dayOf(game));
    if (added.changes === 0) return;
    this.#say.addVariant.run(variant.key, variant.id, variant.name, variant.family);
    for (const seat of game.seats) this.#addSeat(game, seat, Number(added.lastInsertRowid));
    this.#standings.add(Number(added.lastInsertRowid));
    if (countsForRating(game)) this.#rate(game);
  }

  /** Once for each seat: what follows from it is summed up. */
  #review(game: number, seat: number, { loss, luck, decisions }: SeatReviewed): void {
    const { changes } = this.#say.keepReview.run(loss, luck, JSON.stringify(decisions), game, seat);
    if (Number(changes) > 0) this.#standings.addReview(game, seat);
  }

  #addSeat(game: FinishedGame, seat: FinishedSeat, number: number): void {
    const { profile, name, bot, shared, substituted, score, won, categories, faces, levels } = seat;
    const counts = countsForBoards(game, seat);
    const place = [number, seat.seat, game.variant.key, game.endedAt, Number(counts)];
    const who = [profile, name, bot, Number(shared), Number(substituted)];
    const figures = [JSON.stringify(categories), JSON.stringify(faces), levels];
    this.#say.addSeat.run(...place, ...who, score, Number(won), ...figures);
  }

  #rate({ variant, seats, endedAt }: FinishedGame): void {
    const people = seats.flatMap(({ profile }) => profile ?? []);
    const before = people.map(profile => this.#ratingOf(variant.key, profile));
    const after = rated(
      before,
      seats.map(({ rank }) => -rank),
    );
    for (const [i, profile] of people.entries()) {
      const { mu, sigma } = after[i] ?? newcomer();
      this.#say.keepRating.run(variant.key, profile, mu, sigma, endedAt);
      this.#standings.rate(variant.key, profile);
    }
  }

  #ratingOf(variant: string, profile: ProfileId): Rating {
    return (this.#say.rating.get(variant, profile) as Rating | undefined) ?? newcomer();
  }
}

/** What is made again from the log. */
const FOLLOWING = ['progress', 'variants', 'games', 'seats', 'ratings', 'standings', 'met'] as const;

/** Only what somebody may look up is worth the work. */
const reviewOf = (game: FinishedGame): 'waiting' | 'none' =>
  game.variant.family === 'scorecard' && game.seats.some(seat => countsForBoards(game, seat)) ? 'waiting' : 'none';

/** The board of a day holds those who finished their first attempt in person. */
const dayOf = (game: FinishedGame): readonly [day: number | null, of: string | null] =>
  game.daily?.counts && game.seats.some(seat => countsForBoards(game, seat)) ? [game.daily.day, game.daily.game] : [null, null];

const statementsOf = (db: DatabaseSync) => ({
  cursor: db.prepare('select cursor from progress'),
  moveOn: db.prepare('insert into progress values (1, ?) on conflict do update set cursor = excluded.cursor'),
  addGame: db.prepare(
    `insert into games (id, room, variant, first_seq, last_seq, started_at, ended_at, private, rated, assisted, abandoned, review,
     daily, daily_game) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing`,
  ),
  addVariant: db.prepare('insert into variants values (?, ?, ?, ?) on conflict do nothing'),
  addSeat: db.prepare('insert into seats values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, null, null, ?, ?, null, ?)'),
  rating: db.prepare('select mu, sigma from ratings where variant = ? and profile = ?'),
  keepRating: db.prepare(
    `insert into ratings values (?, ?, ?, ?, 1, ?)
     on conflict do update set mu = excluded.mu, sigma = excluded.sigma, games = games + 1, rated_at = excluded.rated_at`,
  ),
  waiting: db.prepare(
    `select id, room, first_seq as firstSeq, last_seq as lastSeq from games where review = 'waiting' order by number limit ?`,
  ),
  review: db.prepare('update games set review = ? where id = ? returning number'),
  keepReview: db.prepare('update seats set loss = ?, luck = ?, decisions = ? where game = ? and seat = ? and loss is null'),
});
