/** The one who writes the file: synchronous, so it works in a thread of its own or, for tests, right here. */
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { copyDatabase } from './copy.ts';
import { BEGINNING, cursorAt, positionIn, type Mark } from './cursor.ts';
import { appended } from './freight.ts';
import { FIRST_EPOCH, type Epoch, type FollowQuery, type RoomQuery } from './game-log.ts';
import type { CommandId, MemberId, RoomId, TokenHash } from './ids.ts';
import { judge } from './judge.ts';
import { LogError } from './log-error.ts';
import type { PackedCommand, PackedEntry, PackedFollowed, PackedLoad, PackedMeta, PackedOutcome } from './packed.ts';
import { failureOf, isFatal, isFull } from './sqlite-error.ts';
import { statementsOf, type RoomRow } from './statements.ts';

type MetaRow = Omit<PackedMeta, 'open'> & { readonly open: number };

const metaOf = (row: MetaRow): PackedMeta => ({ ...row, open: row.open === 1 });

/** More than are played at once on one machine. */
const MAX_KNOWN = 20_000;

export class SqliteWriter {
  readonly #db: DatabaseSyncInstance;
  readonly #say: ReturnType<typeof statementsOf>;
  /** Rooms as they are stored: nobody else writes the file, so it stays true until a transaction is taken back. */
  readonly #known = new Map<RoomId, RoomRow>();

  constructor(db: DatabaseSyncInstance) {
    this.#db = db;
    this.#say = statementsOf(db);
  }

  /** All entries in one transaction; when one of them cannot be stored, each gets its own, so that it fails alone. */
  append(entries: readonly PackedEntry[]): readonly PackedOutcome[] {
    try {
      return this.#together(() => entries.map(entry => this.#add(entry)));
    } catch (error) {
      if (isFatal(error)) throw failureOf(error);
      if (entries.length > 1) return entries.flatMap(entry => this.append([entry]));
      return [isFull(error) ? { type: 'disk-full' } : { type: 'unfit', message: String(error) }];
    }
  }

  claim(room: RoomId): Epoch | undefined {
    this.#known.delete(room);
    return this.#guarded(() => this.#together(() => (this.#say.claim.get(room) as { epoch: Epoch } | undefined)?.epoch));
  }

  load(room: RoomId, after: number): PackedLoad | undefined {
    return this.#guarded(() => {
      const row = this.#say.meta.get(room) as MetaRow | undefined;
      return row && { meta: metaOf(row), events: this.#say.events.all(room, after) as PackedLoad['events'] };
    });
  }

  command(room: RoomId, member: MemberId, id: CommandId): PackedCommand | undefined {
    return this.#guarded(() => this.#say.command.get(room, member, id) as PackedCommand | undefined);
  }

  rooms({ open, updatedSince = 0, updatedUntil = Number.MAX_SAFE_INTEGER, limit = -1 }: RoomQuery): readonly PackedMeta[] {
    const { rooms, roomsByOpen } = this.#say;
    const bounds = [updatedSince, updatedUntil, limit];
    return this.#guarded(() => {
      const rows = open === undefined ? rooms.all(...bounds) : roomsByOpen.all(Number(open), ...bounds);
      return (rows as readonly MetaRow[]).map(metaOf);
    });
  }

  secrets(room: RoomId): Readonly<Record<string, string>> {
    const rows = this.#guarded(() => this.#say.secrets.all(room) as readonly { name: string; value: string }[]);
    return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
  }

  follow({ after = BEGINNING, types, limit = -1 }: FollowQuery): PackedFollowed | undefined {
    return this.#guarded(() => {
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
    return this.#guarded(() => this.#say.holder.get(hash) as { room: RoomId; member: MemberId } | undefined);
  }

  /** Many at once: tokens are not found by their room, so they are gone through once for all of them. */
  forget(rooms: readonly RoomId[]): void {
    for (const room of rooms) this.#known.delete(room);
    const names = JSON.stringify(rooms);
    this.#guarded(() => this.#together(() => this.#say.forget.forEach(statement => statement.run(names))));
  }

  copyTo(file: string): Promise<void> {
    return copyDatabase(this.#db, file);
  }

  close(): void {
    this.#guarded(() => this.#db.close());
  }

  /** Whether a cursor is of this file: its fact is there, or was there until its room was forgotten. */
  #isHere({ position, at }: Mark): boolean {
    const found = this.#say.atPosition.get(position) as { at: number } | undefined;
    const highest = (this.#say.highest.get() as { position: number } | undefined)?.position ?? 0;
    return found ? found.at === at : position <= highest;
  }

  #add(entry: PackedEntry): PackedOutcome {
    const { command } = entry;
    const stored = this.#known.get(entry.room) ?? (this.#say.room.get(entry.room) as RoomRow | undefined);
    const kept = stored && command && this.#say.kept.get(stored.key, command.member, command.id);
    const refused = judge(entry, stored, kept as PackedCommand | undefined);
    if (refused) return refused;

    const at = Math.max(entry.at, stored?.updatedAt ?? 0);
    const firstSeq = entry.expectedSeq + 1;
    const lastSeq = entry.expectedSeq + entry.events.length;
    const key = this.#writeRoom(entry, stored, lastSeq, at);
    for (const [i, event] of entry.events.entries()) this.#say.addEvent.run(key, firstSeq + i, at, event);
    if (command) this.#say.addCommand.run(key, command.member, command.id, command.hash, command.answer, firstSeq, lastSeq, at);
    this.#writeSecrets(entry, key);
    return appended(entry, at);
  }

  #writeRoom({ room, open, lobby, state }: PackedEntry, stored: RoomRow | undefined, seq: number, at: number): number {
    const { openRoom, changeRoom } = this.#say;
    if (stored) changeRoom.run(seq, open, at, lobby, state, stored.key);
    const key = stored?.key ?? Number(openRoom.run(room, seq, FIRST_EPOCH, open, at, at, lobby, state).lastInsertRowid);
    if (this.#known.size >= MAX_KNOWN) this.#known.clear();
    this.#known.set(room, { key, seq, epoch: stored?.epoch ?? FIRST_EPOCH, updatedAt: at });
    return key;
  }

  #writeSecrets({ secrets, tokens, revoked }: PackedEntry, key: number): void {
    for (const [name, value] of secrets) this.#say.addSecret.run(key, name, value);
    for (const hash of revoked) this.#say.revoke.run(hash, key);
    for (const { hash, member } of tokens) this.#say.addToken.run(hash, key, member);
  }

  #together<Value>(work: () => Value): Value {
    try {
      this.#say.begin.run();
      const value = work();
      this.#say.commit.run();
      return value;
    } catch (error) {
      this.#takeBack();
      throw error;
    }
  }

  /** SQLite ends a transaction by itself after some errors, and not after others. When it cannot be ended, nothing later is safe. */
  #takeBack(): void {
    this.#known.clear();
    try {
      if (this.#db.isTransaction) this.#say.rollback.run();
    } catch (error) {
      throw new LogError('failed', `the log cannot take back a transaction: ${String(error)}`);
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
