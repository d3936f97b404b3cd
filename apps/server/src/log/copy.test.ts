/** A copy is the log at one moment: with everything acknowledged before it was asked for, and without half an entry. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DatabaseSync } from '../sqlite.ts';
import { copyDatabase } from './copy.ts';
import { roomId, type Entry, type RoomId } from './index.ts';
import { SqliteLog } from './sqlite-log.ts';
import { openHere } from './writer-port.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yaht-copy-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const ROOMS = ['K7Q2XM', 'B3M8WZ', 'T5R9CD'].map(roomId);
const FACTS = [
  { type: 'Said', text: 'one'.repeat(500) },
  { type: 'Said', text: 'two' },
];
const entry = (room: RoomId, seq: number): Entry => ({
  room,
  expected: { seq, version: seq / FACTS.length },
  epoch: 0,
  events: FACTS,
});

const openLog = (name: string): SqliteLog => new SqliteLog(openHere({ file: join(folder, name) }));

test('while entries are written, a copy has all that was told before and no half of anything', async () => {
  const log = openLog('log.db');
  let told = 0;
  let copying: Promise<number> | undefined;
  const copy = async (): Promise<number> => {
    const before = told;
    await log.copyTo(join(folder, 'copy.db'));
    return before;
  };
  for (let seq = 0; seq < 600; seq += FACTS.length) {
    await Promise.all(ROOMS.map(room => log.append(entry(room, seq))));
    told = seq + FACTS.length;
    if (seq === 300) copying = copy();
  }
  const before = await copying;
  const copied = openLog('copy.db');
  for (const room of ROOMS) {
    const numbers = (await copied.load(room))?.events.map(({ seq }) => seq) ?? [];
    expect(numbers).toEqual(numbers.map((_, i) => i + 1));
    expect(numbers.length).toBeGreaterThanOrEqual(before ?? Infinity);
    expect(numbers.length % FACTS.length).toBe(0);
  }
  await Promise.all([log.close(), copied.close()]);
});

test('a copy that cannot be written is no failure of the log', async () => {
  const log = openLog('log.db');
  await log.append(entry(ROOMS[0] as RoomId, 0));
  await expect(log.copyTo(join(folder, 'no', 'such', 'copy.db'))).rejects.toThrow();
  expect(await log.append(entry(ROOMS[0] as RoomId, FACTS.length))).toMatchObject({ type: 'appended' });
  await log.close();
});

test('a copy that is begun in the middle of a transaction has it, too', async () => {
  const db = new DatabaseSync(join(folder, 'written.db'));
  db.exec('pragma journal_mode = wal; create table said (text); begin immediate; insert into said values (1)');
  let isDone = false;
  const copying = copyDatabase(db, join(folder, 'copy.db')).then(() => (isDone = true));
  for (let turn = 0; turn < 100; turn++) await nextTurn();
  expect(isDone).toBe(false);
  db.exec('commit');
  await copying;
  db.close();
  const copied = new DatabaseSync(join(folder, 'copy.db'));
  expect(copied.prepare('select text from said').all()).toEqual([{ text: 1 }]);
  copied.close();
});
