/**
 * The tables of the log. A released step is never edited, only followed by another; `schema.test.ts` starts from each of them.
 *
 * Rooms have a number inside the database, so that rows of rooms that are played at the same time lie side by side, and a commit
 * writes fewer pages than with the names of the rooms as keys. A position is never
 * given twice, also when rooms were forgotten.
 */
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { LogError } from './log-error.ts';

export const MIGRATIONS: readonly string[] = [
  `
  create table rooms (
    key integer primary key,
    name text not null unique,
    seq integer not null,
    epoch integer not null,
    open integer not null,
    opened_at integer not null,
    updated_at integer not null,
    lobby text not null,
    state text not null
  ) strict;
  create index rooms_by_change on rooms (open, updated_at);
  create table events (
    room integer not null references rooms,
    seq integer not null,
    at integer not null,
    event text not null,
    primary key (room, seq)
  ) strict;
  create table commands (
    room integer not null references rooms,
    member text not null,
    id text not null,
    hash text not null,
    answer text not null,
    first_seq integer not null,
    last_seq integer not null,
    at integer not null,
    primary key (room, member, id)
  ) strict;
  create table secrets (
    room integer not null references rooms,
    name text not null,
    value text not null,
    primary key (room, name)
  ) strict, without rowid;
  create table tokens (
    hash text primary key,
    room integer not null references rooms,
    member text not null
  ) strict, without rowid;
  `,
  // Facts get a place in the order of all commits. Rows had one already, but a VACUUM may change what nobody named.
  `
  create table numbered_events (
    position integer primary key autoincrement,
    room integer not null references rooms,
    seq integer not null,
    at integer not null,
    event text not null,
    unique (room, seq)
  ) strict;
  insert into numbered_events (room, seq, at, event) select room, seq, at, event from events order by rowid;
  drop table events;
  alter table numbered_events rename to events;
  `,
];

/** "yaht" in the file's header: a database of another program is not touched. */
const APPLICATION_ID = 0x79616874;

/** Brings the file to the newest schema, or says why this program must not touch it. Runs inside the caller's transaction. */
export function migrate(db: DatabaseSyncInstance, now: number, steps: readonly string[] = MIGRATIONS): void {
  checkOwner(db);
  db.exec('create table if not exists schema_versions (version integer primary key, at integer not null) strict');
  const { version } = db.prepare('select coalesce(max(version), 0) as version from schema_versions').get() as { version: number };
  if (version > steps.length)
    throw new LogError('newer-schema', `the log was written by a newer yaht (schema ${version}, this one knows ${steps.length})`);
  for (const [i, step] of [...steps.entries()].slice(version)) {
    db.exec(step);
    db.prepare('insert into schema_versions values (?, ?)').run(i + 1, now);
  }
}

function checkOwner(db: DatabaseSyncInstance): void {
  const { application_id: owner } = db.prepare('pragma application_id').get() as { application_id: number };
  if (owner === APPLICATION_ID) return;
  const { tables } = db.prepare('select count(*) as tables from sqlite_schema').get() as { tables: number };
  if (owner !== 0 || tables > 0) throw new LogError('not-a-log', 'the file is a database of another program');
  db.exec(`pragma application_id = ${APPLICATION_ID}`);
}
