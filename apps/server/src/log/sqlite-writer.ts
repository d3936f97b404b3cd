/** The one who writes the file: synchronous, so it works in a thread of its own or, for tests, right here. */
import type { Knows } from '../files/identity.ts';
import type { KeptFile } from '../files/kept-file.ts';
import { CommandPlaces, type CommandName } from './command-places.ts';
import { copyDatabase } from './copy.ts';
import { BEGINNING, cursorAt, positionIn, type Mark } from './cursor.ts';
import { appended } from './freight.ts';
import {
  BEHIND_NAMES,
  FIRST_EPOCH,
  LOOK_WITHIN,
  NAMED,
  type Epoch,
  type FollowQuery,
  type LogTime,
  type RoomQuery,
} from './game-log.ts';
import type { CommandId, MemberId, RoomId, TokenHash } from './ids.ts';
import { judge } from './judge.ts';
import { LateRooms, type LateRoom } from './late-rooms.ts';
import { LogError } from './log-error.ts';
import { LostTime } from './lost-time.ts';
import { NewRows } from './new-rows.ts';
import { AT_THE_TOP, MOST_WAITING, pageOf, type OpenGames, type OpenGamesQuery, type OpenRow } from './open-games.ts';
import type { PackedCommand, PackedEntry, PackedFollowed, PackedLoad, PackedMeta, PackedOutcome, PackedTask } from './packed.ts';
import { isWhole, nextSum, NO_FACTS, type RunningSum } from './running-sum.ts';
import { failureOf, isFatal, isFull, unreadable } from './sqlite-error.ts';
import { statementsOf, type RoomRow } from './statements.ts';
import { wakeFor } from './wakes.ts';

type MetaRow = Omit<PackedMeta, 'open' | 'version'> & { readonly open: number; readonly last: number | null };

/** Where a row is. */
type Found = { readonly last: number | null };

/** What the last row of a room says about all of it. */
type End = Pick<RoomRow, 'last' | 'sum' | 'version'>;

/** A room that is not there. */
const UNKNOWN = { key: 0, seq: 0, last: null, sum: 0 } as const;

/** More than are played at once on one machine. */
const MAX_KNOWN = 20_000;
/** Until when the house was kept is written so often, and only while rooms sleep. */
const KEEP_EVERY = 30_000;

export class SqliteWriter {
  readonly #file: KeptFile;
  readonly #say: ReturnType<typeof statementsOf>;
  /** Rooms in use as they are stored: nobody else writes the file, so it stays true until a transaction is taken back. */
  readonly #known = new Map<RoomId, RoomRow>();
  readonly #late = new LateRooms();
  readonly #rows: NewRows;
  /** All commands of the known rooms, and some of others. */
  readonly #places = new CommandPlaces();
  #time: LostTime | undefined;
  #keptAt = 0;

  constructor(file: KeptFile) {
    this.#file = file;
    this.#say = statementsOf(file.db);
    this.#rows = new NewRows(file.db);
    this.#guarded(() => this.#recall());
  }

  /** All entries in one transaction; when one of them cannot be stored, each gets its own, so that it fails alone. */
  append(entries: readonly PackedEntry[]): readonly PackedOutcome[] {
    if (this.#known.size >= MAX_KNOWN || this.#places.isFull) this.#forgetKnown();
    try {
      return this.#together(() => {
        const outcomes = entries.map(entry => this.#add(entry));
        this.#rows.write();
        this.#late.settleDue(this.#rows.newest, this.#settle);
        return outcomes;
      });
    } catch (error) {
      if (isFatal(error)) throw failureOf(error);
      if (entries.length > 1) return entries.flatMap(entry => this.append([entry]));
      return [isFull(error) ? { type: 'disk-full' } : { type: 'unfit', message: String(error) }];
    }
  }

  claim(room: RoomId): Epoch | undefined {
    return this.#guarded(() =>
      this.#together(() => {
        const claimed = this.#say.claim.get(room) as { epoch: Epoch } | undefined;
        const known = this.#known.get(room);
        if (known && claimed) this.#known.set(room, { ...known, ...claimed });
        return claimed?.epoch;
      }),
    );
  }

  load(room: RoomId, after: number, until: number | null = null): PackedLoad | undefined {
    return this.#reading(() => {
      const row = this.#say.meta.get(room) as MetaRow | undefined;
      return row && { meta: this.#metaOf(row), events: this.text(room, after, until) };
    });
  }

  text(room: RoomId, after: number, until: number | null = null): string {
    return this.#reading(() => {
      const row = this.#rowOf(room) ?? UNKNOWN;
      const { last, sum } = until === null || until >= row.seq ? row : this.#endAt(row, until);
      const bounds = { last, after, until: until ?? row.seq };
      const { facts, before } = this.#say.events.get(bounds) as { facts: string; before: number | null };
      // Nothing is newer than what the caller knows, so nothing was read.
      if (facts === NO_FACTS && after > 0) return facts;
      const from = after === 0 || before === null ? 0 : this.#stateAt(before, 0).sum;
      if (!isWhole(facts, from, sum))
        throw new LogError(
          'damaged',
          `room ${room} is damaged: its facts are not as they were stored. All others are played on; a backup has it as it was`,
        );
      return facts;
    });
  }

  beginning(room: RoomId, game: string | undefined): number | undefined {
    return this.#reading(() => {
      const key = this.#rowOf(room)?.key ?? null;
      const found = game === undefined ? this.#say.latestGame.get(key) : this.#say.game.get(key, game);
      return (found as { readonly seq: number } | undefined)?.seq;
    });
  }

  command(room: RoomId, member: MemberId, id: CommandId): PackedCommand | undefined {
    return this.#reading(() => {
      const stored = this.#roomOf(room);
      return stored && this.#kept({ room: stored.key, member, id });
    });
  }

  rooms({ open, updatedSince = 0, updatedUntil = Number.MAX_SAFE_INTEGER, limit = -1 }: RoomQuery): readonly PackedMeta[] {
    const { rooms, roomsByOpen } = this.#say;
    const bounds = [updatedSince, updatedUntil, limit];
    return this.#reading(() => {
      this.#settleAll();
      const rows = open === undefined ? rooms.all(...bounds) : roomsByOpen.all(Number(open), ...bounds);
      const found = (rows as readonly MetaRow[]).map(row => this.#metaOf(row));
      return found.filter(({ updatedAt }) => updatedAt >= updatedSince && updatedAt <= updatedUntil);
    });
  }

  /** A line is never late, so nothing is brought up to date for it. */
  listed(limit: number): readonly string[] {
    const rows = this.#reading(() => this.#say.listed.all(limit) as readonly { lobby: string }[]);
    return rows.map(({ lobby }) => lobby);
  }

  named(beginning: string): readonly RoomId[] {
    const bounds = [beginning, beginning + BEHIND_NAMES, NAMED];
    return this.#reading(() => this.#say.named.all(...bounds) as readonly { name: RoomId }[]).map(({ name }) => name);
  }

  secrets(room: RoomId): Readonly<Record<string, string>> {
    const rows = this.#reading(() => this.#say.secrets.all(room) as readonly { name: string; value: string }[]);
    return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
  }

  follow({ after = BEGINNING, types, limit = -1 }: FollowQuery): PackedFollowed | undefined {
    return this.#reading(() => {
      const from = positionIn(after);
      if (from === undefined || !this.#isHere(from)) return undefined;
      const end = this.#say.lastOf.get(from.position, limit) as (Mark & { readonly looked: number }) | undefined;
      if (!end) return { facts: [], cursor: after, isAll: true };
      const { between, betweenOfTypes } = this.#say;
      const range = [from.position, end.position];
      const rows = types ? betweenOfTypes.all(...range, JSON.stringify(types)) : between.all(...range);
      return { facts: rows as PackedFollowed['facts'], cursor: cursorAt(end), isAll: limit < 0 || end.looked < limit };
    });
  }

  holder(hash: TokenHash): { readonly room: RoomId; readonly member: MemberId } | undefined {
    return this.#reading(() => this.#say.holder.get(hash) as { room: RoomId; member: MemberId } | undefined);
  }

  openGames({ profile, limit, after: { later, order, key } = AT_THE_TOP }: OpenGamesQuery): OpenGames {
    return this.#reading(() => {
      const rows = this.#say.openGames.all(profile, later, order, key, limit + 1) as readonly OpenRow[];
      const { waiting } = this.#say.waiting.get(profile, MOST_WAITING) as { readonly waiting: number };
      return pageOf(rows, limit, waiting);
    });
  }

  due(limit: number, now: number): readonly RoomId[] {
    return this.#guarded(() => {
      const rooms = this.#say.dueRooms.all(now, limit) as readonly { readonly key: number; readonly name: RoomId }[];
      if (rooms.length === 0) return [];
      return this.#together(() => {
        for (const { key, name } of rooms) {
          this.#say.wake.run(key, now + LOOK_WITHIN);
          const known = this.#known.get(name);
          if (known) this.#known.set(name, { ...known, wake: now + LOOK_WITHIN });
        }
        return rooms.map(({ name }) => name);
      });
    });
  }

  takeTasks(kind: string, limit: number, within: number, now: number): readonly PackedTask[] {
    return this.#guarded(() => {
      const tasks = this.#say.dueTasks.all(kind, now, limit) as readonly PackedTask[];
      if (tasks.length === 0) return [];
      return this.#together(() => {
        for (const { id } of tasks) this.#say.takeTask.run(now + within, id);
        return tasks;
      });
    });
  }

  finishTasks(ids: readonly number[]): void {
    this.#guarded(() => this.#together(() => void this.#say.finishTasks.run(JSON.stringify(ids))));
  }

  postponeTask(id: number, until: number): void {
    this.#guarded(() => this.#together(() => void this.#say.postponeTask.run(until, id)));
  }

  taskLag(kind: string, now: number): number {
    return this.#guarded(() => {
      const { at } = this.#say.firstTask.get(kind) as { readonly at: number | null };
      return Math.max(0, now - (at ?? now));
    });
  }

  alive(now: number): LogTime {
    return this.#guarded(() => {
      this.#time ??= this.#lastKept(now);
      const { lost } = this.#time;
      const time = this.#time.beat(now);
      if (time.lost !== lost || (now - this.#keptAt >= KEEP_EVERY && this.#say.isAnyAsleep.get() !== undefined)) this.#keep();
      return time;
    });
  }

  /** Many at once: tokens are not found by their room, so they are gone through once for all of them. */
  forget(rooms: readonly RoomId[]): void {
    for (const room of rooms) this.#known.delete(room);
    const names = JSON.stringify(rooms);
    this.#guarded(() =>
      this.#together(() => {
        this.#late.settleAll(this.#settle);
        for (const statement of this.#say.forget) statement.run(names);
      }),
    );
  }

  copyTo(file: string): Promise<void> {
    return copyDatabase(this.#file.db, file);
  }

  /** What the files beside it are like. */
  know(knows: Knows): void {
    this.#guarded(() => this.#file.know(knows, this.#newest));
  }

  close(): void {
    this.#guarded(() => {
      if (this.#time) this.#keep();
      this.#file.close();
    });
  }

  /** Whether a cursor is of this file: its fact is there, or was there until its room was forgotten. */
  #isHere({ position, at }: Mark): boolean {
    const found = this.#say.atPosition.get(position) as { at: number } | undefined;
    return found ? found.at === at : position <= this.#rows.newest;
  }

  #add(entry: PackedEntry): PackedOutcome {
    const { room, command } = entry;
    const stored = this.#roomOf(room);
    const kept = stored && command && this.#kept({ room: stored.key, ...command });
    const refused = judge(entry, stored, kept, entry.at);
    if (refused) return refused;

    const at = Math.max(entry.at, stored?.updatedAt ?? 0);
    const before = stored ?? this.#openRoom(room, at);
    const end = this.#addRows(entry, before, at);
    const seq = entry.expected.seq + entry.events.length;
    const { key, epoch } = before;
    const wake = this.#wake(entry, before, at);
    const after: RoomRow = { key, seq, epoch, open: entry.open ?? before.open, updatedAt: at, ...end, wake };
    if (entry.lobby !== null || entry.state !== null || after.open !== before.open)
      this.#say.changeRoom.run(entry.open, entry.lobby, entry.state, after.key);
    this.#follow(entry, after);
    this.#writeSecrets(entry, after.key);
    for (const { kind, at: from, body } of entry.tasks) this.#say.addTask.run(after.key, kind, from ?? entry.at, body);
    this.#writeOpenGames(entry, after.key);
    return appended(entry, at);
  }

  /** What the file says from now on about when to look at the room. */
  #wake({ wakeAt }: PackedEntry, { key, wake }: RoomRow, at: number): number | null {
    const next = wakeFor(wakeAt, wake, at);
    if (next === wake) return wake;
    if (next === null) this.#say.unwake.run(key);
    else this.#say.wake.run(key, next);
    return next;
  }

  /** The room's own row follows later, but at once when there is no fact in which it could be read. */
  #follow({ room, events }: PackedEntry, row: RoomRow): void {
    const { last } = row;
    this.#known.set(room, row);
    if (last !== null && events.length > 0) return this.#late.note(room, row, last);
    this.#settle(row);
    this.#late.drop(room);
  }

  /** The room as it is stored, with its commands at hand. */
  #roomOf(room: RoomId): RoomRow | undefined {
    const known = this.#known.get(room);
    if (known) return known;
    const stored = this.#rowOf(room);
    if (!stored) return undefined;
    for (const row of this.#say.commands.all(stored.last)) {
      const { position, ...name } = row as Omit<CommandName, 'room'> & { readonly position: number };
      this.#places.recall({ room: stored.key, ...name }, position);
    }
    this.#known.set(room, stored);
    return stored;
  }

  /** Its row, with what that does not say yet. */
  #rowOf(room: RoomId): RoomRow | undefined {
    const row = this.#say.room.get(room) as Omit<RoomRow, 'sum' | 'version'> | undefined;
    if (!row) return undefined;
    const { last, seq } = this.#late.get(room) ?? row;
    return { ...row, ...this.#late.get(room), ...this.#stateAt(last, seq) };
  }

  /** Where a room stood after the fact of this number. */
  #endAt({ key: room, last: newest }: Pick<RoomRow, 'key' | 'last'>, until: number): Pick<RoomRow, 'last' | 'sum'> {
    const near = this.#say.beforeLandmark.get({ room, until }) as Found | undefined;
    const found = this.#say.lastUntil.get({ from: near ? near.last : newest, until }) as Found | undefined;
    const last = found?.last ?? null;
    return { last, sum: this.#stateAt(last, 0).sum };
  }

  #metaOf(row: MetaRow): PackedMeta {
    const { last: _, ...meta } = row;
    const { last, seq, updatedAt } = this.#late.get(row.room) ?? row;
    const { version } = this.#stateAt(last, seq);
    return { ...meta, open: row.open === 1, seq, version, updatedAt };
  }

  #openRoom(room: RoomId, at: number): RoomRow {
    const { lastInsertRowid: key } = this.#say.openRoom.run(room, FIRST_EPOCH, at);
    return { key: Number(key), seq: 0, epoch: FIRST_EPOCH, open: 1, updatedAt: at, last: null, sum: 0, version: 0, wake: null };
  }

  /** Each row knows the one before it in its room; the answer is where the last one is. */
  #addRows({ expected, events, command }: PackedEntry, before: RoomRow, at: number): End {
    const { key: room } = before;
    const version = expected.version + 1;
    let { last: previous, sum } = before;
    let next = 0;
    if (command || events.length === 0) {
      const [event = null] = events;
      const seq = event === null ? expected.seq : expected.seq + 1;
      const told = command && [command.member, command.id, command.hash, command.answer, expected.seq + events.length];
      sum = nextSum(sum, { seq, at, event });
      previous = this.#rows.add({ room, previous, seq, at, event, sum, version, ...(told ? { command: told } : {}) });
      if (command) this.#places.add({ room, member: command.member, id: command.id }, previous);
      next = 1;
    }
    for (; next < events.length; next++) {
      const fact = { seq: expected.seq + 1 + next, at, event: events[next] ?? null };
      sum = nextSum(sum, fact);
      previous = this.#rows.add({ room, previous, ...fact, sum, version });
    }
    return { last: previous, sum, version };
  }

  #kept({ room, member, id }: CommandName): PackedCommand | undefined {
    const read = (position: number) => {
      this.#rows.ensure(position);
      return this.#say.command.get(position, room, member, id) as PackedCommand | undefined;
    };
    return this.#places.find({ room, member, id }, read);
  }

  #writeSecrets({ secrets, tokens, revoked }: PackedEntry, key: number): void {
    for (const [name, value] of secrets) this.#say.addSecret.run(key, name, value);
    for (const hash of revoked) this.#say.revoke.run(hash, key);
    for (const { hash, member } of tokens) this.#say.addToken.run(hash, key, member);
  }

  #writeOpenGames({ openFor }: PackedEntry, key: number): void {
    if (!openFor) return;
    this.#say.clearOpen.run(key);
    for (const { profile, later, order, line } of openFor) this.#say.addOpen.run(key, profile, later, order, line);
  }

  readonly #settle = ({ key, seq, updatedAt, last }: Pick<RoomRow, 'key' | 'seq' | 'updatedAt' | 'last'>): void => {
    this.#say.settleRoom.run(seq, updatedAt, last, key);
  };

  /** When the disk is full, rooms are found by what their rows say, and shown as they are. */
  #settleAll(): void {
    if (this.#late.size === 0) return;
    try {
      this.#together(() => this.#late.settleAll(this.#settle));
    } catch (error) {
      if (!isFull(error)) throw error;
    }
  }

  readonly #newest = (): number => this.#rows.newest;

  #together<Value>(work: () => Value): Value {
    try {
      return this.#file.together(work, this.#newest);
    } catch (error) {
      this.#takeBack();
      throw error;
    }
  }

  /** What was known of the file may have been of the transaction that is not in it now. */
  #takeBack(): void {
    this.#forgetKnown();
    try {
      this.#recall();
    } catch (error) {
      throw new LogError('failed', `the log cannot be read after a transaction that was taken back: ${String(error)}`);
    }
  }

  /** Which rooms are late and how many rows there ever were, as the file says. */
  #recall(): void {
    this.#rows.beginAfter((this.#say.highest.get() as { position: number } | undefined)?.position ?? 0);
    this.#late.recall(this.#say.lateRooms.all() as readonly (LateRoom & { readonly room: RoomId })[]);
  }

  #forgetKnown(): void {
    this.#known.clear();
    this.#places.clear();
  }

  /** What a row says about its room so far. One that was written before versions were counted has that of its number. */
  #stateAt(position: number | null, seq: number): Pick<RoomRow, 'sum' | 'version'> {
    if (position === null) return { sum: 0, version: seq };
    type Row = { readonly sum: RunningSum; readonly version: number | null };
    const { sum, version } = (this.#say.stateAt.get(position) as Row | undefined) ?? { sum: null, version: null };
    return { sum, version: version ?? seq };
  }

  /** A new file, and one that nobody kept the time of, has lost none. */
  #lastKept(now: number): LostTime {
    const { until, lost } = this.#say.kept.get() as { readonly until: number | null; readonly lost: number };
    return new LostTime(until ?? now, lost);
  }

  /** Without space for it, it stays as it was. */
  #keep(): void {
    const { until, lost } = this.#time ?? { until: null, lost: 0 };
    try {
      this.#together(() => void this.#say.keep.run(until, lost));
      this.#keptAt = until ?? 0;
    } catch (error) {
      if (!isFull(error)) throw error;
    }
  }

  #reading<Value>(work: () => Value): Value {
    try {
      return work();
    } catch (error) {
      throw unreadable(error);
    }
  }

  #guarded<Value>(work: () => Value): Value {
    try {
      return work();
    } catch (error) {
      throw failureOf(error);
    }
  }
}
