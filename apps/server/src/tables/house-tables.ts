/** Tables of one size that the house keeps open: whoever joins without a code sits at one with a free seat. */
import type { RoomLine } from '@yaht/protocol';
import type { RoomWishes } from '@yaht/room';
import { NewerVersion, type Result } from '@yaht/rules';
import { Queue } from '../queue.ts';
import type { Entering, Place, Problem, Tables } from './tables.ts';
import type { Table } from './table.ts';

type Wishes = RoomWishes & { readonly seats: number };

/** What came of it, and the code of the table that was opened last. */
type Filled<Value> = { readonly value: Value; readonly word: string | undefined };

/** Which table was opened last, as all know it who fill tables; they take turns. */
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
  readonly #wishes: Wishes;
  readonly #filling: Filling;
  readonly #queue = new Queue();

  /** A table for so many players starts by itself once it is full and everybody is ready. */
  constructor(tables: Tables, wishes: Wishes, filling: Filling = new OwnFilling()) {
    this.#tables = tables;
    this.#filling = filling;
    this.#wishes = { turnOrder: 'shuffled', autoFirstRoll: true, ...wishes, start: 'ready' };
  }

  /** A seat at an open table, or at a new one; one after the other, so that a hundred at once fill table after table. */
  enter(entering: Entering): Promise<Result<Place, Problem>> {
    return this.#queue.run(() => this.#filling.during(current => this.#enter(entering, current)));
  }

  /** A table that takes nobody more is passed over: somebody with its code was faster, or too many watch. */
  async #enter(entering: Entering, current: string | undefined): Promise<Filled<Result<Place, Problem>>> {
    for (const code of await this.#waiting(current)) {
      const table = await this.#find(code);
      if (!table || !isOpen(table)) continue;
      const value = await this.#tables.enter(table, entering);
      if (value.ok || !isTooLate(value.error)) return { value, word: current };
    }
    const opened = await this.#tables.openEmpty(this.#wishes);
    if (!opened.ok) return { value: opened, word: current };
    return { value: await this.#tables.enter(opened.value, entering), word: opened.value.room.id };
  }

  /** A table whose last game was one for a newer server is passed over, too. */
  #find(code: string): Promise<Table | undefined> {
    return this.#tables.find(code).catch((error: unknown) => {
      if (!(error instanceof NewerVersion)) throw error;
      return undefined;
    });
  }

  /** The fullest first, and of those the oldest; the one that was opened last may not be on the list yet. */
  async #waiting(current: string | undefined): Promise<ReadonlySet<string>> {
    const lines = (await this.#tables.list()).filter(line => this.#isOurs(line)).toReversed();
    const codes = lines.sort((a, b) => a.free - b.free).map(({ room }) => room);
    return new Set(current === undefined ? codes : [...codes, current]);
  }

  #isOurs({ variant, seats, free, password }: RoomLine): boolean {
    return variant === this.#wishes.variant.id && seats === this.#wishes.seats && free > 0 && !password;
  }
}

/** As it is by now; the list may be a little late. */
const isOpen = ({ room }: Table): boolean =>
  room.options.start === 'ready' && room.phase === 'lobby' && room.seats.includes(null);

const isTooLate = ({ code }: Problem): boolean => code === 'room-full' || code === 'game-started' || code === 'too-many-members';
