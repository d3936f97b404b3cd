import { expect, test } from 'vitest';
import { KeptFile } from '../files/kept-file.ts';
import { DatabaseSync } from '../sqlite.ts';
import { commandId, memberId, roomId, type RoomId } from './ids.ts';
import { pack, unpackLoad } from './packed.ts';
import { MIGRATIONS, migrate } from './schema.ts';
import { SqliteWriter } from './sqlite-writer.ts';
import { statementsOf } from './statements.ts';

/** The schemas of the releases, oldest first: what a user's file may look like. A release adds the number of steps it had. */
const RELEASED = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

const tablesOf = (db: DatabaseSync) =>
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

test('the list is read in the order of its index, however many rooms there are', () => {
  const db = migrated(MIGRATIONS.length);
  const plan = db.prepare(`explain query plan ${statementsOf(db).listed.sourceSQL}`).all(50);
  expect(plan).toMatchObject([{ detail: 'SCAN rooms USING INDEX rooms_listed' }]);
});

test('a game is found by an index, and so is where a room begins, however many facts there are', () => {
  const { game, latestGame, beforeLandmark } = statementsOf(migrated(MIGRATIONS.length));
  const plans = [game, latestGame, beforeLandmark].map(({ sourceSQL }) => sourceSQL);
  const db = migrated(MIGRATIONS.length);
  const found = plans.map(sql =>
    (db.prepare(`explain query plan ${sql}`).all() as { readonly detail: string }[]).map(({ detail }) => detail),
  );
  expect(found).toEqual([
    ['SEARCH events USING INDEX games_by_id (room=? AND <expr>=?)'],
    ['SEARCH events USING INDEX landmarks (room=?)'],
    ['SEARCH events USING INDEX landmarks (room=? AND seq>?)'],
  ]);
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

test('the facts and commands of an older log are found in the newest, and no position is given again', () => {
  const db = migrated(2);
  db.exec(`
    insert into rooms values (1, 'a', 3, 0, 1, 5, 7, 'null', 'null'), (2, 'b', 1, 0, 1, 5, 6, 'null', 'null'), (3, 'c', 0, 0, 1, 5, 5, 'null', 'null');
    insert into events values (1, 2, 1, 5, '"b1"'), (2, 1, 1, 5, '"a1"'), (3, 1, 2, 5, '"a2"'), (7, 1, 3, 7, '"a3"'), (9, 1, 4, 7, '"gone"');
    delete from events where position = 9;
    insert into commands values
      (1, '0', 'two', 'h', '"both"', 1, 2, 5), (1, '0', 'none', 'h', '"nothing"', 3, 2, 6), (1, '1', 'two', 'h', '"last"', 3, 3, 7),
      (3, '0', 'early', 'h', '"first"', 1, 0, 5);
  `);
  migrate(db, 2_000);
  const writer = new SqliteWriter(new KeptFile(db));
  const [a, b, c] = ['a', 'b', 'c'].map(roomId) as [RoomId, RoomId, RoomId];
  const facts = (room: RoomId, after = 0) => {
    const loaded = writer.load(room, after) ?? expect.unreachable(`there is no room ${room}`);
    return unpackLoad(loaded).events.map(({ event }): unknown => event);
  };
  expect([facts(a), facts(a, 2), facts(b), facts(c)]).toEqual([['a1', 'a2', 'a3'], ['a3'], ['b1'], []]);
  const kept = (room: RoomId, member: string, id: string) => writer.command(room, memberId(member), commandId(id));
  expect(kept(a, '0', 'two')).toEqual({ hash: 'h', answer: '"both"', firstSeq: 1, lastSeq: 2, at: 5 });
  expect(kept(a, '0', 'none')).toEqual({ hash: 'h', answer: '"nothing"', firstSeq: 3, lastSeq: 2, at: 6 });
  expect(kept(a, '1', 'two')).toMatchObject({ answer: '"last"', firstSeq: 3, lastSeq: 3 });
  expect(kept(b, '0', 'two')).toBeUndefined();
  expect(kept(c, '0', 'early')).toMatchObject({ answer: '"first"', firstSeq: 1, lastSeq: 0 });
  writer.append([pack({ room: a, expected: { seq: 3, version: 3 }, epoch: 0, events: [{ type: 'Said' }] }, 9)]);
  expect(facts(a, 2)).toEqual(['a3', { type: 'Said' }]);
  expect((db.prepare('select min(position) as first from events where position > 7').get() as { first: number }).first).toBe(10);
});
