/** `YAHT_KILLS` kills of a server while notices are made and sent (1,000), in parts with a folder each. */
import { expect, test } from 'vitest';
import { emptyFolder } from '../lib/programs.ts';
import { playByNotices } from './lib/notices.ts';

const kills = Number(process.env['YAHT_KILLS'] ?? 1_000);
const PER_FOLDER = 100;

const parts = Array.from({ length: Math.ceil(kills / PER_FOLDER) }, (_, part) => part * PER_FOLDER);

test.each(parts)(`no notice is lost from kill %d of ${kills}`, async done => {
  const { path, remove } = await emptyFolder();
  const games = 12;
  const { turns, notices, doubled } = await playByNotices(path, Math.min(PER_FOLDER, kills - done), games);
  expect(notices).toBe(turns + games);
  process.stdout.write(`${turns} turns, ${notices} told, ${doubled} of them twice\n`);
  await remove();
});
