import { DatabaseSync } from '@photostructure/sqlite';
import { expect, test } from 'vitest';
import { MIGRATIONS, migrate } from './schema.ts';

/** The schemas of the releases, oldest first: what a user's file may look like. A release adds the number of steps it had. */
const RELEASED = [0, 1, 2];

const tablesOf = (db: InstanceType<typeof DatabaseSync>) =>
  db.prepare('select type, name, sql from sqlite_schema where name not like ? order by name').all('sqlite_%');

const migrated = (...stages: readonly number[]) => {
  const db = new DatabaseSync(':memory:');
  for (const [i, steps] of stages.entries()) migrate(db, 1_000 + i, MIGRATIONS.slice(0, steps));
  return db;
};

test.each(RELEASED)('a log of schema %i becomes the newest', version => {
  expect(tablesOf(migrated(version, MIGRATIONS.length))).toEqual(tablesOf(migrated(MIGRATIONS.length)));
});

test('every schema there ever was is in the list above', () => {
  expect(RELEASED).toEqual(Array.from({ length: MIGRATIONS.length + 1 }, (_, version) => version));
});

test('a step runs once, and its time is kept', () => {
  const db = migrated(1, 1, 1);
  expect(db.prepare('select * from schema_versions').all()).toEqual([{ version: 1, at: 1_000 }]);
});

test('a log of a newer yaht is left alone', () => {
  const db = migrated(MIGRATIONS.length);
  db.exec(`insert into schema_versions values (${MIGRATIONS.length + 1}, 0)`);
  expect(() => migrate(db, 0)).toThrow(expect.objectContaining({ code: 'newer-schema' }));
});

test('a database of another program is left alone', () => {
  const db = new DatabaseSync(':memory:');
  db.exec('create table recipes (name text)');
  expect(() => migrate(db, 0)).toThrow(expect.objectContaining({ code: 'not-a-log' }));
  expect(tablesOf(db)).toHaveLength(1);
});

test('the facts of an older log keep their order, their numbers and their times', () => {
  const db = migrated(1);
  db.exec("insert into rooms values (1, 'a', 2, 0, 1, 5, 6, 'null', 'null'), (2, 'b', 1, 0, 1, 5, 6, 'null', 'null')");
  const facts = [
    { room: 2, seq: 1, at: 5, event: '{"type":"x"}' },
    { room: 1, seq: 1, at: 5, event: '{"type":"y"}' },
    { room: 1, seq: 2, at: 6, event: '{"type":"z"}' },
  ];
  for (const { room, seq, at, event } of facts)
    db.prepare('insert into events (room, seq, at, event) values (?, ?, ?, ?)').run(room, seq, at, event);
  migrate(db, 2_000);
  expect(db.prepare('select room, seq, at, event from events order by position').all()).toEqual(facts);
});
