/** Lets other nodes ask for rooms that this node writes. */
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { isFactMessage } from './told-fact.ts';
import type { Clock } from '../clock.ts';
import { isLogAway, type RoomId } from '../log/index.ts';
import type { EndReason, Listener } from '../tables/audience.ts';
import { GoingAway } from '../tables/going-away.ts';
import { Post } from '../tables/post.ts';
import { LostRoom } from '../tables/room-writer.ts';
import type { OwnTable } from '../tables/table.ts';
import { greet } from './greeting.ts';
import { SocketLines, type Lines } from './lines.ts';
import type { Call, Reply, Sign, Told } from './link-message.ts';
import { giveSigns, Silence } from './silence.ts';

export type LinkHostParts = {
  readonly secret: string;
  readonly clock: Clock;
  /** The table of a room, if this node writes it. */
  readonly find: (room: RoomId) => Promise<OwnTable | undefined>;
};

export type LinkHost = { readonly address: AddressInfo; readonly close: () => Promise<void> };

/** Listens for other nodes; port 0 takes a free one. */
export async function openLinkHost(parts: LinkHostParts, host: string, port: number): Promise<LinkHost> {
  const sockets = new Set<Socket>();
  const server = createServer(socket => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    receive(new SocketLines(socket), parts);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port }, resolve);
  });
  return { address: server.address() as AddressInfo, close: () => closeAll(server, sockets) };
}

/** Another node has begun a connection. */
export function receive(lines: Lines, parts: LinkHostParts): void {
  greet(lines, parts.secret, 'host', () => {
    const guest = new Guest(lines, parts.find);
    const silence = new Silence(lines, parts.clock);
    const stopSigns = giveSigns(lines, parts.clock);
    lines.onEnd(() => {
      silence.stop();
      stopSigns();
      guest.leave();
    });
    return message => {
      silence.broken();
      guest.hear(message as Call | Sign);
    };
  });
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
  readonly #ears = new Map<number, { readonly leave: () => void }>();

  constructor(lines: Lines, find: LinkHostParts['find']) {
    this.#lines = lines;
    this.#find = find;
  }

  hear(message: Call | Sign): void {
    if (!('sign' in message)) void this.#replyTo(message).then(reply => this.#lines.send(reply));
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
      return isLoss(error) ? { id, elsewhere: true } : { id, fault: String(error) };
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

  /** Facts are read from the log over there, so nothing that was recorded is told here. */
  #attach(table: OwnTable, { ear, member }: Extract<Call, { name: 'attach' }>): Promise<unknown> {
    const say = (what: { readonly message: Post['message'] } | { readonly end: EndReason }): void =>
      this.#lines.send({ ear, seq: table.room.seq, ...what } satisfies Told);
    const listener: Listener = {
      tell: ({ message }) => (isFactMessage(message) ? undefined : say({ message })),
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
    return member === undefined ? table.watch(table.room.seq, listener) : table.catchUp(member, table.room.seq, listener);
  }
}
