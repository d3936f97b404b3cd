import { openSqliteLog } from '@yaht/server/log';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyFolder } from '../lib/programs.ts';
import { acknowledgedIn, problemsIn } from './lib/history.ts';
import { Appender } from './lib/program.ts';

let folder: Awaited<ReturnType<typeof emptyFolder>>;
let file: string;
beforeEach(async () => {
  folder = await emptyFolder();
  file = join(folder.path, 'log.db');
});
afterEach(() => folder.remove());

test('[P7] a second process is refused while the first lives, and welcome the moment it was killed', async () => {
  const first = new Appender({ file });
  await first.said(100);

  const second = new Appender({ file });
  expect(await second.ended).toBe(3);
  expect(second.lines).toEqual(['opening', 'in-use']);
  await expect(openSqliteLog({ file })).rejects.toMatchObject({ code: 'in-use', message: expect.stringContaining(file) });

  const heard = first.lines.length;
  await first.said(heard + 100);
  await first.kill();
  expect(await problemsIn(file, acknowledgedIn(first.lines))).toEqual([]);
});
