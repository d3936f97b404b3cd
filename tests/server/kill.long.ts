import { expect, test } from 'vitest';
import { emptyFolder } from '../lib/programs.ts';
import { playThroughKills } from './lib/kills.ts';

const kills = Number(process.env['YAHT_KILLS'] ?? 1_000);
const PER_FOLDER = 50;

test(`[P1] [P2] [P3] nothing that was acknowledged or seen is lost in ${kills} kills of a server`, async () => {
  for (let done = 0; done < kills; done += PER_FOLDER) {
    const { path, remove } = await emptyFolder();
    const { problems } = await playThroughKills({ dataFolder: path }, Math.min(PER_FOLDER, kills - done), done);
    expect(problems).toEqual([]);
    process.stderr.write(`${Math.min(done + PER_FOLDER, kills)} kills, nothing lost\n`);
    await remove();
  }
});
