/** Tables of one size that the house keeps open: whoever joins without a code sits at the next one with a free seat. */
import type { RoomWishes } from '@yaht/room';
import { err, ok, type Result } from '@yaht/rules';
import { Queue } from '../queue.ts';
import type { Entering, Place, Problem, Tables } from './tables.ts';
import type { Table } from './table.ts';

/** Somebody with the code may be faster; then the next table is tried. */
const ATTEMPTS = 3;

/** What came of it, and the code of the table that is being filled from now on. */
type Filled<Value> = { readonly value: Value; readonly word: string | undefined };

/** Which table is being filled, as all know it who fill tables; they take turns. */
export interface Filling {
  during<Value>(work: (word: string | undefined) => Promise<Filled<Value>>): Promise<Value>;
}

/** For a server by itself. */
class OwnFilling implements Filling {
  #current: string | undefined;

  async during<Value>(work: (word: string | undefined) => Promise<Filled<Value>>): Promise<Value> {
    const { value, word } = await work(this.#current);
    this.#current = word;
    return value;
  }
}

export class HouseTables {
  readonly #tables: Tables;
  readonly #wishes: RoomWishes;
  readonly #filling: Filling;
  readonly #queue = new Queue();

  /** A table for so many players starts by itself once it is full and everybody is ready. */
  constructor(tables: Tables, wishes: RoomWishes, filling: Filling = new OwnFilling()) {
    this.#tables = tables;
    this.#filling = filling;
    this.#wishes = { turnOrder: 'shuffled', autoFirstRoll: true, ...wishes, start: 'ready' };
  }

  /** A seat at the next open table; one after the other, so that a hundred at once fill table after table. */
  enter(entering: Entering): Promise<Result<Place, Problem>> {
    return this.#queue.run(() => this.#filling.during(current => this.#enter(entering, current)));
  }

  async #enter(entering: Entering, current: string | undefined): Promise<Filled<Result<Place, Problem>>> {
    let value: Result<Place, Problem> = err({ code: 'server-full' });
    let word = current;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const table = await this.#nextTable(word);
      if (!table.ok) return { value: table, word };
      word = table.value.room.id;
      value = await this.#tables.enter(table.value, entering);
      if (value.ok || !isTooLate(value.error)) break;
    }
    return { value, word };
  }

  async #nextTable(current: string | undefined): Promise<Result<Table, Problem>> {
    const open = await this.#openOne(current);
    return open ? ok(open) : this.#tables.openEmpty(this.#wishes);
  }

  /** The table that is being filled; when it is not known which one that is, it is found on the list. */
  async #openOne(current: string | undefined): Promise<Table | undefined> {
    const codes = current === undefined ? await this.#listed() : [current];
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
