/** The log in a file. Entries that arrive while the writer is busy become one transaction: a batch costs one wait for the disk. */
import {
  TASK_WITHIN,
  type Entry,
  type Epoch,
  type Fact,
  type Followed,
  type FollowQuery,
  type FollowedLog,
  type KeptCommand,
  type Loaded,
  type LogTime,
  type Outcome,
  type RoomMeta,
  type RoomQuery,
  type Task,
} from './game-log.ts';
import type { Knows } from '../files/identity.ts';
import type { FileOptions } from './database.ts';
import type { CommandId, MemberId, RoomId, TokenHash } from './ids.ts';
import { closedError, LogError } from './log-error.ts';
import type { OpenGames, OpenGamesQuery } from './open-games.ts';
import {
  pack,
  unpackCommand,
  unpackFollowed,
  unpackLoad,
  unpackMeta,
  unpackOutcome,
  unpackTask,
  type PackedEntry,
  type PackedOutcome,
} from './packed.ts';
import type { AnswerOf, ArgsOf, CallName, WriterPort } from './writer-port.ts';
import { ThreadPort } from './thread-port.ts';

export type LogOptions = {
  readonly now?: () => number;
  /** Told once when the disk or the writer has failed: nothing more will be stored, and the process should end. */
  readonly onFatal?: (error: LogError) => void;
};

/** Opens a log in a file, with a thread that writes it; throws a `LogError` that names the reason when it cannot. */
export const openSqliteLog = async <Event extends Fact = Fact>(options: FileOptions & LogOptions): Promise<SqliteLog<Event>> => {
  const { file, id, pragmas = [], ...rest } = options;
  return new SqliteLog<Event>(await ThreadPort.open({ file, id, pragmas }), rest);
};

/** Bounds how long those at the end of a batch wait, and how much is undone when it fails. */
const MAX_BATCH = 1_000;

type Waiting = {
  readonly entry: PackedEntry;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: unknown) => void;
};

/** A batch that has been written, or not, and of which nobody knows yet. */
type Written = { readonly tell: () => void };

export class SqliteLog<Event extends Fact = Fact> implements FollowedLog<Event> {
  readonly #port: WriterPort;
  readonly #now: () => number;
  readonly #onFatal: (error: LogError) => void;
  readonly #waiting: Waiting[] = [];
  #writing: Promise<void> | undefined;
  #closing: Promise<void> | undefined;
  #failure: LogError | undefined;

  constructor(port: WriterPort, { now = Date.now, onFatal = () => {} }: LogOptions = {}) {
    this.#port = port;
    this.#now = now;
    this.#onFatal = onFatal;
    port.onLost(error => this.#fail(error));
  }

  append(entry: Entry<Event>): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      this.#check();
      this.#waiting.push({ entry: pack(entry, this.#now()), resolve, reject });
      this.#writing ??= this.#write();
    });
  }

  async load(room: RoomId, after = 0, until?: number): Promise<Loaded<Event> | undefined> {
    const found = await this.#ask('load', room, after, until ?? null);
    return found && unpackLoad<Event>(found);
  }

  text(room: RoomId, after = 0): Promise<string> {
    return this.#ask('text', room, after, null);
  }

  beginning(room: RoomId, game?: string): Promise<number | undefined> {
    return this.#ask('beginning', room, game);
  }

  claim(room: RoomId): Promise<Epoch | undefined> {
    return this.#ask('claim', room);
  }

  async command(room: RoomId, member: MemberId, id: CommandId): Promise<KeptCommand | undefined> {
    const found = await this.#ask('command', room, member, id);
    return found && unpackCommand(found);
  }

  async rooms(query: RoomQuery = {}): Promise<readonly RoomMeta[]> {
    return (await this.#ask('rooms', query)).map(unpackMeta);
  }

  async listed(limit: number): Promise<readonly unknown[]> {
    return (await this.#ask('listed', limit)).map((line): unknown => JSON.parse(line));
  }

  named(beginning: string): Promise<readonly RoomId[]> {
    return this.#ask('named', beginning);
  }

  secrets(room: RoomId): Promise<Readonly<Record<string, string>>> {
    return this.#ask('secrets', room);
  }

  async follow(query: FollowQuery = {}): Promise<Followed<Event> | undefined> {
    const found = await this.#ask('follow', query);
    return found && unpackFollowed<Event>(found);
  }

  holder(hash: TokenHash): Promise<{ readonly room: RoomId; readonly member: MemberId } | undefined> {
    return this.#ask('holder', hash);
  }

  openGames(query: OpenGamesQuery): Promise<OpenGames> {
    return this.#ask('openGames', query);
  }

  forget(rooms: readonly RoomId[]): Promise<void> {
    return this.#ask('forget', rooms);
  }

  due(limit: number): Promise<readonly RoomId[]> {
    return this.#ask('due', limit, this.#now());
  }

  async takeTasks(kind: string, limit: number, within = TASK_WITHIN): Promise<readonly Task[]> {
    return (await this.#ask('takeTasks', kind, limit, within, this.#now())).map(unpackTask);
  }

  finishTasks(ids: readonly Task['id'][]): Promise<void> {
    return this.#ask('finishTasks', ids);
  }

  postponeTask(id: Task['id'], until: number): Promise<void> {
    return this.#ask('postponeTask', id, until);
  }

  taskLag(kind: string): Promise<number> {
    return this.#ask('taskLag', kind, this.#now());
  }

  alive(): Promise<LogTime> {
    return this.#ask('alive', this.#now());
  }

  know(knows: Knows): Promise<void> {
    return this.#ask('know', knows);
  }

  async copyTo(file: string): Promise<void> {
    await this.#ask('copyTo', file);
  }

  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  /** Until nobody waits. The first pause lets everything that arrives at the same moment join the first batch. */
  async #write(): Promise<void> {
    await new Promise(resolve => setImmediate(resolve));
    let written: Written | undefined;
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, MAX_BATCH);
      const writing = this.#writeBatch(batch);
      // Those who waited hear of it while the writer is at work again.
      written?.tell();
      written = await writing;
    }
    this.#writing = undefined;
    written?.tell();
  }

  async #writeBatch(batch: readonly Waiting[]): Promise<Written> {
    try {
      const entries = batch.map(({ entry }) => entry);
      const outcomes = await this.#call('append', entries);
      return { tell: () => batch.forEach((waiting, i) => settle(waiting, outcomes[i])) };
    } catch (error) {
      return { tell: () => batch.forEach(({ reject }) => reject(error)) };
    }
  }

  async #ask<Name extends CallName>(name: Name, ...args: ArgsOf<Name>): Promise<AnswerOf<Name>> {
    this.#check();
    return this.#call(name, ...args);
  }

  async #call<Name extends CallName>(name: Name, ...args: ArgsOf<Name>): Promise<AnswerOf<Name>> {
    try {
      return await this.#port.call(name, ...args);
    } catch (error) {
      if (error instanceof LogError && error.code === 'failed') this.#fail(error);
      throw error;
    }
  }

  async #close(): Promise<void> {
    await this.#writing;
    try {
      if (!this.#failure) await this.#call('close');
    } finally {
      await this.#port.end();
    }
  }

  /** Nobody knows what the disk holds after a failed write, so nothing is written after it. */
  #fail(error: LogError): void {
    if (this.#failure) return;
    this.#failure = error;
    for (const { reject } of this.#waiting.splice(0)) reject(error);
    this.#onFatal(error);
  }

  #check(): void {
    if (this.#failure) throw this.#failure;
    if (this.#closing) throw closedError();
  }
}

function settle({ resolve, reject }: Waiting, outcome: PackedOutcome | undefined): void {
  if (outcome && outcome.type !== 'unfit') resolve(unpackOutcome(outcome));
  else reject(new LogError('unfit-entry', outcome?.message ?? 'the writer gave no answer'));
}
