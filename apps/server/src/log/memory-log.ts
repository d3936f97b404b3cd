/** A log that lives as long as its process: for tests, and for tables that need no tomorrow. */
import { BEGINNING } from './cursor.ts';
import {
  FIRST_EPOCH,
  LOOK_WITHIN,
  NAMED,
  TASK_WITHIN,
  type Committed,
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
  type Recorded,
  type RoomMeta,
  type RoomQuery,
  type Task,
} from './game-log.ts';
import type { CommandId, Cursor, MemberId, RoomId, TokenHash } from './ids.ts';
import { judge } from './judge.ts';
import { closedError } from './log-error.ts';
import { LostTime } from './lost-time.ts';
import {
  AT_THE_TOP,
  isAfter,
  MOST_WAITING,
  pageOf,
  type OpenFor,
  type OpenGames,
  type OpenGamesQuery,
  type OpenRow,
} from './open-games.ts';

type Stored<Event extends Fact> = {
  readonly meta: RoomMeta;
  /** Grows in place: copying it for every entry would make long rooms slow. */
  readonly events: Recorded<Event>[];
  readonly secrets: Readonly<Record<string, string>>;
  readonly wakeAt: number | null;
  readonly openFor: readonly OpenFor[];
};

type Holder = { readonly room: RoomId; readonly member: MemberId };

/** What a database would give back: a copy, and only what JSON can hold. */
const copyOf = <Value>(value: Value): Value => (value === undefined ? value : (JSON.parse(JSON.stringify(value)) as Value));

export class MemoryLog<Event extends Fact = Fact> implements FollowedLog<Event> {
  readonly #now: () => number;
  readonly #rooms = new Map<RoomId, Stored<Event>>();
  /** Every fact in the order it was stored, with gaps where rooms were forgotten; a cursor is how many came before. */
  readonly #all: (Omit<Committed<Event>, 'state'> | undefined)[] = [];
  readonly #commands = new Map<string, KeptCommand>();
  readonly #holders = new Map<TokenHash, Holder>();
  readonly #time: LostTime;
  /** In the order they were stored. */
  readonly #tasks = new Map<Task['id'], Task & { readonly at: number }>();
  #lastTask = 0;
  #closed = false;

  constructor(now: () => number = Date.now) {
    this.#now = now;
    this.#time = new LostTime(now());
  }

  async append(entry: Entry<Event>): Promise<Outcome> {
    this.#check();
    const fresh = copyOf(entry);
    const { command } = fresh;
    const stored = this.#rooms.get(fresh.room);
    const key = command && keyOf(fresh.room, command.member, command.id);
    const kept = key === undefined ? undefined : this.#commands.get(key);
    const refused = judge(fresh, stored?.meta, kept, this.#now());
    if (refused) return copyOf(refused);

    const next = grown(fresh, stored, this.#now());
    const receipt = { firstSeq: fresh.expected.seq + 1, lastSeq: next.meta.seq, at: next.meta.updatedAt };
    this.#rooms.set(fresh.room, next);
    for (const recorded of next.events.slice(fresh.expected.seq)) this.#all.push({ ...recorded, room: fresh.room });
    if (command && key !== undefined) this.#commands.set(key, { hash: command.hash, answer: command.answer ?? null, ...receipt });
    this.#keepTokens(fresh);
    this.#keepTasks(fresh);
    return { type: 'appended', ...receipt };
  }

  async load(room: RoomId, after = 0, until = Infinity): Promise<Loaded<Event> | undefined> {
    this.#check();
    const stored = this.#rooms.get(room);
    return stored && copyOf({ meta: stored.meta, events: stored.events.slice(Math.max(0, after), until) });
  }

  async beginning(room: RoomId, game?: string): Promise<number | undefined> {
    this.#check();
    const starts = this.#rooms.get(room)?.events.filter(({ event }) => event.type === 'GameStarted');
    return starts?.findLast(({ event }) => game === undefined || (event as { readonly id?: unknown }).id === game)?.seq;
  }

  async text(room: RoomId, after = 0): Promise<string> {
    return JSON.stringify((await this.load(room, after))?.events ?? []);
  }

  async claim(room: RoomId): Promise<Epoch | undefined> {
    this.#check();
    const stored = this.#rooms.get(room);
    if (!stored) return undefined;
    const epoch = stored.meta.epoch + 1;
    this.#rooms.set(room, { ...stored, meta: { ...stored.meta, epoch } });
    return epoch;
  }

  async command(room: RoomId, member: MemberId, id: CommandId): Promise<KeptCommand | undefined> {
    this.#check();
    return copyOf(this.#commands.get(keyOf(room, member, id)));
  }

  async rooms({ open, updatedSince = -Infinity, updatedUntil = Infinity, limit }: RoomQuery = {}): Promise<readonly RoomMeta[]> {
    this.#check();
    const found = [...this.#rooms.values()]
      .map(({ meta }) => meta)
      .filter(meta => open === undefined || meta.open === open)
      .filter(({ updatedAt }) => updatedAt >= updatedSince && updatedAt <= updatedUntil)
      .sort((a, b) => b.updatedAt - a.updatedAt);
    return copyOf(found.slice(0, limit));
  }

  async listed(limit: number): Promise<readonly unknown[]> {
    this.#check();
    const lines = [...this.#rooms.values()].flatMap(({ meta }) => (meta.open && meta.lobby !== null ? [meta.lobby] : []));
    return copyOf(
      lines
        .toReversed()
        .sort((a, b) => Number(hasFree(b)) - Number(hasFree(a)))
        .slice(0, limit),
    );
  }

  async named(beginning: string): Promise<readonly RoomId[]> {
    this.#check();
    const open = [...this.#rooms.values()].flatMap(({ meta }) => (meta.open ? [meta.room] : []));
    return open.filter(name => name.startsWith(beginning)).slice(0, NAMED);
  }

  async secrets(room: RoomId): Promise<Readonly<Record<string, string>>> {
    this.#check();
    return { ...this.#rooms.get(room)?.secrets };
  }

  async follow({ after = BEGINNING, types, limit = Infinity }: FollowQuery = {}): Promise<Followed<Event> | undefined> {
    this.#check();
    const from = Number(after);
    if (!/^\d*$/.test(after) || from > this.#all.length) return undefined;
    const seen = this.#all.slice(from, from + limit);
    const facts = seen
      .filter(fact => fact !== undefined)
      .filter(({ event }) => types === undefined || types.includes(event.type))
      .map(fact => ({ ...fact, state: this.#rooms.get(fact.room)?.meta.state ?? null }));
    const cursor = seen.length > 0 ? (String(from + seen.length) as Cursor) : after;
    return copyOf({ facts, cursor, isAll: from + seen.length === this.#all.length });
  }

  async holder(hash: TokenHash): Promise<Holder | undefined> {
    this.#check();
    return this.#holders.get(hash);
  }

  async openGames({ profile, limit, after = AT_THE_TOP }: OpenGamesQuery): Promise<OpenGames> {
    this.#check();
    const rows = [...this.#rooms].flatMap(([room, { openFor }], key) =>
      openFor
        .filter(open => open.profile === profile)
        .map(({ waits, order, line }): OpenRow => ({
          room,
          later: waits ? 0 : 1,
          order,
          key,
          line: JSON.stringify(line ?? null),
        })),
    );
    const sorted = rows.filter(row => isAfter(row, after)).sort((a, b) => (isAfter(a, b) ? 1 : -1));
    const waiting = rows.filter(({ later }) => later === 0).length;
    return pageOf(sorted.slice(0, limit + 1), limit, Math.min(waiting, MOST_WAITING));
  }

  async due(limit: number): Promise<readonly RoomId[]> {
    this.#check();
    const now = this.#now();
    const due = [...this.#rooms].filter(([, { meta, wakeAt }]) => meta.open && wakeAt !== null && wakeAt <= now);
    const found = due.sort(([, a], [, b]) => Number(a.wakeAt) - Number(b.wakeAt)).slice(0, limit);
    for (const [room, stored] of found) this.#rooms.set(room, { ...stored, wakeAt: now + LOOK_WITHIN });
    return found.map(([room]) => room);
  }

  async takeTasks(kind: string, limit: number, within = TASK_WITHIN): Promise<readonly Task[]> {
    this.#check();
    const now = this.#now();
    const due = [...this.#tasks.values()].filter(task => task.kind === kind && task.at <= now);
    const taken = due.sort((a, b) => a.at - b.at).slice(0, limit);
    return taken.map(({ id, room, body, tries }) => {
      const given = { id, room, kind, body, tries: tries + 1 };
      this.#tasks.set(id, { ...given, at: now + within });
      return copyOf(given);
    });
  }

  async finishTasks(ids: readonly Task['id'][]): Promise<void> {
    this.#check();
    for (const id of ids) this.#tasks.delete(id);
  }

  async postponeTask(id: Task['id'], until: number): Promise<void> {
    this.#check();
    const task = this.#tasks.get(id);
    if (task) this.#tasks.set(id, { ...task, at: until });
  }

  async taskLag(kind: string): Promise<number> {
    this.#check();
    const now = this.#now();
    const times = [...this.#tasks.values()].flatMap(task => (task.kind === kind ? [task.at] : []));
    return Math.max(0, now - Math.min(now, ...times));
  }

  async alive(): Promise<LogTime> {
    this.#check();
    return this.#time.beat(this.#now());
  }

  async forget(rooms: readonly RoomId[]): Promise<void> {
    this.#check();
    for (const [i, fact] of this.#all.entries()) if (fact && rooms.includes(fact.room)) this.#all[i] = undefined;
    for (const room of rooms) {
      this.#rooms.delete(room);
      for (const key of this.#commands.keys()) if (roomOfKey(key) === room) this.#commands.delete(key);
      for (const [hash, holder] of this.#holders) if (holder.room === room) this.#holders.delete(hash);
      for (const [id, task] of this.#tasks) if (task.room === room) this.#tasks.delete(id);
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
  }

  #keepTokens({ room, tokens = [], revoked = [] }: Entry): void {
    for (const hash of revoked) if (this.#holders.get(hash)?.room === room) this.#holders.delete(hash);
    for (const { hash, member } of tokens) this.#holders.set(hash, { room, member });
  }

  #keepTasks({ room, tasks = [] }: Entry): void {
    for (const { kind, body, at = this.#now() } of tasks) {
      const id = (this.#lastTask += 1);
      this.#tasks.set(id, { id, room, kind, body: body ?? null, tries: 0, at });
    }
  }

  #check(): void {
    if (this.#closed) throw closedError();
  }
}

const keyOf = (room: RoomId, member: MemberId, id: CommandId): string => JSON.stringify([room, member, id]);
const roomOfKey = (key: string): unknown => (JSON.parse(key) as readonly unknown[])[0];

const hasFree = (line: unknown): boolean => Number((line as { readonly free?: unknown }).free) > 0;

/** The room with the entry's events behind those it had. */
function grown<Event extends Fact>(entry: Entry<Event>, stored: Stored<Event> | undefined, now: number): Stored<Event> {
  const meta = metaAfter(entry, stored?.meta, now);
  const events = stored?.events ?? [];
  for (const event of entry.events) events.push({ seq: events.length + 1, at: meta.updatedAt, event });
  const openFor = entry.openFor ?? stored?.openFor ?? [];
  return { meta, events, secrets: { ...stored?.secrets, ...entry.secrets }, wakeAt: entry.wakeAt ?? null, openFor };
}

function metaAfter(entry: Entry, before: RoomMeta | undefined, now: number): RoomMeta {
  const at = Math.max(now, before?.updatedAt ?? 0);
  return {
    room: entry.room,
    seq: entry.expected.seq + entry.events.length,
    version: entry.expected.version + 1,
    epoch: before?.epoch ?? FIRST_EPOCH,
    open: entry.open ?? before?.open ?? true,
    openedAt: before?.openedAt ?? at,
    updatedAt: at,
    lobby: entry.lobby === undefined ? (before?.lobby ?? null) : entry.lobby,
    state: entry.state === undefined ? (before?.state ?? null) : entry.state,
  };
}
