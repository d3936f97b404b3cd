/** What games cost in which a turn takes days, while nobody is there: memory, start, and the sweeper's share of a core: `npm run bench sleeping`. */
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RoomEvent } from '@yaht/room';
import { openSqliteLog, roomId, type Entry, type Loaded } from '@yaht/server/log';
import { setup } from '../tests/server/lib/bundle-server.ts';
import { Client, textIn, type Message } from '../tests/server/lib/client.ts';
import { ServerProcess } from '../tests/server/lib/server-process.ts';

const ROOMS = Number(process.env['YAHT_BENCH_ROOMS'] ?? 100_000);
/** How long the server is watched while nothing is due. */
const SECONDS = Number(process.env['YAHT_BENCH_SECONDS'] ?? 20);
const HOUR = 60 * 60_000;
const TURN = 72 * HOUR;
/** Rooms that are stored together. */
const AT_ONCE = 1_000;
const TICKS_PER_SECOND = 100;

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const fine = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const rest = (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds));

/** Seconds of processor time so far, all threads together. */
function usedBy({ pid }: ServerProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** In megabytes. */
const memoryOf = ({ pid }: ServerProcess): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024;

type Template = Loaded<RoomEvent> & { readonly secrets: Readonly<Record<string, string>> };

/** A game of two that is on, with a turn of three days. */
async function playOne(dataFolder: string): Promise<Template> {
  const server = await ServerProcess.start({ dataFolder });
  const [ann, bob] = [await Client.connect(server.ports, 'tcp'), await Client.connect(server.ports, 'tcp')];
  const options = { variant: 'yatzy', seats: 2, private: true, start: 'ready', turnSeconds: TURN / 1_000 };
  const welcome = await ann.enter({ type: 'CreateRoom', name: 'Ann', ...options });
  const room = textIn(welcome['room'] as Message, 'id');
  await bob.enter({ type: 'Join', name: 'Bob', room });
  for (const client of [ann, bob]) await client.ask({ type: 'Ready' });
  await ann.type('GameStarted');
  await server.stop();
  const log = await openSqliteLog<RoomEvent>({ file: join(dataFolder, 'yaht.db') });
  const loaded = await log.load(roomId(room));
  const secrets = await log.secrets(roomId(room));
  await log.forget([roomId(room)]);
  await log.close();
  if (!loaded) throw new Error('the game is gone');
  return { ...loaded, secrets };
}

/** The same game in another room, whose turn ends somewhere within the next three days. */
function another({ meta, events, secrets }: Template, place: number, now: number): Entry<RoomEvent> {
  const room = roomId(`SLEEPING${place}`);
  const named = events.map(({ event }): RoomEvent => {
    if (event.type === 'RoomCreated') return { ...event, id: room };
    return event.type === 'GameStarted' ? { ...event, id: `${room}-1` } : event;
  });
  const left = Math.floor((TURN * (place + 1)) / ROOMS);
  const { state } = meta;
  const wakeAt = now + left;
  const kept = { ...(state as object), until: wakeAt };
  return { room, expected: { seq: 0, version: 0 }, epoch: 0, events: named, secrets, state: kept, lobby: meta.lobby, wakeAt };
}

async function sleep(dataFolder: string, template: Template): Promise<void> {
  const log = await openSqliteLog<RoomEvent>({ file: join(dataFolder, 'yaht.db') });
  const now = Date.now();
  for (let place = 0; place < ROOMS; place += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, (_, i) => log.append(another(template, place + i, now))));
  await log.close();
}

/** One start, watched for a while. */
async function watch(name: string, dataFolder: string): Promise<void> {
  const began = performance.now();
  const server = await ServerProcess.start({ dataFolder });
  const startedIn = performance.now() - began;
  const spent = usedBy(server);
  await rest(2_000);
  const before = usedBy(server);
  await rest(SECONDS * 1_000);
  const share = (usedBy(server) - before) / SECONDS;
  const start = `ready after ${fine.format(startedIn)} ms (${fine.format(1_000 * spent)} ms of a core, Node's own included)`;
  say(`  ${name}: ${start}, ${fine.format(memoryOf(server))} MB, then ${fine.format(100 * share)} % of a core`);
  await server.stop();
}

/** What it takes to wake one, by waking those whose turn ends within two hours. */
async function wake(dataFolder: string): Promise<void> {
  const due = Math.floor((ROOMS * 2 * HOUR) / TURN);
  const server = await ServerProcess.start({ dataFolder, adminPort: 0, ahead: 2 * HOUR + 60_000 });
  const count = async (): Promise<number> => {
    const text = await (await fetch(`http://127.0.0.1:${server.ports.admin}/metrics`)).text();
    return Number(/^yaht_swept_rooms_total (\d+)$/m.exec(text)?.[1]);
  };
  const [from, before] = [await count(), usedBy(server)];
  while ((await count()) - from < due / 2) await rest(500);
  const woken = (await count()) - from;
  const each = (usedBy(server) - before) / woken;
  const perSecond = (1_000 * ROOMS) / TURN;
  say(`  ${whole.format(woken)} that were due: ${fine.format(1_000 * each)} ms of a core each, turns passed and stored`);
  say(
    `  that is ${fine.format(100 * each * perSecond)} % of a core where ${fine.format(perSecond)} a second run out of three days`,
  );
  say(`  afterwards: ${fine.format(memoryOf(server))} MB`);
  await server.stop();
}

await setup();
const folder = await mkdtemp(join(tmpdir(), 'yaht-bench-'));
try {
  say(`\nSleeping: ${whole.format(ROOMS)} games with a turn of three days, and nobody there`);
  const template = await playOne(folder);
  const empty = await mkdtemp(join(tmpdir(), 'yaht-bench-'));
  await watch('an empty server', empty);
  await sleep(folder, template);
  await watch('with the games', folder);
  await watch('an empty server', empty);
  await watch('with the games', folder);
  await rm(empty, { recursive: true, force: true });
  await wake(folder);
} finally {
  await rm(folder, { recursive: true, force: true });
}
