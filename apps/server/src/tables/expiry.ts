/**
 * Closes rooms that nobody will come back to, and forgets those in which no game ever began; what was played is kept.
 * A little at a time: there may be many rooms that only wait.
 */
import type { Clock } from '../clock.ts';
import type { RoomEvent } from '@yaht/room';
import type { GameLog, RoomId, RoomMeta } from '../log/index.ts';
import type { Registry } from './registry.ts';

/** A lobby without anybody, and a game that nobody came back to. */
export const EXPIRY = { lobby: 60 * 60_000, game: 30 * 24 * 60 * 60_000 } as const;

/** So many rooms are looked at in one go. */
const PAGE = 200;

export class Expiry {
  readonly #log: GameLog<RoomEvent>;
  readonly #clock: Clock;
  readonly #tables: Registry;
  /** Rooms that changed later have been looked at in this round. */
  #until: number | undefined;

  constructor(log: GameLog<RoomEvent>, clock: Clock, tables: Registry) {
    this.#log = log;
    this.#clock = clock;
    this.#tables = tables;
  }

  /** Looks at the next rooms, from those that rested for an hour to the oldest, and then from the beginning. */
  async tidy(): Promise<void> {
    const now = this.#clock.now();
    const until = this.#until ?? now - EXPIRY.lobby;
    const rooms = await this.#log.rooms({ open: true, updatedUntil: until, limit: PAGE });
    const unplayed: RoomId[] = [];
    for (const meta of rooms) if (await this.#closesUnplayed(meta, now - meta.updatedAt)) unplayed.push(meta.room);
    if (unplayed.length > 0) await this.#log.forget(unplayed);
    const last = rooms.at(-1);
    this.#until = last && rooms.length === PAGE ? Math.min(last.updatedAt, until - 1) : undefined;
  }

  /** Closes the room if it is time; whether it did, and nothing was ever played there. */
  async #closesUnplayed({ room, state }: RoomMeta, age: number): Promise<boolean> {
    const { phase, isLeft } = phaseIn(state);
    const isExpired = phase !== 'playing' || age >= EXPIRY.game;
    // A table that is loaded does by itself what the house has to do there.
    const table = isExpired || isLeft ? await this.#tables.find(room) : undefined;
    if (!isExpired || !table?.isUnattended) return false;
    const closed = await table.submit('house', { type: 'Expire' });
    return closed.ok && table.room.games === 0;
  }
}

/** What was stored with the room, so that it need not be read to be left alone. */
function phaseIn(state: unknown): { readonly phase: unknown; readonly isLeft: boolean } {
  if (typeof state !== 'object' || state === null || !('phase' in state)) return { phase: 'playing', isLeft: false };
  return { phase: state.phase, isLeft: 'isLeft' in state && state.isLeft === true };
}
