/**
 * The facts of a room as its table has them at hand: those of the current game and what came around it. Older ones are in the log alone.
 * What readers who are far behind ask for is read in pages, once for all of them, and kept for a moment.
 */
import { CHAT_TOLD, type NumberedFact } from '@yaht/protocol';
import type { RoomEvent } from '@yaht/room';
import type { CallOff, Clock } from '../clock.ts';
import type { GameLog, RoomId } from '../log/index.ts';
import type { ReadRoom } from './kept-room.ts';

type Facts = readonly NumberedFact[];
/** The latest facts of a room, and what was said last before them. */
export type KnownRoom = Pick<ReadRoom, 'chat'> & { readonly loaded: { readonly events: Facts } };
export type FactParts = { readonly log: GameLog<RoomEvent>; readonly clock: Clock };

/** A reader far behind has so many read at once, whatever the length of the room; one who misses no more has them read for itself. */
const PAGE = 1_000;
/** So many of what was read are kept. */
const PAGES = 4;
/** Whoever reads on after a longer pause has them read again. */
const KEPT_FOR = 10_000;

export class KnownFacts {
  readonly #parts: FactParts;
  readonly #room: RoomId;
  #current: NumberedFact[];
  #chat: Facts;
  readonly #pages = new Map<string, Promise<Facts>>();
  #forgetting: CallOff = () => {};

  constructor(parts: FactParts, room: RoomId, { loaded: { events }, chat }: KnownRoom) {
    this.#parts = parts;
    this.#room = room;
    this.#current = sinceStart(events);
    this.#chat = lastSaid([...chat, ...events]);
  }

  /** Everything since the current game began; before the first game, everything that was read. */
  get current(): Facts {
    return this.#current;
  }

  /** What was said last, also before the current game. */
  get chat(): Facts {
    return this.#chat;
  }

  /** The number of the last one. */
  get last(): number {
    return this.#current.at(-1)?.seq ?? 0;
  }

  /** These follow; a new game begins a new list. */
  add(facts: Facts): void {
    if (facts.some(isSaid)) this.#chat = lastSaid([...this.#chat, ...facts]);
    if (!facts.some(isStart)) return void this.#current.push(...facts);
    this.#current = sinceStart(facts);
    this.#pages.clear();
  }

  /** The next ones after a number, so many at most. */
  async after(seq: number, most = Infinity): Promise<Facts> {
    const current = this.#current;
    const first = current[0]?.seq ?? 1;
    const missing = first - 1 - seq;
    if (missing <= 0) return current.slice(-missing, most - missing);
    if (missing > PAGE && most < Infinity) return this.#fromPage(seq, most);
    const older = missing <= PAGE ? await this.#read(seq) : await this.#shared(0, Infinity).then(facts => facts.slice(seq));
    return most <= missing ? older.slice(0, most) : older.slice(0, missing).concat(current.slice(0, most - missing));
  }

  /** Those of one page, which is whole: a page further on is what the table has at hand. */
  async #fromPage(seq: number, most: number): Promise<Facts> {
    const start = seq - (seq % PAGE);
    const page = await this.#shared(start, start + PAGE);
    const facts = page.slice(seq - start, seq - start + most);
    return facts.length === most ? facts : facts.concat(await this.after(start + PAGE, most - facts.length));
  }

  /** What several readers ask for at the same time is read once. */
  #shared(after: number, until: number): Promise<Facts> {
    const key = `${after} ${until}`;
    const facts = this.#pages.get(key) ?? this.#read(after, until);
    this.#pages.delete(key);
    this.#pages.set(key, facts);
    for (const oldest of [...this.#pages.keys()].slice(0, -PAGES)) this.#pages.delete(oldest);
    this.#forgetting();
    this.#forgetting = this.#parts.clock.after(KEPT_FOR, () => this.#pages.clear());
    facts.catch(() => this.#pages.delete(key));
    return facts;
  }

  async #read(after: number, until = Infinity): Promise<Facts> {
    const to = until === Infinity ? [] : [until];
    return (await this.#parts.log.load(this.#room, after, ...to))?.events ?? [];
  }
}

const isStart = ({ event }: NumberedFact): boolean => event.type === 'GameStarted';

const isSaid = ({ event }: NumberedFact): boolean => event.type === 'ChatMessage';

const lastSaid = (facts: Facts): Facts => facts.filter(isSaid).slice(-CHAT_TOLD);

const sinceStart = (facts: Facts): NumberedFact[] => facts.slice(Math.max(0, facts.findLastIndex(isStart)));
