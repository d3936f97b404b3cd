/** One room and its single writer: wishes are judged one after another, stored, and only then told. */
import { wireFact, type NumberedFact, type WireRefusal } from '@yaht/protocol';
import {
  decideRoom,
  isDeserted,
  isMember,
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
import { err, fault, ok, type BotLevel, type Command, type Game, type Result, type Seat } from '@yaht/rules';
import type { Clock } from '../clock.ts';
import { commandId, memberId, type Epoch, type GameLog, type Loaded, type Outcome, type RoomId } from '../log/index.ts';
import { isLeftForGood, isMissed, nextAct, type Act, type Pace, type Presence } from './agenda.ts';
import type { Along, Answer, Granted } from './answer.ts';
import { Audience, type Listener } from './audience.ts';
import { currentFacts, entryFor, goneIn, isMove, seedName } from './entry.ts';
import { House } from './house.ts';
import { Post } from './post.ts';
import { TurnClock } from './turn-clock.ts';

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

export class Table {
  readonly id: RoomId;
  readonly #parts: TableParts;
  readonly #audience: Audience;
  readonly #turnClock: TurnClock;
  readonly #house: House;
  readonly #epoch: Epoch;
  #seed: string;
  #room: Room;
  /** The facts of the current game and what came around it, with their numbers. */
  #facts: NumberedFact[];
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  /** When the game last went on; chat does not hold up a bot. */
  #movedAt: number;
  #desertedSince: number | null = null;
  #isClosed = false;

  constructor(parts: TableParts, { meta, events }: Loaded<RoomEvent>, epoch: Epoch, secrets: Readonly<Record<string, string>>) {
    const now = parts.clock.now();
    const room = replayRoom(events.map(({ event }) => event));
    this.id = meta.room;
    this.#parts = parts;
    this.#epoch = epoch;
    this.#room = room;
    this.#seed = room.phase === 'closed' ? '' : (secrets[seedName(room)] ?? fault(`room ${meta.room} has lost its seed`));
    this.#facts = currentFacts(events);
    this.#movedAt = now;
    this.#turnClock = new TurnClock(room, meta.state, now);
    const onFault = (error: unknown) => parts.onFault(error, this.id, this.#room.seq);
    this.#audience = new Audience(onFault);
    for (const { id } of room.members) this.#audience.expect(id, now);
    this.#house = new House({ clock: parts.clock, next: () => this.#next(), work: act => this.#act(act), onFault });
    this.#afterChange();
  }

  get room(): Room {
    return this.#room;
  }

  get facts(): readonly NumberedFact[] {
    return this.#facts;
  }

  /** Whether nobody listens and nothing is being judged. */
  get isUnattended(): boolean {
    return this.#audience.isEmpty && this.#waiting === 0;
  }

  /** Whether, besides, the house has nothing to do here. */
  get isIdle(): boolean {
    return this.isUnattended && this.#next() === undefined;
  }

  /** Whether this object is done for; the room may be loaded again. */
  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Judges a wish after all that came before it. With `remembered`, a retry gets the first answer and nothing happens twice. */
  submit(actor: RoomActor, command: RoomCommand, along: Along = {}): Promise<Answer> {
    return this.#inTurn(() => this.#judge(actor, command, along));
  }

  /** Tells a listener everything after a number, and from then on everything that happens, without a gap. */
  catchUp(member: MemberId, after: number, listener: Listener): Promise<Result<true, WireRefusal>> {
    return this.#inTurn(async () => {
      if (this.#isClosed) return err('going-away');
      if (after > this.#room.seq) return err('unknown-seq');
      if (!isMember(this.#room, member)) return err('unknown-token');
      for (const fact of await this.factsAfter(after)) listener.tell(new Post(wireFact(fact)));
      for (const post of this.#circumstances(member)) listener.tell(post);
      this.#attach(member, listener);
      return ok(true);
    });
  }

  /** The facts after a number: from memory, or from the log when they are older than the current game. */
  async factsAfter(after: number): Promise<readonly NumberedFact[]> {
    const first = this.#facts[0]?.seq ?? 1;
    const facts = after + 1 >= first ? this.#facts : ((await this.#parts.log.load(this.id, after))?.events ?? []);
    return facts.filter(({ seq }) => seq > after);
  }

  /** The connection is gone; the seat stays, and the countdown begins. */
  detach(member: MemberId, listener: Listener): void {
    if (!this.#audience.detach(member, listener, this.#parts.clock.now())) return;
    this.#tellPresence(member);
    this.#afterChange();
  }

  /** Tells everybody something that is not recorded. */
  announce(post: Post): void {
    this.#audience.tell(post);
  }

  /** Ends the table in this process; what it stored stays. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#house.stop();
    await this.#last;
  }

  #attach(member: MemberId, listener: Listener): void {
    this.#audience.attach(member, listener);
    this.#tellPresence(member);
    if (this.#room.phase === 'closed') this.#audience.end(member, 'room-closed');
    this.#afterChange();
  }

  /** One after the other; what fails is the business of whoever asked. */
  #inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    this.#waiting += 1;
    const done = this.#last.then(work).finally(() => (this.#waiting -= 1));
    this.#last = done.catch(() => {});
    return done;
  }

  async #judge(actor: RoomActor, command: RoomCommand, along: Along): Promise<Answer> {
    if (this.#isClosed) return this.#refused('going-away');
    const room = this.#room;
    const decided = decideRoom(room, actor, command, this.#decisionParts());
    if (!decided.ok) return (await this.#before(along)) ?? this.#refused(decided.error);
    if (decided.value.events.length === 0 && !along.remembered) return { ok: true, seq: room.seq };
    const joined = decided.value.room.joined > room.joined ? { member: room.joined } : {};
    const answer = { ok: true, seq: decided.value.room.seq, ...joined } as const;
    return this.#store(decided.value, along, answer);
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

  async #store(decided: Decided, along: Along, answer: Granted): Promise<Answer> {
    const place = { room: this.id, expectedSeq: this.#room.seq, epoch: this.#epoch };
    const state = { phase: decided.room.phase, isLeft: isLeftForGood(decided.room), ...this.#timeLeft(decided.room) };
    const outcome = await this.#parts.log.append({ ...place, ...entryFor(decided, along, answer), state });
    return this.#settle(outcome, decided, answer, along);
  }

  #timeLeft(room: Room) {
    return this.#turnClock.left(room, this.#parts.clock.now());
  }

  #settle(outcome: Outcome, decided: Decided, answer: Answer, { seed }: Along): Answer {
    switch (outcome.type) {
      case 'appended':
        this.#accept(decided, outcome.firstSeq, outcome.at, seed);
        return answer;
      case 'duplicate':
        return outcome.answer as Answer;
      case 'id-reused':
        return this.#refused('id-reused');
      case 'disk-full':
        return this.#refused('storage-full');
      case 'conflict':
        return this.#lose(outcome.seq);
    }
  }

  /** Somebody else has written the room: nothing more may be written from here, and whoever comes back finds it as it is. */
  #lose(seq: number): never {
    this.#isClosed = true;
    this.#house.stop();
    this.#audience.endAll('fault');
    return fault(`room ${this.id} was written by somebody else at ${seq}`);
  }

  #accept({ room, events }: Decided, firstSeq: number, at: number, seed: string | undefined): void {
    const now = this.#parts.clock.now();
    const facts = events.map((event, i) => ({ seq: firstSeq + i, at, event }));
    this.#room = room;
    this.#seed = seed ?? this.#seed;
    this.#keep(facts);
    if (events.some(isMove)) this.#movedAt = now;
    for (const event of events) if (event.type === 'MemberJoined') this.#audience.expect(event.member, now);
    const isNewTurn = this.#turnClock.follow(room, now);
    for (const fact of facts) this.announce(new Post(wireFact(fact)));
    const clock = isNewTurn ? this.#turnClock.post(room) : undefined;
    if (clock) this.announce(clock);
    for (const { member, reason } of goneIn(events)) this.#audience.end(member, reason);
    if (room.phase === 'closed') this.#audience.endAll('room-closed');
    this.#afterChange();
  }

  /** A new game begins a new list; the older facts stay in the log. */
  #keep(facts: readonly NumberedFact[]): void {
    if (facts.some(({ event }) => event.type === 'GameStarted')) this.#facts = currentFacts(facts);
    else this.#facts.push(...facts);
  }

  #next(): Act | undefined {
    return this.#isClosed ? undefined : nextAct(this.#room, this.#presence(), this.#parts.pace);
  }

  #presence(): Presence {
    return {
      awaySince: this.#audience.awaySince,
      movedAt: this.#movedAt,
      turnEndsAt: this.#turnClock.endsAt,
      desertedSince: this.#desertedSince,
    };
  }

  /** Who is away and until when, and how long the turn lasts, for somebody who has just come in. */
  #circumstances(newcomer: MemberId): readonly Post[] {
    const others = [...this.#audience.awaySince.keys()].filter(member => member !== newcomer);
    const away = others.flatMap(member => this.#presencePosts(member));
    const clock = this.#turnClock.post(this.#room);
    return clock ? [...away, clock] : away;
  }

  #tellPresence(member: MemberId): void {
    for (const post of this.#presencePosts(member)) this.announce(post);
  }

  #presencePosts(member: MemberId): readonly Post[] {
    const since = this.#audience.awaySince.get(member);
    const online = since === undefined;
    const until = online || !isMissed(this.#room, member) ? {} : { until: since + 1_000 * this.#room.options.awaySeconds };
    return seatsOf(this.#room, member).map(seat => new Post({ type: 'Presence', playerId: seat, online, ...until }));
  }

  #afterChange(): void {
    this.#desertedSince = isDeserted(this.#room) ? (this.#desertedSince ?? this.#parts.clock.now()) : null;
    this.#house.look();
  }

  /** A bot thinks while others may speak; what it found is done only if the table still waits for it. */
  async #act(act: Act): Promise<void> {
    const command = act.kind === 'command' ? act.command : await this.#botMove(act.seat, act.level);
    const answer = await this.#inTurn(async () => (this.#next()?.id === act.id ? this.#judge('house', command, {}) : undefined));
    if (answer && !answer.ok && answer.code !== 'going-away') fault(`the house was refused ${command.type}: ${answer.code}`);
  }

  async #botMove(seat: Seat, level: BotLevel): Promise<RoomCommand> {
    const command = await this.#parts.bot(this.#room.game ?? fault('a bot without a game'), seat, level);
    return command.type === 'Undo' ? fault('a bot takes nothing back') : command;
  }
}
