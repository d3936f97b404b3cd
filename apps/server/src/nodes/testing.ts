/** Several nodes in one process: one log in memory, real links, a directory that is told who is alive, and a bus that may lie. */
import { botMove } from '@yaht/bots';
import type { ServerMessage } from '@yaht/protocol';
import type { MemberId, RoomEvent } from '@yaht/room';
import { tiny } from '@yaht/room/testing';
import { fault } from '@yaht/rules';
import type { Bus } from '../bus/index.ts';
import { chanceOf } from '../chance.ts';
import { systemClock } from '../clock.ts';
import { MemoryLog, roomId, type Epoch, type RoomId } from '../log/index.ts';
import type { Listener } from '../tables/audience.ts';
import type { TableParts } from '../tables/table.ts';
import { Tables } from '../tables/tables.ts';
import type { Claimed, Directory } from './directory.ts';
import { openLinkHost } from './link-host.ts';
import { SPOKEN, UNSAID, type Spoken } from './link-version.ts';
import { Nodes } from './nodes.ts';
import { Peers } from './peers.ts';
import { RoamingTable } from './roaming-table.ts';
import { seqOf } from './told-fact.ts';

const SECRET = 'of the house';

/** Who writes what, as a database would keep it. */
class MemoryDirectory {
  readonly #log: MemoryLog<RoomEvent>;
  readonly #owners = new Map<RoomId, string>();
  readonly #alive = new Map<string, string>();

  constructor(log: MemoryLog<RoomEvent>) {
    this.#log = log;
  }

  join(name: string, address: string): void {
    this.#alive.set(name, address);
  }

  /** Its lease has run out; it may not know. */
  lapse(name: string): void {
    this.#alive.delete(name);
  }

  addressOf(name: string): string {
    return this.#alive.get(name) ?? fault(`${name} is not alive`);
  }

  ownerOf(room: RoomId): string | undefined {
    return this.#owners.get(room);
  }

  /** As one node sees it. */
  of(name: string): Directory {
    return {
      take: room => this.#take(room, name),
      news: async known => {
        const lines = await Promise.all(
          [...known.keys()].map(async room => [room, (await this.#log.load(room))?.meta.seq ?? 0] as const),
        );
        return new Map(lines.filter(([room, seq]) => seq > (known.get(room) ?? 0)));
      },
      kept: async rooms => new Set(rooms.filter(room => this.#owners.get(room) === name)),
    };
  }

  async #take(room: RoomId, name: string): Promise<Claimed | undefined> {
    const owner = this.#owners.get(room) ?? name;
    const address = this.#alive.get(owner);
    if (owner !== name && address !== undefined) return { owner: { name: owner, address } };
    this.#owners.set(room, name);
    const epoch: Epoch | undefined = await this.#log.claim(room);
    return epoch === undefined ? undefined : { epoch };
  }
}

/** Somebody who keeps the facts it is told, and notices when one is missing. */
export class Follower implements Listener {
  readonly facts: ServerMessage[] = [];
  readonly problems: string[] = [];

  tell({ message }: { readonly message: ServerMessage }): void {
    const seq = seqOf(message);
    if (seq === undefined) return;
    const last = this.facts.at(-1);
    const expected = last ? (seqOf(last) ?? 0) + 1 : seq;
    if (seq !== expected) this.problems.push(`${seq} after ${expected - 1}`);
    this.facts.push(message);
  }

  end(reason: string): void {
    this.problems.push(`ended: ${reason}`);
  }
}

type TestNode = { readonly name: string; readonly tables: Tables; readonly nodes: Nodes; readonly close: () => Promise<void> };

export class Hamlet {
  readonly log = new MemoryLog<RoomEvent>();
  readonly directory = new MemoryDirectory(this.log);
  readonly faults: unknown[] = [];
  readonly nodes: TestNode[] = [];

  /** `bus` gives each node its end; `old` are those that speak to others as they did before there were versions. */
  static async open(count: number, bus: () => Bus, old: readonly number[] = []): Promise<Hamlet> {
    const hamlet = new Hamlet();
    for (let i = 0; i < count; i++) await hamlet.#add(`n${i}`, bus(), old.includes(i) ? UNSAID : SPOKEN);
    return hamlet;
  }

  /** The table of a room as a node has it. */
  async table(node: number, room: RoomId): Promise<RoamingTable> {
    const table = await this.nodes[node]?.tables.find(room);
    return table instanceof RoamingTable ? table : fault('no such table');
  }

  /** A room for as many as there are nodes, with one member at each. */
  async seatAll(): Promise<{ readonly room: RoomId; readonly members: readonly MemberId[] }> {
    const seats = this.nodes.length;
    const opened = await this.nodes[0]?.tables.open({ wishes: { variant: tiny, seats, awaySeconds: 0 }, name: 'N0' });
    if (!opened?.ok) return fault('no room');
    const room = roomId(opened.value.table.id);
    const members = [opened.value.member];
    for (const [i, { tables }] of this.nodes.entries()) {
      const entered = i === 0 ? undefined : await tables.enter(await this.table(i, room), { name: `N${i}` });
      if (entered) members.push(entered.ok ? entered.value.member : fault(entered.error.code));
    }
    return { room, members };
  }

  async close(): Promise<void> {
    await Promise.all(this.nodes.map(({ close }) => close()));
  }

  async #add(name: string, bus: Bus, spoken: Spoken): Promise<void> {
    const clock = systemClock;
    const peers = new Peers({ secret: SECRET, clock, spoken });
    const onFault = (error: unknown): void => void this.faults.push(error);
    const log = telling(this.log, bus);
    const nodes = new Nodes({ log, clock, directory: this.directory.of(name), peers, bus, onFault });
    const parts: TableParts = {
      log,
      clock,
      pace: { botStep: 1, abandonAfter: 60_000 },
      chanceOf,
      bot: async (game, seat, level) => botMove(game, seat, level),
      onFault,
    };
    const tables = new Tables({ ...parts, open: room => nodes.open(parts, room) });
    const find = async (room: RoomId) => {
      const table = await tables.find(room);
      return table instanceof RoamingTable ? table.here : undefined;
    };
    const links = await openLinkHost({ secret: SECRET, clock, find, spoken }, '127.0.0.1', 0);
    this.directory.join(name, `127.0.0.1:${links.address.port}`);
    const close = async (): Promise<void> => {
      await tables.close();
      await nodes.close();
      await links.close();
      await peers.close();
      await bus.close();
    };
    this.nodes.push({ name, tables, nodes, close });
  }
}

/** The log as a node has it: what it stores is hinted at. */
const telling = (log: MemoryLog<RoomEvent>, bus: Bus): MemoryLog<RoomEvent> =>
  new Proxy(log, {
    get: (target, name: keyof MemoryLog<RoomEvent>) => {
      if (name !== 'append') return target[name].bind(target);
      return async (entry: Parameters<typeof target.append>[0]) => {
        const outcome = await target.append(entry);
        if (outcome.type === 'appended') bus.tell({ room: entry.room, seq: outcome.lastSeq });
        return outcome;
      };
    },
  });
