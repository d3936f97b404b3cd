import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { KeptFile } from '../files/kept-file.ts';
import type { DatabaseSync } from '../sqlite.ts';
import { openDatabase } from './database.ts';
import { commandId, memberId, roomId } from './ids.ts';
import { pack, unpackLoad, type PackedEntry } from './packed.ts';
import { SqliteWriter } from './sqlite-writer.ts';

const room = roomId('room');
const big = 'x'.repeat(50_000);

let folder: string;
let file: string;
let db: DatabaseSync;
let writer: SqliteWriter;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yaht-log-'));
  file = join(folder, 'log.db');
  const opened = openDatabase({ file }, 0);
  ({ db } = opened);
  writer = new SqliteWriter(opened);
});
afterEach(async () => {
  if (db.isOpen) db.close();
  await rm(folder, { recursive: true, force: true });
});

const entry = (seq: number, text: string, of = room): PackedEntry =>
  pack(
    {
      room: of,
      expected: { seq, version: seq },
      epoch: 0,
      events: [{ type: 'Said', text } as { type: string }],
      command: { member: memberId('ann'), id: commandId(`c${seq}`), hash: 'h', answer: text.length },
    },
    1_000,
  );

const seqNow = () => {
  const loaded = writer.load(room, 0);
  return (loaded && unpackLoad(loaded).events.at(-1)?.seq) ?? 0;
};

describe('a full disk', () => {
  const pages = () => (db.prepare('pragma page_count').get() as { page_count: number }).page_count;
  const allow = (count: number) => db.exec(`pragma max_page_count = ${count}`);

  test('refuses entries by name, keeps what was stored, and goes on when there is space again', () => {
    expect(writer.append([entry(0, 'a')])).toMatchObject([{ type: 'appended' }]);
    allow(pages());
    expect(writer.append([entry(1, big), entry(0, big, roomId('other'))])).toEqual([
      { type: 'disk-full' },
      { type: 'disk-full' },
    ]);
    expect(seqNow()).toBe(1);
    expect(writer.load(roomId('other'), 0)).toBeUndefined();
    expect(writer.command(room, memberId('ann'), commandId('c1'))).toBeUndefined();
    expect(writer.append([entry(0, 'a'), entry(1, big)])).toMatchObject([
      { type: 'duplicate', answer: '1' },
      { type: 'disk-full' },
    ]);
    allow(1_000_000);
    expect(writer.append([entry(1, big)])).toMatchObject([{ type: 'appended', firstSeq: 2 }]);
    expect(db.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
  });

  test('small entries are stored until the last page is used, and none is half stored', () => {
    writer.append([entry(0, 'a')]);
    allow(pages() + 4);
    let stored = 1;
    while (writer.append([entry(stored, 'y'.repeat(500))])[0]?.type === 'appended') stored++;
    expect(stored).toBeGreaterThan(1);
    expect(seqNow()).toBe(stored);
    expect(writer.load(room, 0)?.meta.seq).toBe(stored);
  });
});

describe('an entry the database does not take', () => {
  test('fails alone, and those beside it are stored in their order', () => {
    const unfit = { ...entry(0, 'x', roomId('other')), at: 0.5 };
    const outcomes = writer.append([entry(0, 'a'), unfit, entry(1, 'b'), entry(5, 'c')]);
    expect(outcomes.map(({ type }) => type)).toEqual(['appended', 'unfit', 'appended', 'conflict']);
    expect(seqNow()).toBe(2);
    expect(writer.load(roomId('other'), 0)).toBeUndefined();
  });
});

describe('a disk that fails', () => {
  test('is told apart from an entry that does not fit', () => {
    writer.append([entry(0, 'a')]);
    db.exec('pragma query_only = on');
    expect(() => writer.append([entry(1, 'b'), entry(0, 'a', roomId('other'))])).toThrow(
      expect.objectContaining({ name: 'LogError', code: 'failed' }),
    );
    expect(() => writer.claim(room)).toThrow(expect.objectContaining({ code: 'failed' }));
    expect(seqNow()).toBe(1);
  });
});

test('a transaction that cannot be taken back ends the log, since everything later would be lost in it', () => {
  const stuck = { run: () => expect.unreachable('stuck') };
  const stubborn = new Proxy(db, {
    get: (real, name) =>
      name === 'prepare' ? (sql: string) => (sql === 'rollback' ? stuck : real.prepare(sql)) : Reflect.get(real, name, real),
  });
  const unfit = { ...entry(0, 'x'), at: 0.5 };
  expect(() => new SqliteWriter(new KeptFile(stubborn)).append([unfit, entry(0, 'a', roomId('other'))])).toThrow(
    expect.objectContaining({ code: 'failed' }),
  );
});

describe('opening', () => {
  const problem = (code: string) => expect.objectContaining({ name: 'LogError', code });

  test('a second time is refused while the first is open', () => {
    expect(() => openDatabase({ file }, 0)).toThrow(problem('in-use'));
    expect(writer.append([entry(0, 'a')])).toMatchObject([{ type: 'appended' }]);
  });

  test('a file that is no database is refused and left as it is', async () => {
    const text = join(folder, 'notes.txt');
    await writeFile(text, 'milk, eggs, dice\n'.repeat(100));
    expect(() => openDatabase({ file: text }, 0)).toThrow(problem('not-a-log'));
    expect(await readFile(text, 'utf8')).toMatch(/^milk, eggs, dice/);
  });

  test.each(['missing/log.db', 'folder'])('%s cannot be opened, and the message names it', async name => {
    await mkdir(join(folder, 'folder'));
    expect(() => openDatabase({ file: join(folder, name) }, 0)).toThrow(problem('cannot-open'));
    expect(() => openDatabase({ file: join(folder, name) }, 0)).toThrow(name);
  });
});
