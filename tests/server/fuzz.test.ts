import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyFolder } from '../lib/programs.ts';
import { sendWildFrames } from './lib/fuzz.ts';
import { ServerProcess } from './lib/server-process.ts';
import { isFair, seat } from './lib/table.ts';
import { DOORS } from './lib/wire.ts';

/** What is asked here is not whether things are kept, so nobody waits for the disk. */
const NO_WAITING = ['synchronous = off'];

let folder: Awaited<ReturnType<typeof emptyFolder>>;
let server: ServerProcess;
beforeAll(async () => {
  folder = await emptyFolder();
  server = await ServerProcess.start({ dataFolder: folder.path, pragmas: NO_WAITING });
});
afterAll(async () => {
  expect(await server.stop()).toBe(0);
  await folder.remove();
});

const FRAMES = 100_000;
const LANES = 10;

test.each(DOORS)(
  '100,000 wild frames over %s: the server lives, nothing broke in it, and the next game is played',
  async door => {
    const lanes = Array.from({ length: LANES }, (_, lane) => sendWildFrames(server.ports, door, FRAMES / LANES, 1 + lane));
    const astray = (await Promise.all(lanes)).reduce((sum, count) => sum + count, 0);
    expect(astray).toBeGreaterThan(FRAMES / 100);
    expect(server.said).toBe('');
    expect(server.isAlive).toBe(true);
    const players = await seat(server.ports, [door, door], { variant: 'yahtzee' });
    await Promise.all(players.map(player => player.until(() => player.isOver)));
    expect(players.map(isFair)).toEqual([true, true]);
  },
);
