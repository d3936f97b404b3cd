/** A room as its single writer knows it: a wish is judged, stored, and only then true. */
import { commitmentOf, parseSeed } from '@yaht/fair';
import type { NumberedFact } from '@yaht/protocol';
import { decideRoom, type Decided, type Parts, type Room, type RoomActor, type RoomCommand, type RoomEvent } from '@yaht/room';
import { err, fault } from '@yaht/rules';
import { LogError, type Epoch, type NewTask, type OpenFor, type Outcome } from '../log/index.ts';
import type { Along, Answer, Granted } from './answer.ts';
import { Book, refused } from './book.ts';
import { isMove, seedName, type Grant } from './entry.ts';
import { toKeep, type ReadRoom } from './kept-room.ts';
import type { FactParts, KnownFacts } from './known-facts.ts';

export type RoomWriterParts = FactParts & {
  readonly chanceOf: (seed: string) => Parts['chance'];
  /** When to look at the room next, with the room as it will be and what will have happened; undefined for never. */
  readonly wakeAt: (room: Room, events: readonly RoomEvent[]) => number | undefined;
  /** What to keep beside the facts with the room as it will be; undefined for what is kept already. */
  readonly stateOf: (room: Room) => object | undefined;
  /** On whose lists of open games the room will be; undefined where that does not change. */
  readonly openFor: (room: Room, events: readonly RoomEvent[]) => readonly OpenFor[] | undefined;
  /** What follows from what was decided about the room as it was, and is done afterwards. */
  readonly tasksOf: (before: Room, decided: Decided) => readonly NewTask[];
  /** These facts are true from now on. */
  readonly onTrue: (events: readonly RoomEvent[], facts: readonly NumberedFact[]) => void;
  /** Somebody else has written the room: nothing more may be written from here. */
  readonly onLost: () => void;
};

/** Somebody else writes the room by now; what was asked has not happened here. */
export class LostRoom extends Error {}

/** By the time of the log an act of the house is not due yet; nothing has happened. */
export class TooEarly extends Error {}

export class RoomWriter {
  readonly #parts: RoomWriterParts;
  readonly #book: Book;
  #room: Room;
  /** How much of the room need not be read again. */
  #keptUntil: number;
  #chance: Parts;

  constructor(parts: RoomWriterParts, read: ReadRoom, epoch: Epoch) {
    const { loaded, room, keptUntil, secrets } = read;
    const { meta } = loaded;
    this.#parts = parts;
    this.#room = room;
    this.#keptUntil = keptUntil;
    this.#chance = room.phase === 'closed' ? noChance : this.#chanceFrom(seedIn(secrets, room));
    this.#book = new Book(parts, meta.room, { epoch, version: meta.version }, read);
  }

  get room(): Room {
    return this.#room;
  }

  /** How many entries the room has had. */
  get version(): number {
    return this.#book.version;
  }

  get facts(): KnownFacts {
    return this.#book.facts;
  }

  /** The number of the last fact of the game itself; what is said around it does not count. */
  get lastMove(): number {
    return this.facts.current.findLast(({ event }) => isMove(event))?.seq ?? 0;
  }

  /** The answer that a wish got before. */
  before(along: Along): Promise<Answer | undefined> {
    return this.#book.before(along, this.#room.seq);
  }

  /** Whether this is still the writer: a node that was taken for dead may not know that others went on. Throws if it is not. */
  async check(): Promise<void> {
    const last = await this.#book.lastSeq();
    if (last > this.#room.seq) this.#lose(last);
  }

  /** Stores when to look next, without a fact. */
  async keepWake(): Promise<void> {
    const answer: Granted = { ok: true, seq: this.#room.seq };
    await this.#enter({ decided: { room: this.#room, events: [] }, along: {}, answer });
  }

  /** One wish at a time. A wish that is refused now may have been granted before. */
  judge(actor: RoomActor, command: RoomCommand, along: Along, due?: number): Promise<Answer> {
    const { seq, joined, games } = this.#room;
    const isOver = along.game !== undefined && along.game !== games;
    const decided = isOver ? err('game-over' as const) : decideRoom(this.#room, actor, command, this.#chance);
    if (!decided.ok) return this.before(along).then(before => before ?? refused(decided.error, seq));
    const { room, events } = decided.value;
    if (events.length === 0 && !along.remembered && !along.token) return Promise.resolve({ ok: true, seq });
    const answer: Granted = room.joined > joined ? { ok: true, seq: room.seq, member: joined } : { ok: true, seq: room.seq };
    return this.#enter({ decided: decided.value, along, answer, due });
  }

  #enter(granted: Pick<Grant, 'decided' | 'along' | 'answer' | 'due'>): Promise<Answer> {
    const { room, events } = granted.decided;
    const { stateOf, tasksOf, wakeAt, openFor } = this.#parts;
    const before = this.#room;
    const keep = toKeep(before, events, { chat: this.facts.chat, keptUntil: this.#keptUntil });
    const beside = { state: stateOf(room), wakeAt: wakeAt(room, events), openFor: openFor(room, events) };
    const grant: Grant = { ...granted, before, ...beside, tasks: tasksOf(before, granted.decided), keep };
    return this.#book.enter(grant).then(outcome => this.#follow(grant, outcome));
  }

  #follow(grant: Grant, outcome: Outcome): Answer {
    const entered = this.#book.read(outcome, grant);
    if (entered.type === 'lost') return this.#lose(entered.seq);
    if (entered.type === 'answered') return entered.answer;
    if (entered.type === 'early') throw new TooEarly(`it is too early for the house in ${this.#room.id}`);
    const { decided, along, answer } = grant;
    this.#room = decided.room;
    if (grant.keep !== undefined) this.#keptUntil = grant.before.seq;
    if (along.seed !== undefined) this.#chance = this.#chanceFrom(along.seed);
    this.#parts.onTrue(decided.events, entered.facts);
    return answer;
  }

  #lose(seq: number): never {
    this.#parts.onLost();
    throw new LostRoom(`room ${this.#room.id} was written by somebody else at ${seq}`);
  }

  #chanceFrom(seed: string): Parts {
    return { chance: this.#parts.chanceOf(seed), reveal: () => seed };
  }
}

/** One that was not promised is never used: the file is damaged where no fact is. */
function seedIn(secrets: Readonly<Record<string, string>>, room: Room): string {
  const text = secrets[seedName(room)] ?? fault(`room ${room.id} has lost its seed`);
  const seed = parseSeed(text);
  if (room.commitment === null || (seed.ok && commitmentOf(seed.value) === room.commitment)) return text;
  throw new LogError('damaged', `the seed of room ${room.id} is not the one that was promised`);
}

/** In a room that is closed, nothing is drawn any more. */
const noChance: Parts = { chance: () => fault('no draw in a closed room'), reveal: () => fault('no seed in a closed room') };
