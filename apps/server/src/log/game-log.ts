/**
 * The log is the truth: what it holds happened, and nothing else did. It knows facts by number and type only, so any database
 * that can compare and set in one transaction can keep it.
 */
import type { Knows } from '../files/identity.ts';
import type { CommandId, Cursor, MemberId, RoomId, TokenHash } from './ids.ts';
import type { OpenFor, OpenGames, OpenGamesQuery } from './open-games.ts';

/** Any fact of a room or a game; the log stores it as JSON and looks at nothing but its type. */
export type Fact = { readonly type: string };

/**
 * Counts who may write a room. A room starts at `FIRST_EPOCH`; every `claim` raises it, and whoever holds an older one
 * can no longer append, however late its message arrives.
 */
export type Epoch = number;
export const FIRST_EPOCH: Epoch = 0;

/** Rooms that are told of those whose names begin alike; one is what is looked for. */
export const NAMED = 4;
/** No name has a sign behind this one. */
export const BEHIND_NAMES = '\u007f';

/** For so long a room that is to be looked at is given to one caller. */
export const LOOK_WITHIN = 5_000;
/** For so long a task is given to one caller, unless it asks for another time. */
export const TASK_WITHIN = 30_000;
/** A house that was not said to be kept for longer was not there. */
export const LOST_AFTER = 5_000;

/** A granted command with the answer its sender gets, now and on every retry. */
export type CommandToKeep = {
  readonly member: MemberId;
  readonly id: CommandId;
  /** Of the command's content: the same id with another hash is refused. */
  readonly hash: string;
  readonly answer: unknown;
};

/**
 * What follows from an entry and is done afterwards, such as telling somebody who is not there: stored with the entry, so that no kill comes
 * in between. `kind` says who does it; not before `at`, by the log's own time.
 */
export type NewTask = { readonly kind: string; readonly body: unknown; readonly at?: number };

/** `tries` counts how often it was given to somebody, this time included. */
export type Task = {
  readonly id: number;
  readonly room: RoomId;
  readonly kind: string;
  readonly body: unknown;
  readonly tries: number;
};

export type Token = { readonly hash: TokenHash; readonly member: MemberId };

/** How the writer knows the room: the number of its last event, and how many entries were stored for it. Both 0 open the room. */
export type Expected = { readonly seq: number; readonly version: number };

/** Everything that becomes true together, or not at all. Each raises the room's version by one, also without events. */
export type Entry<Event extends Fact = Fact> = {
  readonly room: RoomId;
  readonly expected: Expected;
  readonly epoch: Epoch;
  readonly events: readonly Event[];
  readonly command?: CommandToKeep | undefined;
  /** Small and private, such as the time left; stays until an entry brings another. */
  readonly state?: unknown;
  /** What the list shows of the room, null for one that is not on it; stays until an entry brings another. */
  readonly lobby?: unknown;
  /** False when the room has come to its end; a room is open until then. */
  readonly open?: boolean;
  /** When somebody has to look at the room next, if nothing is stored before; without one, nobody has to. */
  readonly wakeAt?: number | null;
  /** An act of the house is stored from this moment on, by the log's own time, and not before. */
  readonly due?: number | undefined;
  /** By name, kept apart from everything that is ever sent: seeds, passwords. */
  readonly secrets?: Readonly<Record<string, string>> | undefined;
  readonly tokens?: readonly Token[] | undefined;
  readonly revoked?: readonly TokenHash[];
  readonly tasks?: readonly NewTask[] | undefined;
  /** On whose lists of open games the room is, each profile once; stays until an entry brings others. */
  readonly openFor?: readonly OpenFor[] | undefined;
};

/** `firstSeq` is `lastSeq + 1` when the entry had no events; `at` is in milliseconds and never goes back within a room. */
export type Receipt = { readonly firstSeq: number; readonly lastSeq: number; readonly at: number };

export type Outcome =
  | ({ readonly type: 'appended' } & Receipt)
  /** The command had been stored before: nothing was written, and this is what it got then. */
  | ({ readonly type: 'duplicate'; readonly answer: unknown } & Receipt)
  /** The command's id was used for something else. */
  | { readonly type: 'id-reused'; readonly seq: number }
  /** Somebody else wrote or claimed the room; `seq` and `epoch` are how it is now. */
  | { readonly type: 'conflict'; readonly seq: number; readonly epoch: Epoch }
  /** By the log's own time the act of the house is not due yet; nothing was written. */
  | { readonly type: 'too-early' }
  /** Nothing was written; the same entry can be tried again once there is room. */
  | { readonly type: 'disk-full' };

export type Recorded<Event extends Fact = Fact> = { readonly seq: number; readonly at: number; readonly event: Event };

/** A room without its events. */
export type RoomMeta = {
  readonly room: RoomId;
  readonly seq: number;
  readonly version: number;
  readonly epoch: Epoch;
  readonly open: boolean;
  readonly openedAt: number;
  readonly updatedAt: number;
  readonly lobby: unknown;
  readonly state: unknown;
};

export type Loaded<Event extends Fact = Fact> = { readonly meta: RoomMeta; readonly events: readonly Recorded<Event>[] };

export type KeptCommand = { readonly hash: string; readonly answer: unknown } & Receipt;

/** Without a field, rooms are not chosen by it; bounds are inclusive. */
export type RoomQuery = {
  readonly open?: boolean;
  readonly updatedSince?: number;
  readonly updatedUntil?: number;
  readonly limit?: number;
};

/** What is read across rooms: everything unless types are named; `limit` is how many facts are looked at, whatever their type. */
export type FollowQuery = {
  readonly after?: Cursor;
  readonly types?: readonly string[];
  readonly limit?: number;
};

/** A fact with the room it belongs to, and what is stored beside the facts of that room by now. */
export type Committed<Event extends Fact = Fact> = Recorded<Event> & Pick<RoomMeta, 'room' | 'state'>;

/** `cursor` is where to go on, also when nothing was found; `isAll` says that the end of the log was reached. */
export type Followed<Event extends Fact = Fact> = {
  readonly facts: readonly Committed<Event>[];
  readonly cursor: Cursor;
  readonly isAll: boolean;
};

/** What the log knows of time: its own, and for how long in all nobody was there who kept the house. */
export type LogTime = { readonly now: number; readonly lost: number };

export interface GameLog<Event extends Fact = Fact> {
  /** Answers when the entry is safe from a power cut, or with the reason why nothing was written. */
  append(entry: Entry<Event>): Promise<Outcome>;
  /**
   * The events after the given number, all by default; nothing when there is no such room. With `until`, none after that number: what
   * is read is what is asked for where that is the number before a game begins, or 1.
   */
  load(room: RoomId, after?: number, until?: number): Promise<Loaded<Event> | undefined>;
  /** The number of the fact that began the game with this id, or the latest one, found without reading the others. */
  beginning(room: RoomId, game?: string): Promise<number | undefined>;
  /** The same events as one JSON text, for whoever hands them on unread; an empty list when there is no such room. */
  text(room: RoomId, after?: number): Promise<string>;
  /** Makes the caller the only writer of a room; nothing when there is no such room. */
  claim(room: RoomId): Promise<Epoch | undefined>;
  command(room: RoomId, member: MemberId, id: CommandId): Promise<KeptCommand | undefined>;
  /** Rooms by their last change, the latest first, without reading a single event. */
  rooms(query?: RoomQuery): Promise<readonly RoomMeta[]>;
  /** The lines of open rooms for the list: first those by which seats are `free`, then the others, the latest opened first. */
  listed(limit: number): Promise<readonly unknown[]>;
  /** Open rooms whose names begin so, a few at most. */
  named(beginning: string): Promise<readonly RoomId[]>;
  secrets(room: RoomId): Promise<Readonly<Record<string, string>>>;
  /** Somebody's open games, without reading a single event: first those that wait for them. */
  openGames(query: OpenGamesQuery): Promise<OpenGames>;
  /** Whose token this is. */
  holder(hash: TokenHash): Promise<{ readonly room: RoomId; readonly member: MemberId } | undefined>;
  /**
   * Open rooms that somebody has to look at by now, those that wait longest first. They are the caller's for `LOOK_WITHIN`: whoever
   * finds out what is to be done there stores it, and with it when to look next; otherwise they are given out again.
   */
  due(limit: number): Promise<readonly RoomId[]>;
  /**
   * Tasks of a kind that are to be done by now, those that wait longest first. They are the caller's for `within` milliseconds: what it
   * has neither finished nor postponed by then is given out again. So each is done at least once, and by one caller at a time.
   */
  takeTasks(kind: string, limit: number, within?: number): Promise<readonly Task[]>;
  /** They are done. What is not there is passed over. */
  finishTasks(ids: readonly Task['id'][]): Promise<void>;
  /** Gives a task out again, to anybody, from then on. */
  postponeTask(id: Task['id'], until: number): Promise<void>;
  /** For how many milliseconds the first of those of a kind has waited that are to be done by now; 0 when none waits. */
  taskLag(kind: string): Promise<number>;
  /** The house is kept; to be said every second or so. What is missing since it was last said was lost to everybody. */
  alive(): Promise<LogTime>;
  /** Removes rooms with everything that was kept of them, for those in which nothing came about; their names are free again. */
  forget(rooms: readonly RoomId[]): Promise<void>;
  /** Everything as it is at one moment, in a file that can be opened as a log; where the log is no file of ours, there is none. */
  copyTo?(file: string): Promise<void>;
  /** Only a log in a file has neighbours: what the files beside it are like, so that it can tell when they are not. */
  know?(knows: Knows): Promise<void>;
  /** Finishes what was asked before, then refuses everything. */
  close(): Promise<void>;
}

/** A log in a file is read across its rooms; in a database of several nodes, what follows from facts is a task. */
export interface FollowedLog<Event extends Fact = Fact> extends GameLog<Event> {
  /**
   * The facts of all rooms in the order they were committed: whoever goes on from each cursor to the next sees every fact exactly
   * once, and those of a room in their order. Nothing when the cursor is not a place in this log.
   */
  follow(query?: FollowQuery): Promise<Followed<Event> | undefined>;
}
