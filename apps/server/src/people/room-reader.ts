/** The facts of rooms in which games end. A room is read on from where it was left, however many games were played in it. */
import { isRoomFact, type RoomEvent } from '@yaht/room';
import type { GameLog, RoomId } from '../log/index.ts';
import type { RoomFacts } from './finished-game.ts';

type Read = { readonly facts: RoomFacts; readonly seq: number };

/** More than end their games within a moment; a room that was let go is read from its beginning. */
const MAX_ROOMS = 1_000;

export class RoomReader {
  readonly #log: GameLog<RoomEvent>;
  /** Those that were asked for last come last. */
  readonly #read = new Map<RoomId, Read>();

  constructor(log: GameLog<RoomEvent>) {
    this.#log = log;
  }

  /** All that a finished game needs: of the games before those that ended since, only who sat where and when they were played. */
  async factsOf(room: RoomId): Promise<RoomFacts> {
    const before = this.#read.get(room) ?? { facts: [], seq: 0 };
    const later = (await this.#log.load(room, before.seq))?.events ?? [];
    const facts = [...before.facts, ...later];
    this.#keep(room, { facts: withoutMoves(facts), seq: later.at(-1)?.seq ?? before.seq });
    return facts;
  }

  clear(): void {
    this.#read.clear();
  }

  #keep(room: RoomId, read: Read): void {
    this.#read.delete(room);
    this.#read.set(room, read);
    const [oldest] = this.#read.keys();
    if (oldest !== undefined && this.#read.size > MAX_ROOMS) this.#read.delete(oldest);
  }
}

/** The moves of games that are over, and what was said, tell nothing about the next game. */
function withoutMoves(facts: RoomFacts): RoomFacts {
  const end = facts.findLastIndex(({ event }) => event.type === 'GameOver');
  return facts.filter(({ event }, i) => i > end || isFrame(event));
}

const isFrame = (event: RoomEvent): boolean =>
  isRoomFact(event) ? event.type !== 'ChatMessage' : event.type === 'GameStarted' || event.type === 'GameOver';
