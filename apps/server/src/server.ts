/** Where the parts meet: log, chance, clock, tables and doors. */
import { mkdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fairChance, parseSeed } from '@yaht/fair';
import type { WireRefusal } from '@yaht/protocol';
import type { RoomEvent } from '@yaht/room';
import { fault, type BotLevel, type Command, type Game, type Seat, type Variant } from '@yaht/rules';
import { systemClock, type Clock } from './clock.ts';
import type { Rate } from './doors/bucket.ts';
import { createHttp } from './doors/http.ts';
import type { SessionParts } from './doors/session.ts';
import { openTcpDoor } from './doors/tcp.ts';
import { addWebSocketDoor } from './doors/websocket.ts';
import { openSqliteLog, type GameLog } from './log/index.ts';
import type { Logger } from './logger.ts';
import { metricsOf } from './metrics.ts';
import { pacedForPeople, type Pace } from './tables/agenda.ts';
import { HouseTables } from './tables/house-tables.ts';
import { Tables } from './tables/tables.ts';

export type ServerOptions = {
  readonly host: string;
  readonly tcpPort: number;
  readonly httpPort: number;
  readonly dataFolder: string;
  /** Keeps a table of this size open for whoever joins without a code. */
  readonly players?: number;
  readonly variant: Variant;
  /** Pages from elsewhere that may open a WebSocket. */
  readonly origins?: readonly string[];
  readonly rate?: Rate;
  readonly pace?: Pace;
  readonly clock?: Clock;
  readonly logger: Logger;
  readonly bot: (game: Game, seat: Seat, level: BotLevel) => Promise<Command>;
  readonly sentence: (code: WireRefusal) => string;
  /** The disk has failed: nothing more can be promised, and the process should end. */
  readonly onFatal: (error: Error) => void;
};

export type RunningServer = {
  readonly tcp: AddressInfo;
  readonly http: AddressInfo;
  /** Tells everybody to come back, finishes what was begun, and closes. */
  readonly close: () => Promise<void>;
};

/** Fast enough for any person and for a lively program. */
const USUAL_RATE: Rate = { perSecond: 100, burst: 200 };
const RETRY_AFTER = 1_000;
const TIDY_EVERY = 60_000;

export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { host, logger, clock = systemClock } = options;
  await mkdir(options.dataFolder, { recursive: true });
  const file = join(options.dataFolder, 'yaht.db');
  const log = await openSqliteLog<RoomEvent>({ file, now: clock.now, onFatal: options.onFatal });
  let isReady = true;
  const tables = tablesOn(log, clock, options);
  const parts = sessionParts(tables, clock, options);
  const gauges = { connections: () => 0 };
  const metrics = metricsOf({
    yaht_tables: { help: 'Tables in memory', read: () => tables.size },
    yaht_connections: { help: 'Open TCP and WebSocket connections', read: () => gauges.connections() },
  });
  const app = createHttp({ log: logger, isReady: () => isReady, metrics });
  const webSocket = await addWebSocketDoor(app, parts, options.origins ?? []);
  try {
    await app.listen({ host, port: options.httpPort });
    const tcp = await openTcpDoor(parts, { host, port: options.tcpPort });
    gauges.connections = () => tcp.connections() + webSocket.connections();
    const stopTidying = every(clock, TIDY_EVERY, () =>
      tables.tidy().catch((error: unknown) => logger.error({ error }, 'tidying failed')),
    );
    return {
      tcp: tcp.address,
      http: app.server.address() as AddressInfo,
      close: async () => {
        isReady = false;
        stopTidying();
        webSocket.goAway(RETRY_AFTER);
        await Promise.all([tcp.close(RETRY_AFTER), app.close()]);
        await tables.close();
        await log.close();
      },
    };
  } catch (error) {
    await app.close();
    await log.close();
    throw error;
  }
}

function tablesOn(log: GameLog<RoomEvent>, clock: Clock, { pace = pacedForPeople, bot, logger }: ServerOptions): Tables {
  return new Tables({
    log,
    clock,
    pace,
    bot,
    chanceOf: seed => {
      const parsed = parseSeed(seed);
      return keys => fairChance({ seed: parsed.ok ? parsed.value : fault('a seed that cannot be read'), ...keys });
    },
    onFault: (error, room, seq) => logger.error({ err: error, room, seq }, 'a table failed'),
  });
}

function sessionParts(tables: Tables, clock: Clock, options: ServerOptions): SessionParts {
  const { players, variant, rate = USUAL_RATE, sentence, logger } = options;
  return {
    tables,
    houseTables: players === undefined ? undefined : new HouseTables(tables, { variant, seats: players }),
    clock,
    rate,
    sentence,
    onFault: error => logger.error({ err: error }, 'a connection failed'),
  };
}

/** Does something again and again until told to stop. */
function every(clock: Clock, milliseconds: number, work: () => Promise<unknown>): () => void {
  let callOff = clock.after(milliseconds, again);
  function again(): void {
    void work().finally(() => {
      callOff = clock.after(milliseconds, again);
    });
  }
  return () => callOff();
}
