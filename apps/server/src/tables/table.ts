/** One room and its single writer: wishes are judged one after another, stored, and only then told. */
import { type NumberedFact, type WireRefusal, wireFact } from '@yaht/protocol';
import {
  decideRoom,
  isDeserted,
  replayRoom,
  seatsOf,
  type Decided,
  type MemberId,
  type Parts,
  type Room,
  type RoomActor,
  type RoomCommand,
  type RoomEvent,
} from '@yaht/room';
import { fault, type BotLevel, type Command, type Game, type Seat } from '@yaht/rules';
import type { CallOff, Clock } from '../clock.ts';
import {
  commandId,
  memberId,
  type Entry,
  type Epoch,
  type GameLog,
  type Loaded,
  type Outcome,
  type RoomId,
  type TokenHash,
} from '../log/index.ts';
import { isMissed, nextAct, type Act, type Pace, type Presence } from './agenda.ts';
import { lobbyLine } from './lobby.ts';
import { Post } from './post.ts';
import { hashOf } from './secrets.ts';
import { TurnClock } from './turn-clock.ts';

/** Somebody who hears what happens at a table, in the order it happens. */
export type Listener = {
  readonly tell: (post: Post) => void;
  /** A newer connection has taken its place, or the member is gone. */
  readonly end: (reason: 'replaced' | 'removed' | 'room-closed') => void;
};

export type Answer =
  | { readonly ok: true; readonly seq: number; readonly member?: MemberId }
  | { readonly ok: false; readonly code: WireRefusal; readonly seq: number };

/** What every table shares. */
export type TableParts = {
  readonly log: GameLog<RoomEvent>;
  readonly clock: Clock;
  readonly pace: Pace;
  readonly chanceOf: (seed: string) => Parts['chance'];
  readonly bot: (game: Game, seat: Seat, level: BotLevel) => Promise<Command>;
  /** A fault of the program at one table; the others go on. */
  readonly onFault: (error: unknown, room: RoomId, seq: number) => void;
};

/** How a wish is remembered, so that a retry gets the same answer; the hash is of what the sender said. */
export type Remembered = { readonly sender: string; readonly id: string; readonly hash: string };

/** What goes with a wish: how it is remembered, secrets to store with it, and the token of whoever joins by it. */
export type Along = {
  readonly remembered?: Remembered | undefined;
  readonly secrets?: Readonly<Record<string, string>>;
  readonly token?: TokenHash;
};

export class Table {
  readonly id: RoomId;
  readonly #parts: TableParts;
  readonly #listeners = new Map<MemberId, Listener>();
  readonly #awaySince = new Map<MemberId, number>();
  readonly #turnClock: TurnClock;
  #seed: string;
  #room: Room;
  #epoch: Epoch;
  /** The facts of the current game and what came around it, with their numbers. */
  #facts: NumberedFact[];
  #last: Promise<unknown> = Promise.resolve();
  #changedAt: number;
  #desertedSince: number | null = null;
  #callOff: CallOff = () => {};
  #isClosed = false;

  constructor(parts: TableParts, { meta, events }: Loaded<RoomEvent>, epoch: Epoch, secrets: Readonly<Record<string, string>>) {
    const room = replayRoom(events.map(({ event }) => event));
    this.id = meta.room;
    this.#parts = parts;
    this.#epoch = epoch;
    this.#room = room;
    this.#seed = secrets[seedName(room)] ?? fault(`room ${meta.room} has lost its seed`);
    this.#facts = currentFacts(events);
    this.#changedAt = parts.clock.now();
    this.#turnClock = new TurnClock(room, meta.state, parts.clock.now());
    for (const { id } of room.members) this.#awaySince.set(id, parts.clock.now());
    this.#afterChange();
  }

  get room(): Room {
    return this.#room;
  }

  get facts(): readonly NumberedFact[] {
    return this.#facts;
  }

  /** Whether nobody listens and the house has nothing to do here. */
  get isIdle(): boolean {
    return this.#listeners.size === 0 && nextAct(this.#room, this.#presence(), this.#parts.pace) === undefined;
  }

  /** Judges a wish after all that came before it. With `remembered`, a retry gets the first answer and nothing happens twice. */
  submit(actor: RoomActor, command: RoomCommand, along: Along = {}): Promise<Answer> {
    const answer = this.#last.then(() => this.#judge(actor, command, along));
    this.#last = answer.catch(() => {});
    return answer;
  }

  /** From now on the listener hears everything, after what it is told first; an older one of the same member is ended. */
  attach(member: MemberId, listener: Listener): void {
    this.#listeners.get(member)?.end('replaced');
    this.#listeners.set(member, listener);
    this.#awaySince.delete(member);
    this.#tellPresence(member);
    this.#afterChange();
  }

  /** Tells a listener everything after a number, then attaches it without a gap; undefined when there is no such number. */
  catchUp(member: MemberId, after: number, listener: Listener): Promise<true | undefined> {
    const done = this.#last.then(() => this.#catchUp(member, after, listener));
    this.#last = done.catch(() => {});
    return done;
  }

  async #catchUp(member: MemberId, after: number, listener: Listener): Promise<true | undefined> {
    if (after > this.#room.seq) return undefined;
    const first = this.#facts[0]?.seq ?? 1;
    const facts = after + 1 >= first ? this.#facts : ((await this.#parts.log.load(this.id, after))?.events ?? []);
    for (const fact of facts) if (fact.seq > after) listener.tell(new Post(wireFact(fact)));
    for (const post of this.circumstances()) listener.tell(post);
    this.attach(member, listener);
    return true;
  }

  /** The connection is gone; the seat stays, and the countdown begins. */
  detach(member: MemberId, listener: Listener): void {
    if (this.#listeners.get(member) !== listener) return;
    this.#listeners.delete(member);
    this.#awaySince.set(member, this.#parts.clock.now());
    this.#tellPresence(member);
    this.#afterChange();
  }

  /** Tells everybody something that is not recorded. */
  announce(post: Post): void {
    for (const listener of this.#listeners.values()) listener.tell(post);
  }

  /** Who is away and until when, and how long the turn lasts, for somebody who has just come in. */
  circumstances(): readonly Post[] {
    const away = [...this.#awaySince.keys()].flatMap(member => this.#presencePosts(member));
    const clock = this.#turnClock.post(this.#room);
    return clock ? [...away, clock] : away;
  }

  /** Ends the table in this process; what it stored stays. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#callOff();
    await this.#last;
  }

  async #judge(actor: RoomActor, command: RoomCommand, along: Along): Promise<Answer> {
    const { room } = this;
    if (this.#isClosed) return this.#refused('going-away');
    const decided = decideRoom(room, actor, command, this.#decisionParts());
    if (!decided.ok) return (await this.#before(along)) ?? this.#refused(decided.error);
    if (decided.value.events.length === 0 && !along.remembered) return { ok: true, seq: room.seq };
    const joined = decided.value.room.joined > room.joined ? { member: room.joined } : {};
    const answer = { ok: true, seq: decided.value.room.seq, ...joined } as const;
    const outcome = await this.#parts.log.append(this.#entryFor(decided.value, along, answer));
    return this.#settle(outcome, decided.value, answer, along);
  }

  #decisionParts(): Parts {
    return { chance: this.#parts.chanceOf(this.#seed), reveal: () => this.#seed };
  }

  /** A wish that is refused now may have been granted before. */
  async #before({ remembered }: Along): Promise<Answer | undefined> {
    if (!remembered) return undefined;
    const kept = await this.#parts.log.command(this.id, memberId(remembered.sender), commandId(remembered.id));
    if (!kept) return undefined;
    return kept.hash === remembered.hash ? (kept.answer as Answer) : this.#refused('id-reused');
  }

  #refused(code: WireRefusal): Answer {
    return { ok: false, code, seq: this.#room.seq };
  }

  /** Where the next entry goes. */
  #place(): Pick<Entry, 'room' | 'expectedSeq' | 'epoch'> {
    return { room: this.id, expectedSeq: this.#room.seq, epoch: this.#epoch };
  }

  #entryFor({ room, events }: Decided, { remembered, secrets, token }: Along, answer: Answer & { ok: true }): Entry<RoomEvent> {
    const kept = remembered && {
      command: { member: memberId(remembered.sender), id: commandId(remembered.id), hash: remembered.hash, answer },
    };
    const joiner = answer.member === undefined ? undefined : memberId(String(answer.member));
    return {
      ...this.#place(),
      events,
      ...kept,
      ...(secrets ? { secrets } : {}),
      ...(token && joiner ? { tokens: [{ hash: token, member: joiner }] } : {}),
      lobby: lobbyLine(room),
      state: this.#turnClock.left(room, this.#parts.clock.now()),
      open: room.phase !== 'closed',
    };
  }

  #settle(outcome: Outcome, decided: Decided, answer: Answer, { secrets }: Along): Answer {
    switch (outcome.type) {
      case 'appended':
        this.#accept(decided, outcome.firstSeq, outcome.at, secrets);
        return answer;
      case 'duplicate':
        return outcome.answer as Answer;
      case 'id-reused':
        return this.#refused('id-reused');
      case 'disk-full':
        return this.#refused('storage-full');
      case 'conflict':
        // Another process has taken the room over; nothing more may be written from here.
        this.#isClosed = true;
        return fault(`room ${this.id} was written by somebody else at ${outcome.seq}`);
    }
  }

  #accept({ room, events }: Decided, firstSeq: number, at: number, secrets: Along['secrets']): void {
    const facts = events.map((event, i) => ({ seq: firstSeq + i, at, event }));
    const before = this.#room;
    this.#room = room;
    this.#seed = secrets?.[seedName(room)] ?? this.#seed;
    this.#facts = currentFacts([...this.#facts, ...facts]);
    this.#changedAt = this.#parts.clock.now();
    const isNewTurn = this.#turnClock.follow(room, this.#changedAt);
    for (const fact of facts) this.announce(new Post(wireFact(fact)));
    const clock = isNewTurn ? this.#turnClock.post(room) : undefined;
    if (clock) this.announce(clock);
    this.#endGone(before, room);
    this.#afterChange();
  }

  /** Listeners whose member has left, was removed, or whose room is closed. */
  #endGone(before: Room, { members, phase }: Room): void {
    const gone = before.members.filter(({ id }) => !members.some(member => member.id === id));
    for (const { id } of gone) {
      this.#listeners.get(id)?.end('removed');
      this.#listeners.delete(id);
      this.#awaySince.delete(id);
    }
    if (phase === 'closed') for (const listener of this.#listeners.values()) listener.end('room-closed');
  }

  #presence(): Presence {
    return {
      awaySince: this.#awaySince,
      changedAt: this.#changedAt,
      turnEndsAt: this.#turnClock.endsAt,
      desertedSince: this.#desertedSince,
    };
  }

  #tellPresence(member: MemberId): void {
    for (const post of this.#presencePosts(member)) this.announce(post);
  }

  #presencePosts(member: MemberId): readonly Post[] {
    const since = this.#awaySince.get(member);
    const online = since === undefined;
    const until = online || !isMissed(this.#room, member) ? {} : { until: since + 1_000 * this.#room.options.awaySeconds };
    return seatsOf(this.#room, member).map(seat => new Post({ type: 'Presence', playerId: seat, online, ...until }));
  }

  /** Sets the one timer of the table to the next thing the house has to do. */
  #afterChange(): void {
    const { clock, pace } = this.#parts;
    this.#desertedSince = isDeserted(this.#room) ? (this.#desertedSince ?? clock.now()) : null;
    this.#callOff();
    const act = this.#isClosed ? undefined : nextAct(this.#room, this.#presence(), pace);
    this.#callOff = act
      ? clock.after(act.at - clock.now(), () => void this.#do(act).catch(error => this.#fail(error)))
      : () => {};
  }

  async #do({ id, act }: Act): Promise<void> {
    const seq = this.#room.seq;
    const command = act.kind === 'command' ? act.command : await this.#botMove(act.seat, act.level);
    if (this.#room.seq !== seq || !command) return;
    const answer = await this.submit('house', command, { remembered: { sender: 'house', id, hash: hashOf(command) } });
    if (!answer.ok && answer.code !== 'going-away')
      this.#fail(new Error(`the house was refused ${command.type}: ${answer.code}`));
  }

  async #botMove(seat: Seat, level: BotLevel): Promise<RoomCommand | undefined> {
    const { game } = this.#room;
    const command = game ? await this.#parts.bot(game, seat, level) : undefined;
    return command?.type === 'Undo' ? undefined : command;
  }

  #fail(error: unknown): void {
    this.#parts.onFault(error, this.id, this.#room.seq);
  }
}

/** Where the secret seed of the room's current or next game is kept. */
export const seedName = (room: Room): string => `seed-${room.phase === 'lobby' ? room.games + 1 : room.games}`;

/** Everything since the current game began; before the first game, everything. */
function currentFacts(facts: readonly NumberedFact[]): NumberedFact[] {
  const start = facts.findLastIndex(({ event }) => event.type === 'GameStarted');
  return facts.slice(Math.max(0, start));
}
