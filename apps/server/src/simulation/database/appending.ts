/** The statement that appends, and the one that explains why it did not, as `log/postgres/sentences.ts` words them. */
import type { PackedOpenFor } from '../../log/packed.ts';
import { commandKey, type CommandRow, type DatabaseTables, type Flaws, type RoomRow } from './tables.ts';

type Asked = {
  readonly n: number;
  readonly room: string;
  readonly expectedSeq: number;
  readonly expectedVersion: number;
  readonly wakeAt: number | null;
  readonly due: number | null;
  readonly epoch: number;
  readonly at: number;
  readonly state: string | null;
  readonly lobby: string | null;
  readonly open: boolean | null;
  readonly events: number;
  readonly member?: string;
  readonly id?: string;
  readonly hash?: string;
  readonly answer?: string;
  readonly append: string;
  readonly facts: readonly { readonly type: string; readonly event: string }[];
  readonly secrets?: readonly { readonly name: string; readonly value: string }[];
  readonly tokens?: readonly { readonly hash: string; readonly member: string }[];
  readonly revoked?: readonly string[];
  readonly tasks?: readonly { readonly kind: string; readonly body: string; readonly at: number | null }[];
  readonly openFor?: readonly PackedOpenFor[];
};

const listIn = (value: unknown): unknown => JSON.parse(String(value));

export function append(
  tables: DatabaseTables,
  [asked]: readonly unknown[],
  by: string,
  flaws: Flaws,
  now: number,
): readonly object[] {
  const transaction = tables.nextTransaction();
  return (listIn(asked) as readonly Asked[]).flatMap(entry => {
    const room = changed(tables, entry, flaws, now) ?? opened(tables, entry);
    if (!room) return [];
    write(tables, room, entry, transaction);
    for (const { kind, body, at } of entry.tasks ?? []) tables.addTask(room, { kind, body, at: at ?? now });
    if (entry.openFor) tables.openGames.set(room.key, entry.openFor);
    tables.deeds.push(deedOf(room, entry, by));
    return [{ n: entry.n, at: room.updatedAt }];
  });
}

/** A room's row changes only while it has the number, the version and the epoch that the writer knows. */
function changed(tables: DatabaseTables, entry: Asked, flaws: Flaws, now: number): RoomRow | undefined {
  const room = tables.rooms.get(entry.room);
  if (!room || room.seq !== entry.expectedSeq || room.version !== entry.expectedVersion) return undefined;
  if (entry.due !== null && entry.due > now) return undefined;
  if (room.epoch !== entry.epoch && !flaws.ignoresEpochs) return undefined;
  if (commandIn(tables, room, entry) && !flaws.forgetsCommands) return undefined;
  room.seq += entry.events;
  room.version += 1;
  room.wakeAt = entry.wakeAt;
  room.open = entry.open ?? room.open;
  room.updatedAt = Math.max(entry.at, room.updatedAt);
  room.lobby = entry.lobby ?? room.lobby;
  room.state = entry.state ?? room.state;
  room.append = entry.append;
  return room;
}

function opened(tables: DatabaseTables, entry: Asked): RoomRow | undefined {
  if (entry.expectedSeq !== 0 || entry.expectedVersion !== 0 || entry.epoch !== 0 || tables.rooms.has(entry.room))
    return undefined;
  const room: RoomRow = {
    key: tables.nextKey(),
    name: entry.room,
    seq: entry.events,
    version: 1,
    wakeAt: entry.wakeAt,
    epoch: entry.epoch,
    open: entry.open ?? true,
    openedAt: entry.at,
    updatedAt: entry.at,
    lobby: entry.lobby ?? 'null',
    state: entry.state ?? 'null',
    node: null,
    append: entry.append,
  };
  tables.rooms.set(entry.room, room);
  return room;
}

function write(tables: DatabaseTables, room: RoomRow, entry: Asked, transaction: number): void {
  const { facts, secrets = [], tokens = [], revoked = [], expectedSeq } = entry;
  const at = room.updatedAt;
  for (const [i, { type, event }] of facts.entries())
    tables.eventsOf(room).push({ seq: expectedSeq + 1 + i, at, type, event, transaction, position: tables.nextPosition() });
  remember(tables, room, entry);
  const hidden = tables.secrets.get(room.key) ?? new Map<string, string>();
  for (const { name, value } of secrets) hidden.set(name, value);
  tables.secrets.set(room.key, hidden);
  for (const hash of revoked) if (tables.tokens.get(hash)?.room === room.key) tables.tokens.delete(hash);
  for (const { hash, member } of tokens) tables.tokens.set(hash, { room: room.key, member });
}

function remember(tables: DatabaseTables, room: RoomRow, entry: Asked): void {
  const { member = '', id, hash = '', answer = '', expectedSeq, events } = entry;
  if (id === undefined) return;
  const kept = { hash, answer, firstSeq: expectedSeq + 1, lastSeq: expectedSeq + events, at: room.updatedAt };
  tables.commands.set(commandKey(room.key, member, id), kept);
}

const commandIn = (tables: DatabaseTables, { key }: RoomRow, { member, id }: Partial<Asked>): CommandRow | undefined =>
  id === undefined ? undefined : tables.commands.get(commandKey(key, member ?? '', id));

const deedOf = (room: RoomRow, { epoch, expectedSeq, events, member = '', id }: Asked, by: string) => ({
  by,
  room: room.name,
  epoch,
  roomEpoch: room.epoch,
  firstSeq: expectedSeq + 1,
  lastSeq: expectedSeq + events,
  command: id === undefined ? undefined : `${member} ${id}`,
});

const NO_COMMAND = { hash: null, answer: null, firstSeq: null, lastSeq: null, at: null };

/** What there is of rooms, and of one command of each. */
export function stored(tables: DatabaseTables, [asked]: readonly unknown[], flaws: Flaws, now: number): readonly object[] {
  return (listIn(asked) as readonly Asked[]).map(entry => {
    const room = tables.rooms.get(entry.room);
    const command = room && !flaws.forgetsCommands ? commandIn(tables, room, entry) : undefined;
    return {
      n: entry.n,
      seq: room?.seq ?? null,
      version: room?.version ?? null,
      now,
      epoch: room?.epoch ?? null,
      append: room?.append ?? null,
      changedAt: room?.updatedAt ?? null,
      ...(command ?? NO_COMMAND),
    };
  });
}
