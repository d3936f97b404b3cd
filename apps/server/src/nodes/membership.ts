/** A server as one of several that keep the same house: it comes, keeps its rooms, and hands them over when it goes. */
import { roomId, type RoomId } from '../log/index.ts';
import type { OwnTable } from '../tables/table.ts';
import type { Tables } from '../tables/tables.ts';
import type { Register } from './directory.ts';
import type { LinkHostParts } from './link-host.ts';
import { Nodes, type NodesParts } from './nodes.ts';
import { RoamingTable } from './roaming-table.ts';

/** Where other nodes reach this one. */
export type Links = { readonly address: string; readonly close: () => Promise<void> };

export type MembershipParts = NodesParts & {
  readonly directory: Register;
  readonly listen: (find: LinkHostParts['find']) => Promise<Links>;
};

export class Membership {
  readonly nodes: Nodes;
  readonly #parts: MembershipParts;
  #links: Links | undefined;

  constructor(parts: MembershipParts) {
    this.#parts = parts;
    this.nodes = new Nodes(parts);
  }

  /** With its tables it becomes one of the house. */
  async join(tables: Tables): Promise<void> {
    const { listen, directory } = this.#parts;
    this.#links = await listen(room => tableHere(tables, room));
    await directory.join(this.#links.address);
  }

  /** No table moves any more: the node is about to leave. */
  stay(): void {
    void this.nodes.close();
  }

  /** Its rooms are everybody's from now on. */
  leave(): Promise<void> {
    return this.#parts.directory.leave();
  }

  async close(): Promise<void> {
    const { peers, bus, directory, log } = this.#parts;
    await this.#links?.close();
    await Promise.all([peers.close(), bus.close(), directory.close()]);
    await log.close();
  }
}

async function tableHere(tables: Tables, room: RoomId): Promise<OwnTable | undefined> {
  const table = await tables.find(roomId(room));
  return table instanceof RoamingTable ? table.here : undefined;
}
