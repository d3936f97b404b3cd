/** The tables in memory: loaded when somebody asks for one, let go when nobody needs it. */
import { roomId, type RoomId } from '../log/index.ts';
import { Table, type TableParts } from './table.ts';

type Kept = { readonly loading: Promise<Table | undefined>; readonly askedAt: number };

/** A table that was asked for is kept so long, so that whoever asked finds it there. */
const KEPT_FOR = 60_000;

const CODE = /^[A-Z0-9_-]{1,48}$/;

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

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** The table of this code; codes are read without regard to case. */
  async find(code: string): Promise<Table | undefined> {
    const text = code.trim().toUpperCase();
    if (!CODE.test(text) || this.#isClosed) return undefined;
    const id = roomId(text);
    const table = await this.#ask(id);
    if (!table?.isClosed) return table;
    this.#tables.delete(id);
    return this.#ask(id);
  }

  /** Lets go of tables that nobody needs. */
  async tidy(): Promise<void> {
    for (const [id, { loading, askedAt }] of this.#tables) {
      const table = await loading.catch(() => undefined);
      if (table?.isIdle && this.#parts.clock.now() - askedAt >= KEPT_FOR) this.#letGo(id, table);
    }
  }

  /** Finishes what was begun; nothing is judged afterwards. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const closing = [...this.#tables.values()].map(async ({ loading }) => (await loading.catch(() => undefined))?.close());
    await Promise.all(closing);
  }

  #ask(id: RoomId): Promise<Table | undefined> {
    const loading = this.#tables.get(id)?.loading ?? this.#load(id);
    this.#tables.set(id, { loading, askedAt: this.#parts.clock.now() });
    return loading;
  }

  /** A room that is not there, or could not be read, is asked for anew the next time. */
  async #load(id: RoomId): Promise<Table | undefined> {
    const table = await this.#read(id).catch((error: unknown) => {
      this.#tables.delete(id);
      throw error;
    });
    if (!table) this.#tables.delete(id);
    return table;
  }

  async #read(id: RoomId): Promise<Table | undefined> {
    const { log } = this.#parts;
    const epoch = await log.claim(id);
    if (epoch === undefined) return undefined;
    const [loaded, secrets] = await Promise.all([log.load(id), log.secrets(id)]);
    return loaded && new Table(this.#parts, loaded, epoch, secrets);
  }

  #letGo(id: RoomId, table: Table): void {
    this.#tables.delete(id);
    void table.close();
  }
}
