/** One connection, whatever it is made of: reads what a client says, one message after the other, until either side ends it. */
import {
  MAX_FRAME_OUT,
  readPlainMessage,
  type ClientMessage,
  type CloseCode,
  type FrameRefusal,
  type Plain,
  type ServerMessage,
  type WireRefusal,
} from '@yaht/protocol';
import type { Rate } from '../bucket.ts';
import type { Metrics } from '../metrics.ts';
import { Queue } from '../queue.ts';
import type { EndReason } from '../tables/audience.ts';
import { Post } from '../tables/post.ts';
import type { Account } from './byte-budget.ts';
import { excuseFor } from './excuse.ts';
import { Manners } from './manners.ts';
import { Pulse } from './pulse.ts';
import { Visit, type About, type Caller, type Visitor, type VisitParts } from './visit.ts';
import { CLOSING_TIME, sayBye, type Wire } from './wire.ts';

export type SessionParts = VisitParts & {
  readonly rate: Rate;
  readonly sentence: (code: WireRefusal) => string;
  readonly onFault: (error: unknown) => void;
  /** For the figures; nobody need count. */
  readonly counts?: DoorCounts;
};

export type DoorCounts = Pick<Metrics, 'turnedAway' | 'letGo'>;

/** So many messages may wait to be judged, of so many bytes: read, a message takes many times its bytes. */
const MAX_WAITING = 64;
const MAX_WAITING_BYTES = 64 * 1_024;
/** As much as a socket likes to hold: of less nobody need be told at once. */
const LITTLE = 16 * 1_024;

const isPing = (data: Plain): boolean => typeof data === 'object' && data !== null && 'type' in data && data['type'] === 'Ping';

export class Session implements Visitor {
  readonly #parts: SessionParts;
  readonly #wire: Wire;
  readonly #caller: Caller;
  readonly #manners: Manners;
  readonly #pulse: Pulse;
  readonly #visit: Visit;
  readonly #queue = new Queue();
  readonly #account: Account;
  /** Bytes of messages that wait for their turn. */
  #waiting = 0;
  #isOver = false;

  constructor(parts: SessionParts, wire: Wire, caller: Caller) {
    const { clock, rate } = parts;
    this.#parts = parts;
    this.#wire = wire;
    this.#caller = caller;
    this.#manners = new Manners(rate, caller.guest, clock.now());
    this.#pulse = new Pulse({ clock, ping: () => this.say({ type: 'Ping' }), giveUp: code => this.leave(code) });
    this.#visit = new Visit(parts, this, caller);
    this.#account = caller.guest.keep({
      asked: () => this.#waiting,
      unread: () => wire.queued,
      letGo: () => this.leave('slow-reader'),
    });
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** Something arrived that was decoded; it waits for its turn. */
  hear(data: Plain, bytes = 0): void {
    if (this.#isOver) return;
    const now = this.#parts.clock.now();
    this.#pulse.heard(now);
    if (!this.#manners.mayTalk(now)) return this.#slowDown(data, now);
    // Whether the server is there must not depend on what it is busy with.
    if (isPing(data)) return void this.#attend(data);
    if (!this.#mayWait(bytes)) return this.#slowDown(data, now);
    this.#waiting += bytes;
    this.#queue.do(() => {
      this.#waiting -= bytes;
      return this.#attend(data);
    });
    if (this.#waiting > 0) this.#account.note();
  }

  #mayWait(bytes: number): boolean {
    return this.#queue.length < MAX_WAITING && this.#waiting + bytes <= MAX_WAITING_BYTES;
  }

  /** A sign of life without a message, such as a ping of the WebSocket protocol, counts like one; whether it may be answered. */
  signal(): boolean {
    if (this.#isOver) return false;
    const now = this.#parts.clock.now();
    if (this.#manners.mayTalk(now)) return true;
    if (!this.#manners.isForgiven(now)) this.leave('too-many-requests');
    return false;
  }

  /** Something arrived that is no message at all. */
  garbled(code: FrameRefusal): void {
    this.refuse(code);
    this.leave('bad-frame');
  }

  /** The connection is gone. */
  gone(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#pulse.stop();
    this.#account.close();
    this.#caller.guest.leave();
    this.#visit.end();
  }

  /** Whoever does not read costs a fixed buffer and is then let go. */
  tell(post: Post): void {
    if (this.#isOver) return;
    const { queued } = this.#wire;
    if (queued > MAX_FRAME_OUT) return this.leave('slow-reader');
    this.#wire.send(post);
    if (queued > LITTLE) this.#account.note();
  }

  say(message: ServerMessage): void {
    this.tell(new Post(message));
  }

  drained(): Promise<void> {
    return this.#wire.drained();
  }

  refuse(code: WireRefusal, { id, field, seq = this.#visit.seq }: About = {}): void {
    this.say({
      type: 'Error',
      code,
      msg: this.#parts.sentence(code),
      ...(id === undefined ? {} : { id }),
      ...(seq === undefined ? {} : { seq }),
      ...(field === undefined || field === '' ? {} : { field }),
    });
  }

  end(reason: EndReason): void {
    this.#visit.forget();
    // Whoever leaves by this connection gets its answer first.
    if (reason !== 'left' || !this.#visit.isLeaving) this.leave(reason);
  }

  leave(code: CloseCode): void {
    if (this.#isOver) return;
    this.#parts.note('connection closed', { code, door: this.#caller.door });
    this.#parts.counts?.letGo(this.#caller.door, code);
    this.gone();
    sayBye(this.#wire, code);
  }

  /** The server ends soon; what was begun is still answered. */
  goAway(retryAfterMs: number): void {
    this.say({ type: 'GoAway', retryAfterMs });
  }

  /** Another server goes on, and this one cannot: what was said here and has no answer is said again there. */
  sendAway(retryAfterMs: number): void {
    this.goAway(retryAfterMs);
    this.leave('going-away');
  }

  /** The server ends; a client comes back by itself. Answers that are on their way come first. */
  close(): void {
    const leave = (): void => this.leave('going-away');
    this.#parts.clock.after(CLOSING_TIME, leave);
    void this.#queue.settled().then(leave);
  }

  /** Whatever becomes of it is dealt with here; only what takes time is waited for. */
  #attend(data: Plain): Promise<void> | void {
    if (this.#isOver) return undefined;
    try {
      const read = readPlainMessage(data);
      if (!read.ok) return this.refuse(read.error.code, read.error);
      this.#pulse.spoke();
      return this.#answer(read.value);
    } catch (error) {
      return this.#break(error);
    }
  }

  #answer(message: ClientMessage): Promise<void> | void {
    if (message.type === 'Ping' && message.inView !== undefined) this.#pulse.inView(message.inView);
    const excuse = (error: unknown): void => this.#excuse(error, message);
    try {
      return this.#visit.answer(message)?.then(undefined, excuse);
    } catch (error) {
      return excuse(error);
    }
  }

  #excuse(error: unknown, message: ClientMessage): void {
    try {
      const excuse = excuseFor(error);
      // The operator has to hear of damage, too.
      if (!excuse || excuse === 'room-damaged') this.#parts.onFault(error);
      this.refuse(excuse ?? 'fault', message);
      if (excuse === 'going-away' && message.type === 'Resume') this.leave('going-away');
    } catch (worse) {
      this.#break(worse);
    }
  }

  #slowDown(data: unknown, now: number): void {
    const id = typeof data === 'object' && data !== null && 'id' in data && typeof data.id === 'string' ? { id: data.id } : {};
    this.refuse('too-many-requests', id);
    this.#parts.counts?.turnedAway(this.#caller.door, 'too-many-requests');
    if (!this.#manners.isForgiven(now)) this.leave('too-many-requests');
  }

  /** Nothing that goes wrong here may reach anybody else. */
  #break(error: unknown): void {
    this.#parts.onFault(error);
    try {
      this.leave('fault');
    } catch (worse) {
      this.#parts.onFault(worse);
      this.#wire.close('fault');
    }
  }
}
