import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyFolder } from '../lib/programs.ts';
import { KINDS, playThroughKills } from './lib/kills.ts';

let folder: Awaited<ReturnType<typeof emptyFolder>>;
beforeEach(async () => {
  folder = await emptyFolder();
});
afterEach(() => folder.remove());

test('[P1] [P2] [P3] nothing that was acknowledged or seen is lost in 20 kills, and every retry gets its first answer', async () => {
  const { problems, retried, moves } = await playThroughKills({ dataFolder: folder.path }, 20);
  expect(problems).toEqual([]);
  expect([...retried]).toEqual(expect.arrayContaining([...KINDS]));
  expect(moves).toBeGreaterThan(100);
});

test('[P1] a server that tells before it has written is caught by the same eyes', async () => {
  const { problems } = await playThroughKills({ dataFolder: folder.path, isCareless: true }, 20);
  expect(problems.join('\n')).toMatch(/lost: \w+ came back after/);
});
