/** The tables in memory: loaded when somebody asks for one, let go when nobody needs it. */
import { roomId, type Epoch, type RoomId } from '../log/index.ts';
import { GoingAway } from './going-away.ts';
import { readRoom } from './kept-room.ts';
import { OwnTable, type Table, type TableParts } from './table.ts';

type Kept = { readonly loading: Promise<Table | undefined>; readonly askedAt: number; table?: Table | undefined };

/** A table that was asked for is kept so long, so that whoever asked finds it there. */
const KEPT_FOR = 60_000;

const CODE = /^[A-Z0-9_-]{1,48}$/;

/** A room's code as people type it; undefined when it cannot be one. */
export function codeOf(text: string): RoomId | undefined {
  const code = text.trim().toUpperCase();
  return CODE.test(code) ? roomId(code) : undefined;
}

export class Registry {
  readonly #parts: TableParts;
  readonly #tables = new Map<RoomId, Kept>();
  #isClosed = false;

  constructor(parts: TableParts) {
    this.#parts = parts;
  }

  get size(): number {
    return this.#tables.size;
  }

  /** The tables that are there now; those that are still being read come later. */
  get loaded(): readonly Table[] {
    return [...this.#tables.values()].flatMap(({ table }) => (table ? [table] : []));
  }

  /** The table of a room while it is in memory. */
  known(id: RoomId): Table | undefined {
    return this.#tables.get(id)?.table;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** The table of this code; codes are read without regard to case. Throws `GoingAway` when it is not to be had here and now. */
  async find(code: string): Promise<Table | undefined> {
    const id = codeOf(code);
    if (id === undefined) return undefined;
    if (this.#isClosed) throw new GoingAway('the server stops');
    const loading = this.#ask(id);
    const table = await loading;
    if (!table?.isClosed) return table;
    this.#forget(id, loading);
    return this.#ask(id);
  }

  /** Lets go of tables that were closed because nobody was there; answers those in which no game ever began. */
  letGoOfExpired(): readonly RoomId[] {
    const expired = this.loaded.filter(table => table.isExpired && table.isUnattended);
    for (const table of expired) this.letGo(table);
    return expired.filter(({ room }) => room.games === 0).map(({ id }) => id);
  }

  /** Lets go of tables that nobody needs. */
  async tidy(): Promise<void> {
    for (const [id, { loading }] of this.#tables) {
      const table = await loading.catch(() => undefined);
      const { askedAt = Infinity } = this.#tables.get(id) ?? {};
      if (table?.isIdle && this.#parts.clock.now() - askedAt >= KEPT_FOR) this.letGo(table);
    }
  }

  /** It is read anew when somebody asks for it. */
  letGo(table: Table): void {
    if (this.#tables.get(table.id)?.table === table) this.#tables.delete(table.id);
    void table.close();
  }

  /** Finishes what was begun; nothing is judged afterwards. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const closing = [...this.#tables.values()].map(async ({ loading }) => (await loading.catch(() => undefined))?.close());
    await Promise.all(closing);
  }

  #ask(id: RoomId): Promise<Table | undefined> {
    const loading = this.#tables.get(id)?.loading ?? this.#load(id);
    const kept: Kept = { ...this.#tables.get(id), loading, askedAt: this.#parts.clock.now() };
    this.#tables.set(id, kept);
    if (!kept.table) void loading.then(table => (kept.table = table)).catch(() => {});
    return loading;
  }

  /** A room that is not there, or could not be read, is asked for anew the next time. */
  #load(id: RoomId): Promise<Table | undefined> {
    const { open = (room: RoomId) => openOwnTable(this.#parts, room) } = this.#parts;
    const loading = open(id);
    const forget = (): void => this.#forget(id, loading);
    loading.then(table => table ?? forget(), forget);
    return loading;
  }

  /** Somebody may have asked anew already: one who forgets a table must not forget the next one, or there would be two. */
  #forget(id: RoomId, loading: Promise<Table | undefined>): void {
    if (this.#tables.get(id)?.loading === loading) this.#tables.delete(id);
  }
}

/** Makes this process the writer of a room; undefined when there is no such room. */
async function openOwnTable(parts: TableParts, id: RoomId): Promise<OwnTable | undefined> {
  const epoch = await parts.log.claim(id);
  return epoch === undefined ? undefined : readOwnTable(parts, id, epoch);
}

/** The table of a room that was claimed. */
export async function readOwnTable(parts: TableParts, id: RoomId, epoch: Epoch): Promise<OwnTable | undefined> {
  await parts.time?.isKnown();
  const read = await readRoom(parts.log, id);
  return read && new OwnTable(parts, read, epoch);
}
