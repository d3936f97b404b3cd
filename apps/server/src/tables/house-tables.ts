/** Tables of one size that the house keeps open: whoever joins without a code sits at the next one with a free seat. */
import type { RoomWishes } from '@yaht/room';
import { err, ok, type Result } from '@yaht/rules';
import { Queue } from '../queue.ts';
import type { Entering, Place, Problem, Tables } from './tables.ts';
import type { Table } from './table.ts';

/** Somebody with the code may be faster; then the next table is tried. */
const ATTEMPTS = 3;

export class HouseTables {
  readonly #tables: Tables;
  readonly #wishes: RoomWishes;
  readonly #isShared: boolean;
  readonly #queue = new Queue();
  #current: string | undefined;

  /** A table for so many players starts by itself once it is full and everybody is ready. `isShared`: other nodes fill tables, too. */
  constructor(tables: Tables, wishes: RoomWishes, isShared = false) {
    this.#tables = tables;
    this.#isShared = isShared;
    this.#wishes = { turnOrder: 'shuffled', autoFirstRoll: true, ...wishes, start: 'ready' };
  }

  /** A seat at the next open table; one after the other, so that a hundred at once fill table after table. */
  enter(entering: Entering): Promise<Result<Place, Problem>> {
    return this.#queue.run(() => this.#enter(entering));
  }

  async #enter(entering: Entering): Promise<Result<Place, Problem>> {
    let entered: Result<Place, Problem> = err({ code: 'server-full' });
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const table = await this.#nextTable();
      if (!table.ok) return table;
      entered = await this.#tables.enter(table.value, entering);
      if (entered.ok || !isTooLate(entered.error)) return entered;
    }
    return entered;
  }

  async #nextTable(): Promise<Result<Table, Problem>> {
    const open = await this.#openOne();
    const table = open ? ok(open) : await this.#tables.openEmpty(this.#wishes);
    if (table.ok) this.#current = table.value.room.id;
    return table;
  }

  /** The table that is being filled; after a restart, and where others fill it too, it is found on the list. */
  async #openOne(): Promise<Table | undefined> {
    const codes = this.#current === undefined || this.#isShared ? await this.#listed() : [this.#current];
    for (const code of codes) {
      const table = await this.#tables.find(code);
      if (table && this.#isOpen(table)) return table;
    }
    return undefined;
  }

  /** Where somebody waits already comes first. */
  async #listed(): Promise<readonly string[]> {
    const lines = (await this.#tables.list()).filter(({ free, password }) => free > 0 && !password);
    return lines.sort((a, b) => a.free - b.free).map(({ room }) => room);
  }

  #isOpen({ room }: Table): boolean {
    const { variant, seats = 2 } = this.#wishes;
    const isOurs = room.options.start === 'ready' && room.options.seats === seats && room.options.variant.id === variant.id;
    return isOurs && !room.options.password && room.phase === 'lobby' && room.seats.includes(null);
  }
}

const isTooLate = ({ code }: Problem): boolean => code === 'room-full' || code === 'game-started' || code === 'too-many-members';
