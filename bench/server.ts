/** How many moves a second the server makes safe and tells, beside two well-known servers: `npm run bench server`. */
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { HONEST_MICROSECONDS, syncTimes } from './server/disk.ts';
import { measurePeers, type Ours } from './server/peers.ts';
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

/** As fast as possible: 200 games of two. */
function measureThroughput(): Promise<Ours> {
  return onServer('full', async server => {
    const { memory } = await server.used();
    const result = await measureLoad(server, { games: 200, seconds: SECONDS });
    say(`  200 games: ${whole.format(result.perSecond)} durable moves/s, ${fine.format(result.cpu)} µs of the server a move`);
    say(`    the players beside it: ${fine.format(result.players)} µs a move, on the same ${availableParallelism()} cores`);
    say(`    both have it after ${fine.format(result.p50)} ms (p50), ${fine.format(result.p99)} ms (p99)`);
    say(`    memory with 400 sockets: ${above(result.memory, memory)}`);
    return result;
  });
}

async function measurePaced(games: number, rate: number): Promise<void> {
  await onServer(`paced-${games}`, async server => {
    const { memory: idle } = await server.used();
    const { p50, p99, perSecond, waits, memory } = await measureLoad(server, { games, rate, seconds: SECONDS });
    const latency = `${fine.format(p50)} ms (p50), ${fine.format(p99)} ms (p99)`;
    say(`  ${2 * games} sockets at ${whole.format(perSecond)} moves/s: ${latency}`);
    const { p99: slowSync } = syncTimes(join(folder, 'sync'));
    const disk = `the disk ${fine.format(slowSync / 1_000)} ms`;
    say(
      `    of a hundred times the slowest: the server's thread came ${fine.format(waits.late)} ms late, ${disk}; the longest collection of garbage ${fine.format(waits.garbage)} ms`,
    );
    say(`    memory: ${above(memory, idle)}`);
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
  const ours = await measureThroughput();
  await measurePaced(200, 730);
  await measurePaced(1_000, 2_250);
  await measureOpenGames();
  await measurePeers(ours, SECONDS, say);
} finally {
  await rm(folder, { recursive: true, force: true });
}
