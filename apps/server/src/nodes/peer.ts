/** Another node as this one talks to it. */
import type { WireFact } from '@yaht/protocol';
import type { Clock } from '../clock.ts';
import { fullError, type RoomId } from '../log/index.ts';
import { NO_NEWS, type DatabaseNews } from './database-news.ts';
import { greet } from './greeting.ts';
import { dialSocket, type Dial, type Lines } from './lines.ts';
import type { CallName, Calls, Passed, Reply, Sign, Told } from './link-message.ts';
import { foreignText, passesFacts, SPOKEN, type Spoken } from './link-version.ts';
import { giveSigns, Silence } from './silence.ts';

/** The other node is not there, or does not write the room: whoever writes it has to be found anew. */
export class LostLink extends Error {}

/** The other node is there and cannot be understood. */
export class ForeignLink extends LostLink {}

export type PeerParts = {
  /** Of the house. */
  readonly secret: string;
  readonly clock: Clock;
  readonly dial?: Dial;
  readonly spoken?: Spoken;
  readonly news?: DatabaseNews;
};

type Waiting = { readonly resolve: (value: never) => void; readonly reject: (error: Error) => void };

/** Whoever hears what is told to one ear. */
export type Hearer = (told: Told) => void;

/** Whoever hears the facts of one room that the other node passes on. */
type Follower = (fact: WireFact) => void;

export class Peer {
  readonly #lines: Lines;
  readonly #silence: Silence;
  readonly #waiting = new Map<number, Waiting>();
  readonly #ears = new Map<number, Hearer>();
  readonly #followers = new Map<RoomId, Follower>();
  readonly #hearNews: () => void;
  readonly #onLost = new Set<() => void>();
  #lastId = 0;
  #isLost = false;
  #passesFacts = false;
  #stopSigns = (): void => {};

  private constructor(lines: Lines, clock: Clock, { hear }: DatabaseNews) {
    this.#lines = lines;
    this.#hearNews = hear;
    this.#silence = new Silence(lines, clock);
  }

  /** Rejects when nobody of the house answers there, or in a version that is not spoken here. */
  static connect(
    address: string,
    { secret, clock, dial = dialSocket, spoken = SPOKEN, news = NO_NEWS }: PeerParts,
  ): Promise<Peer> {
    const lines = dial(address);
    return new Promise((resolve, reject) => {
      const peer = new Peer(lines, clock, news);
      lines.onEnd(() => {
        peer.#lose();
        reject(new LostLink(`no node at ${address}`));
      });
      greet(lines, {
        secret,
        side: 'caller',
        spoken,
        begin: version => {
          peer.#passesFacts = passesFacts(version);
          peer.#stopSigns = giveSigns(lines, clock, news);
          resolve(peer);
          return message => peer.#hear(message as Reply | Told | Passed | Sign);
        },
        foreign: theirs => reject(new ForeignLink(foreignText(`the node at ${address}`, spoken, theirs))),
      });
    });
  }

  get isLost(): boolean {
    return this.#isLost;
  }

  /** Whether facts come by themselves to those who listen; a hint is older news then. */
  get passesFacts(): boolean {
    return this.#passesFacts;
  }

  call<Name extends CallName>(name: Name, room: RoomId, asked: Calls[Name]['asked']): Promise<Calls[Name]['answer']> {
    if (this.#isLost) return Promise.reject(new LostLink('the other node is gone'));
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#lines.send({ id, name, room, ...asked });
    });
  }

  /** Says something that needs no answer. */
  say<Name extends CallName>(name: Name, room: RoomId, asked: Calls[Name]['asked']): void {
    this.call(name, room, asked).catch(() => {});
  }

  /** The number under which the other node tells this ear what it hears. */
  lend(hearer: Hearer): number {
    const ear = ++this.#lastId;
    this.#ears.set(ear, hearer);
    return ear;
  }

  takeBack(ear: number): void {
    this.#ears.delete(ear);
  }

  /** Answers how to stop it. */
  follow(room: RoomId, follower: Follower): () => void {
    this.#followers.set(room, follower);
    return () => void (this.#followers.get(room) === follower && this.#followers.delete(room));
  }

  onLost(tell: () => void): () => void {
    this.#onLost.add(tell);
    return () => void this.#onLost.delete(tell);
  }

  end(): void {
    this.#lines.end();
  }

  #hear(message: Reply | Told | Passed | Sign): void {
    this.#silence.broken();
    if ('sign' in message) return message.reached ? this.#hearNews() : undefined;
    if ('fact' in message) return this.#followers.get(message.room)?.(message.fact);
    if ('ear' in message) return this.#ears.get(message.ear)?.(message);
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if ('answer' in message) waiting?.resolve(message.answer as never);
    else waiting?.reject(reasonIn(message));
  }

  #lose(): void {
    if (this.#isLost) return;
    this.#isLost = true;
    this.#silence.stop();
    this.#stopSigns();
    for (const { reject } of this.#waiting.values()) reject(new LostLink('the other node is gone'));
    this.#waiting.clear();
    this.#ears.clear();
    this.#followers.clear();
    for (const tell of this.#onLost) tell();
  }
}

function reasonIn(reply: Exclude<Reply, { readonly answer: unknown }>): Error {
  if ('elsewhere' in reply) return new LostLink('the room is elsewhere');
  return reply.isFull ? fullError() : new Error(reply.fault);
}
