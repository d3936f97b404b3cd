/** Somebody who plays or watches: keeps the facts, knows what to do next, and comes back by any node with what has no answer yet. */
import { factOf, type NumberedFact, type PlainObject } from '@yaht/protocol';
import { evolveRoom, replayRoom, type Room } from '@yaht/room';
import type { CallOff } from '../clock.ts';
import type { Lines } from '../nodes/lines.ts';
import type { House } from './house.ts';
import type { Luck } from './luck.ts';
import { doorOf } from './node.ts';
import { Process } from './process.ts';
import { wishIn, type Message, type Plan } from './wishes.ts';

type Wish = Message & { readonly id: string };

/** A wish that was granted, and the number it was answered with. */
export type Granted = { readonly wish: Wish; readonly seq: number };

/** Answers that say nothing about what was wished: it may have happened or not. */
const PASSING = ['going-away', 'storage-away', 'fault', 'too-many-requests'];
/** So long it waits for an answer before it tries another node. */
const PATIENCE = 6_000;
const PING_EVERY = 4_000;

export class Person {
  readonly process: Process;
  readonly token: string;
  readonly facts: NumberedFact[] = [];
  readonly granted = new Map<string, Granted>();
  room: Room | undefined;
  code: string | undefined;
  readonly #house: House;
  readonly #luck: Luck;
  readonly #plan: Plan;
  member: number | undefined;
  #lines: Lines | undefined;
  #isSeated = false;
  #open: Wish | undefined;
  #wishes = 0;
  #isThinking = false;
  #waiting: CallOff | undefined;
  /** When it said what has no answer yet, and the longest it has ever waited. */
  #openSince: number | undefined;
  #longestWait = 0;

  constructor(house: House, name: string, plan: Plan) {
    this.process = new Process(house.world, name);
    this.#house = house;
    this.#luck = house.luck.branch();
    this.#plan = plan;
    this.token = Buffer.from(this.#luck.bytes(32)).toString('base64url');
    this.#later();
    this.#keepAsking();
  }

  get name(): string {
    return this.process.name;
  }

  /** Whether it has seen the end of its last game and waits for no answer. */
  get isDone(): boolean {
    return this.room?.phase === 'over' && this.room.games >= this.#plan.games && this.#open === undefined;
  }

  /** The longest wait for an answer of any node, in milliseconds. */
  get longestWait(): number {
    const { now } = this.#house.world;
    return Math.max(this.#longestWait, now - (this.#openSince ?? now));
  }

  /** From now on waits are measured. */
  beginToMeasure(): void {
    this.#longestWait = 0;
    if (this.#openSince !== undefined) this.#openSince = this.#house.world.now;
  }

  /** Its connection breaks, wherever it is. */
  cut(): void {
    this.#lines?.end();
  }

  #later(): void {
    this.#lines = undefined;
    this.#isSeated = false;
    this.#stopWaiting();
    this.process.clock.after(this.#luck.longTail(20, 1_500), () => this.#connect());
  }

  #connect(): void {
    const hello = this.#hello();
    if (!hello) return this.#later();
    const place = this.#house.placeFor(this);
    const lines = this.#house.network.dialFrom(this.process)(doorOf(place));
    this.process.note(`comes to ${place} with ${hello.type}`);
    this.#lines = lines;
    lines.onMessage(message => this.#lines === lines && this.#hear(message as Message));
    lines.onEnd(() => this.#lines === lines && this.#later());
    this.#say(hello);
  }

  #hello(): Message | undefined {
    if (this.member !== undefined) return { type: 'Resume', token: this.token, after: this.facts.length };
    const entry = this.#plan.entry();
    return entry && { ...entry, name: this.name, token: this.token };
  }

  /** Whoever is told nothing for too long tries elsewhere. */
  #say(message: Message): void {
    this.process.note(`says ${JSON.stringify(message).slice(0, 150)}`);
    this.#lines?.send(message);
    this.#stopWaiting();
    this.#waiting = this.process.clock.after(PATIENCE, () => this.cut());
  }

  #stopWaiting(): void {
    this.#waiting?.();
    this.#waiting = undefined;
  }

  /** A node that is gone says nothing, also to somebody who only waits for others. */
  #keepAsking(): void {
    this.process.clock.after(PING_EVERY, () => {
      if (this.#isSeated && !this.#waiting) this.#say({ type: 'Ping' });
      this.#keepAsking();
    });
  }

  #hear(message: Message): void {
    if (message.type === 'Ping') return this.#lines?.send({ type: 'Pong' });
    if (message.type !== 'Presence' && message.type !== 'Pong')
      this.process.note(`hears ${JSON.stringify(message).slice(0, 150)}`);
    if ('at' in message) return this.#learn(message);
    switch (message.type) {
      case 'Pong':
        return this.#open || !this.#isSeated ? undefined : this.#stopWaiting();
      case 'Welcome':
        return this.#enter(message);
      case 'Ack':
        return message['id'] === null ? this.#sit() : this.#granted(message);
      case 'Error':
        return this.#refused(message);
      case 'Bye':
        return this.#part(String(message['code']));
      default:
        return undefined;
    }
  }

  /** It has a place; from now on it reads the room from its first fact. */
  #enter(welcome: Message): void {
    this.member = Number(welcome['member']);
    this.code = (welcome['room'] as { readonly id: string }).id;
    this.cut();
  }

  #sit(): void {
    this.#isSeated = true;
    this.#stopWaiting();
    if (this.#open) this.#say(this.#open);
    else this.#step();
  }

  #learn(message: Message): void {
    const fact = factOf(message as PlainObject);
    if (!fact.ok) return this.#complain(`cannot read ${JSON.stringify(message)}`);
    if (fact.value.seq !== this.facts.length + 1) return this.#complain(`heard ${fact.value.seq} after ${this.facts.length}`);
    this.facts.push(fact.value);
    this.room = this.room ? evolveRoom(this.room, fact.value.event) : replayRoom([fact.value.event]);
    if (this.#isSeated) this.#step();
  }

  #granted(ack: Message): void {
    const id = String(ack['id']);
    const seq = Number(ack['seq']);
    const before = this.granted.get(id);
    if (before && before.seq !== seq) this.#complain(`was granted ${id} at ${before.seq} and at ${seq}`);
    if (this.#open?.id !== id) return;
    if (!before) this.granted.set(id, { wish: this.#open, seq });
    this.#isAnswered();
  }

  #refused({ id, code }: Message): void {
    if (PASSING.includes(String(code))) return this.cut();
    if (!this.#isSeated && this.member !== undefined)
      this.#complain(`came back after ${this.facts.length} and heard ${String(code)}`);
    if (!this.#isSeated) return this.cut();
    if (id !== this.#open?.id) return;
    if (this.#open && this.granted.has(this.#open.id)) this.#complain(`was refused ${this.#open.id}, which it had been granted`);
    this.#isAnswered();
  }

  #isAnswered(): void {
    this.#longestWait = this.longestWait;
    this.#openSince = undefined;
    this.#open = undefined;
    this.#stopWaiting();
    this.#step();
  }

  #part(code: string): void {
    if (code === 'removed' || code === 'room-closed' || code === 'left') this.#complain(`was sent away: ${code}`);
  }

  #complain(what: string): void {
    this.#house.witness.problem(`${this.name} ${what}`);
  }

  /** It takes its time, and decides by what it knows then. */
  #step(): void {
    if (this.#isThinking) return;
    this.#isThinking = true;
    this.process.clock.after(this.#luck.longTail(1, this.#house.layout.thinking), () => {
      this.#isThinking = false;
      this.#act();
    });
  }

  /** Now and then it asks again for what it was granted before: the answer must be the same. */
  #act(): void {
    if (this.#open || !this.#isSeated) return;
    const old = this.#luck.happens(0.05) ? [...this.granted.values()].at(-1)?.wish : undefined;
    this.#open = old ?? this.#nextWish();
    if (!this.#open) return;
    this.#openSince = this.#house.world.now;
    this.#say(this.#open);
  }

  #nextWish(): Wish | undefined {
    const wish = this.room && this.member !== undefined ? wishIn(this.room, this.member, this.name, this.#plan) : undefined;
    const { isTalkative } = this.#house.layout;
    if (!wish && !(isTalkative && this.room)) return undefined;
    this.#wishes += 1;
    const id = `${this.name}-${this.#wishes}`;
    return !wish || this.#luck.happens(0.1) ? { type: 'Chat', text: `this is ${id}`, id } : { ...wish, id };
  }
}
