/** A connection that comes back: attempts with longer and longer waits between them, signs of life, and when it is over for good. */
import { CLOSE_CODES, readServerMessage, SECONDS, type ClientMessage, type CloseCode, type Heard } from '@yaht/protocol';
import type { CallOff, Clock } from '../clock.ts';
import type { ClosedReason, Connection } from '../connection.ts';
import { PATIENT_ATTEMPTS, waitBefore, type RandomBytes } from './random.ts';
import type { Line, Transport } from './transport.ts';

export type LinkParts = { readonly transport: Transport; readonly clock: Clock; readonly random: RandomBytes };

/** Whoever uses the link. */
export type LinkOwner = {
  /** The first message on a new connection. */
  readonly hello: () => ClientMessage;
  readonly heard: (heard: Heard) => void;
  readonly changed: (connection: Connection) => void;
  /** The clock of the server is so far ahead. */
  readonly clockAhead: (milliseconds: number) => void;
};

/** A server that does not open or greet within this time is tried again. */
const ANSWER_WITHIN = 10_000;
const PING_EVERY = 10_000;
const PING_IN_VIEW = 1_000 * SECONDS.pingInView;
/** So many pings in a row to which nothing was heard, and so long after the last: nobody is there. */
const MOST_MISSED = 2;
const LAST_WAIT = 1_000;
/** A longer way there and back is called slow. */
const SLOW = 250;

/** After these the server does not want to see this connection again. */
const FINAL: readonly ClosedReason[] = ['left', 'removed', 'room-closed', 'replaced'];

export class Link {
  readonly #parts: LinkParts;
  readonly #owner: LinkOwner;
  #line: Line | undefined;
  /** Counts lines, so that what an older one still tells is not heard. */
  #number = 0;
  #attempt = 0;
  #hasOpened = false;
  #heardAt = 0;
  #pingedAt: number | null = null;
  /** Pings since anything was heard. */
  #missed = 0;
  #isInView = true;
  #isSettled = false;
  #callOff: CallOff = () => {};
  #isOver = false;

  constructor(parts: LinkParts, owner: LinkOwner) {
    this.#parts = parts;
    this.#owner = owner;
  }

  /** Begins an attempt now. */
  open(): void {
    if (this.#isOver) return;
    this.#drop();
    const number = (this.#number += 1);
    const isCurrent = (): boolean => number === this.#number && !this.#isOver;
    if (this.#attempt > 0) this.#owner.changed(this.#away(null));
    this.#callOff = this.#parts.clock.after(ANSWER_WITHIN, () => this.#lost());
    this.#line = this.#parts.transport({
      opened: () => isCurrent() && this.#opened(),
      heard: data => isCurrent() && this.#hear(data),
      closed: code => isCurrent() && this.#closed(code),
    });
  }

  send(message: ClientMessage): void {
    this.#line?.send(message);
  }

  /** The hello was answered: from here on the connection counts. */
  settled(): void {
    this.#attempt = 0;
    this.#isSettled = true;
    this.#owner.changed({ state: 'online', roundTrip: null });
    this.#ping();
  }

  /** Gives this connection up and comes back after the usual wait. */
  restart(): void {
    this.#lost();
  }

  /** Whether somebody looks: then a server that says nothing any more is left soon. */
  setInView(isInView: boolean): void {
    if (this.#isInView === isInView) return;
    this.#isInView = isInView;
    this.#missed = 0;
    if (this.#isSettled) this.#ping();
  }

  /** Does not wait any longer for the next attempt. */
  hurry(): void {
    if (!this.#line) this.open();
  }

  /** Over for good. */
  end(reason: ClosedReason): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#drop();
    this.#owner.changed({ state: 'closed', reason });
  }

  #opened(): void {
    this.#hasOpened = true;
    this.#heardAt = this.#parts.clock.now();
    this.send(this.#owner.hello());
  }

  #hear(data: unknown): void {
    this.#heardAt = this.#parts.clock.now();
    this.#missed = 0;
    const read = readServerMessage(data);
    if (!read.ok) return this.#lost();
    const notice = read.value.kind === 'notice' ? read.value.notice : undefined;
    if (notice?.type === 'Ping') return this.send({ type: 'Pong' });
    if (notice?.type === 'Pong') return this.#measure(notice.now);
    if (notice?.type === 'GoAway') return this.#lost(notice.retryAfterMs);
    if (notice?.type === 'Bye') return this.#byes(notice.code);
    return this.#owner.heard(read.value);
  }

  #byes(code: CloseCode): void {
    if (FINAL.includes(code)) this.end(code);
  }

  /** The number tells the reason when the last message got lost. */
  #closed(number?: number): void {
    const code = Object.entries(CLOSE_CODES).find(([, value]) => value === number)?.[0] as CloseCode | undefined;
    if (code) this.#byes(code);
    if (!this.#isOver) this.#lost();
  }

  /** Nobody has ever answered: waiting would be in vain. Otherwise the next attempt follows. */
  #lost(wait?: number): void {
    if (this.#isOver) return;
    if (!this.#hasOpened) return this.end('unreachable');
    this.#drop();
    this.#attempt += 1;
    const { clock, random } = this.#parts;
    const delay = wait ?? waitBefore(this.#attempt, random);
    this.#callOff = clock.after(delay, () => this.open());
    this.#owner.changed(this.#away(clock.now() + delay));
  }

  #away(nextAt: number | null): Connection {
    return { state: this.#attempt > PATIENT_ATTEMPTS ? 'offline' : 'reconnecting', attempt: this.#attempt, nextAt };
  }

  #drop(): void {
    this.#callOff();
    this.#number += 1;
    this.#pingedAt = null;
    this.#missed = 0;
    this.#isSettled = false;
    this.#line?.close();
    this.#line = undefined;
  }

  #ping(): void {
    const { clock } = this.#parts;
    if (this.#isSilent) return this.#lost();
    if (this.#pingedAt !== null) this.#owner.changed({ state: 'slow', roundTrip: clock.now() - this.#pingedAt });
    this.#pingedAt ??= clock.now();
    this.#missed += 1;
    this.send({ type: 'Ping', inView: this.#isInView });
    const isLast = this.#isInView && this.#missed >= MOST_MISSED;
    this.#callOff();
    this.#callOff = clock.after(isLast ? LAST_WAIT : this.#isInView ? PING_IN_VIEW : PING_EVERY, () => this.#ping());
  }

  get #isSilent(): boolean {
    if (this.#isInView) return this.#missed >= MOST_MISSED;
    return this.#parts.clock.now() - this.#heardAt >= 1_000 * SECONDS.silence;
  }

  /** How long the way there and back took, and what the clock of the server says. */
  #measure(serverNow: number): void {
    if (this.#pingedAt === null) return;
    const now = this.#parts.clock.now();
    const roundTrip = now - this.#pingedAt;
    this.#pingedAt = null;
    this.#owner.clockAhead(Math.round(serverNow - (now - roundTrip / 2)));
    this.#owner.changed({ state: roundTrip > SLOW ? 'slow' : 'online', roundTrip });
  }
}
