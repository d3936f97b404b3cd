import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder } from '../lib/programs.ts';
import { problemsAfterKills } from './lib/kills.ts';

const kills = Number(process.env['YAHT_KILLS'] ?? 1_000);
const PER_FILE = 50;

test(`[P1] nothing acknowledged is lost in ${kills} kills`, async () => {
  for (let done = 0; done < kills; done += PER_FILE) {
    const { path, remove } = await emptyFolder();
    const rounds = Math.min(PER_FILE, kills - done);
    const options = { file: join(path, 'log.db'), pragmas: ['wal_autocheckpoint = 100'] };
    expect(await problemsAfterKills(options, rounds, done)).toEqual([]);
    await remove();
  }
});
