/** How many moves a second the server makes safe and tells, beside two well-known servers: `npm run bench server`. */
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { HONEST_MICROSECONDS, syncTimes, watchDisk } from './server/disk.ts';
import { measureBeside, middle, roundsOf } from './server/peers.ts';
import { measureLoad, startMeasured, type Measured } from './server/processes.ts';

const SECONDS = Number(process.env['YAHT_BENCH_SECONDS'] ?? 8);
const OPEN_GAMES = 10_000;

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const fine = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });
const megabytes = (bytes: number): string => `${fine.format(bytes / 2 ** 20)} MB`;
/** How much more than the server has when nobody is there. */
const above = (memory: number, idle: number): string =>
  `${megabytes(memory)}, idle ${megabytes(idle)}, + ${megabytes(memory - idle)}`;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const folder = await mkdtemp(join(tmpdir(), 'yaht-bench-'));

/** A server of its own for each figure, so that none inherits from another. */
async function onServer<Value>(name: string, work: (server: Measured) => Promise<Value>): Promise<Value> {
  const server = await startMeasured('serve.mjs', join(folder, name));
  try {
    return await work(server);
  } finally {
    await server.close();
  }
}

/** How much of the machine was left, where that is known: on one of its own everything is. */
const quiet = (stolen: number): string => (stolen > 0 ? `; the host took ${fine.format(100 * stolen)} % of the time away` : '');

/** As fast as possible: 200 games of two, beside the peers. */
async function measureThroughput(): Promise<void> {
  const rounds = await measureBeside(measureFull, SECONDS, say);
  const speed = middle(rounds.map(({ perSecond }) => perSecond));
  for (const { perSecond, cpu, players, p50, p99, memory, idle, stolen } of rounds) {
    if (perSecond !== speed) continue;
    say(
      `  ours, 200 games: ${whole.format(perSecond)} durable moves/s, ${fine.format(cpu)} µs of the server a move (${roundsOf(rounds)})${quiet(stolen)}`,
    );
    say(`    the players beside it: ${fine.format(players)} µs a move, on the same ${availableParallelism()} cores`);
    say(`    both have it after ${fine.format(p50)} ms (p50), ${fine.format(p99)} ms (p99)`);
    say(`    memory with 400 sockets: ${above(memory, idle)}`);
  }
}

function measureFull(round: number) {
  return onServer(`full-${round}`, async server => {
    const { memory: idle } = await server.used();
    return { idle, ...(await measureLoad(server, { games: 200, seconds: SECONDS })) };
  });
}

/** The same with games that can be looked up, which the boards read when they are over. */
async function measureListed(): Promise<void> {
  await onServer('listed', async server => {
    const { perSecond, cpu, stolen } = await measureLoad(server, { games: 200, seconds: SECONDS, isListed: true });
    say(
      `  200 games that boards read: ${whole.format(perSecond)} moves/s, ${fine.format(cpu)} µs of the server a move${quiet(stolen)}`,
    );
  });
}

const ROUNDS = 3;

/** At the pace of players, several times: the disk of a rented machine has others to serve as well. */
async function measurePaced(games: number, rate: number): Promise<void> {
  const rounds: Awaited<ReturnType<typeof measurePace>>[] = [];
  for (let round = 1; round <= ROUNDS; round++) rounds.push(await measurePace(games, rate, round));
  const slowest = rounds.map(({ p99 }) => p99);
  for (const { p50, p99, perSecond, waits, memory, idle, stolen, disk } of rounds) {
    if (p99 !== middle(slowest)) continue;
    const latency = `${fine.format(p50)} ms (p50), ${fine.format(p99)} ms (p99, the middle of ${slowest.map(time => fine.format(time)).join(', ')})`;
    say(`  ${2 * games} sockets at ${whole.format(perSecond)} moves/s: ${latency}${quiet(stolen)}`);
    const late = `the server's thread came ${fine.format(waits.late)} ms late once in a hundred times`;
    say(
      `    ${late}, the longest collection of garbage took ${fine.format(waits.garbage)} ms, and the disk let somebody else wait for ${fine.format(disk)} ms at the most`,
    );
    say(`    memory: ${above(memory, idle)}`);
  }
}

function measurePace(games: number, rate: number, round: number) {
  return onServer(`paced-${games}-${round}`, async server => {
    const { memory: idle } = await server.used();
    const disk = watchDisk(join(folder, 'watched'));
    const result = await measureLoad(server, { games, rate, seconds: SECONDS });
    return { ...result, idle, disk: await disk() };
  });
}

async function measureOpenGames(): Promise<void> {
  await onServer('open', async server => {
    const { memory } = await server.used();
    const opened = await measureLoad(server, { games: OPEN_GAMES, seconds: 0, idle: true });
    const each = fine.format((opened.memory - memory) / OPEN_GAMES / 1_024);
    say(`  ${whole.format(OPEN_GAMES)} idle open games: + ${megabytes(opened.memory - memory)}, ${each} KiB each`);
  });
  const again = await startMeasured('serve.mjs', join(folder, 'open'));
  say(`  a start with ${whole.format(OPEN_GAMES)} stored open games is ready after ${fine.format(again.startedIn)} ms`);
  await again.close();
}

try {
  const { p50: sync, p99: slowSync } = syncTimes(join(folder, 'sync'));
  say('\nServer: two players a game, 78 moves; a move counts when it is on the disk and both players have it');
  say(`  fdatasync of 4 KiB: ${fine.format(sync)} µs (p50), ${fine.format(slowSync)} µs (p99)`);
  if (sync < HONEST_MICROSECONDS) say('  this disk answers before it has written: no claim is made');
  await measureThroughput();
  await measureListed();
  await measurePaced(200, 730);
  await measurePaced(1_000, 2_250);
  await measureOpenGames();
} finally {
  await rm(folder, { recursive: true, force: true });
}
