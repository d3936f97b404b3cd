import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { openDatabase } from '../log/database.ts';
import { Notes } from './notes.ts';

const COMMITS = 2_000;

/** How often a file is read as a whole while so much is written into it, and what it has come to. */
function sealedIn(pragmas: readonly string[]): { readonly seals: number; readonly bytes: number } {
  const folder = mkdtempSync(join(tmpdir(), 'yaht-kept-'));
  const seal = vi.spyOn(Notes.prototype, 'seal');
  try {
    const file = join(folder, 'yaht.db');
    const kept = openDatabase({ file, id: 'house', pragmas: ['synchronous = off', ...pragmas] }, 0);
    kept.db.exec('create table words (word text)');
    const add = kept.db.prepare('insert into words values (?)');
    seal.mockClear();
    for (let i = 0; i < COMMITS; i++) kept.together(() => add.run('a'.repeat(1_000)));
    const seals = seal.mock.calls.length;
    kept.close();
    return { seals, bytes: statSync(file).size };
  } finally {
    seal.mockRestore();
    rmSync(folder, { recursive: true });
  }
}

test('a file in use is read as a whole every 500 commits, so a commit costs 16 KiB of that at most', () => {
  const { seals, bytes } = sealedIn([]);
  expect(seals).toBe(4);
  expect((seals * bytes) / COMMITS).toBeLessThan(16 << 10);
});

test('a lower wal_autocheckpoint takes over the -wal more often', () => {
  expect(sealedIn(['wal_autocheckpoint = 50']).seals).toBe(Math.floor(COMMITS / 13));
});
