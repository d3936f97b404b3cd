/** One room and its single writer: wishes are judged one after another, stored, and only then told. */
import { wireFact, type NumberedFact, type WireRefusal } from '@yaht/protocol';
import {
  isMember,
  type Decided,
  type MemberId,
  type Parts,
  type ProfileId,
  type Room,
  type RoomActor,
  type RoomCommand,
  type RoomEvent,
} from '@yaht/room';
import { err, ok, type BotLevel, type Command, type Game, type Result, type Seat } from '@yaht/rules';
import type { Rate } from '../bucket.ts';
import type { CallOff, Clock } from '../clock.ts';
import { isLogAway, type Epoch, type GameLog, type NewTask, type OpenFor, type RoomId } from '../log/index.ts';
import { isTold, noticeTasks, TELL_AFTER } from '../notices/notice-tasks.ts';
import { Queue } from '../queue.ts';
import type { Random } from '../random.ts';
import type { OnJump } from '../watchful-clock.ts';
import { isClosing, isLeftForGood, nextAct, type Act, type Pace } from './agenda.ts';
import type { Along, Answer } from './answer.ts';
import { Attendance } from './attendance.ts';
import type { Listener } from './audience.ts';
import { refused } from './book.ts';
import { House } from './house.ts';
import type { ReadRoom } from './kept-room.ts';
import { Post } from './post.ts';
import { changesLists, openFor } from './open-game.ts';
import { isKnownQuiet, isQuiet } from './quiet.ts';
import { RoomWriter, TooEarly } from './room-writer.ts';
import { Talk } from './talk.ts';
import { NOTHING_LOST, type LostTime } from './turn-clock.ts';

/** For how long in all nobody kept the house, as is known here; `isKnown` waits until that is of now. */
type LostTimes = { readonly lost: LostTime; readonly isKnown: () => Promise<void> };

/** What every table shares. */
export type TableParts = {
  readonly log: GameLog<RoomEvent>;
  readonly clock: Clock;
  /** For seeds, tokens and codes; the machine's own unless told otherwise. */
  readonly random?: Random;
  readonly pace: Pace;
  readonly chanceOf: (seed: string) => Parts['chance'];
  readonly bot: (game: Game, seat: Seat, level: BotLevel) => Promise<Command>;
  /** How much each member may say; the usual unless told otherwise. */
  readonly talk?: Rate;
  /** What the log says of time. */
  readonly time?: LostTimes;
  /** Where a table hears that the server stood still. */
  readonly onJump?: OnJump;
  /** A fault of the program at one table; the others go on. */
  readonly onFault: (error: unknown, room: RoomId, seq: number) => void;
  /** For whoever watches: a wish was granted or refused, after so many seconds. */
  readonly onAnswer?: (isGranted: boolean, seconds: number) => void;
  /** There was no space to write something. */
  readonly onFull?: () => void;
  /** What follows from an entry of a room whose games somebody may look up; nothing unless told otherwise. */
  readonly tasksOf?: (before: Room, decided: Decided) => readonly NewTask[];
  /** Where a table comes from: its room is read from the log, unless told otherwise. */
  readonly open?: (room: RoomId) => Promise<Table | undefined>;
};

/** A room where nothing is to come for longer need not stay in memory: every log says when to look at it. */
const ASLEEP_FOR = 60 * 60_000;

/** A table as everybody sees it, whichever process its writer lives in. */
export type Table = Pick<OwnTable, keyof OwnTable>;

export class OwnTable {
  readonly id: RoomId;
  readonly #parts: TableParts;
  readonly #writer: RoomWriter;
  readonly #attendance: Attendance;
  readonly #house: House;
  readonly #talk: Talk;
  readonly #queue = new Queue();
  /** Whether nobody will ever look up a game of this room, as far as is stored. */
  #isQuiet: boolean;
  readonly #stopHearing: CallOff;
  #answerInDoubt: () => void = () => {};
  #isClosed = false;
  #isExpired = false;

  constructor(parts: TableParts, read: ReadRoom, epoch: Epoch) {
    const { loaded } = read;
    const { log, clock, bot, chanceOf } = parts;
    const onFault = (error: unknown) => parts.onFault(error, this.id, this.room.seq);
    this.id = loaded.meta.room;
    this.#parts = parts;
    this.#writer = new RoomWriter(
      {
        log,
        clock,
        chanceOf,
        stateOf: room => this.#stateOf(room),
        wakeAt: (room, events) => this.#wakeAt(room, events),
        openFor: (room, events) => this.#openFor(room, events),
        tasksOf: (before, decided) => [...this.#tasksOf(before, decided), ...this.#notices(decided)],
        onTrue: (events, facts) => this.#follow(events, facts),
        onLost: () => this.lose(),
      },
      read,
      epoch,
    );
    this.#isQuiet = isKnownQuiet(loaded.meta.state);
    this.#talk = new Talk(parts.talk);
    const { state, updatedAt } = loaded.meta;
    const before = { state, changedAt: loaded.events.at(-1)?.at ?? updatedAt };
    this.#attendance = new Attendance(this.room, before, clock.now(), { lost: parts.time?.lost ?? NOTHING_LOST, onFault });
    this.#house = new House({
      clock,
      bot,
      onFault,
      room: () => this.room,
      next: () => this.#next(),
      submit: (act, command) => this.#submitFor(act, command),
    });
    this.#stopHearing = parts.onJump?.(by => this.#putOff(by)) ?? (() => {});
    this.#house.look();
  }

  get room(): Room {
    return this.#writer.room;
  }

  /** The facts of the current game and what came around it, with their numbers. */
  get facts(): readonly NumberedFact[] {
    return this.#writer.facts.current;
  }

  /** What was said last in the room. */
  get chat(): readonly NumberedFact[] {
    return this.#writer.facts.chat;
  }

  /** The number of the last fact of the game itself; what is said around it does not count. */
  get lastMove(): number {
    return this.#writer.lastMove;
  }

  /** Whether nobody listens and nothing is being judged. */
  get isUnattended(): boolean {
    return this.#attendance.isEmpty && this.#queue.length === 0;
  }

  /** Whether, besides, the house has nothing to do here for so long that the log will say when. */
  get isIdle(): boolean {
    if (!this.isUnattended) return false;
    const act = this.#next();
    return act === undefined || isClosing(act) || act.at > this.#parts.clock.now() + ASLEEP_FOR;
  }

  /** Whether somebody has the table open under this profile, as far as is known here. */
  isHere(profile: ProfileId): boolean {
    return this.#attendance.isHere(this.room, profile);
  }

  /** Whether it was closed because nobody was there any more. */
  get isExpired(): boolean {
    return this.#isExpired;
  }

  /** Whether this object is done for; the room may be loaded again. */
  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Judges a wish after all that came before it. With `remembered`, a retry gets the first answer and nothing happens twice. */
  submit(actor: RoomActor, command: RoomCommand, along: Along = {}): Promise<Answer> {
    return this.#queue.run(() => this.#judge(actor, command, along));
  }

  /** Like `submit`, but only while the last fact of the game is still this one; else nothing happens, and undefined says so. */
  submitAt(seq: number, actor: RoomActor, command: RoomCommand, along: Along = {}): Promise<Answer | undefined> {
    return this.#queue.run(async () => (this.lastMove === seq ? this.#judge(actor, command, along) : this.#writer.before(along)));
  }

  /** Tells a listener everything after a number, and from then on everything that happens, without a gap. */
  catchUp(member: MemberId, after: number, listener: Listener): Promise<Result<true, WireRefusal>> {
    return this.#queue.run(async () => {
      if (this.#isClosed) return err('going-away');
      if (after > this.room.seq || !isMember(this.room, member)) await this.#writer.check();
      if (after > this.room.seq) return err('unknown-seq');
      if (!isMember(this.room, member)) return err('unknown-token');
      for (const fact of await this.factsAfter(after)) listener.tell(new Post(wireFact(fact)));
      for (const post of this.#attendance.circumstances(this.room, member)) listener.tell(post);
      this.#attendance.attach(this.room, member, listener, this.#parts.clock.now());
      this.#house.look();
      return ok(true);
    });
  }

  /** The same for somebody who is no member; `unwatch` ends it. */
  watch(after: number, watcher: Listener): Promise<Result<true, WireRefusal>> {
    return this.#queue.run(async () => {
      if (this.#isClosed) return err('going-away');
      if (after > this.room.seq) await this.#writer.check();
      if (after > this.room.seq) return err('unknown-seq');
      for (const fact of await this.factsAfter(after)) watcher.tell(new Post(wireFact(fact)));
      if (this.room.phase === 'closed') watcher.end('room-closed');
      else this.#attendance.watch(watcher);
      return ok(true);
    });
  }

  unwatch(watcher: Listener): void {
    this.#attendance.unwatch(watcher, this.#parts.clock.now());
    this.#house.look();
  }

  /** A sign of life from a member that comes by requests: its countdown begins anew. */
  seen(member: MemberId): void {
    this.#attendance.seen(member, this.#parts.clock.now());
    this.#house.look();
  }

  /** The next facts after a number, so many at most. */
  factsAfter(after: number, most?: number): Promise<readonly NumberedFact[]> {
    return this.#writer.facts.after(after, most);
  }

  /** The room as it is by now, whoever writes it. */
  fresh(): Promise<Room> {
    return this.#queue.run(async () => {
      await this.#writer.check();
      return this.room;
    });
  }

  /** The connection is gone; the seat stays, and the countdown begins. */
  detach(member: MemberId, listener: Listener): void {
    if (this.#attendance.detach(this.room, member, listener, this.#parts.clock.now())) this.#house.look();
  }

  /** Tells everybody something that is not recorded. */
  announce(post: Post): void {
    this.#attendance.tell(post);
  }

  /** Does what is due here, and has stored by then when to look at the room next. */
  async rouse(): Promise<void> {
    const { version } = this.#writer;
    await this.#house.rouse();
    await this.#queue.run(async () => {
      if (!this.#isClosed && this.#writer.version === version) await this.#writer.keepWake();
    });
  }

  /** Ends the table in this process; what it stored stays. */
  async close(): Promise<void> {
    this.#end();
    await this.#queue.settled();
  }

  /** Somebody else writes the room by now: whoever comes back finds it as that one has written it. */
  lose(): void {
    this.#end();
    this.#attendance.breakOff();
  }

  /** The same while the database is away: nobody knows whether the wish that is on its way there was stored, or waits to find out. */
  giveUp(): void {
    this.lose();
    this.#answerInDoubt();
  }

  #end(): void {
    this.#isClosed = true;
    this.#stopHearing();
    this.#house.stop();
  }

  /** Downtime is never charged to a player, also when the process lived through it. */
  #putOff(by: number): void {
    this.#attendance.putOff(this.room, by);
    this.#house.putOff(by);
  }

  #judge(actor: RoomActor, command: RoomCommand, along: Along, due?: number): Promise<Answer> {
    if (this.#isClosed) return Promise.resolve(refused('going-away', this.room.seq));
    if (this.#talk.isTooMuch(this.room, actor, command, this.#parts.clock.now())) return this.#hush(along);
    const began = performance.now();
    const count = (answer: Answer): Answer => {
      this.#parts.onAnswer?.(answer.ok, (performance.now() - began) / 1_000);
      if (!answer.ok && answer.code === 'storage-full') this.#parts.onFull?.();
      return answer;
    };
    const judged = new Promise<Answer>((resolve, reject) => {
      this.#answerInDoubt = () => resolve(refused('storage-away', this.room.seq));
      this.#writer.judge(actor, command, along, due).then(resolve, reject);
    });
    return judged.then(count, (error: unknown) => count(this.#doubt(error)));
  }

  /** Whoever only repeats what was granted gets the answer to that. */
  async #hush(along: Along): Promise<Answer> {
    return (await this.#writer.before(along)) ?? refused('too-many-requests', this.room.seq);
  }

  /** Whether it was stored nobody knows: before anything else is judged, the room is read anew. */
  #doubt(error: unknown): Answer {
    if (!isLogAway(error)) throw error;
    this.lose();
    return refused('storage-away', this.room.seq);
  }

  /** What is stored beside the facts, where it is not what is stored already: most moves change nothing of it. */
  #stateOf(next: Room): object | undefined {
    const { room } = this;
    const isLeft = isLeftForGood(next);
    const isSame = next.phase === room.phase && isLeft === isLeftForGood(room);
    if (isSame && next.options.turnSeconds === 0) return undefined;
    // Once a game may be looked up it is read, and whether an older one was not is not asked any more.
    this.#isQuiet &&= isQuiet(next);
    return { phase: next.phase, isLeft, quiet: this.#isQuiet, ...this.#attendance.keptOfTurn(next, this.#parts.clock.now()) };
  }

  #follow(events: readonly RoomEvent[], facts: readonly NumberedFact[]): void {
    const posts = facts.map(fact => new Post(wireFact(fact)));
    this.#attendance.follow(this.room, events, posts, this.#parts.clock.now());
    this.#house.look();
  }

  #next(): Act | undefined {
    return this.#isClosed ? undefined : nextAct(this.room, this.#attendance, this.#parts.pace);
  }

  #submitFor(act: Act, command: RoomCommand): Promise<Answer | 'too-early' | undefined> {
    return this.#queue.run(async () => {
      if (this.#next()?.id !== act.id) return undefined;
      try {
        const answer = await this.#judge(act.member ?? 'house', command, {}, act.at);
        this.#isExpired ||= answer.ok && isClosing(act);
        return answer;
      } catch (error) {
        if (error instanceof TooEarly) return 'too-early';
        throw error;
      }
    });
  }

  /** When somebody has to look at the room, whoever has it then; undefined for never. */
  #wakeAt(next: Room, events: readonly RoomEvent[]): number | undefined {
    const presence = this.#attendance.ahead(next, events, this.#parts.clock.now());
    return nextAct(next, presence, this.#parts.pace)?.at;
  }

  /** Without a new fact it is what the facts so far have made it. */
  #openFor(next: Room, events: readonly RoomEvent[]): readonly OpenFor[] | undefined {
    if (events.length > 0 && !events.some(changesLists)) return undefined;
    if (!hasProfiles(next) && !hasProfiles(this.room)) return undefined;
    const now = this.#parts.clock.now();
    const since = events.length > 0 ? now : (this.facts.findLast(({ event }) => changesLists(event))?.at ?? now);
    return openFor(next, { since, until: this.#attendance.ahead(next, events, now).turnEndsAt });
  }

  /** Of what nobody will ever look up, nothing follows. */
  #tasksOf(before: Room, decided: Decided): readonly NewTask[] {
    return this.#isQuiet ? [] : (this.#parts.tasksOf?.(before, decided) ?? []);
  }

  /** Whom to tell of it who may not be here. */
  #notices({ room, events }: Decided): readonly NewTask[] {
    if (!isTold(room) || !hasProfiles(room)) return [];
    const { clock, pace } = this.#parts;
    const now = clock.now();
    const until = this.#attendance.ahead(room, events, now).turnEndsAt;
    return noticeTasks(room, events, { now, tellAfter: pace.tellAfter ?? TELL_AFTER, until });
  }
}

const hasProfiles = ({ members }: Room): boolean => members.some(({ profile }) => profile !== undefined);
