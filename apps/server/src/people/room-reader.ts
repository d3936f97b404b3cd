/**
 * The facts of rooms in which games end, as texts that are handed on unread. A room is read on from where it was left, however many
 * games were played in it.
 */
import type { RoomEvent } from '@yaht/room';
import type { GameLog, RoomId } from '../log/index.ts';
import type { Frame } from './frame.ts';

/** More than end their games within a moment; a room that was let go is read from its beginning. */
const MAX_ROOMS = 1_000;
const NOTHING: Frame = { facts: '[]', seq: 0 };

export class RoomReader {
  readonly #log: GameLog<RoomEvent>;
  /** Those that were kept last come last. */
  readonly #frames = new Map<RoomId, Frame>();

  constructor(log: GameLog<RoomEvent>) {
    this.#log = log;
  }

  /** All that a finished game needs. */
  async factsOf(room: RoomId): Promise<string> {
    const { facts, seq } = this.#frames.get(room) ?? NOTHING;
    return joined(facts, await this.#log.text(room, seq));
  }

  /** What need not be read again. */
  keep(frames: ReadonlyMap<RoomId, Frame>): void {
    for (const [room, frame] of frames) {
      this.#frames.delete(room);
      this.#frames.set(room, frame);
    }
    for (const room of this.#frames.keys()) if (this.#frames.size > MAX_ROOMS) this.#frames.delete(room);
  }

  clear(): void {
    this.#frames.clear();
  }
}

/** Two lists in JSON as one. */
const joined = (first: string, second: string): string =>
  first === '[]' ? second : second === '[]' ? first : `${first.slice(0, -1)},${second.slice(1)}`;
