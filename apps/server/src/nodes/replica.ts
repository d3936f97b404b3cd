/** A room as somebody knows it who does not write it: read from the log or passed on by the writer, a little further each time. */
import type { NumberedFact } from '@yaht/protocol';
import { evolveAll, replayRoom, type Room, type RoomEvent } from '@yaht/room';
import type { GameLog, Loaded, RoomId } from '../log/index.ts';
import { currentFacts } from '../tables/entry.ts';

export class Replica {
  readonly #log: GameLog<RoomEvent>;
  readonly #id: RoomId;
  #room: Room;
  /** The facts of the current game and what came around it; the older ones are in the log alone. */
  #facts: NumberedFact[];

  constructor(log: GameLog<RoomEvent>, { meta, events }: Loaded<RoomEvent>) {
    this.#log = log;
    this.#id = meta.room;
    this.#room = replayRoom(events.map(({ event }) => event));
    this.#facts = currentFacts(events);
  }

  get room(): Room {
    return this.#room;
  }

  get facts(): readonly NumberedFact[] {
    return this.#facts;
  }

  async factsAfter(after: number): Promise<readonly NumberedFact[]> {
    const isKnown = after + 1 >= (this.#facts[0]?.seq ?? 1);
    const facts = isKnown ? this.#facts : ((await this.#log.load(this.#id, after))?.events ?? []);
    return facts.filter(({ seq }) => seq > after && seq <= this.#room.seq);
  }

  /** Reads on, and answers what is new; undefined when the room is no more. */
  async read(): Promise<readonly NumberedFact[] | undefined> {
    const loaded = await this.#log.load(this.#id, this.#room.seq);
    if (loaded) this.add(loaded.events);
    return loaded?.events;
  }

  /** Goes on with facts that follow the last one. */
  add(facts: readonly NumberedFact[]): void {
    const events = facts.map(({ event }) => event);
    this.#room = evolveAll(this.#room, events);
    this.#facts.push(...facts);
    if (events.some(({ type }) => type === 'GameStarted')) this.#facts = currentFacts(this.#facts);
  }
}
