/** Where the parts meet: log, chance, clock, tables and doors. */
import type { AddressInfo } from 'node:net';
import { systemClock } from './clock.ts';
import { openHatch } from './control/hatch.ts';
import { Daily } from './daily/daily.ts';
import type { Door } from './doors/door.ts';
import { createHttp } from './doors/http/app.ts';
import type { Report } from './doors/http/call/parts.ts';
import { Streams } from './doors/http/call/streams.ts';
import { Turns } from './doors/http/call/turns.ts';
import { addWebSocketDoor } from './doors/websocket.ts';
import { every } from './every.ts';
import { HouseClock } from './house-clock.ts';
import { HouseTime } from './house-time.ts';
import { Incidents } from './incidents.ts';
import { isLogAway } from './log/index.ts';
import { closeHttp, listen, openAdmin, portOf } from './listening.ts';
import { useLittleMemory } from './memory.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { openMessenger } from './notices/open-messenger.ts';
import { NOTICE } from './notices/notice-tasks.ts';
import type { People } from './people/people.ts';
import { KINDS, tasksOfGames } from './people/shared/game-tasks.ts';
import { Pictures } from './pictures/pictures.ts';
import { ownOf } from './public-url.ts';
import { createRobots } from './robots.ts';
import type { RunningServer, ServerOptions } from './server-options.ts';
import { adviceFor, doorParts, tablesOn } from './server-parts.ts';
import { makeFolder } from './start-error.ts';
import { openStorage, type Storage } from './storage.ts';
import { StorageSpace } from './storage-space.ts';
import { WatchfulClock } from './watchful-clock.ts';

const RETRY_AFTER = 1_000;
const TIDY_EVERY = 60_000;
const SWEEP_EVERY = 1_000;
const TELL_EVERY = 1_000;

/** Opens the log and the doors; throws a `StartError` or a `LogError` that says what is in the way. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  useLittleMemory();
  await makeFolder(options.dataFolder);
  const time = new HouseClock(options.clock ?? systemClock);
  const clock = new WatchfulClock(time);
  try {
    return await openOn({ clock, time }, options);
  } catch (error) {
    clock.stop();
    throw error;
  }
}

/** The clock that everybody reads, and what sets it right. */
type Clocks = { readonly clock: WatchfulClock; readonly time: HouseClock };

async function openOn(clocks: Clocks, options: ServerOptions): Promise<RunningServer> {
  const metrics = createMetrics();
  const storage = await openStorage(options, clocks.clock, metrics.node);
  try {
    return await openHouse(storage, clocks, metrics, options);
  } catch (error) {
    await storage.close();
    throw error;
  }
}

async function openHouse(storage: Storage, clocks: Clocks, metrics: Metrics, options: ServerOptions): Promise<RunningServer> {
  const people = await storage.people(error => options.logger.error({ err: error }, 'the boards failed'));
  try {
    return await openDoors({ storage, people, ...clocks, metrics }, options);
  } catch (error) {
    await people.close();
    throw error;
  }
}

type Inside = Clocks & {
  readonly storage: Storage;
  readonly people: People;
  readonly metrics: Metrics;
};

async function openDoors({ storage, people, clock, time, metrics }: Inside, options: ServerOptions): Promise<RunningServer> {
  const { host, logger } = options;
  const { log, node } = storage;
  let isLeaving = false;
  const incidents = new Incidents();
  const report: Report = (about, text) => {
    incidents.note(clock.now(), text, about.err);
    logger.error(about, text);
  };
  const advice = adviceFor(clock, options, report);
  const doors: Door[] = [];
  metrics.show({
    yaht_tables: { help: 'Tables in memory', read: (): number => tables.size },
    yaht_connections: {
      help: 'Open TCP and WebSocket connections, and streams over HTTP',
      read: () => doors.reduce((sum, { connections }) => sum + connections(), 0),
    },
    yaht_kept_bytes: {
      help: 'Bytes kept for clients: answers that wait to be read, and what they have asked',
      read: (): number => parts.doorkeeper.bytes.held,
    },
  });
  const { onJump } = clock;
  const space = new StorageSpace(clock, storage.hasSpace);
  const playing = {
    bot: createRobots(advice.library, advice.think),
    ...options,
    nodes: node?.nodes,
    onAnswer: metrics.answered,
    onJump,
    ...(node ? { tasksOf: tasksOfGames } : {}),
  };
  const houseTime = new HouseTime(log, time);
  await houseTime.beat();
  clock.begin();
  metrics.show({
    yaht_clock_offset_seconds: {
      help: 'By how much the clock of this machine is set right, since the log says another time',
      read: () => time.offset / 1_000,
    },
    yaht_house_lost_seconds: {
      help: 'For how long in all nobody kept the house; clocks under a day were moved by it',
      read: () => houseTime.lost() / 1_000,
    },
  });
  const tables = tablesOn(log, clock, { ...playing, time: houseTime, onFull: space.ranOut, onTaken: metrics.node.taken }, report);
  await node?.join(tables);
  const seeds = await storage.dailySeeds();
  const daily = new Daily({ tables, clock, seeds, people: () => people });
  const parts = { ...doorParts({ tables, daily, people, clock, report, node }, options), counts: metrics };
  const { proxies = [], publicMetrics = false, publicUrl, contact } = options;
  const { names, origins } = ownOf(options);
  const listening: { tcp?: AddressInfo } = {};
  const streams = new Streams();
  const pictures = new Pictures(clock);
  const telling = await openMessenger({ log, tables, people, clock, onFault: parts.onFault, count: metrics.told }, options);
  const { bytes } = parts.doorkeeper;
  const turns = new Turns(
    holder => bytes.open(holder),
    () => metrics.letGo('http', 'flood'),
  );
  const app = await createHttp({
    ...parts,
    advice,
    people,
    pictures,
    telling,
    streams,
    turns,
    report,
    log: logger,
    obstacle: async () => {
      if (isLeaving) return 'going-away';
      if (node?.isHeard() === false) return 'storage-away';
      return (await space.isFull()) ? 'storage-full' : undefined;
    },
    metrics,
    publicMetrics,
    names,
    publicUrl,
    contact,
    proxies,
    origins,
    tcpPort: () => listening.tcp?.port ?? null,
    webFolder: options.webFolder,
  });
  const webSocket = await addWebSocketDoor(app, parts, origins);
  turns.guard(app.server);
  const door = await listen(app, parts, options).catch(async (error: unknown) => {
    await app.close();
    throw error;
  });
  listening.tcp = door.address;
  doors.push(door, webSocket, streams);
  const connections = () => ({ tcp: door.connections(), webSocket: webSocket.connections(), streams: streams.connections() });
  const { onFault } = parts;
  const admin = await openAdmin({ tables, clock, incidents, metrics, turns, connections, onFault }, options).catch(
    async (error: unknown) => {
      await Promise.all([door.close(), app.close()]);
      throw error;
    },
  );
  node?.whileElsewhere(() => {
    for (const { sendAway } of doors) sendAway(RETRY_AFTER);
  });
  advice.prepare(options.advice?.first ?? []);
  const stopTidying = every(clock, TIDY_EVERY, () =>
    tables.tidy().catch((error: unknown) => report({ err: error }, 'tidying failed')),
  );
  const kinds = [NOTICE, ...(node ? KINDS : [])];
  const stopSweeping = every(clock, SWEEP_EVERY, async () => {
    try {
      await houseTime.beat();
      metrics.swept(await tables.sweep());
      for (const kind of kinds) metrics.lagged(kind, (await log.taskLag(kind)) / 1_000);
    } catch (error) {
      if (!isLogAway(error)) report({ err: error }, 'sweeping failed');
    }
  });
  const stopTelling = every(clock, TELL_EVERY, () =>
    telling.messenger.look().catch((error: unknown) => {
      if (!isLogAway(error)) report({ err: error }, 'notices could not be read');
    }),
  );
  people.follow();
  const control = await openHatch(log, people, parts, options);
  logger.info({ tcp: door.address.port, http: portOf(app), host }, 'listening');
  return {
    tcp: door.address,
    http: app.server.address() as AddressInfo,
    admin: admin?.server.address() as AddressInfo | undefined,
    close: async () => {
      isLeaving = true;
      for (const { goAway } of doors) goAway(RETRY_AFTER);
      const asked = control?.close();
      const tidied = Promise.all([stopTidying(), stopSweeping(), stopTelling().then(() => telling.messenger.close())]);
      node?.stay();
      await tables.close();
      await tidied;
      await node?.leave();
      await Promise.all([
        advice.close(),
        pictures.close(),
        admin?.close(),
        door.close(),
        webSocket.close().then(() => closeHttp(app, clock)),
      ]);
      // A backup that was begun needs the files.
      await asked;
      await people.close();
      await storage.close();
      clock.stop();
      logger.info('closed');
    },
  };
}
