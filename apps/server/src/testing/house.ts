/** A server without sockets: tables over a log in memory, a clock moved by hand, and clients whose wires are lists. */
import { botMove } from '@yaht/bots';
import { chainOf, seedFromText } from '@yaht/fair';
import type { CloseCode, Notice, PlainObject, ServerMessage, WireFact } from '@yaht/protocol';
import type { RoomEvent, RoomWishes } from '@yaht/room';
import { tiny } from '@yaht/room/testing';
import { fault } from '@yaht/rules';
import { chanceOf } from '../chance.ts';
import { Daily } from '../daily/daily.ts';
import type { Rate } from '../bucket.ts';
import { UNLIMITED, type Guest } from '../doors/doorkeeper.ts';
import { Session, type SessionParts } from '../doors/session.ts';
import { MemoryLog, type GameLog } from '../log/index.ts';
import { openPeopleFile } from '../people/file/people-file.ts';
import { peopleWith, type People } from '../people/people.ts';
import type { Projector } from '../people/projector.ts';
import { createReviews } from '../people/review.ts';
import { remoteHere } from '../people/thread/remote.ts';
import type { Random } from '../random.ts';
import { pacedForPeople } from '../tables/agenda.ts';
import { HouseTables } from '../tables/house-tables.ts';
import type { Post } from '../tables/post.ts';
import { Tables } from '../tables/tables.ts';
import type { TableParts } from '../tables/table.ts';
import { WatchfulClock } from '../watchful-clock.ts';
import { HandClock, settled } from './hand-clock.ts';

type Setup = {
  readonly log?: (log: MemoryLog<RoomEvent>) => GameLog<RoomEvent>;
  readonly bot?: TableParts['bot'];
  readonly chance?: TableParts['chanceOf'];
  readonly rate?: Rate;
  readonly talk?: Rate;
  /** Whether jumps of the time are noticed. */
  readonly isWatchful?: boolean;
  readonly random?: Random;
  /** Keeps tables of this size open. */
  readonly players?: number;
};

/** Facts have one type for all of them, other messages one each. */
type MessageOf<Type> = Type extends Notice['type'] ? Extract<Notice, { readonly type: Type }> : WireFact;

/** Somebody with a connection to the house. */
export class Client {
  readonly heard: ServerMessage[] = [];
  readonly posts: Post[] = [];
  closed: CloseCode | undefined;
  /** A client that has stopped reading: what is sent piles up. */
  isStuck = false;
  queued = 0;
  /** A client whose wire throws whatever is sent. */
  isBroken = false;
  /** A client that does not answer when it is asked for a sign of life. */
  isSilent = false;
  readonly session: Session;

  constructor(parts: SessionParts, guest: Guest = UNLIMITED) {
    const queued = (): number => this.queued;
    this.session = new Session(
      parts,
      {
        send: post => this.#take(post),
        get queued() {
          return queued();
        },
        drained: () => Promise.resolve(),
        close: code => {
          this.closed = code;
          this.session.gone();
        },
      },
      { door: 'tcp', guest },
    );
  }

  /** Says something and waits until everything that follows from it has happened. */
  async say(message: object): Promise<readonly ServerMessage[]> {
    const before = this.heard.length;
    this.session.hear(message as PlainObject);
    await settled();
    return this.heard.slice(before);
  }

  /** The connection is cut. */
  cut(): void {
    this.session.gone();
  }

  /** The latest message of this type, which must be there. */
  last<Type extends ServerMessage['type']>(type: Type): MessageOf<Type> {
    const found = this.heard.findLast(message => message.type === type) ?? fault(`no ${type} was heard`);
    return found as MessageOf<Type>;
  }

  all(type: ServerMessage['type']): readonly ServerMessage[] {
    return this.heard.filter(message => message.type === type);
  }

  get types(): readonly string[] {
    return this.heard.map(({ type }) => type);
  }

  get welcome(): Extract<Notice, { readonly type: 'Welcome' }> {
    return this.last('Welcome');
  }

  #take(post: Post): void {
    if (this.isBroken) throw new Error('the wire is broken');
    if (post.message.type === 'Ping' && !this.isSilent) return this.session.hear({ type: 'Pong' });
    this.posts.push(post);
    this.heard.push(post.message);
    if (this.isStuck) this.queued += post.frame.length;
  }
}

/** The house itself; `restart` is what a new process would find. */
export class TestHouse {
  readonly clock = new HandClock();
  readonly memory = new MemoryLog<RoomEvent>(this.clock.now);
  readonly faults: unknown[] = [];
  /** Of the games of the day; short, because it is made anew for every house. */
  readonly seeds = chainOf(seedFromText('house'), 400);
  readonly #setup: Setup;
  #parts: SessionParts;
  #lost = 0;
  #people: People<Projector> | undefined;

  constructor(setup: Setup = {}) {
    this.#setup = setup;
    this.#parts = this.#build();
  }

  get tables(): Tables {
    return this.#parts.tables;
  }

  /** What a door is given. */
  get parts(): SessionParts {
    return this.#parts;
  }

  /** Opened when somebody asks for the first time; stays through a restart, like any file. */
  get people(): People<Projector> {
    return (this.#people ??= peopleWith({
      log: this.memory,
      clock: this.clock,
      books: remoteHere(openPeopleFile({ file: ':memory:' })),
      review: remoteHere(createReviews()).reviews.review,
      stopReviewing: async () => {},
      onFault: error => void this.faults.push(error),
    }));
  }

  /** A connection of somebody who is not limited, unless a doorkeeper says otherwise. */
  connect(guest?: Guest): Client {
    return new Client(this.#parts, guest);
  }

  /** The process is gone with everything it had in memory; so much later there is a new one. */
  restart(downtime = 0): void {
    this.#lost += downtime;
    this.clock.pass(downtime);
    this.#parts = this.#build();
  }

  /** What a server does now and then, until nothing is left to be done. */
  async tidy(): Promise<void> {
    while ((await this.tables.sweep()) > 0);
    await this.tables.sweep();
    await this.tables.tidy();
  }

  /** Somebody in a new room, with seats and options as wished. */
  async open(wishes: Partial<RoomWishes> & { readonly profile?: string } = {}, name = 'Ann'): Promise<Client> {
    const client = this.connect();
    await client.say({ type: 'CreateRoom', name, variant: tiny, ...wishes });
    return client;
  }

  async join(room: string, name: string, more: object = {}): Promise<Client> {
    const client = this.connect();
    await client.say({ type: 'Join', room, name, ...more });
    return client;
  }

  async resume(client: Client, after?: number): Promise<Client> {
    const again = this.connect();
    await again.say({ type: 'Resume', token: client.welcome.token, ...(after === undefined ? {} : { after }) });
    return again;
  }

  /** Ann, who is the host, and Bob in a game that has begun. */
  async game(wishes: Partial<RoomWishes> = {}): Promise<{ readonly ann: Client; readonly bob: Client; readonly room: string }> {
    const ann = await this.open({ seats: 2, ...wishes });
    const room = ann.welcome.room.id;
    const bob = await this.join(room, 'Bob');
    await bob.say({ type: 'Ready' });
    await ann.say({ type: 'StartGame' });
    return { ann, bob, room };
  }

  #build(): SessionParts {
    const {
      log = memory => memory,
      bot,
      chance = chanceOf,
      rate = { perSecond: 1e6, burst: 1e6 },
      talk = rate,
      random,
      players,
    } = this.#setup;
    const clock = this.#setup.isWatchful ? new WatchfulClock(this.clock) : this.clock;
    const onFault = (error: unknown): void => void this.faults.push(error);
    const tables = new Tables({
      log: log(this.memory),
      clock,
      ...(clock instanceof WatchfulClock ? { onJump: clock.onJump } : {}),
      time: { lost: () => this.#lost, isKnown: async () => {} },
      pace: pacedForPeople,
      bot: bot ?? (async (game, seat, level) => botMove(game, seat, level)),
      chanceOf: chance,
      ...(random ? { random } : {}),
      onFault,
      talk,
    });
    const houseTables = players === undefined ? undefined : new HouseTables(tables, { variant: tiny, seats: players });
    const profileOf: SessionParts['profileOf'] = key => this.people.profileOf(key);
    const makeProfile: SessionParts['makeProfile'] = (key, name) => this.people.made(key, name);
    const daily = new Daily({ tables, clock: this.clock, seeds: this.seeds, people: () => this.people });
    return { tables, daily, houseTables, profileOf, makeProfile, clock, rate, sentence: code => code, onFault, note: () => {} };
  }
}
