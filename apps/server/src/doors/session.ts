/** One connection, whatever it is made of: reads what a client says, brings it to its table, and answers in order. */
import {
  commandOf,
  isCommandMessage,
  PROTOCOL_VERSION,
  readClientMessage,
  SECONDS,
  splitWelcome,
  welcomeTo,
  wishesOf,
  type ClientMessage,
  type ClientMessageOf,
  type CloseCode,
  type FrameRefusal,
  type ServerMessage,
  type WireRefusal,
} from '@yaht/protocol';
import { seatInTurn, seatsOf } from '@yaht/room';
import { err, type Result } from '@yaht/rules';
import type { CallOff, Clock } from '../clock.ts';
import type { HouseTables } from '../tables/house-tables.ts';
import { Post } from '../tables/post.ts';
import { hashOf } from '../tables/secrets.ts';
import type { Answer, Listener } from '../tables/table.ts';
import type { Entering, Place, Problem, Tables } from '../tables/tables.ts';
import { Bucket, type Rate } from './bucket.ts';

/** The bytes below: a socket that takes posts and can be ended. */
export type Wire = { readonly send: (post: Post) => void; readonly close: (code: CloseCode) => void };

export type SessionParts = {
  readonly tables: Tables;
  readonly houseTables: HouseTables | undefined;
  readonly clock: Clock;
  readonly rate: Rate;
  readonly sentence: (code: WireRefusal) => string;
  readonly onFault: (error: unknown) => void;
};

/** What is said at a table, rather than on the way to one. */
type TableMessage = Exclude<ClientMessage, { readonly type: 'Join' | 'CreateRoom' | 'Resume' | 'ListRooms' | 'Ping' | 'Pong' }>;

/** What is said on the way to a table. */
type Arrival = ClientMessageOf<'Join'> | ClientMessageOf<'CreateRoom'> | ClientMessageOf<'Resume'>;

/** So many messages may wait to be judged. */
const MAX_WAITING = 64;
/** Whoever goes on after so many refusals for speed is shown the door. */
const MAX_IMPATIENCE = 256;

export class Session implements Listener {
  readonly #parts: SessionParts;
  readonly #wire: Wire;
  readonly #bucket: Bucket;
  #place: Place | undefined;
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;
  #impatience = 0;
  #heardAt: number;
  #hasSpoken = false;
  #isOver = false;
  #callOff: CallOff;

  constructor(parts: SessionParts, wire: Wire) {
    this.#parts = parts;
    this.#wire = wire;
    this.#heardAt = parts.clock.now();
    this.#bucket = new Bucket(parts.rate, this.#heardAt);
    this.#callOff = parts.clock.after(1_000 * SECONDS.hello, () => this.#checkHello());
  }

  /** Something arrived that was decoded; it waits for its turn. */
  hear(data: unknown): void {
    if (this.#isOver) return;
    this.#heardAt = this.#parts.clock.now();
    if (!this.#bucket.take(this.#heardAt) || this.#waiting >= MAX_WAITING) return this.#slowDown(data);
    this.#waiting += 1;
    this.#last = this.#last.then(() => this.#attend(data)).finally(() => (this.#waiting -= 1));
  }

  /** Something arrived that is no message at all. */
  garbled(code: FrameRefusal): void {
    this.#say({ type: 'Error', code, msg: this.#parts.sentence(code) });
    this.#leave('bad-frame');
  }

  /** The connection is gone. */
  gone(): void {
    this.#isOver = true;
    this.#callOff();
    this.#place?.table.detach(this.#place.member, this);
    this.#place = undefined;
  }

  tell(post: Post): void {
    if (!this.#isOver) this.#wire.send(post);
  }

  end(reason: 'replaced' | 'removed' | 'room-closed'): void {
    this.#place = undefined;
    this.#leave(reason);
  }

  /** The server ends; a client comes back by itself. */
  goAway(retryAfterMs: number): void {
    this.#say({ type: 'GoAway', retryAfterMs });
    this.#leave('going-away');
  }

  async #attend(data: unknown): Promise<void> {
    if (this.#isOver) return;
    const read = readClientMessage(data);
    if (!read.ok) return this.#refuse(read.error.code, read.error);
    this.#hasSpoken = true;
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
      case 'Resume':
        return this.#arrive(message);
      default:
        return this.#play(message);
    }
  }

  async #arrive(message: Arrival): Promise<void> {
    if (this.#place) return this.#refuse('already-in-a-room', message);
    if (message.protocol !== undefined && message.protocol !== PROTOCOL_VERSION)
      return this.#refuse('unsupported-protocol', message);
    if (message.type === 'Resume') return this.#resume(message);
    const place = await this.#parts.tables.arrive(message.token, () =>
      message.type === 'Join' ? this.#join(message) : this.#create(message),
    );
    if (!place.ok) return this.#refuse(place.error.code, { ...message, ...place.error });
    if (this.#isOver) return;
    this.#sitDown(place.value);
    if (message.id !== undefined) this.#say({ type: 'Ack', id: message.id, seq: place.value.table.room.seq });
  }

  async #join(message: ClientMessageOf<'Join'>): Promise<Result<Place, Problem>> {
    const { name, room, password, spectate = false, token } = message;
    const entering: Entering = {
      name,
      spectate,
      ...(password === undefined ? {} : { password }),
      ...(token === undefined ? {} : { token }),
    };
    if (room === undefined) return this.#parts.houseTables?.enter(entering) ?? unknownRoom;
    const table = await this.#parts.tables.find(room);
    return table ? this.#parts.tables.enter(table, entering) : unknownRoom;
  }

  async #create(message: ClientMessageOf<'CreateRoom'>): Promise<Result<Place, Problem>> {
    const wishes = wishesOf(message);
    if (!wishes.ok) return wishes;
    const { name, names, password, token } = message;
    // Rooms opened at these doors begin each turn with a roll, unless somebody wishes otherwise.
    const usual = { autoFirstRoll: true, turnOrder: 'shuffled' as const, ...wishes.value };
    return this.#parts.tables.open({
      wishes: usual,
      name,
      ...(names ? { seats: names } : {}),
      ...(password === undefined ? {} : { password }),
      ...(token === undefined ? {} : { token }),
    });
  }

  /** The state of the room, and from then on everything that happens in it. */
  #sitDown({ table, member, token }: Place): void {
    this.#place = { table, member, token };
    for (const notice of splitWelcome(welcomeTo(table.room, member, token, table.facts))) this.#say(notice);
    for (const post of table.circumstances()) this.tell(post);
    table.attach(member, this);
  }

  async #resume(message: ClientMessageOf<'Resume'>): Promise<void> {
    const place = await this.#parts.tables.resume(message.token);
    if (!place) return this.#refuse('unknown-token', message);
    const { table, member } = place;
    if (message.after === undefined) this.#sitDown(place);
    else if (!(await this.#catchUp(place, message.after)))
      return this.#refuse('unknown-seq', { ...message, seq: table.room.seq });
    if (message.id !== undefined || message.after !== undefined)
      this.#say({ type: 'Ack', id: message.id ?? null, seq: table.room.seq });
    await table.submit(member, { type: 'Return' });
  }

  /** Everything after a number, and from then on everything that happens. */
  async #catchUp(place: Place, after: number): Promise<boolean> {
    if (!(await place.table.catchUp(place.member, after, this))) return false;
    this.#place = place;
    if (this.#isOver) place.table.detach(place.member, this);
    return true;
  }

  async #play(message: TableMessage): Promise<void> {
    const place = this.#place;
    if (!place) return this.#refuse('join-first', message);
    const answer = await this.#judge(place, message);
    if (!answer.ok) return this.#refuse(answer.code, { ...message, seq: answer.seq });
    if (message.id !== undefined) this.#say({ type: 'Ack', id: message.id, seq: answer.seq });
    if (message.type === 'Leave') this.#leave('left');
  }

  #judge({ table, member }: Place, message: TableMessage): Promise<Answer> | Answer {
    const { id, ...said } = message;
    const remembered = id === undefined ? undefined : { sender: String(member), id, hash: hashOf(said) };
    if (message.type === 'Rematch') return this.#parts.tables.rematch(table, member, remembered);
    if (message.type === 'HoldDice') return this.#showHold({ table, member }, message.hold);
    return isCommandMessage(message)
      ? table.submit(member, commandOf(message), { remembered })
      : { ok: false, code: 'unknown-type', seq: table.room.seq };
  }

  /** What a player thinks of holding is shown to the others and not recorded. */
  #showHold({ table, member }: Pick<Place, 'table' | 'member'>, hold: readonly boolean[]): Answer {
    const { room } = table;
    const seat = seatInTurn(room);
    if (seat === undefined) return { ok: false, code: room.phase === 'over' ? 'game-over' : 'no-game', seq: room.seq };
    if (!seatsOf(room, member).includes(seat)) return { ok: false, code: 'not-your-turn', seq: room.seq };
    if (hold.length !== room.options.variant.dice) return { ok: false, code: 'hold-does-not-fit', seq: room.seq };
    if (!room.game?.state.turn?.dice) return { ok: false, code: 'roll-first', seq: room.seq };
    table.announce(new Post({ type: 'DiceHeld', playerId: seat, hold }));
    return { ok: true, seq: room.seq };
  }

  #refuse(code: WireRefusal, about: { readonly id?: string; readonly seq?: number; readonly field?: string } = {}): void {
    const { id, field, seq = this.#place?.table.room.seq } = about;
    this.#say({
      type: 'Error',
      code,
      msg: this.#parts.sentence(code),
      ...(id === undefined ? {} : { id }),
      ...(seq === undefined ? {} : { seq }),
      ...(field === undefined || field === '' ? {} : { field }),
    });
  }

  #slowDown(data: unknown): void {
    const id = typeof data === 'object' && data !== null && 'id' in data && typeof data.id === 'string' ? { id: data.id } : {};
    this.#impatience += 1;
    this.#refuse('too-many-requests', id);
    if (this.#impatience > MAX_IMPATIENCE) this.#leave('too-many-requests');
  }

  #say(message: ServerMessage): void {
    this.tell(new Post(message));
  }

  #leave(code: CloseCode): void {
    if (this.#isOver) return;
    this.#say({ type: 'Bye', code });
    this.gone();
    this.#wire.close(code);
  }

  #checkHello(): void {
    if (!this.#hasSpoken) return this.#leave('no-hello');
    this.#callOff = this.#parts.clock.after(1_000 * SECONDS.ping, () => this.#checkPulse());
  }

  /** Asks for a sign of life, and gives up when there was none for long. */
  #checkPulse(): void {
    if (this.#parts.clock.now() - this.#heardAt > 1_000 * SECONDS.silence) return this.#leave('silent');
    this.#say({ type: 'Ping' });
    this.#callOff = this.#parts.clock.after(1_000 * SECONDS.ping, () => this.#checkPulse());
  }
}

const unknownRoom = err({ code: 'unknown-room' } as const);
