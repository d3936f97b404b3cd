import { expect, test } from 'vitest';
import { emptyFolder } from '../lib/programs.ts';
import { sendWildFrames, sendWildMessages } from './lib/fuzz.ts';
import { ServerProcess } from './lib/server-process.ts';
import { isFair, seat } from './lib/table.ts';
import { DOORS } from './lib/wire.ts';

const frames = Number(process.env['YAHT_FRAMES'] ?? 10_000_000);
const PER_ROUND = 100_000;

test.each(DOORS)(
  `${frames} wild frames over %s: the server lives, nothing broke in it, and the next game is played`,
  async door => {
    for (let done = 0; done < frames; done += PER_ROUND) {
      const { path, remove } = await emptyFolder();
      const server = await ServerProcess.start({ dataFolder: path });
      const count = Math.min(PER_ROUND, frames - done);
      await Promise.all([
        sendWildMessages(server.ports, door, 0.99 * count, done),
        sendWildFrames(server.ports, door, 0.01 * count, done + 1),
      ]);
      expect(server.said).toBe('');
      const players = await seat(server.ports, [door, door], { variant: 'yahtzee' });
      await Promise.all(players.map(player => player.until(() => player.isOver)));
      expect(players.map(isFair)).toEqual([true, true]);
      expect(await server.stop()).toBe(0);
      await remove();
    }
  },
);
