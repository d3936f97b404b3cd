/** Lets other nodes ask for rooms that this node writes. */
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import type { WireFact } from '@yaht/protocol';
import { ok } from '@yaht/rules';
import { listenAt } from '../accepting.ts';
import type { Clock } from '../clock.ts';
import { isLogAway, isLogFull, type RoomId } from '../log/index.ts';
import type { EndReason, Listener } from '../tables/audience.ts';
import { GoingAway } from '../tables/going-away.ts';
import { Post } from '../tables/post.ts';
import { LostRoom } from '../tables/room-writer.ts';
import type { OwnTable } from '../tables/table.ts';
import { NO_NEWS, type DatabaseNews } from './database-news.ts';
import { greet } from './greeting.ts';
import { SocketLines, type Lines } from './lines.ts';
import type { Call, Passed, Reply, Sign, Told } from './link-message.ts';
import { foreignText, noteOnce, passesFacts, SPOKEN, type Spoken } from './link-version.ts';
import { giveSigns, Silence } from './silence.ts';
import { isFactMessage } from './told-fact.ts';

export type LinkHostParts = {
  readonly secret: string;
  readonly clock: Clock;
  /** The table of a room, if this node writes it. */
  readonly find: (room: RoomId) => Promise<OwnTable | undefined>;
  readonly spoken?: Spoken;
  readonly news?: DatabaseNews;
  /** For whoever runs the server. */
  readonly note?: (text: string) => void;
};

export type LinkHost = { readonly address: AddressInfo; readonly close: () => Promise<void> };

/** Listens for other nodes; port 0 takes a free one. */
export async function openLinkHost(parts: LinkHostParts, host: string, port: number): Promise<LinkHost> {
  const sockets = new Set<Socket>();
  const note = noteOnce(parts.note);
  const server = createServer(socket => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    receive(new SocketLines(socket), { ...parts, note });
  });
  const onFault = (error: unknown): void => note(`a node that called this one was not let in: ${String(error)}`);
  await listenAt(server, { host, port }, { ...parts, onFault });
  return { address: server.address() as AddressInfo, close: () => closeAll(server, sockets) };
}

/** Another node has begun a connection. */
export function receive(lines: Lines, parts: LinkHostParts): void {
  const { secret, spoken = SPOKEN, note } = parts;
  greet(lines, {
    secret,
    side: 'host',
    spoken,
    begin: version => entertain(lines, parts, version),
    foreign: theirs => note?.(foreignText('a node that called this one', spoken, theirs)),
  });
}

/** Answers who hears what it says. */
function entertain(lines: Lines, { find, clock, news = NO_NEWS }: LinkHostParts, version: number): (message: unknown) => void {
  const guest = new Guest(lines, find, version);
  const silence = new Silence(lines, clock);
  const stopSigns = giveSigns(lines, clock, news);
  lines.onEnd(() => {
    silence.stop();
    stopSigns();
    guest.leave();
  });
  return message => {
    silence.broken();
    const heard = message as Call | Sign;
    if (!('sign' in heard)) guest.hear(heard);
    else if (heard.reached) news.hear();
  };
}

const closeAll = (server: Server, sockets: ReadonlySet<Socket>): Promise<void> =>
  new Promise(resolve => {
    server.close(() => resolve());
    for (const socket of sockets) socket.destroy();
  });

/** Nothing was judged here, or nobody knows: whoever writes the room next will. */
const isLoss = (error: unknown): boolean => error instanceof LostRoom || error instanceof GoingAway || isLogAway(error);

/** Another node, and those who listen there to tables of this one. */
class Guest {
  readonly #lines: Lines;
  readonly #find: LinkHostParts['find'];
  readonly #passesFacts: boolean;
  readonly #ears = new Map<number, { readonly leave: () => void }>();
  #lastPassed: Post | undefined;

  constructor(lines: Lines, find: LinkHostParts['find'], version: number) {
    this.#lines = lines;
    this.#find = find;
    this.#passesFacts = passesFacts(version);
  }

  hear(call: Call): void {
    void this.#replyTo(call).then(reply => this.#lines.send(reply));
  }

  /** The node is gone, and everybody there. */
  leave(): void {
    for (const { leave } of this.#ears.values()) leave();
    this.#ears.clear();
  }

  async #replyTo(call: Call): Promise<Reply> {
    const { id, room } = call;
    try {
      const table = await this.#find(room);
      return table ? { id, answer: await this.#do(table, call) } : { id, elsewhere: true };
    } catch (error) {
      return isLoss(error) ? { id, elsewhere: true } : { id, fault: String(error), isFull: isLogFull(error) };
    }
  }

  #do(table: OwnTable, call: Call): unknown {
    switch (call.name) {
      case 'submit':
        return this.#submit(table, call);
      case 'attach':
        return this.#attach(table, call);
      case 'detach':
        this.#ears.get(call.ear)?.leave();
        return null;
      case 'seen':
        table.seen(call.member);
        return null;
      case 'announce':
        table.announce(new Post(call.message));
        return null;
    }
  }

  async #submit(table: OwnTable, { actor, command, along, at }: Extract<Call, { name: 'submit' }>): Promise<unknown> {
    if (at === undefined) return table.submit(actor, command, along);
    return (await table.submitAt(at, actor, command, along)) ?? null;
  }

  /** Facts are for the whole room over there; what is not recorded is for one ear. */
  async #attach(table: OwnTable, { ear, member }: Extract<Call, { name: 'attach' }>): Promise<unknown> {
    const after = table.room.seq;
    const say = (what: { readonly message: Post['message'] } | { readonly end: EndReason }): void =>
      this.#lines.send({ ear, seq: table.room.seq, ...what } satisfies Told);
    const listener: Listener = {
      tell: post => (isFactMessage(post.message) ? this.#pass(table.id, post) : say({ message: post.message })),
      end: reason => {
        this.#ears.delete(ear);
        say({ end: reason });
      },
    };
    const leave = (): void => {
      this.#ears.delete(ear);
      if (member === undefined) table.unwatch(listener);
      else table.detach(member, listener);
    };
    this.#ears.set(ear, { leave });
    const seated = await (member === undefined ? table.watch(after, listener) : table.catchUp(member, after, listener));
    return seated.ok && this.#passesFacts ? ok(after) : seated;
  }

  /** A post is told to one ear after the other, and passed on once. */
  #pass(room: RoomId, post: Post): void {
    if (!this.#passesFacts || post === this.#lastPassed) return;
    this.#lastPassed = post;
    this.#lines.send({ room, fact: post.message as WireFact } satisfies Passed);
  }
}
