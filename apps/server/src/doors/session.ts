/** One connection, whatever it is made of: reads what a client says, brings it to its table, and answers in order. */
import {
  MAX_FRAME_OUT,
  readClientMessage,
  splitWelcome,
  welcomeTo,
  wireFact,
  type ClientMessage,
  type ClientMessageOf,
  type CloseCode,
  type FrameRefusal,
  type ServerMessage,
  type WireRefusal,
} from '@yaht/protocol';
import type { Clock } from '../clock.ts';
import type { EndReason, Listener } from '../tables/audience.ts';
import { Post } from '../tables/post.ts';
import type { Place } from '../tables/tables.ts';
import { arrive, isCostly, isSpoken, type ArrivalParts, type DoorName, type Newcomer } from './arrival.ts';
import { Bucket, type Rate } from './bucket.ts';
import type { Guest } from './doorkeeper.ts';
import { Pulse } from './pulse.ts';
import { CLOSING_TIME, type Wire } from './wire.ts';
import { ask, type TableMessage } from './wish.ts';

export type SessionParts = ArrivalParts & {
  readonly clock: Clock;
  readonly rate: Rate;
  readonly sentence: (code: WireRefusal) => string;
  readonly onFault: (error: unknown) => void;
  /** For whoever runs the server: who came and went. */
  readonly note: (text: string, about: Readonly<Record<string, string | number>>) => void;
};

/** Who is on the other side. */
export type Caller = { readonly door: DoorName; readonly guest: Guest };

type About = { readonly id?: string; readonly seq?: number; readonly field?: string };

/** So many messages may wait to be judged. */
const MAX_WAITING = 64;
/** Whoever goes on after so many refusals for speed is shown the door. */
const PATIENCE: Rate = { perSecond: 2, burst: 256 };
/** So many facts are told in one go; whoever is further behind gets them as fast as it reads. */
const PORTION = 100;

export class Session implements Listener {
  readonly #parts: SessionParts;
  readonly #wire: Wire;
  readonly #caller: Caller;
  readonly #bucket: Bucket;
  readonly #patience: Bucket;
  readonly #pulse: Pulse;
  #place: Place | undefined;
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;
  #isLeaving = false;
  #isOver = false;

  constructor(parts: SessionParts, wire: Wire, caller: Caller) {
    const { clock, rate } = parts;
    this.#parts = parts;
    this.#wire = wire;
    this.#caller = caller;
    this.#bucket = new Bucket(rate, clock.now());
    this.#patience = new Bucket(PATIENCE, clock.now());
    this.#pulse = new Pulse({ clock, ping: () => this.#say({ type: 'Ping' }), giveUp: code => this.#leave(code) });
  }

  /** Something arrived that was decoded; it waits for its turn. */
  hear(data: unknown): void {
    if (this.#isOver) return;
    const now = this.#parts.clock.now();
    this.#pulse.heard(now);
    const isInTime = this.#bucket.take(now) && this.#caller.guest.mayTalk(now) && this.#waiting < MAX_WAITING;
    if (!isInTime) return this.#slowDown(data, now);
    this.#waiting += 1;
    this.#last = this.#last
      .then(() => this.#attend(data))
      .catch(error => this.#break(error))
      .finally(() => (this.#waiting -= 1));
  }

  /** Something arrived that is no message at all. */
  garbled(code: FrameRefusal): void {
    this.#refuse(code);
    this.#leave('bad-frame');
  }

  /** The connection is gone. */
  gone(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#pulse.stop();
    this.#caller.guest.leave();
    const place = this.#place;
    this.#place = undefined;
    place?.table.detach(place.member, this);
  }

  /** Whoever does not read costs a fixed buffer and is then let go. */
  tell(post: Post): void {
    if (this.#isOver) return;
    if (this.#wire.queued() > MAX_FRAME_OUT) this.#leave('slow-reader');
    else this.#wire.send(post);
  }

  end(reason: EndReason): void {
    this.#place = undefined;
    // Whoever leaves by this connection gets its answer first.
    if (reason !== 'left' || !this.#isLeaving) this.#leave(reason);
  }

  /** The server ends soon; what was begun is still answered. */
  goAway(retryAfterMs: number): void {
    this.#say({ type: 'GoAway', retryAfterMs });
  }

  /** The server ends; a client comes back by itself. Answers that are on their way come first. */
  close(): void {
    const leave = (): void => this.#leave('going-away');
    this.#parts.clock.after(CLOSING_TIME, leave);
    void this.#last.then(leave);
  }

  async #attend(data: unknown): Promise<void> {
    if (this.#isOver) return;
    const read = readClientMessage(data);
    if (!read.ok) return this.#refuse(read.error.code, read.error);
    this.#pulse.spoke();
    try {
      await this.#answer(read.value);
    } catch (error) {
      this.#parts.onFault(error);
      this.#refuse('fault', read.value);
    }
  }

  async #answer(message: ClientMessage): Promise<void> {
    switch (message.type) {
      case 'Ping':
        return this.#say({ type: 'Pong', now: this.#parts.clock.now() });
      case 'Pong':
        return undefined;
      case 'ListRooms':
        return this.#say({ type: 'RoomList', rooms: await this.#parts.tables.list() });
      case 'Join':
      case 'CreateRoom':
        return this.#arrive(message);
      case 'Resume':
        return this.#resume(message);
      default:
        return this.#play(message);
    }
  }

  async #arrive(message: Newcomer): Promise<void> {
    const problem = this.#arrivalProblem(message);
    if (problem) return this.#refuse(problem, message);
    const place = await arrive(this.#parts, message, this.#caller.door);
    if (!place.ok) return this.#refuse(place.error.code, { ...message, ...place.error });
    const { table, member } = place.value;
    this.#parts.note(message.type === 'Join' ? 'joined' : 'opened a room', { room: table.id, member, door: this.#caller.door });
    const welcomed = await this.#welcome(place.value);
    if (welcomed !== undefined) return this.#refuse(welcomed, message);
    if (message.id !== undefined) this.#say({ type: 'Ack', id: message.id, seq: table.room.seq });
    await table.submit(member, { type: 'Return' });
  }

  #arrivalProblem(message: Newcomer | ClientMessageOf<'Resume'>): WireRefusal | undefined {
    if (this.#place) return 'already-in-a-room';
    if (!isSpoken(message)) return 'unsupported-protocol';
    const isTooOften = message.type !== 'Resume' && isCostly(message) && !this.#caller.guest.mayArrive(this.#parts.clock.now());
    return isTooOften ? 'too-many-requests' : undefined;
  }

  async #resume(message: ClientMessageOf<'Resume'>): Promise<void> {
    const problem = this.#arrivalProblem(message);
    if (problem) return this.#refuse(problem, message);
    const place = await this.#parts.tables.resume(message.token);
    if (!place) return this.#refuse('unknown-token', message);
    const { table, member } = place;
    this.#parts.note('came back', { room: table.id, member, door: this.#caller.door });
    const { after } = message;
    const refused = after === undefined ? await this.#welcome(place) : await this.#follow(place, after);
    if (refused !== undefined) return this.#refuse(refused, { ...message, seq: table.room.seq });
    if (message.id !== undefined || after !== undefined) this.#say({ type: 'Ack', id: message.id ?? null, seq: table.room.seq });
    await table.submit(member, { type: 'Return' });
  }

  /** The state of the room, and from then on everything that happens in it. */
  async #welcome(place: Place): Promise<WireRefusal | undefined> {
    const { table, member, token } = place;
    const welcome = welcomeTo(table.room, member, token, table.facts);
    for (const notice of splitWelcome(welcome)) {
      this.#say(notice);
      await this.#wire.drained();
    }
    return this.#follow(place, welcome.seq);
  }

  /** Everything after a number, and from then on everything that happens; or why not. */
  async #follow(place: Place, after: number): Promise<WireRefusal | undefined> {
    const from = await this.#catchUp(place, after);
    if (this.#isOver) return undefined;
    const attached = await place.table.catchUp(place.member, from, this);
    if (!attached.ok) return attached.error;
    if (this.#isOver) place.table.detach(place.member, this);
    else this.#place = place;
    return undefined;
  }

  /** Somebody far behind is told in portions, so that neither the table nor the memory waits for a slow reader. */
  async #catchUp({ table }: Place, after: number): Promise<number> {
    let told = after;
    while (!this.#isOver && table.room.seq - told > PORTION) {
      const facts = await table.factsAfter(told);
      for (let i = 0; i < facts.length && !this.#isOver; i += PORTION) {
        for (const fact of facts.slice(i, i + PORTION)) this.#say(wireFact(fact));
        await this.#wire.drained();
      }
      told = facts.at(-1)?.seq ?? told;
    }
    return told;
  }

  async #play(message: TableMessage): Promise<void> {
    const place = this.#place;
    if (!place) return this.#refuse('join-first', message);
    this.#isLeaving = message.type === 'Leave';
    const answer = await ask(this.#parts.tables, place, message);
    if (!answer.ok) return this.#refuse(answer.code, { ...message, seq: answer.seq });
    if (message.id !== undefined && message.type !== 'HoldDice') this.#say({ type: 'Ack', id: message.id, seq: answer.seq });
    if (message.type === 'Leave') this.#leave('left');
  }

  #refuse(code: WireRefusal, { id, field, seq = this.#place?.table.room.seq }: About = {}): void {
    this.#say({
      type: 'Error',
      code,
      msg: this.#parts.sentence(code),
      ...(id === undefined ? {} : { id }),
      ...(seq === undefined ? {} : { seq }),
      ...(field === undefined || field === '' ? {} : { field }),
    });
  }

  #slowDown(data: unknown, now: number): void {
    const id = typeof data === 'object' && data !== null && 'id' in data && typeof data.id === 'string' ? { id: data.id } : {};
    this.#refuse('too-many-requests', id);
    if (!this.#patience.take(now)) this.#leave('too-many-requests');
  }

  #say(message: ServerMessage): void {
    this.tell(new Post(message));
  }

  /** Nothing that goes wrong here may reach anybody else. */
  #break(error: unknown): void {
    this.#parts.onFault(error);
    this.gone();
    this.#wire.close('fault');
  }

  #leave(code: CloseCode): void {
    if (this.#isOver) return;
    this.#parts.note('connection closed', { code, door: this.#caller.door });
    this.#wire.send(new Post({ type: 'Bye', code }));
    this.gone();
    this.#wire.close(code);
  }
}
