import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyFolder } from '../lib/programs.ts';
import { problemsAfterKills } from './lib/kills.ts';

let folder: Awaited<ReturnType<typeof emptyFolder>>;
let file: string;
beforeEach(async () => {
  folder = await emptyFolder();
  file = join(folder.path, 'log.db');
});
afterEach(() => folder.remove());

test('[P1] nothing acknowledged is lost in 20 kills, no number is missing, and every command has its answer', async () => {
  expect(await problemsAfterKills({ file, pragmas: ['wal_autocheckpoint = 100'] }, 20)).toEqual([]);
});

test('[P1] a program that acknowledges before the commit is caught by the same eyes', async () => {
  const problems = await problemsAfterKills({ file, manner: 'early' }, 20);
  expect(problems.join('\n')).toContain('lost');
});
