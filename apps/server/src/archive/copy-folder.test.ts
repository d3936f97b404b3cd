import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LOG_FILE } from '../data-files.ts';
import { makeCopyFolder, removeLeftCopies } from './copy-folder.ts';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'yaht-copies-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

const copyInto = (path: string): Promise<void> => writeFile(join(path, LOG_FILE), 'a copy');

test('a copy is removed by its backup, with the lock', async () => {
  const copy = await makeCopyFolder(folder);
  await copyInto(copy.path);
  await copy.remove();
  expect(await readdir(folder)).toEqual([]);
});

test('what a backup left that was killed is removed, and nothing else', async () => {
  const killed = join(folder, '.backup-killed');
  await mkdir(killed);
  await copyInto(killed);
  await copyInto(folder);
  await removeLeftCopies(folder);
  expect(await readdir(folder)).toEqual([LOG_FILE]);
});

test('a backup that begins beside another leaves it its copy', async () => {
  const first = await makeCopyFolder(folder);
  await copyInto(first.path);
  const second = await makeCopyFolder(folder);
  expect(await readdir(first.path)).toContain(LOG_FILE);
  await second.remove();
  expect(await readdir(folder)).toEqual([basename(first.path)]);
  await first.remove();
});

test('a folder that was made a moment ago and is not locked yet stays', async () => {
  await mkdir(join(folder, '.backup-new'));
  await removeLeftCopies(folder);
  expect(await readdir(folder)).toEqual(['.backup-new']);
});
