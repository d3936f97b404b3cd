/**
 * Every game that is over, as it follows from the log, in the database that several nodes share: one of them has the turn, takes the games
 * that are to be written down, and marks them done together with what was written. A place up to which the log was read is not needed, so
 * a game that becomes visible late is not missed. The order in which they were accepted is that of their numbers.
 */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { RoomEvent } from '@yaht/room';
import type { RoomId, Task } from '../../log/index.ts';
import { Database } from '../../log/postgres/database.ts';
import { PostgresLog } from '../../log/postgres/postgres-log.ts';
import { reasonOf, type Sentence } from '../../log/postgres/questions.ts';
import { addGame, addReview, type GamePlace, type SeatReviewed } from '../boards/keeping.ts';
import { areLate, turnStandings, type Spans } from '../boards/standing-changes.ts';
import { isFindable } from '../counting.ts';
import type { FinishedGame } from '../finished-game.ts';
import { GameReader } from '../game-reader.ts';
import type { End } from '../known-rooms.ts';
import { BoardDatabase, type Keeping } from './board-database.ts';
import { GAMES, REVIEWS, type GameOverAt, type ReviewOf } from './game-tasks.ts';
import { makeAgain } from './making-again.ts';

/** A game that somebody is to compare, or what was found out about it before. */
export type NextReview = {
  readonly task: number;
  readonly place: GamePlace;
  readonly known?: readonly SeatReviewed[] | null;
};

/** What could not be read, and whether all that waited is written. */
export type Written = { readonly problems: readonly string[]; readonly isAll: boolean };

/** Games that are written together. */
const AT_ONCE = 50;
/** Nobody else looks at a game for so long after it was taken; the turn is shorter, since it is taken again and again. */
const TAKEN_FOR = 60_000;
const TURN_FOR = 10_000;
/** Longer than a comparison takes, the solving of its game included; a node that has not answered by then is not waited for. */
const REVIEWED_WITHIN = 5 * 60_000;
const NOTHING: Written = { problems: [], isAll: true };

const SAY = {
  /** Whose turn it is, in one statement and without waiting for anybody; it is written when half of it is over. */
  turn: {
    name: 'yaht-turn',
    text: `
      with own as materialized (
        select kind, holder, until from yaht.consumers where kind = $1 and (holder = $2 or until < now())
        for no key update skip locked
      ),
      renewed as (
        update yaht.consumers c set holder = $2, until = now() + $3 * interval '1 ms' from own
        where c.kind = own.kind and (own.holder <> $2 or own.until < now() + $3 / 2 * interval '1 ms')
      )
      select (extract(epoch from clock_timestamp()) * 1000)::bigint as now from own`,
  },
  place: {
    name: 'yaht-review-place',
    text: `
      select id, room, first_seq as "firstSeq", last_seq as "lastSeq",
        (select r.review from yaht.reviews r where r.game = g.id and r.review is not null) as known
      from yaht.games g where id = $1 and review = 'waiting'`,
  },
} as const satisfies Record<string, Sentence>;

const NOTE_REVIEW = `
  insert into yaht.tasks (room, kind, at, body) select key, '${REVIEWS}', now(), $2 from yaht.rooms where name = $1`;
const FINISH = 'delete from yaht.tasks where id = any($1)';

export class SharedGames {
  readonly #db: Database;
  readonly #log: PostgresLog<RoomEvent>;
  readonly #boards: BoardDatabase;
  readonly #reader = new GameReader();
  /** As whom it has the turn. */
  readonly #name = randomBytes(9).toString('base64url');
  #spans: Spans = new Map();

  constructor(url: string) {
    this.#db = new Database(url, { connections: 2 });
    this.#log = new PostgresLog<RoomEvent>(this.#db, {});
    this.#boards = new BoardDatabase(this.#db);
  }

  /** Writes down a page of the games that wait, if this is the node to do it. */
  async write(): Promise<Written> {
    const [turn] = await this.#db.ask<{ readonly now: number }>(SAY.turn, [GAMES, this.#name, TURN_FOR]);
    if (!turn) return NOTHING;
    await this.#turnWindows(turn.now);
    const tasks = await this.#log.takeTasks(GAMES, AT_ONCE, TAKEN_FOR);
    if (tasks.length === 0) return NOTHING;
    const ends = tasks.map(task => ({ room: task.room, seq: seqOf(task) }));
    const { games, problems } = this.#reader.read({ ends, rooms: await this.#textsOf(ends) });
    const unfit = await this.#record(tasks, games);
    if (!unfit) return NOTHING;
    this.#reader.keep();
    return { problems: [...problems, ...unfit], isAll: tasks.length < AT_ONCE };
  }

  /** Takes a game that is to be compared with perfect play. */
  async nextReview(): Promise<NextReview | undefined> {
    for (;;) {
      const [task] = await this.#log.takeTasks(REVIEWS, 1, REVIEWED_WITHIN);
      if (!task) return undefined;
      const [found] = await this.#db.ask<Found>(SAY.place, [(task.body as ReviewOf).game]);
      if (!found) await this.#log.finishTasks([task.id]);
      else return nextReview(task.id, found);
    }
  }

  /** By seat; null when the variant has no perfect play. */
  async reviewed({ task, place }: NextReview, seats: readonly SeatReviewed[] | null): Promise<void> {
    await this.#patiently(null, async keeping => {
      await keeping.do(addReview(place.id, seats));
      await keeping.client.query(FINISH, [[task]]);
    });
  }

  /** Makes everything again, in the order in which games were accepted, and those after them that were not. Answers what could not be read. */
  async rebuild(): Promise<readonly string[]> {
    this.#reader.clear();
    const problems: string[] = [];
    await makeAgain(this.#boards, async (ends, keeping) => {
      const read = this.#reader.read({ ends, rooms: await this.#textsOf(ends) });
      problems.push(...read.problems);
      await add(keeping, read.games);
      this.#reader.keep();
    });
    this.#reader.clear();
    this.#spans = new Map();
    return problems;
  }

  close(): Promise<void> {
    return this.#log.close();
  }

  /** What the rooms have to tell beyond what is known of them. */
  async #textsOf(ends: readonly End[]): Promise<ReadonlyMap<RoomId, string>> {
    const rooms = [...new Set(ends.map(({ room }) => room))];
    for (const [room, known] of this.#reader.readUntil(rooms))
      if (ends.some(end => end.room === room && end.seq <= known)) this.#reader.forget(room);
    const texts = new Map<RoomId, string>();
    // One after the other: when many games end at once, moves are written in between.
    for (const [room, known] of this.#reader.readUntil(rooms)) texts.set(room, await this.#log.text(room, known));
    return texts;
  }

  async #turnWindows(now: number): Promise<void> {
    if (!areLate(this.#spans, now)) return;
    this.#spans = (await this.#patiently(this.#name, keeping => keeping.do(turnStandings(now)))) ?? this.#spans;
  }

  /** What could not be stored: when one of them does not fit, each is tried by itself. Nothing when somebody else has the turn. */
  async #record(tasks: readonly Task[], games: readonly FinishedGame[]): Promise<readonly string[] | undefined> {
    try {
      return await this.#patiently(this.#name, async keeping => {
        await add(keeping, games);
        await keeping.client.query(FINISH, [tasks.map(({ id }) => id)]);
        return [];
      });
    } catch (error) {
      if (!isUnfit(error)) throw error;
      return tasks.length > 1 ? this.#recordEach(tasks, games) : this.#leaveOut(tasks, error);
    }
  }

  async #recordEach(tasks: readonly Task[], games: readonly FinishedGame[]): Promise<readonly string[] | undefined> {
    const problems: string[] = [];
    for (const task of tasks) {
      const own = games.filter(({ room, lastSeq }) => room === task.room && lastSeq === seqOf(task));
      const found = await this.#record([task], own);
      if (!found) return undefined;
      problems.push(...found);
    }
    return problems;
  }

  /** It is not tried for ever. */
  async #leaveOut(tasks: readonly Task[], error: unknown): Promise<readonly string[]> {
    await this.#log.finishTasks(tasks.map(({ id }) => id));
    return tasks.map(task => `the game in room ${task.room} that ends at ${seqOf(task)} cannot be stored: ${reasonOf(error)}`);
  }

  #patiently<Value>(holder: string | null, work: (keeping: Keeping) => Promise<Value>): Promise<Value | undefined> {
    return this.#db.patiently(() => this.#boards.keep(holder, work));
  }
}

/** Games that nobody can look up are left out. */
async function add(keeping: Keeping, games: readonly FinishedGame[]): Promise<void> {
  for (const game of games) {
    const isWaiting = isFindable(game) && (await keeping.do(addGame(game)));
    if (isWaiting) await keeping.client.query(NOTE_REVIEW, [game.room, JSON.stringify({ game: game.id } satisfies ReviewOf)]);
  }
}

type Found = GamePlace & { readonly known: string | null };

const nextReview = (task: number, { known, ...place }: Found): NextReview => ({
  task,
  place,
  ...(known === null ? {} : { known: JSON.parse(known) as readonly SeatReviewed[] | null }),
});

const seqOf = ({ body }: Task): number => (body as GameOverAt).seq;

/** What does not fit into the tables, or contradicts them. */
const isUnfit = (error: unknown): boolean => error instanceof pg.DatabaseError && /^(?:22|23)/.test(error.code ?? '');
