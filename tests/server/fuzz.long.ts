/**
 * `YAHT_FRAMES` wild frames for each door (10 million), in rounds with a server each. `YAHT_SHARD=2/8` does the second of
 * eight parts, so that several machines can share the work.
 */
import { expect, test } from 'vitest';
import { emptyFolder } from '../lib/programs.ts';
import { sendWildFrames } from './lib/fuzz.ts';
import { ServerProcess } from './lib/server-process.ts';
import { isFair, seat } from './lib/table.ts';
import { DOORS, type DoorName } from './lib/wire.ts';

const frames = Number(process.env['YAHT_FRAMES'] ?? 10_000_000);
const [shard = 1, shards = 1] = (process.env['YAHT_SHARD'] ?? '1/1').split('/').map(Number);
const PER_ROUND = 200_000;
const LANES = 10;

const rounds = Array.from({ length: Math.ceil(frames / PER_ROUND) }, (_, round) => round).filter(
  round => round % shards === shard - 1,
);

async function survivesRound(door: DoorName, round: number): Promise<void> {
  const { path, remove } = await emptyFolder();
  const server = await ServerProcess.start({ dataFolder: path, pragmas: ['synchronous = off'] });
  const count = Math.min(PER_ROUND, frames - round * PER_ROUND) / LANES;
  await Promise.all(
    Array.from({ length: LANES }, (_, lane) => sendWildFrames(server.ports, door, count, 1_000 + round * LANES + lane)),
  );
  expect(server.said).toBe('');
  const players = await seat(server.ports, [door, door], { variant: 'yahtzee' });
  await Promise.all(players.map(player => player.until(() => player.isOver)));
  expect(players.map(isFair)).toEqual([true, true]);
  expect(await server.stop()).toBe(0);
  await remove();
}

test.each(DOORS)(
  `${frames} wild frames over %s: the server lives, nothing broke in it, and the next game is played`,
  async door => {
    expect(rounds.length).toBeGreaterThan(0);
    for (const round of rounds) await survivesRound(door, round);
  },
);
