import { lstat, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepWhole, writeWhole } from './whole-file.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yaht-whole-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a file takes the place of the one before, and nothing lies beside it', async () => {
  const path = join(folder, 'file');
  for (const text of ['first', 'second']) await writeWhole(path, Buffer.from(text));
  expect(await readFile(path, 'utf8')).toBe('second');
  expect(await readdir(folder)).toEqual(['file']);
});

test('a link stays one, and what it leads to is written', async () => {
  const [file, link] = [join(folder, 'file'), join(folder, 'link')];
  await writeFile(file, 'before');
  await symlink(file, link);
  await writeWhole(link, Buffer.from('after'));
  expect((await lstat(link)).isSymbolicLink()).toBe(true);
  expect(await readFile(file, 'utf8')).toBe('after');
});

// By links: a mistake here costs a link, not the device.
test('a device is written into and stays a device', async () => {
  const [sink, full] = [join(folder, 'null'), join(folder, 'full')];
  await symlink('/dev/null', sink);
  await symlink('/dev/full', full);
  await writeWhole(sink, Buffer.from('gone'));
  await expect(writeWhole(full, Buffer.from('no room'))).rejects.toMatchObject({ code: 'ENOSPC' });
  for (const path of [sink, full]) expect((await stat(path)).isCharacterDevice()).toBe(true);
});

test('folders that are not there are made', async () => {
  const path = join(folder, 'one', 'two', 'file');
  await Promise.all(['first', 'second'].map(text => keepWhole(path, Buffer.from(text))));
  expect(['first', 'second']).toContain(await readFile(path, 'utf8'));
});

// A folder of the kernel, in which nothing can be made.
test.runIf(process.platform === 'linux')('where no folder can be made, nobody waits for it', async () => {
  await expect(keepWhole('/proc/nobody/cache/file', Buffer.from('text'))).rejects.toMatchObject({ code: 'ENOENT' });
});
