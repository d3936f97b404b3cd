/**
 * Looks at rooms where something is to be done that nobody has done: a turn that is out of time, a bot's move, a room that nobody will come
 * back to. Tables in memory act by themselves at the moment; this is for the others, which sleep in the log, and for those of a server
 * that has died.
 */
import { NewerVersion } from '@yaht/rules';
import { isLogAway, isLogDamaged, isLogFull, type RoomId } from '../log/index.ts';
import { GoingAway } from './going-away.ts';
import type { Registry } from './registry.ts';
import { LostRoom } from './room-writer.ts';
import type { TableParts } from './table.ts';

/** So many rooms are looked at in one go: however many are due, those who play go on meanwhile. */
const AT_ONCE = 50;
/** A room that this program cannot read is not read again for so long. */
const UNREADABLE_FOR = 60 * 60_000;

export class Sweeper {
  readonly #parts: TableParts;
  readonly #tables: Registry;
  readonly #unreadable = new Map<RoomId, number>();

  constructor(parts: TableParts, tables: Registry) {
    this.#parts = parts;
    this.#tables = tables;
  }

  /** Answers how many there were. */
  async sweep(): Promise<number> {
    if (this.#tables.isClosed) return 0;
    const rooms = await this.#parts.log.due(AT_ONCE);
    await Promise.all(rooms.map(room => this.#look(room)));
    const unplayed = this.#tables.letGoOfExpired();
    if (unplayed.length > 0) await this.#parts.log.forget(unplayed);
    return rooms.length;
  }

  /** A room that is not to be had now is given out again soon, here or to another server. */
  async #look(room: RoomId): Promise<void> {
    if (this.#tables.isClosed || this.#parts.clock.now() < (this.#unreadable.get(room) ?? 0)) return;
    try {
      await (await this.#tables.find(room))?.rouse();
    } catch (error) {
      if (error instanceof NewerVersion || isLogDamaged(error))
        this.#unreadable.set(room, this.#parts.clock.now() + UNREADABLE_FOR);
      else if (!isPassing(error)) this.#parts.onFault(error, room, 0);
    }
  }
}

/** Somebody else has the room, the server stops, or the log is away or full for the moment. */
const isPassing = (error: unknown): boolean =>
  error instanceof GoingAway || error instanceof LostRoom || isLogAway(error) || isLogFull(error);
