/** Where the parts meet: log, chance, clock, tables and doors. */
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { WireRefusal } from '@yaht/protocol';
import type { RoomEvent } from '@yaht/room';
import type { FastifyInstance } from 'fastify';
import type { Variant } from '@yaht/rules';
import { openAdvice, type Advice, type AdviceOptions } from './advice/advice.ts';
import { chanceOf } from './chance.ts';
import { systemClock, type Clock } from './clock.ts';
import { LOG_FILE, PEOPLE_FILE } from './data-files.ts';
import type { Rate } from './doors/bucket.ts';
import { Crowd, USUAL_CROWD_LIMITS } from './doors/crowd.ts';
import type { Door, DoorParts } from './doors/door.ts';
import { Doorkeeper, USUAL_ADDRESS_LIMITS, type AddressLimits } from './doors/doorkeeper.ts';
import { createAdmin, type AdminParts } from './doors/http/admin.ts';
import { createHttp } from './doors/http/app.ts';
import { Streams } from './doors/http/streams.ts';
import { openTcpDoor } from './doors/tcp.ts';
import { addWebSocketDoor } from './doors/websocket.ts';
import { CLOSING_TIME } from './doors/wire.ts';
import { every } from './every.ts';
import type { FileOptions } from './log/database.ts';
import { openSqliteLog, type GameLog, type LogOptions } from './log/index.ts';
import { Incidents } from './incidents.ts';
import type { Logger } from './logger.ts';
import type { Report } from './doors/http/parts.ts';
import { metricsOf } from './metrics.ts';
import { openPeople, type People } from './people/people.ts';
import { createRobots, type Robots } from './robots.ts';
import { englishSentence } from './sentences.ts';
import { cannotListen, makeFolder } from './start-error.ts';
import { pacedForPeople, type Pace } from './tables/agenda.ts';
import { HouseTables } from './tables/house-tables.ts';
import { Tables } from './tables/tables.ts';

export type ServerOptions = {
  readonly host: string;
  readonly tcpPort: number;
  readonly httpPort: number;
  /** A page about the server, for this machine alone. */
  readonly adminPort?: number;
  readonly dataFolder: string;
  /** Keeps a table of this size open for whoever joins without a code. */
  readonly players?: number;
  readonly variant: Variant;
  /** The built app for the browser, served at the first address. */
  readonly webFolder?: string;
  /** Pages from elsewhere that may open a WebSocket. */
  readonly origins?: readonly string[];
  /** How much one connection, and one member over all its connections, may say. */
  readonly rate?: Rate;
  /** How many connections there may be at all. */
  readonly connections?: number;
  readonly addressLimits?: AddressLimits;
  /** Addresses that are not limited: this machine, unless told otherwise. */
  readonly isTrusted?: (address: string) => boolean;
  /** Proxies whose word on the sender's address is taken. */
  readonly proxies?: readonly string[];
  readonly pace?: Pace;
  readonly clock?: Clock;
  /** Where games are kept: a file in the data folder, unless told otherwise. */
  readonly openLog?: (options: FileOptions & LogOptions) => Promise<GameLog<RoomEvent>>;
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

const RETRY_AFTER = 1_000;
const TIDY_EVERY = 60_000;

/** Opens the log and the doors; throws a `StartError` or a `LogError` that says what is in the way. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { clock = systemClock, openLog = openSqliteLog<RoomEvent> } = options;
  await makeFolder(options.dataFolder);
  const log = await openLog({ file: join(options.dataFolder, LOG_FILE), now: clock.now, onFatal: options.onFatal });
  try {
    return await openHouse(log, clock, options);
  } catch (error) {
    await log.close();
    throw error;
  }
}

async function openHouse(log: GameLog<RoomEvent>, clock: Clock, options: ServerOptions): Promise<RunningServer> {
  const onFault = (error: unknown): void => options.logger.error({ err: error }, 'the boards failed');
  const people = await openPeople({ log, clock, onFault, file: join(options.dataFolder, PEOPLE_FILE) });
  try {
    return await openDoors(log, people, clock, options);
  } catch (error) {
    await people.close();
    throw error;
  }
}

async function openDoors(log: GameLog<RoomEvent>, people: People, clock: Clock, options: ServerOptions): Promise<RunningServer> {
  const { host, logger } = options;
  let isReady = true;
  const incidents = new Incidents();
  const report: Report = (about, text) => {
    incidents.note(clock.now(), text, about.err);
    logger.error(about, text);
  };
  const advice = adviceFor(clock, options, report);
  const tables = tablesOn(log, clock, { bot: createRobots(advice.library), ...options }, report);
  const parts = doorParts({ tables, people, clock, report }, options);
  const doors: Door[] = [];
  const metrics = metricsOf({
    yaht_tables: { help: 'Tables in memory', read: () => tables.size },
    yaht_connections: {
      help: 'Open TCP and WebSocket connections, and streams over HTTP',
      read: () => doors.reduce((sum, { connections }) => sum + connections(), 0),
    },
  });
  const { proxies = [], origins = [] } = options;
  const listening: { tcp?: AddressInfo } = {};
  const tcpAddress = (): string => (listening.tcp ? `${host}:${listening.tcp.port}` : '');
  const streams = new Streams();
  const app = await createHttp({
    ...parts,
    advice,
    people,
    streams,
    report,
    log: logger,
    isReady: () => isReady,
    metrics,
    proxies,
    origins,
    tcpAddress,
    webFolder: options.webFolder,
  });
  const webSocket = await addWebSocketDoor(app, parts, origins);
  const door = await listen(app, parts, options).catch(async (error: unknown) => {
    await app.close();
    throw error;
  });
  listening.tcp = door.address;
  doors.push(door, webSocket, streams);
  const connections = () => ({ tcp: door.connections(), webSocket: webSocket.connections(), streams: streams.connections() });
  const admin = await openAdmin({ tables, clock, incidents, connections }, options).catch(async (error: unknown) => {
    await Promise.all([door.close(), app.close()]);
    throw error;
  });
  advice.prepare(options.advice?.first ?? []);
  const stopTidying = every(clock, TIDY_EVERY, () =>
    tables.tidy().catch((error: unknown) => report({ err: error }, 'tidying failed')),
  );
  people.follow();
  logger.info({ tcp: door.address.port, http: portOf(app), host }, 'listening');
  return {
    tcp: door.address,
    http: app.server.address() as AddressInfo,
    admin: admin?.server.address() as AddressInfo | undefined,
    close: async () => {
      isReady = false;
      void stopTidying();
      for (const { goAway } of doors) goAway(RETRY_AFTER);
      await tables.close();
      await Promise.all([advice.close(), admin?.close(), door.close(), webSocket.close().then(() => closeHttp(app, clock))]);
      await people.close();
      await log.close();
      logger.info('closed');
    },
  };
}

async function listen(app: FastifyInstance, parts: DoorParts, { host, httpPort, tcpPort }: ServerOptions) {
  await app.listen({ host, port: httpPort }).catch((error: unknown) => cannotListen(error, host, httpPort));
  return openTcpDoor(parts, { host, port: tcpPort }).catch((error: unknown) => cannotListen(error, host, tcpPort));
}

/** Never for others, whatever the other doors do. */
async function openAdmin(parts: AdminParts, { adminPort }: ServerOptions): Promise<FastifyInstance | undefined> {
  if (adminPort === undefined) return undefined;
  const admin = createAdmin(parts);
  const host = '127.0.0.1';
  await admin.listen({ host, port: adminPort }).catch((error: unknown) => cannotListen(error, host, adminPort));
  return admin;
}

/** Answers that are on their way come first; whoever does not take its answer is cut off soon. */
async function closeHttp(app: FastifyInstance, clock: Clock): Promise<void> {
  const callOff = clock.after(CLOSING_TIME, () => app.server.closeAllConnections());
  await app.close();
  callOff();
}

const portOf = (app: FastifyInstance): number => (app.server.address() as AddressInfo).port;

type Playing = Pick<ServerOptions, 'pace'> & { readonly bot: Robots };

function tablesOn(log: GameLog<RoomEvent>, clock: Clock, { pace = pacedForPeople, bot }: Playing, report: Report): Tables {
  return new Tables({
    log,
    clock,
    pace,
    bot,
    chanceOf,
    onFault: (error, room, seq) => report({ err: error, room, seq }, 'a table failed'),
  });
}

function adviceFor(clock: Clock, { advice = {}, isTrusted }: ServerOptions, report: Report): Advice {
  const onFault = (error: unknown): void => report({ err: error }, 'a game could not be solved');
  return openAdvice({ ...advice, clock, onFault, ...(isTrusted ? { isTrusted } : {}) });
}

type House = { readonly tables: Tables; readonly people: People; readonly clock: Clock; readonly report: Report };

function doorParts({ tables, people, clock, report }: House, options: ServerOptions): DoorParts {
  const {
    players,
    variant,
    rate = USUAL_CROWD_LIMITS.messages,
    connections = USUAL_CROWD_LIMITS.connections,
    addressLimits = USUAL_ADDRESS_LIMITS,
    sentence = englishSentence,
    logger,
  } = options;
  return {
    tables,
    profileOf: key => people.profileOf(key),
    houseTables: players === undefined ? undefined : new HouseTables(tables, { variant, seats: players }),
    clock,
    rate,
    sentence,
    doorkeeper: new Doorkeeper(addressLimits, clock, options.isTrusted, new Crowd({ connections, messages: rate }, clock)),
    onFault: error => report({ err: error }, 'a connection failed'),
    note: (text, about) => logger.debug(about, text),
  };
}
