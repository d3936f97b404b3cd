/** The page of one room in the log, held by its single writer: what was granted, and the answer it got. */
import type { NumberedFact, WireRefusal } from '@yaht/protocol';
import type { RoomEvent } from '@yaht/room';
import { commandId, memberId, type GameLog, type Outcome, type RoomId } from '../log/index.ts';
import type { Along, Answer } from './answer.ts';
import { entryFor, type Grant, type Hold } from './entry.ts';
import { KnownFacts, type FactParts, type KnownRoom } from './known-facts.ts';

/** What became of it: new facts, another answer than was meant, or the end, because somebody else has written the room. */
export type Entered =
  | { readonly type: 'stored'; readonly facts: readonly NumberedFact[] }
  | { readonly type: 'answered'; readonly answer: Answer }
  | { readonly type: 'lost'; readonly seq: number }
  /** An act of the house that is not due yet by the time of the log. */
  | { readonly type: 'early' };

export class Book {
  readonly #log: GameLog<RoomEvent>;
  readonly #room: RoomId;
  #hold: Hold;
  readonly #facts: KnownFacts;

  constructor(parts: FactParts, room: RoomId, hold: Hold, read: KnownRoom) {
    this.#log = parts.log;
    this.#room = room;
    this.#hold = hold;
    this.#facts = new KnownFacts(parts, room, read);
  }

  get facts(): KnownFacts {
    return this.#facts;
  }

  /** How many entries the room has had. */
  get version(): number {
    return this.#hold.version;
  }

  /** The number of the last fact that is stored, by whomever. */
  async lastSeq(): Promise<number> {
    const known = this.#facts.last;
    return (await this.#log.load(this.#room, known))?.meta.seq ?? known;
  }

  /** Answers when the wish and all that goes with it are safe. */
  enter(grant: Grant): Promise<Outcome> {
    return this.#log.append(entryFor(this.#room, this.#hold, grant));
  }

  /** Keeps what has become true, and says what that was. */
  read(outcome: Outcome, { decided, before }: Grant): Entered {
    switch (outcome.type) {
      case 'appended':
        this.#hold = { ...this.#hold, version: this.#hold.version + 1 };
        return { type: 'stored', facts: this.#keep(decided.events, outcome.firstSeq, outcome.at) };
      case 'duplicate':
        return { type: 'answered', answer: outcome.answer as Answer };
      case 'id-reused':
        return { type: 'answered', answer: refused('id-reused', before.seq) };
      case 'disk-full':
        return { type: 'answered', answer: refused('storage-full', before.seq) };
      case 'conflict':
        return { type: 'lost', seq: outcome.seq };
      case 'too-early':
        return { type: 'early' };
    }
  }

  /** The answer that a wish got before. */
  async before({ remembered }: Along, seq: number): Promise<Answer | undefined> {
    if (!remembered) return undefined;
    const kept = await this.#log.command(this.#room, memberId(remembered.sender), commandId(remembered.id));
    if (!kept) return undefined;
    return kept.hash === remembered.hash ? (kept.answer as Answer) : refused('id-reused', seq);
  }

  #keep(events: readonly RoomEvent[], firstSeq: number, at: number): readonly NumberedFact[] {
    const facts = events.map((event, i) => ({ seq: firstSeq + i, at, event }));
    this.#facts.add(facts);
    return facts;
  }
}

/** A wish that is not granted, with the number of the last fact. */
export const refused = (code: WireRefusal, seq: number): Answer => ({ ok: false, code, seq });
