import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { formatTable, solveHere } from '../index.ts';
import { keepTable, keptTable, readTable, tablePath } from './table-store.ts';
import { smallVariants, tablesOf, variantWith } from '../testing/index.ts';

const folder = await mkdtemp(join(tmpdir(), 'yaht-tables-'));
afterAll(() => rm(folder, { recursive: true }));

const small = solveHere(tablesOf(smallVariants['forced joker'] ?? variantWith('yahtzee')), { precision: 'f64' });
const path = tablePath(folder, small.tables.variant);

test('what is kept is found again, in memory that every thread can share', async () => {
  await keepTable(folder, small);
  const kept = await keptTable(folder, small.tables);
  expect(kept.ok && kept.value.values).toEqual(small.values.slice());
  expect(kept.ok && kept.value.values.buffer).toBeInstanceOf(SharedArrayBuffer);
  await truncate(path, 100);
  expect(await keptTable(folder, small.tables)).toEqual({ ok: false, error: 'wrong-size' });
});

test('a file that somebody names is read in either format', async () => {
  const solved = solveHere(tablesOf(smallVariants['lower before upper'] ?? variantWith('yatzy')));
  const table = formatTable(solved);
  const named = join(folder, 'mine.table');
  await writeFile(named, table.ok ? table.value : '');
  const read = await readTable(solved.tables, named);
  expect(read.ok && formatTable(read.value)).toEqual(table);
  expect(read.ok && read.value.values.buffer).toBeInstanceOf(SharedArrayBuffer);
  await keepTable(folder, solved);
  const kept = await readTable(solved.tables, tablePath(folder, solved.tables.variant));
  expect(kept.ok && formatTable(kept.value)).toEqual(table);
});

test('a table may come through a pipe', async () => {
  const solved = solveHere(tablesOf(smallVariants['lower before upper'] ?? variantWith('yatzy')));
  const table = formatTable(solved);
  const pipe = join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  const [read] = await Promise.all([readTable(solved.tables, pipe), writeFile(pipe, table.ok ? table.value : '')]);
  expect(read.ok && formatTable(read.value)).toEqual(table);
});

test('no file, and what is no file, are told apart', async () => {
  await mkdir(join(folder, 'a-folder'));
  expect(await readTable(small.tables, join(folder, 'nothing'))).toEqual({ ok: false, error: 'missing' });
  expect(await readTable(small.tables, join(folder, 'a-folder'))).toEqual({ ok: false, error: 'unreadable' });
});
