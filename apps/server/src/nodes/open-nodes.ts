/** Where the parts of a node meet: PostgreSQL, the bus, and the links to the others. */
import type { RoomEvent } from '@yaht/room';
import { openBus } from '../bus/index.ts';
import type { Clock } from '../clock.ts';
import type { Arrivals } from '../doors/doorkeeper.ts';
import type { GameLog } from '../log/index.ts';
import { AgreedWord } from '../log/postgres/agreed.ts';
import { Database } from '../log/postgres/database.ts';
import { openPostgresLog } from '../log/postgres/postgres-log.ts';
import type { People } from '../people/people.ts';
import { openSharedPeople } from '../people/shared/open-people.ts';
import { cannotListen } from '../start-error.ts';
import { newCode } from '../tables/secrets.ts';
import type { Filling } from '../tables/house-tables.ts';
import type { Tables } from '../tables/tables.ts';
import { openLinkHost } from './link-host.ts';
import { Membership } from './membership.ts';
import type { NodeWatch } from './node-watch.ts';
import type { Nodes } from './nodes.ts';
import { houseSecret, PostgresDirectory, SIGNS, TOO_LATE, type Lease } from './postgres-directory.ts';
import { shareArrivals } from './shared-arrivals.ts';

export type NodeOptions = {
  /** Where everything is kept. */
  readonly database: string;
  /** Where hints go; the database's own way, unless told otherwise. */
  readonly bus?: string | undefined;
  /** Where other nodes reach this one, and only they. */
  readonly address: { readonly host: string; readonly port: number };
  /** Where they find it, if that is another address than the one at which it listens. */
  readonly announced?: string | undefined;
  readonly lease?: Lease | undefined;
  /** How long the database may be away before those who wait are told, in milliseconds. */
  readonly patience?: number | undefined;
  readonly clock: Clock;
  readonly note: (text: string) => void;
  readonly watch: NodeWatch;
  readonly onFault: (error: unknown) => void;
};

/** A node in two steps: what it keeps is there at once, and with its tables it becomes one of the house. */
export type Node = {
  readonly log: GameLog<RoomEvent>;
  readonly nodes: Nodes;
  readonly name: string;
  /** What all nodes of the house know, made by the first of them. */
  readonly secret: (name: string, make: () => string) => Promise<string>;
  readonly people: (onFault: (error: unknown) => void) => People;
  /** Which of the tables for those without a code was opened last. */
  readonly filling: (name: string) => Filling;
  readonly arrivals: Arrivals;
  readonly join: (tables: Tables) => Promise<void>;
  /** Whether the database answers. */
  readonly isHeard: () => boolean;
  /** What is done, again and again, while another node reaches the database and this one does not. */
  readonly whileElsewhere: (sendAway: () => void) => void;
  /** No table moves any more: the node is about to leave. */
  readonly stay: () => void;
  /** Its rooms are everybody's from now on. */
  readonly leave: () => Promise<void>;
  readonly close: () => Promise<void>;
};

export async function openNode(options: NodeOptions): Promise<Node> {
  const { database, clock, note, watch, onFault } = options;
  const name = newCode(8);
  const log = await openPostgresLog<RoomEvent>({
    url: database,
    now: clock.now,
    onStored: (room, seq) => bus.tell({ room, seq }),
    ...(options.patience === undefined ? {} : { patience: options.patience }),
  });
  const bus = await openBus({ url: options.bus ?? database, onChange: watch.bus });
  const people = new Database(database, { connections: 3 });
  const signs = new Database(database, { connections: SIGNS, answerWithin: TOO_LATE });
  const secret = await houseSecret(signs, 'link');
  const { host, port } = options.address;
  const membership = new Membership({
    log,
    clock,
    bus,
    onFault,
    name,
    secret,
    note,
    watch,
    openDirectory: events =>
      new PostgresDirectory({
        db: signs,
        name,
        clock,
        onFault,
        ...events,
        onBack: () => {
          for (const waiting of [log, people]) waiting.startAfresh();
          events.onBack();
        },
        ...(options.lease ? { lease: options.lease } : {}),
      }),
    listen: async links => {
      const opened = await openLinkHost(links, host, port).catch((error: unknown) => cannotListen(error, host, port));
      const address = `${host.includes(':') ? `[${host}]` : host}:${opened.address.port}`;
      return { address: options.announced ?? address, close: opened.close };
    },
  });
  const arrivals = shareArrivals(people, clock, secret);

  return {
    log,
    nodes: membership.nodes,
    name,
    secret: (about, make) => houseSecret(signs, about, make),
    people: told => openSharedPeople({ log, clock, onFault: told, db: people, url: database }),
    filling: about => new AgreedWord(people, `filling ${about}`),
    arrivals: arrivals.take,
    join: tables => membership.join(tables),
    isHeard: () => membership.isHeard,
    whileElsewhere: sendAway => membership.whileElsewhere(sendAway),
    stay: () => membership.stay(),
    leave: () => membership.leave(),
    close: async () => {
      await arrivals.close();
      await people.close();
      await membership.close();
    },
  };
}
