/** The games that a room has seen, each read by itself, however long the room is. */
import type { NumberedFact } from '@yaht/protocol';
import type { RoomCreated, RoomEvent } from '@yaht/room';
import type { GameLog, RoomId } from '../log/index.ts';

type Facts = readonly NumberedFact[];
type PastLog = Pick<GameLog<RoomEvent>, 'beginning' | 'load'>;

/** Some games one after another, and the number of the last one when there are more. */
export type GamesPage = { readonly games: readonly Facts[]; readonly next: number | null };

export class PastGames {
  readonly #log: PastLog;

  constructor(log: PastLog) {
    this.#log = log;
  }

  /** How the room was opened; undefined when there is no such room. */
  async opening(room: RoomId): Promise<RoomCreated | undefined> {
    const event = (await this.#log.load(room, 0, 1))?.events[0]?.event;
    return event?.type === 'RoomCreated' ? event : undefined;
  }

  /** The facts from the start of a game to that of the next one, the latest without a number; none when it has not begun. */
  async game(room: RoomId, number?: number): Promise<Facts> {
    const start = await this.#log.beginning(room, number === undefined ? undefined : idOf(room, number));
    if (start === undefined) return [];
    const next = number === undefined ? undefined : await this.#log.beginning(room, idOf(room, number + 1));
    return this.#between(room, start, next);
  }

  /** So many games after the one with this number. */
  async page(room: RoomId, after: number, limit: number): Promise<GamesPage> {
    const start = await this.#log.beginning(room, idOf(room, after + 1));
    if (start === undefined) return { games: [], next: null };
    const next = await this.#log.beginning(room, idOf(room, after + limit + 1));
    const facts = await this.#between(room, start, next);
    return { games: split(facts), next: next === undefined ? null : after + limit };
  }

  async #between(room: RoomId, start: number, next: number | undefined): Promise<Facts> {
    return (await this.#log.load(room, start - 1, next === undefined ? undefined : next - 1))?.events ?? [];
  }
}

const idOf = (room: RoomId, number: number): string => `${room}-${number}`;

/** Where each game begins, its list does. */
function split(facts: Facts): readonly Facts[] {
  const starts = facts.flatMap(({ event }, i) => (event.type === 'GameStarted' ? [i] : []));
  return starts.map((start, i) => facts.slice(start, starts[i + 1]));
}
