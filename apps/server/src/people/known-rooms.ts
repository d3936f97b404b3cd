/** Rooms as they were when the last game that was read in them ended: only what came since has to be told. */
import type { Room } from '@yaht/room';
import { err, ok, type Result } from '@yaht/rules';
import type { RoomId } from '../log/ids.ts';
import { finishedGame, type Ending, type FinishedGame, type RoomFacts } from './finished-game.ts';

/** The fact that ends a game. */
export type End = { readonly room: RoomId; readonly seq: number };

/** The games that ended, or why they could not be understood, and the room after them. */
export type RoomRead = { readonly games: ReadonlyMap<End, Result<FinishedGame, string>>; readonly room: Room | undefined };

/** More than end their games within a moment; a room that was let go is read from its beginning. */
const MAX_ROOMS = 1_000;

export class KnownRooms {
  /** The latest come last. */
  readonly #rooms = new Map<RoomId, Room>();

  /** The number of the last fact that need not be told again, however many games were played in the room. */
  readUntil(id: RoomId): number {
    return this.#rooms.get(id)?.seq ?? 0;
  }

  /** Games that ended before what is known of the room have been read already. */
  read(id: RoomId, facts: RoomFacts, ends: readonly End[]): RoomRead {
    const games = new Map<End, Result<FinishedGame, string>>();
    let room = this.#rooms.get(id);
    for (const end of ends.filter(({ seq }) => seq > this.readUntil(id))) {
      const ending = endingAt(room, facts, end);
      games.set(end, ending.ok ? ok(ending.value.game) : ending);
      if (ending.ok) ({ room } = ending.value);
    }
    return { games, room };
  }

  /** Once the games are stored. */
  keep(id: RoomId, { room }: RoomRead): void {
    this.#rooms.delete(id);
    if (room) this.#rooms.set(id, room);
    for (const oldest of this.#rooms.keys()) if (this.#rooms.size > MAX_ROOMS) this.#rooms.delete(oldest);
  }

  forget(id: RoomId): void {
    this.#rooms.delete(id);
  }

  clear(): void {
    this.#rooms.clear();
  }
}

function endingAt(known: Room | undefined, facts: RoomFacts, { room, seq }: End): Result<Ending, string> {
  try {
    return ok(finishedGame(known, facts, seq));
  } catch (error) {
    return err(`the game in room ${room} that ends at ${seq} cannot be read: ${String(error)}`);
  }
}
