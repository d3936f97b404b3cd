import { expect, test } from 'vitest';
import { migrate } from '../../log/schema.ts';
import { DatabaseSync } from '../../sqlite.ts';
import { PEOPLE_MIGRATIONS } from './schema.ts';

/** The schemas of the releases, oldest first: what a user's file may look like. A release adds the number of steps it had. */
const RELEASED = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

const migrated = (...stages: readonly number[]) => {
  const db = new DatabaseSync(':memory:');
  for (const [i, steps] of stages.entries()) migrate(db, 1_000 + i, PEOPLE_MIGRATIONS.slice(0, steps));
  return db.prepare('select type, name, sql from sqlite_schema where name not like ? order by name').all('sqlite_%');
};

test.each(RELEASED)('a file of schema %i becomes the newest', version => {
  expect(migrated(version, PEOPLE_MIGRATIONS.length)).toEqual(migrated(PEOPLE_MIGRATIONS.length));
});

test('every schema there ever was is in the list above', () => {
  expect(RELEASED).toEqual(Array.from({ length: PEOPLE_MIGRATIONS.length + 1 }, (_, version) => version));
});
