/** What the resources of the HTTP door are given. */
import type { Advice } from '../../../advice/advice.ts';
import type { Clock } from '../../../clock.ts';
import type { Daily } from '../../../daily/daily.ts';
import type { Logger } from '../../../logger.ts';
import type { Metrics } from '../../../metrics.ts';
import type { People } from '../../../people/people.ts';
import type { Pictures } from '../../../pictures/pictures.ts';
import type { HouseTables } from '../../../tables/house-tables.ts';
import type { Tables } from '../../../tables/tables.ts';
import type { Doorkeeper } from '../../doorkeeper.ts';
import type { DoorCounts } from '../../session.ts';
import type { Streams } from './streams.ts';
import type { Turns } from './turns.ts';

/** Writes down what went wrong, for whoever runs the server. */
export type Report = (about: { readonly err: unknown; readonly [name: string]: unknown }, text: string) => void;

/** The server is on its way out, or does not reach what it writes to. */
type Obstacle = 'going-away' | 'storage-away' | 'storage-full';

export type HttpParts = {
  readonly tables: Tables;
  readonly houseTables: HouseTables | undefined;
  readonly daily: Daily;
  readonly people: People;
  readonly clock: Clock;
  readonly advice: Advice;
  readonly doorkeeper: Doorkeeper;
  /** How people are told of what waits for them: the key that browsers are given, and where notices may go. */
  readonly telling: { readonly publicKey: string; readonly privateNetworks: boolean };
  /** Draws what previews of links show. */
  readonly pictures: Pictures;
  readonly streams: Streams;
  readonly turns: Turns;
  readonly log: Logger;
  readonly report: Report;
  /** Why games cannot be played now; undefined while they can. */
  readonly obstacle: () => Promise<Obstacle | undefined>;
  readonly metrics: Metrics;
  /** Whether the figures are at this port, too, where everybody can ask for them. */
  readonly publicMetrics: boolean;
  /** By which names this server may be asked, beside those of its machine. */
  readonly names: readonly string[];
  /** The origin by which others reach this server; undefined when nobody said. */
  readonly publicUrl: string | undefined;
  /** Where whoever runs it can be reached. */
  readonly contact: string | undefined;
  /** For the figures; nobody need count. */
  readonly counts?: DoorCounts;
  /** Where the built app for the browser lies; without it the server draws a first page itself. */
  readonly webFolder: string | undefined;
  /** Where the TCP door listens; null until it does. */
  readonly tcpPort: () => number | null;
  /** Proxies whose word on the sender's address is taken. */
  readonly proxies: readonly string[];
  /** Pages from elsewhere that may play here. */
  readonly origins: readonly string[];
};

declare module 'fastify' {
  // What a route says about itself beside its schema.
  interface FastifyContextConfig {
    /** Any web page may call it, POST included: it changes nothing. */
    readonly anyOrigin?: boolean;
    /** Costs the server more than it costs the sender, so it is limited like opening rooms. */
    readonly costly?: boolean;
    /** Not counted: whoever watches the server must get an answer. */
    readonly unlimited?: boolean;
  }
}
