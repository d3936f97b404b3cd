/**
 * The facts of a room as its table has them at hand: those of the current game and what came around it. Older ones are in the log alone.
 * For whoever is far behind, all of them are read once, however many are, and kept for a moment.
 */
import { CHAT_TOLD, type NumberedFact } from '@yaht/protocol';
import type { RoomEvent } from '@yaht/room';
import type { CallOff, Clock } from '../clock.ts';
import type { GameLog, RoomId } from '../log/index.ts';

type Facts = readonly NumberedFact[];
export type FactParts = { readonly log: GameLog<RoomEvent>; readonly clock: Clock };

/** Whoever misses no more has them read for itself alone. */
const FEW = 1_000;
/** Whoever reads on after a longer pause has them read again. */
const KEPT_FOR = 10_000;

export class KnownFacts {
  readonly #parts: FactParts;
  readonly #room: RoomId;
  #current: NumberedFact[];
  #chat: Facts;
  #all: Promise<Facts> | undefined;
  #forgetting: CallOff = () => {};

  constructor(parts: FactParts, room: RoomId, facts: Facts) {
    this.#parts = parts;
    this.#room = room;
    this.#current = sinceStart(facts);
    this.#chat = lastSaid(facts);
  }

  /** Everything since the current game began; before the first game, everything. */
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
    this.#all = undefined;
  }

  /** The next ones after a number, so many at most. */
  async after(seq: number, most = Infinity): Promise<Facts> {
    const current = this.#current;
    const first = current[0]?.seq ?? 1;
    const missing = first - 1 - seq;
    if (missing <= 0) return current.slice(-missing, most - missing);
    const older = missing <= FEW ? await this.#read(seq) : (await this.#everything()).slice(seq, seq + Math.min(most, missing));
    return most <= missing ? older.slice(0, most) : older.slice(0, missing).concat(current.slice(0, most - missing));
  }

  /** A room's facts are numbered from 1 without a gap. */
  #everything(): Promise<Facts> {
    const all = (this.#all ??= this.#read(0));
    const forget = (): void => {
      if (this.#all === all) this.#all = undefined;
    };
    this.#forgetting();
    this.#forgetting = this.#parts.clock.after(KEPT_FOR, forget);
    all.catch(forget);
    return all;
  }

  async #read(after: number): Promise<Facts> {
    return (await this.#parts.log.load(this.#room, after))?.events ?? [];
  }
}

const isStart = ({ event }: NumberedFact): boolean => event.type === 'GameStarted';

const isSaid = ({ event }: NumberedFact): boolean => event.type === 'ChatMessage';

const lastSaid = (facts: Facts): Facts => facts.filter(isSaid).slice(-CHAT_TOLD);

const sinceStart = (facts: Facts): NumberedFact[] => facts.slice(Math.max(0, facts.findLastIndex(isStart)));
