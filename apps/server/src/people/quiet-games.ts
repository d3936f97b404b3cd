/**
 * Games that nobody will ever look up: their room is private, and nobody in it has a profile. The boards know nothing of them. Their
 * tables say which these are while they are played, so that they need not even be read; what was not said is found out by reading.
 */
import type { NumberedFact } from '@yaht/protocol';
import type { Room } from '@yaht/room';
import type { RoomId } from '../log/index.ts';
import { isPrivate, ownerOf } from './finished-game.ts';

/** More than end between two looks. */
const MAX_GAMES = 20_000;

export class QuietGames {
  readonly #playing = new Set<RoomId>();
  readonly #ended = new Set<string>();

  /** Facts that have become true in a room, which is told as it is after them. */
  readonly follow = (id: RoomId, room: Room, facts: readonly NumberedFact[]): void => {
    for (const { seq, event } of facts) {
      if (event.type === 'GameStarted') this.#begin(id, room);
      else if (event.type === 'GameOver' && this.#playing.delete(id)) add(this.#ended, nameOf(id, seq));
    }
  };

  /** Whether this fact ended such a game. It is asked once. */
  take(id: RoomId, seq: number): boolean {
    return this.#ended.delete(nameOf(id, seq));
  }

  #begin(id: RoomId, room: Room): void {
    if (isQuiet(room)) add(this.#playing, id);
    else this.#playing.delete(id);
  }
}

/** As in `counting.ts`, before the game is played: who has which seat is settled when it begins. */
const isQuiet = (room: Room): boolean => isPrivate(room) && room.seats.every((_, seat) => ownerOf(room, seat).profile === null);

const nameOf = (id: RoomId, seq: number): string => `${id} ${seq}`;

/** Whoever forgets one only has to read it. */
function add<Value>(set: Set<Value>, value: Value): void {
  if (set.size >= MAX_GAMES) set.clear();
  set.add(value);
}
