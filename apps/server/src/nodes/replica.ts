/** A room as somebody knows it who does not write it: read from the log or passed on by the writer, a little further each time. */
import type { NumberedFact } from '@yaht/protocol';
import { evolveAll, replayRoom, type Room, type RoomEvent } from '@yaht/room';
import type { Loaded, RoomId } from '../log/index.ts';
import { KnownFacts, type FactParts } from '../tables/known-facts.ts';

export class Replica {
  readonly facts: KnownFacts;
  readonly #parts: FactParts;
  readonly #id: RoomId;
  #room: Room;

  constructor(parts: FactParts, { meta, events }: Loaded<RoomEvent>) {
    this.facts = new KnownFacts(parts, meta.room, events);
    this.#parts = parts;
    this.#id = meta.room;
    this.#room = replayRoom(events.map(({ event }) => event));
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
