/** Two well-known servers in the same run, from a manifest of their own. Neither keeps its moves on a disk. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { measureLoad, startMeasured, type Result } from './processes.ts';

const folder = fileURLToPath(new URL('../peers/', import.meta.url));

const PEERS = [
  { name: 'boardgame.io, in memory', program: 'boardgame' },
  { name: 'Colyseus, told at once', program: 'colyseus' },
] as const;

type Peer = (typeof PEERS)[number];

const ROUNDS = 3;

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const fine = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });

/**
 * The same load on ours and on each peer, in turn, several times: what the machine does to one of them it does, more or less, to the
 * others. Tells how they compare, and answers with ours. A peer that cannot be had here is named and left out.
 */
export async function measureBeside<Ours extends Result>(
  measureOurs: (round: number) => Promise<Ours>,
  seconds: number,
  say: (line: string) => void,
): Promise<readonly Ours[]> {
  const ours: Ours[] = [];
  const theirs = new Map<Peer, Result[]>(install() ? PEERS.map(peer => [peer, []]) : []);
  for (let round = 1; round <= ROUNDS; round++) {
    ours.push(await measureOurs(round));
    for (const [peer, results] of theirs) {
      const measured = await measurePeer(peer, seconds);
      if (typeof measured !== 'string') results.push(measured);
      else if (theirs.delete(peer)) say(`  ${peer.name} does not run here: ${measured}`);
    }
  }
  if (theirs.size === 0) say('  there is nobody to compare with (npm ci in bench/peers)');
  for (const [{ name }, results] of theirs) compare(name, ours, results, say);
  return ours;
}

const install = (): boolean =>
  spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder, stdio: 'ignore' }).status === 0;

/** What it makes of the load, or why it makes nothing of it. */
async function measurePeer({ program }: Peer, seconds: number): Promise<Result | string> {
  try {
    const server = await startMeasured(`../peers/${program}-server.mjs`, '');
    const result = await measureLoad(server, { games: 200, seconds }, `../peers/${program}-load.mjs`);
    await server.close();
    return result;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** By the middle of the rounds; the ratios are those of one round each. */
function compare(name: string, ours: readonly Result[], theirs: readonly Result[], say: (line: string) => void): void {
  const ratio = (figure: 'perSecond' | 'cpu'): string =>
    fine.format(middle(theirs.map((result, round) => (ours[round]?.[figure] ?? Number.NaN) / result[figure])));
  const speed = whole.format(middle(theirs.map(({ perSecond }) => perSecond)));
  const cpu = fine.format(middle(theirs.map(result => result.cpu)));
  say(`  ${name}: ${speed} moves/s, ${cpu} µs of the server a move (${roundsOf(theirs)}), no disk`);
  say(`    ours to theirs: × ${ratio('perSecond')} moves/s, × ${ratio('cpu')} µs a move`);
}

/** What every round said: how much of a difference is the machine's. */
export const roundsOf = (rounds: readonly Pick<Result, 'cpu'>[]): string =>
  `in turn ${rounds.map(({ cpu }) => fine.format(cpu)).join(', ')}`;

/** The figure that as many are above as below. */
export const middle = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
