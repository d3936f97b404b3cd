/** Reads games that are over from the facts of their rooms. Of a room that was read before, only what came since has to be told. */
import type { RoomId } from '../log/ids.ts';
import type { FinishedGame, RoomFacts } from './finished-game.ts';
import { KnownRooms, type End, type RoomRead } from './known-rooms.ts';

/** Where games ended, in that order, and what their rooms have to tell beyond what is known. */
export type Piece = {
  readonly ends: readonly End[];
  /** Facts as JSON, because they come from another thread: one by one they would cost more to hand over than to read. */
  readonly rooms: ReadonlyMap<RoomId, string>;
};

/** The games that could be understood, and why others could not. */
type Reading = { readonly games: readonly FinishedGame[]; readonly problems: readonly string[] };

export class GameReader {
  readonly #rooms = new KnownRooms();
  #read: readonly (readonly [RoomId, RoomRead])[] = [];

  /** By room: the number of the last fact that need not be told again. */
  readUntil(rooms: readonly RoomId[]): ReadonlyMap<RoomId, number> {
    return new Map(rooms.map(room => [room, this.#rooms.readUntil(room)]));
  }

  read({ ends, rooms }: Piece): Reading {
    // A room at a time, because the facts of many would fill the memory.
    this.#read = [...rooms].map(([id, facts]) => {
      const own = ends.filter(end => end.room === id).sort((one, other) => one.seq - other.seq);
      return [id, this.#rooms.read(id, JSON.parse(facts) as RoomFacts, own)] as const;
    });
    const found = new Map(this.#read.flatMap(([, { games }]) => [...games]));
    const inOrder = ends.flatMap(end => found.get(end) ?? []);
    return {
      games: inOrder.flatMap(game => (game.ok ? [game.value] : [])),
      problems: inOrder.flatMap(game => (game.ok ? [] : [game.error])),
    };
  }

  /** What was read is stored: it need not be told again. */
  keep(): void {
    for (const [id, room] of this.#read) this.#rooms.keep(id, room);
    this.#read = [];
  }

  /** A game of this room ended before what is known of it: it is to be read from its beginning. */
  forget(room: RoomId): void {
    this.#rooms.forget(room);
  }

  clear(): void {
    this.#rooms.clear();
    this.#read = [];
  }
}
