/** Two well-known servers in the same run, from a manifest of their own. Neither keeps its moves on a disk. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { measureLoad, startMeasured } from './processes.ts';

const folder = fileURLToPath(new URL('../peers/', import.meta.url));

const PEERS = [
  { name: 'boardgame.io, in memory', program: 'boardgame' },
  { name: 'Colyseus, told at once', program: 'colyseus' },
] as const;

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const fine = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });

export type Ours = { readonly perSecond: number; readonly cpu: number };

/** The same load on each peer, and how ours compares; one that cannot be had here is named and left out. */
export async function measurePeers(ours: Ours, seconds: number, say: (line: string) => void): Promise<void> {
  say('\nBeside it, without a disk (ratios: ours to theirs)');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder, stdio: 'ignore' });
  if (status !== 0) return say('  the peers could not be installed here (npm ci in bench/peers)');
  for (const { name, program } of PEERS) await measurePeer(name, program, ours, seconds, say);
}

async function measurePeer(
  name: string,
  program: string,
  ours: Ours,
  seconds: number,
  say: (line: string) => void,
): Promise<void> {
  try {
    const server = await startMeasured(`../peers/${program}-server.mjs`, '');
    const theirs = await measureLoad(server, { games: 200, seconds }, `../peers/${program}-load.mjs`);
    await server.close();
    say(`  ${name}: ${whole.format(theirs.perSecond)} moves/s, ${fine.format(theirs.cpu)} µs of the server a move`);
    say(`    × ${fine.format(ours.perSecond / theirs.perSecond)} moves/s, × ${fine.format(ours.cpu / theirs.cpu)} µs a move`);
  } catch (error) {
    say(`  ${name} does not run here: ${error instanceof Error ? error.message : String(error)}`);
  }
}
