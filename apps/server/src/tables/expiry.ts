/**
 * Closes rooms that nobody will come back to, and forgets those in which no game ever began; what was played is kept.
 * A page after the other, and in it a room after the other: there may be many, and moves are to be written in between.
 */
import type { Clock } from '../clock.ts';
import type { RoomEvent } from '@yaht/room';
import { NewerVersion } from '@yaht/rules';
import type { GameLog, RoomId, RoomMeta } from '../log/index.ts';
import { GoingAway } from './going-away.ts';
import type { Registry } from './registry.ts';
import type { Table } from './table.ts';

/** A lobby without anybody, and a game that nobody came back to. */
export const EXPIRY = { lobby: 60 * 60_000, game: 30 * 24 * 60 * 60_000 } as const;

/** So many rooms are read in one go. */
const PAGE = 200;

export class Expiry {
  readonly #log: GameLog<RoomEvent>;
  readonly #clock: Clock;
  readonly #tables: Registry;

  constructor(log: GameLog<RoomEvent>, clock: Clock, tables: Registry) {
    this.#log = log;
    this.#clock = clock;
    this.#tables = tables;
  }

  /** Looks at all rooms that rested for an hour, until the server stops. */
  async tidy(): Promise<void> {
    const now = this.#clock.now();
    let until: number | undefined = now - EXPIRY.lobby;
    while (until !== undefined && !this.#tables.isClosed) until = await this.#tidyPage(now, until);
  }

  /** The next rooms that have not changed since; answers where to go on, or nothing when they were the last. */
  async #tidyPage(now: number, until: number): Promise<number | undefined> {
    const rooms = await this.#log.rooms({ open: true, updatedUntil: until, limit: PAGE });
    const unplayed: RoomId[] = [];
    for (const meta of rooms) if (await this.#closesUnplayed(meta, now - meta.updatedAt)) unplayed.push(meta.room);
    if (unplayed.length > 0) await this.#log.forget(unplayed);
    const last = rooms.at(-1);
    return last && rooms.length === PAGE ? Math.min(last.updatedAt, until - 1) : undefined;
  }

  /** Closes the room if it is time; whether it did, and nothing was ever played there. */
  async #closesUnplayed({ room, state }: RoomMeta, age: number): Promise<boolean> {
    const { phase, isLeft } = phaseIn(state);
    const isExpired = phase !== 'playing' || age >= EXPIRY.game;
    // A table that is loaded does by itself what the house has to do there.
    const table = isExpired || isLeft ? await this.#find(room) : undefined;
    if (!isExpired || !table?.isUnattended) return false;
    const closed = await table.submit('house', { type: 'Expire' });
    if (closed.ok) this.#tables.letGo(table);
    return closed.ok && table.room.games === 0;
  }

  /** A table that is not to be had now is for the next time, for the next server, or for a newer one. */
  #find(room: RoomId): Promise<Table | undefined> {
    return this.#tables.find(room).catch((error: unknown) => {
      if (!(error instanceof GoingAway || error instanceof NewerVersion)) throw error;
      return undefined;
    });
  }
}

/** What was stored with the room, so that it need not be read to be left alone. */
function phaseIn(state: unknown): { readonly phase: unknown; readonly isLeft: boolean } {
  if (typeof state !== 'object' || state === null || !('phase' in state)) return { phase: 'playing', isLeft: false };
  return { phase: state.phase, isLeft: 'isLeft' in state && state.isLeft === true };
}
