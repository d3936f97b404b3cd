/** `YAHT_KILLS` kills of a server under load (1,000), in parts with a folder each, so that a long run tells how far it is. */
import { expect, test } from 'vitest';
import { emptyFolder } from '../lib/programs.ts';
import { playThroughKills } from './lib/kills.ts';

const kills = Number(process.env['YAHT_KILLS'] ?? 1_000);
const PER_FOLDER = 50;

const parts = Array.from({ length: Math.ceil(kills / PER_FOLDER) }, (_, part) => part * PER_FOLDER);

test.each(parts)(`[P1] [P2] [P3] nothing that was acknowledged or seen is lost from kill %d of ${kills}`, async done => {
  const { path, remove } = await emptyFolder();
  const { problems } = await playThroughKills({ dataFolder: path }, Math.min(PER_FOLDER, kills - done), done);
  expect(problems).toEqual([]);
  await remove();
});
