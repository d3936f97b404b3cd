import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseDatabaseAddress, type DatabaseAddress } from './address.ts';
import { passwordIn } from './password-file.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yaht-pgpass-'));
});
afterEach(() => rm(folder, { recursive: true }));

const address = (): DatabaseAddress =>
  parseDatabaseAddress('postgres://ann@a,b:6000/dice', { PGPASSFILE: join(folder, 'pgpass') }) as DatabaseAddress;

async function passwordWith(content: string, mode = 0o600, host = 'a'): Promise<string | undefined> {
  const path = join(folder, 'pgpass');
  await writeFile(path, content);
  await chmod(path, mode);
  return passwordIn(address(), { host, port: 5432 });
}

test.each([
  ['a:5432:dice:ann:word', 'word'],
  ['*:*:*:*:word', 'word'],
  [
    '# a:5432:dice:ann:no\nb:5432:dice:ann:no\na:5433:dice:ann:no\na:5432:cards:ann:no\na:*:*:bob:no\na:*:*:ann:word\n*:*:*:*:no',
    'word',
  ],
  ['a:5432:dice:ann:with\\:colon and \\\\', 'with:colon and \\'],
  ['a:5432:dice:ann:word\r\n', 'word'],
  ['a:5432:dice:ann', undefined],
  ['', undefined],
])('%j holds %j', async (content, password) => {
  expect(await passwordWith(content)).toBe(password);
});

test('a socket is of this machine', async () => {
  expect(await passwordWith('localhost:*:*:*:word', 0o600, '/run/postgresql')).toBe('word');
  expect(await passwordWith('/run/postgresql:*:*:*:word', 0o600, '/run/postgresql')).toBe('word');
});

test('a file that others may read is not taken, nor one that is not there', async () => {
  expect(await passwordWith('*:*:*:*:word', 0o640)).toBeUndefined();
  await rm(join(folder, 'pgpass'));
  expect(await passwordIn(address(), { host: 'a', port: 5432 })).toBeUndefined();
});
