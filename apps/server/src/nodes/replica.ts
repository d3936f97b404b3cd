/** A room as somebody knows it who does not write it: read from the log or passed on by the writer, a little further each time. */
import type { NumberedFact } from '@yaht/protocol';
import { evolveAll, type Room } from '@yaht/room';
import type { RoomId } from '../log/index.ts';
import type { ReadRoom } from '../tables/kept-room.ts';
import { KnownFacts, type FactParts } from '../tables/known-facts.ts';

export class Replica {
  readonly facts: KnownFacts;
  readonly #parts: FactParts;
  readonly #id: RoomId;
  #room: Room;

  constructor(parts: FactParts, read: ReadRoom) {
    const { meta } = read.loaded;
    this.facts = new KnownFacts(parts, meta.room, read);
    this.#parts = parts;
    this.#id = meta.room;
    this.#room = read.room;
  }

  get room(): Room {
    return this.#room;
  }

  /** Reads on, and answers what is new; undefined when the room is no more. */
  async read(): Promise<readonly NumberedFact[] | undefined> {
    const loaded = await this.#parts.log.load(this.#id, this.#room.seq);
    if (loaded) this.add(loaded.events);
    return loaded?.events;
  }

  /** Goes on with facts that follow the last one. */
  add(facts: readonly NumberedFact[]): void {
    this.#room = evolveAll(
      this.#room,
      facts.map(({ event }) => event),
    );
    this.facts.add(facts);
  }
}
