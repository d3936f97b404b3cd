import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyFolder } from '../lib/programs.ts';
import { playByNotices } from './lib/notices.ts';

let folder: Awaited<ReturnType<typeof emptyFolder>>;
beforeEach(async () => {
  folder = await emptyFolder();
});
afterEach(() => folder.remove());

test('people who are never there at the same time play by notices alone, and none is lost in 5 kills', async () => {
  const games = 6;
  const { turns, notices } = await playByNotices(folder.path, 5, games);
  expect(turns).toBeGreaterThan(0);
  expect(notices).toBe(turns + games);
});
