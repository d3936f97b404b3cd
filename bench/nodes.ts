/** What several servers on one PostgreSQL carry, and how long a game stands still when one of them dies: `npm run bench nodes`. */
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOSSES, measureFailover } from './nodes/failover.ts';
import { measureHandover } from './nodes/handover.ts';
import { MeasuredHouse } from './nodes/house.ts';
import { FAULTS, measureStandstill } from './nodes/standstill.ts';
import { processorTime } from './nodes/processor-time.ts';
import { HONEST_MICROSECONDS, syncTimes } from './server/disk.ts';
import { measureNodes, startMeasured, type Measured, type Result } from './server/processes.ts';

const SECONDS = Number(process.env['YAHT_BENCH_SECONDS'] ?? 4);
const KILLS = Number(process.env['YAHT_BENCH_KILLS'] ?? 8);
const GAMES = 200;
/** A house of people: that many moves a second, whatever it could carry. */
const PACED = 730;
const TABLES = 25;

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const fine = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const row = (name: string, cells: readonly string[]): void =>
  say(`  ${name.padEnd(34)}${cells.map(cell => cell.padStart(13)).join('')}`);

const percentile = (sorted: readonly number[], part: number): number => sorted[Math.floor(sorted.length * part)] ?? Number.NaN;

/** As fast as they can, and then as people play; on servers that are warm by then. */
async function measure(name: string, nodes: readonly Measured[], apart: boolean, service?: () => number): Promise<void> {
  const order = { games: GAMES, seconds: SECONDS, apart };
  const beside = service ? { service } : {};
  const full = await measureNodes(nodes, order, beside);
  const paced = await measureNodes(nodes, { ...order, rate: PACED }, beside);
  const cpu = (of: Result): string => `${whole.format(of.cpu)} + ${service ? whole.format(of.service) : '–'}`;
  const p99 = (of: Result): string => `${fine.format(of.p99)} ms`;
  row(name, [whole.format(full.perSecond), p99(full), cpu(full), `${fine.format(paced.p50)} ms`, p99(paced), cpu(paced)]);
}

async function measureOne(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'yaht-bench-'));
  const node = await startMeasured('serve.mjs', folder);
  try {
    await measure('one node, SQLite', [node], false);
  } finally {
    await node.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureHouse(name: string, count: number, apart: boolean): Promise<void> {
  const house = await MeasuredHouse.open(count);
  try {
    await measure(name, house.nodes, apart, () => processorTime(house.postgres.pid()));
  } finally {
    await house.close();
  }
}

async function measureEnds(): Promise<void> {
  const house = await MeasuredHouse.open(2);
  try {
    for (const [how, name] of [
      ['kill', 'killed (SIGKILL)'],
      ['close', 'asked to stop (SIGTERM)'],
    ] as const) {
      const pauses = await measureHandover(house, how, KILLS, TABLES);
      const [p50, p99] = [0.5, 0.99].map(part => fine.format(percentile(pauses, part) / 1_000));
      say(`  ${name}: ${p50} s (p50), ${p99} s (p99), of ${pauses.length} games in ${KILLS} ends`);
    }
  } finally {
    await house.close();
  }
}

const folder = await mkdtemp(join(tmpdir(), 'yaht-bench-'));
const { p50: sync } = syncTimes(join(folder, 'sync'));
await rm(folder, { recursive: true, force: true });
say(`\nNodes: ${GAMES} tables of two; a move counts when it is on the disk and both players have it`);
say(`  everything on the same ${availableParallelism()} cores: nodes, PostgreSQL and players`);
say(`  fdatasync of 4 KiB: ${fine.format(sync)} µs (p50)`);
if (sync < HONEST_MICROSECONDS) say('  this disk answers before it has written: no claim is made');
row('', ['as fast as', '', 'µs a move', `${PACED} moves/s`, '', 'µs a move']);
row('', ['moves/s', 'p99', 'nodes + PG', 'p50', 'p99', 'nodes + PG']);
await measureOne();
await measureHouse('one node, PostgreSQL', 1, false);
await measureHouse('two nodes, tables at one', 2, false);
await measureHouse('two nodes, tables across both', 2, true);
await measureHouse('three nodes, tables at one', 3, false);
await measureHouse('three nodes, tables across two', 3, true);
say('\nA node ends: from its end until whoever is in turn has come back elsewhere and rolled, and both have seen it');
await measureEnds();
say('\nOne of three nodes: the longest that any of six tables stood still, all people elsewhere and somebody there');
for (const [name, fault] of Object.entries(FAULTS)) {
  const { elsewhere, there } = await measureStandstill(fault);
  say(`  ${name}: ${fine.format(elsewhere / 1_000)} s elsewhere, ${fine.format(there / 1_000)} s there`);
}
say('\nThe database fails over to its synchronous copy: the longest that any of three tables stood still');
for (const [name, lose] of Object.entries(LOSSES)) {
  const { longest, afterwards } = await measureFailover(lose);
  say(`  ${name}: ${fine.format(longest / 1_000)} s, ${fine.format(afterwards / 1_000)} s of it after the copy had taken over`);
}
