/** The log in PostgreSQL: the same promises for several processes. Entries that arrive while one batch is on its way become the next. */
import { randomBytes } from 'node:crypto';
import { fault } from '@yaht/rules';
import type { ClientBase } from 'pg';
import {
  BEHIND_NAMES,
  LOOK_WITHIN,
  LOST_AFTER,
  NAMED,
  TASK_WITHIN,
  type Entry,
  type Epoch,
  type Fact,
  type GameLog,
  type KeptCommand,
  type Loaded,
  type LogTime,
  type Outcome,
  type RoomMeta,
  type RoomQuery,
  type Task,
} from '../game-log.ts';
import type { CommandId, MemberId, RoomId, TokenHash } from '../ids.ts';
import { closedError, LogError } from '../log-error.ts';
import { AT_THE_TOP, MOST_WAITING, pageOf, type OpenGames, type OpenGamesQuery, type OpenRow } from '../open-games.ts';
import {
  pack,
  unpackCommand,
  unpackLoad,
  unpackMeta,
  unpackOutcome,
  unpackTask,
  type PackedCommand,
  type PackedMeta,
  type PackedTask,
} from '../packed.ts';
import { append, type Parcel } from './appending.ts';
import { Batches } from './batches.ts';
import { codeOf } from './connection.ts';
import { Database } from './database.ts';
import { refuseSharedSessions } from './pooler.ts';
import { reasonOf, type Questions } from './questions.ts';
import { migratePostgres } from './schema.ts';
import { SAY } from './sentences.ts';

export { migratePostgres };

type KeepingOptions = {
  readonly now?: () => number;
  /** Told when facts up to this number are safe, and never before. */
  readonly onStored?: (room: RoomId, seq: number) => void;
  /** What no other process of the house is called, the name of the node; random unless told otherwise. */
  readonly writer?: string;
  /** Lets everything that arrives at the same moment join one batch. */
  readonly gather?: () => Promise<unknown>;
};

export type PostgresOptions = KeepingOptions & {
  readonly url: string;
  /** How long a database may be away before those who wait are told, in milliseconds. */
  readonly patience?: number;
};

/** Opens the log and brings its schema up to date; throws a `LogError` that names the reason when it cannot. */
export async function openPostgresLog<Event extends Fact = Fact>(options: PostgresOptions): Promise<PostgresLog<Event>> {
  const { url, now = Date.now } = options;
  const db = new Database(url, options);
  try {
    await refuseSharedSessions(db);
    await db.with(async client => {
      await refuseEarlyAnswers(client);
      await migratePostgres(client, now());
    });
    return new PostgresLog<Event>(db, options);
  } catch (error) {
    await db.close();
    if (error instanceof LogError) throw error;
    throw new LogError('cannot-open', `the database cannot be used: ${reasonOf(error)}`, codeOf(error));
  }
}

/** A session can ask for more, as long as nobody between it and the database shares it out: what the cluster does by itself is sure. */
async function refuseEarlyAnswers(client: ClientBase): Promise<void> {
  const { rows } = await client.query(`select from pg_settings where name = 'synchronous_commit' and reset_val = 'off'`);
  if (rows.length === 0) return;
  throw new LogError('cannot-open', 'the database cannot be used: synchronous_commit is off', 'synchronous-commit');
}

/** The facts are one text. */
type LoadedLine = PackedMeta & { readonly events: string };

export class PostgresLog<Event extends Fact = Fact> implements GameLog<Event> {
  readonly #db: Questions;
  readonly #now: () => number;
  readonly #onStored: (room: RoomId, seq: number) => void;
  readonly #batches: Batches;
  readonly #asking = new Set<Promise<unknown>>();
  readonly #writer: string;
  #appends = 0;
  #closing: Promise<void> | undefined;

  constructor(
    db: Questions,
    { now = Date.now, onStored = () => {}, writer = randomBytes(9).toString('base64url'), gather }: KeepingOptions,
  ) {
    this.#db = db;
    this.#writer = writer;
    this.#now = now;
    this.#onStored = onStored;
    this.#batches = new Batches(parcels => append(db, parcels), gather);
  }

  async append(entry: Entry<Event>): Promise<Outcome> {
    this.#check();
    const id = `${this.#writer} ${(this.#appends += 1)}`;
    const parcel: Parcel = { entry: pack(entry, this.#now()), types: entry.events.map(({ type }) => type), id };
    const outcome = await this.#batches.add(parcel);
    if (outcome.type === 'unfit') throw new LogError('unfit-entry', outcome.message);
    if (outcome.type === 'appended' && entry.events.length > 0) this.#onStored(entry.room, outcome.lastSeq);
    return unpackOutcome(outcome);
  }

  async load(room: RoomId, after = 0, until?: number): Promise<Loaded<Event> | undefined> {
    const found = await this.#read(room, after, until);
    if (!found) return undefined;
    const { events, ...meta } = found;
    return unpackLoad<Event>({ meta, events });
  }

  async text(room: RoomId, after = 0): Promise<string> {
    return (await this.#read(room, after))?.events ?? '[]';
  }

  beginning(room: RoomId, game: string | null = null): Promise<number | undefined> {
    return this.#ask(async db => (await db.ask<{ readonly seq: number }>(SAY.beginning, [room, game]))[0]?.seq);
  }

  claim(room: RoomId): Promise<Epoch | undefined> {
    return this.#ask(async db => (await db.ask<{ readonly epoch: Epoch }>(SAY.claim, [room]))[0]?.epoch);
  }

  command(room: RoomId, member: MemberId, id: CommandId): Promise<KeptCommand | undefined> {
    return this.#ask(async db => {
      const [found] = await db.ask<PackedCommand>(SAY.command, [room, member, id]);
      return found && unpackCommand(found);
    });
  }

  rooms({ open, updatedSince = 0, updatedUntil = Number.MAX_SAFE_INTEGER, limit }: RoomQuery = {}): Promise<readonly RoomMeta[]> {
    const values = [open ?? null, updatedSince, updatedUntil, limit ?? null];
    return this.#ask(async db => (await db.ask<PackedMeta>(SAY.rooms, values)).map(unpackMeta));
  }

  listed(limit: number): Promise<readonly unknown[]> {
    return this.#ask(async db => {
      const rows = await db.ask<{ readonly lobby: string }>(SAY.listed, [limit]);
      return rows.map(({ lobby }): unknown => JSON.parse(lobby));
    });
  }

  named(beginning: string): Promise<readonly RoomId[]> {
    const bounds = [beginning, beginning + BEHIND_NAMES, NAMED];
    return this.#ask(async db => (await db.ask<{ readonly name: RoomId }>(SAY.named, bounds)).map(({ name }) => name));
  }

  secrets(room: RoomId): Promise<Readonly<Record<string, string>>> {
    return this.#ask(async db => {
      const rows = await db.ask<{ readonly name: string; readonly value: string }>(SAY.secrets, [room]);
      return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
    });
  }

  holder(hash: TokenHash): Promise<{ readonly room: RoomId; readonly member: MemberId } | undefined> {
    return this.#ask(async db => (await db.ask<{ readonly room: RoomId; readonly member: MemberId }>(SAY.holder, [hash]))[0]);
  }

  openGames({ profile, limit, after: { later, order, key } = AT_THE_TOP }: OpenGamesQuery): Promise<OpenGames> {
    return this.#ask(async db => {
      // Without a game there is a line that says how many wait, and no room.
      type Line = Omit<OpenRow, 'room'> & { readonly room: RoomId | null; readonly waiting: number };
      const lines = await db.ask<Line>(SAY.openGames, [profile, later, order, key, limit + 1, MOST_WAITING]);
      const rows = lines.flatMap(({ room, ...line }) => (room === null ? [] : [{ ...line, room }]));
      return pageOf(rows, limit, lines[0]?.waiting ?? 0);
    });
  }

  due(limit: number): Promise<readonly RoomId[]> {
    return this.#ask(async db => {
      const rows = await db.ask<{ readonly room: RoomId }>(SAY.due, [limit, this.#writer, LOOK_WITHIN]);
      return rows.map(({ room }) => room);
    });
  }

  takeTasks(kind: string, limit: number, within = TASK_WITHIN): Promise<readonly Task[]> {
    return this.#ask(async db => (await db.ask<PackedTask>(SAY.takeTasks, [kind, limit, within])).map(unpackTask));
  }

  finishTasks(ids: readonly Task['id'][]): Promise<void> {
    return this.#ask(async db => void (await db.ask(SAY.finishTasks, [ids])));
  }

  postponeTask(id: Task['id'], until: number): Promise<void> {
    return this.#ask(async db => void (await db.ask(SAY.postponeTask, [id, until])));
  }

  taskLag(kind: string): Promise<number> {
    return this.#ask(async db => (await db.ask<{ readonly lag: number }>(SAY.taskLag, [kind]))[0]?.lag ?? 0);
  }

  alive(): Promise<LogTime> {
    return this.#ask(async db => {
      const [time = fault('the database did not say what time it is')] = await db.ask<LogTime>(SAY.alive, [LOST_AFTER]);
      return time;
    });
  }

  forget(rooms: readonly RoomId[]): Promise<void> {
    return this.#ask(async db => void (await db.ask(SAY.forget, [rooms])));
  }

  /** The database is back: what was asked before is asked again. */
  startAfresh(): void {
    this.#db.startAfresh();
  }

  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  #read(room: RoomId, after: number, until = HIGHEST): Promise<LoadedLine | undefined> {
    return this.#ask(async db => (await db.ask<LoadedLine>(SAY.load, [room, after, until]))[0]);
  }

  async #close(): Promise<void> {
    await this.#batches.settled();
    await Promise.allSettled(this.#asking);
    await this.#db.close();
  }

  async #ask<Value>(work: (db: Questions) => Promise<Value>): Promise<Value> {
    this.#check();
    const asking = work(this.#db);
    this.#asking.add(asking);
    try {
      return await asking;
    } finally {
      this.#asking.delete(asking);
    }
  }

  #check(): void {
    if (this.#closing) throw closedError();
  }
}

/** No fact has a greater number: the column holds no greater ones. */
const HIGHEST = 2 ** 31 - 1;
