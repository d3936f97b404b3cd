/**
 * The table of a room that another node writes. What happened there is passed on by the writer, and whatever does not follow the last
 * fact known here is read from the log; wishes go to the writer, and an answer counts once the facts it is about have been told here.
 */
import { factOf, wireFact, type NumberedFact, type WireFact, type WireRefusal } from '@yaht/protocol';
import type { MemberId, Room, RoomActor, RoomCommand } from '@yaht/room';
import { err, ok, type Result } from '@yaht/rules';
import type { RoomId } from '../log/index.ts';
import { Queue } from '../queue.ts';
import type { Along, Answer } from '../tables/answer.ts';
import type { Listener } from '../tables/audience.ts';
import { isMove } from '../tables/entry.ts';
import type { ReadRoom } from '../tables/kept-room.ts';
import type { FactParts } from '../tables/known-facts.ts';
import { Post } from '../tables/post.ts';
import type { Table } from '../tables/table.ts';
import type { Told } from './link-message.ts';
import { LostLink, type Peer } from './peer.ts';
import { Replica } from './replica.ts';

/** Nothing more will be judged by this writer. */
const isEnd = (code: string): boolean => code === 'going-away' || code === 'storage-away';

/** `onRead` hears of facts that were read because nobody had passed them on. */
type FarParts = FactParts & { readonly onRead: (facts: number) => void };

export class FarTable implements Table {
  readonly id: RoomId;
  readonly #replica: Replica;
  readonly #peer: Peer;
  readonly #onFault: (error: unknown) => void;
  readonly #onRead: (facts: number) => void;
  readonly #queue = new Queue();
  /** With the numbers under which the writer knows them. */
  readonly #listeners = new Map<Listener, number>();
  readonly #letGo: () => void;
  /** What was asked of the writer and has no answer yet. */
  readonly #asked = new Set<(error: Error) => void>();
  #isClosed = false;

  constructor(parts: FarParts, read: ReadRoom, peer: Peer, onFault: (error: unknown) => void) {
    this.id = read.loaded.meta.room;
    this.#replica = new Replica(parts, read);
    this.#peer = peer;
    this.#onRead = parts.onRead;
    this.#onFault = onFault;
    const stops = [peer.onLost(() => this.lose()), peer.follow(this.id, fact => this.#run(() => this.#learn(fact)))];
    this.#letGo = () => stops.forEach(stop => stop());
  }

  get room(): Room {
    return this.#replica.room;
  }

  get facts(): readonly NumberedFact[] {
    return this.#replica.facts.current;
  }

  get chat(): readonly NumberedFact[] {
    return this.#replica.facts.chat;
  }

  get lastMove(): number {
    return this.facts.findLast(({ event }) => isMove(event))?.seq ?? 0;
  }

  /** Whether anybody is there only the writer knows. */
  get isUnattended(): boolean {
    return false;
  }

  get isIdle(): boolean {
    return this.#listeners.size === 0 && this.#queue.length === 0;
  }

  /** What is to be done the writer does. */
  get isExpired(): boolean {
    return false;
  }

  /** That only the writer knows; a browser that shows the table keeps a notice to itself. */
  isHere(): boolean {
    return false;
  }

  async rouse(): Promise<void> {}

  get isClosed(): boolean {
    return this.#isClosed;
  }

  async submit(actor: RoomActor, command: RoomCommand, along: Along = {}): Promise<Answer> {
    const answer = await this.#ask(actor, command, along);
    return answer ?? { ok: false, code: 'fault', seq: this.room.seq };
  }

  submitAt(seq: number, actor: RoomActor, command: RoomCommand, along: Along = {}): Promise<Answer | undefined> {
    return this.#ask(actor, command, along, seq);
  }

  catchUp(member: MemberId, after: number, listener: Listener): Promise<Result<true, WireRefusal>> {
    return this.#seat(after, listener, { member });
  }

  watch(after: number, watcher: Listener): Promise<Result<true, WireRefusal>> {
    return this.#seat(after, watcher, {});
  }

  unwatch(watcher: Listener): void {
    this.#unseat(watcher);
  }

  detach(_: MemberId, listener: Listener): void {
    this.#unseat(listener);
  }

  seen(member: MemberId): void {
    this.#peer.say('seen', this.id, { member });
  }

  announce({ message }: Post): void {
    this.#peer.say('announce', this.id, { message });
  }

  factsAfter(after: number, most?: number): Promise<readonly NumberedFact[]> {
    return this.#replica.facts.after(after, most);
  }

  fresh(): Promise<Room> {
    return this.#queue.run(async () => {
      await this.#reach(Infinity);
      if (this.#isClosed) throw new LostLink('the writer is gone');
      return this.room;
    });
  }

  /** Whether a hint tells nothing that does not come by itself. */
  get isFollowing(): boolean {
    return this.#peer.passesFacts && this.#listeners.size > 0;
  }

  /** There are facts up to this number. */
  hint(seq: number): void {
    if (seq > this.room.seq) this.#run(() => this.#reach(seq));
  }

  /** Who waits here is not told by its writer any more. */
  giveUp(): void {
    this.lose();
  }

  /** The writer is gone, or the room. */
  lose(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#letGo();
    for (const reject of this.#asked) reject(new LostLink('the writer is gone'));
    for (const listener of this.#listeners.keys()) listener.end('fault');
    this.#listeners.clear();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#letGo();
    for (const listener of this.#listeners.keys()) this.#unseat(listener);
    await this.#queue.settled();
  }

  /** A writer that ends, or does not reach the database, is as good as gone: the next one will answer. */
  async #ask(actor: RoomActor, command: RoomCommand, along: Along, at?: number): Promise<Answer | undefined> {
    const asked = { actor, command, along, ...(at === undefined ? {} : { at }) };
    const answer = (await this.#untilLost(this.#peer.call('submit', this.id, asked))) ?? undefined;
    if (answer && !answer.ok && isEnd(answer.code)) throw new LostLink('the writer goes away');
    if (answer && answer.seq > this.room.seq) await this.#queue.run(() => this.#reach(answer.seq));
    return answer;
  }

  /** A writer that has let go of the room may be busy for long with what was asked of it. */
  #untilLost<Value>(asking: Promise<Value>): Promise<Value> {
    return new Promise((resolve, reject) => {
      this.#asked.add(reject);
      asking.then(resolve, reject).finally(() => this.#asked.delete(reject));
    });
  }

  #seat(after: number, listener: Listener, who: { readonly member?: MemberId }): Promise<Result<true, WireRefusal>> {
    return this.#queue.run(async () => {
      await this.#reach(after);
      if (this.#isClosed) return err('going-away');
      if (after > this.room.seq) return err('unknown-seq');
      const ear = this.#peer.lend(told => this.#relay(listener, told));
      const attached = await this.#untilLost(this.#peer.call('attach', this.id, { ear, ...who }));
      if (!attached.ok) {
        this.#peer.takeBack(ear);
        return attached;
      }
      if (attached.value !== true) await this.#reach(attached.value);
      const facts = await this.factsAfter(after);
      // The writer may have been lost meanwhile, and nobody would tell this listener.
      if (this.#isClosed) return err('going-away');
      for (const fact of facts) listener.tell(new Post(wireFact(fact)));
      const older = this.#listeners.get(listener);
      if (older !== undefined) this.#peer.takeBack(older);
      this.#listeners.set(listener, ear);
      return ok(true);
    });
  }

  #unseat(listener: Listener): void {
    const ear = this.#listeners.get(listener);
    if (ear === undefined) return;
    this.#listeners.delete(listener);
    this.#peer.takeBack(ear);
    this.#peer.say('detach', this.id, { ear });
  }

  /** What the writer passes on is stored. Whether anything is missing before it, or it was read before, its number tells. */
  async #learn(wire: WireFact): Promise<void> {
    if (this.#isClosed || wire.seq <= this.room.seq) return;
    const fact = factOf(wire);
    if (!fact.ok || wire.seq > this.room.seq + 1) return this.#reach(wire.seq);
    this.#replica.add([fact.value]);
    this.#tell([new Post(wire)]);
  }

  /** In the order of the writer: after the facts that came before it there. */
  #relay(listener: Listener, told: Told): void {
    this.#run(async () => {
      await this.#reach(told.seq);
      // Who sits down twice has two ears over there for a moment; the older one has nothing to say.
      if (this.#listeners.get(listener) !== told.ear) return;
      if ('message' in told) return listener.tell(new Post(told.message));
      this.#unseat(listener);
      listener.end(told.end);
    });
  }

  /** Reads on until a number, and tells what is new. */
  async #reach(seq: number): Promise<void> {
    if (this.#isClosed || seq <= this.room.seq) return;
    const facts = await this.#replica.read();
    if (!facts) return this.lose();
    this.#onRead(facts.length);
    this.#tell(facts.map(fact => new Post(wireFact(fact))));
  }

  #tell(posts: readonly Post[]): void {
    for (const listener of this.#listeners.keys()) for (const post of posts) listener.tell(post);
  }

  /** After all that came before, and nobody waits for it. */
  #run(work: () => Promise<void>): void {
    void this.#queue.run(work).catch(this.#onFault);
  }
}
