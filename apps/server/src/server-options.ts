/** How a server is started, and what whoever started it holds in hand. */
import type { AddressInfo } from 'node:net';
import type { WireRefusal } from '@yaht/protocol';
import type { RoomEvent } from '@yaht/room';
import type { Variant } from '@yaht/rules';
import type { AdviceOptions } from './advice/advice.ts';
import type { Clock } from './clock.ts';
import type { Rate } from './bucket.ts';
import type { AddressLimits } from './doors/doorkeeper.ts';
import type { FileOptions } from './log/database.ts';
import type { FollowedLog, LogOptions } from './log/index.ts';
import type { Logger } from './logger.ts';
import type { NodeOptions } from './nodes/open-nodes.ts';
import type { Robots } from './robots.ts';
import type { Pace } from './tables/agenda.ts';

/** How a server is one of several. */
export type SharedOptions = Pick<NodeOptions, 'database' | 'bus' | 'address' | 'announced' | 'lease' | 'patience'>;

export type ServerOptions = {
  readonly host: string;
  readonly tcpPort: number;
  readonly httpPort: number;
  /** A page about the server, for this machine alone. */
  readonly adminPort?: number;
  readonly dataFolder: string;
  /** Starts without what is missing from the data folder, or damaged in it. */
  readonly acceptLoss?: boolean;
  /** Keeps a table of this size open for whoever joins without a code. */
  readonly players?: number;
  readonly variant: Variant;
  /** The built app for the browser, served at the first address. */
  readonly webFolder?: string;
  /** Whether the figures for Prometheus are at the HTTP port, too, and not at the admin port alone. */
  readonly publicMetrics?: boolean;
  /** The origin by which others reach it, such as `https://dice.example`: its name is a name of its own, and links begin with it. */
  readonly publicUrl?: string;
  /** Where whoever runs it can be reached: `mailto:…` or `https://…`. */
  readonly contact?: string;
  /** Whether notices may go into private networks, and without TLS. */
  readonly privateNotices?: boolean;
  /** By which names browsers may ask this server, beside addresses and those of its machine. */
  readonly names?: readonly string[];
  /** Pages from elsewhere that may open a WebSocket. */
  readonly origins?: readonly string[];
  /** How much one connection, and one member over all its connections, may say. */
  readonly rate?: Rate;
  /** How much a member may chat and ask for hints. */
  readonly talk?: Rate;
  /** How many connections there may be at all. */
  readonly connections?: number;
  readonly addressLimits?: AddressLimits;
  /** Addresses that are not limited: this machine, unless told otherwise. */
  readonly isTrusted?: (address: string) => boolean;
  /** Proxies whose word on the sender's address is taken. */
  readonly proxies?: readonly string[];
  readonly pace?: Pace;
  readonly clock?: Clock;
  /** Everything is kept in a database, and other servers keep the same house; then the data folder holds only what can be made again. */
  readonly shared?: SharedOptions;
  /** Where games are kept: a file in the data folder, unless told otherwise. */
  readonly openLog?: (options: FileOptions & LogOptions) => Promise<FollowedLog<RoomEvent>>;
  /** Where solved games come from; solved when somebody asks, unless told otherwise. */
  readonly advice?: AdviceOptions;
  readonly logger: Logger;
  /** Who plays for the house; perfect where the game is solved, unless told otherwise. */
  readonly bot?: Robots;
  /** English when left out. */
  readonly sentence?: (code: WireRefusal) => string;
  /** The disk has failed: nothing more can be promised, and the process should end. */
  readonly onFatal: (error: Error) => void;
};

export type RunningServer = {
  readonly tcp: AddressInfo;
  readonly http: AddressInfo;
  readonly admin: AddressInfo | undefined;
  /** Tells everybody to come back, finishes what was begun, and closes. */
  readonly close: () => Promise<void>;
};
