import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { emptyFolder } from '../lib/programs.ts';
import { SYNC, withFault, withoutStrace } from '../lib/strace.ts';
import { acknowledgedIn, problemsIn } from './lib/history.ts';
import { Appender } from './lib/program.ts';

let folder: Awaited<ReturnType<typeof emptyFolder>>;
let file: string;
beforeEach(async () => {
  folder = await emptyFolder();
  file = join(folder.path, 'log.db');
});
afterEach(() => folder.remove());

const files = (): readonly string[] => [file, `${file}-wal`];

describe.runIf(!withoutStrace)('a disk that answers with errors', () => {
  test.each([
    ['a sync that fails', `${SYNC}:error=EIO:when=20+`],
    ['a single sync that fails', `${SYNC}:error=EIO:when=20`],
    ['a write that fails', 'pwrite64:error=EIO:when=200+'],
  ])('%s ends the program, and nothing acknowledged is lost', async (_, fault) => {
    const program = new Appender({ file, under: withFault(fault, files()), pragmas: ['wal_autocheckpoint = 100000'] });
    expect(await program.ended).toBe(3);
    expect(program.lines.at(-1)).toBe('failed');
    expect(acknowledgedIn(program.lines).size).toBeGreaterThan(0);
    expect(await problemsIn(file, acknowledgedIn(program.lines))).toEqual([]);
  });

  test('while the WAL is safe, a main file that cannot be synced costs nothing that was acknowledged', async () => {
    const trace = join(folder.path, 'trace.txt');
    const under = withFault(`${SYNC}:error=EIO:when=2+`, [file], trace);
    const program = new Appender({ file, under, entries: 1_000, pragmas: ['wal_autocheckpoint = 50'] });
    expect(await program.ended).toBe(0);
    expect(program.lines.at(-1)).toBe('done');
    expect(await readFile(trace, 'utf8')).toContain('(INJECTED)');
    expect(await problemsIn(file, acknowledgedIn(program.lines))).toEqual([]);
  });

  test('a full disk is told by name, and the same entries are stored once there is space', async () => {
    const fault = 'pwrite64:error=ENOSPC:when=300..310';
    const program = new Appender({ file, under: withFault(fault, files()), entries: 1_500 });
    expect(await program.ended).toBe(0);
    expect(program.lines).toContain('disk-full');
    expect(program.lines.at(-1)).toBe('done');
    expect(program.lines.lastIndexOf('disk-full')).toBeLessThan(program.lines.length - 100);
    expect(await problemsIn(file, acknowledgedIn(program.lines))).toEqual([]);
  });
});

test('a full disk without any tool: the database may not grow', async () => {
  const program = new Appender({ file, pragmas: ['max_page_count = 40'] });
  while (!program.lines.includes('disk-full')) await program.said(program.lines.length + 1);
  await program.kill();
  expect(await problemsIn(file, acknowledgedIn(program.lines))).toEqual([]);
});
