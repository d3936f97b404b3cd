/**
 * The tables of the log. A released step is never edited, only followed by another; `schema.test.ts` starts from each of them.
 *
 * A commit costs what it writes, which is whole pages. So everything that an entry adds goes to the end of one table, and nothing is
 * sorted into an index: a row knows the one before it in its room, and the room knows its last, or will soon (docs/decisions/0014).
 * A position is never given twice, also when rooms were forgotten.
 */
import type { DatabaseSync } from '../sqlite.ts';
import { IDENTITY_STEP } from '../files/identity.ts';
import { LogError } from './log-error.ts';

/** A quote within a text of JSON is never bare, so what looks like the field is the field. In the words of the indexes below. */
export const IS_START = `instr(event, '"type":"GameStarted"') > 0`;
export const IS_LANDMARK = `(seq = 1 or ${IS_START})`;

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
  // The rows of a room become a chain in the order of their numbers, and a command lies with the first fact that came of it. One that
  // led to no fact has a row of its own, with the number of the fact before it.
  `
  create table chained_events (
    position integer primary key autoincrement,
    room integer not null references rooms,
    previous integer,
    seq integer not null,
    at integer not null,
    event text,
    member text,
    command text,
    hash text,
    answer text,
    last_seq integer
  ) strict;
  insert into chained_events
    select position, e.room, null, seq, e.at, event, member, id, hash, answer, last_seq
    from events e left join commands c on c.room = e.room and first_seq = seq and last_seq >= first_seq;
  delete from sqlite_sequence where name = 'chained_events';
  insert into sqlite_sequence select 'chained_events', seq from sqlite_sequence where name = 'events';
  insert into chained_events (room, seq, at, member, command, hash, answer, last_seq)
    select room, last_seq, at, member, id, hash, answer, last_seq from commands where last_seq < first_seq order by rowid;
  drop table events;
  drop table commands;
  alter table chained_events rename to events;
  create temp table links as
    select position, room, lag(position) over chain as previous, lead(position) over chain is null as is_last
    from events window chain as (partition by room order by seq, event is null, position);
  create index temp.links_by_position on links (position);
  update events set previous = links.previous from links where links.position = events.position;
  alter table rooms add column last integer;
  update rooms set last = position from links where room = key and is_last;
  drop table links;
  `,
  // From here on a room's own row may be behind its latest rows (late-rooms.ts). The tables stay as they are, but a program that does
  // not know this must not open them.
  '',
  // The list shows the rooms that wait first, however many others there are. A quote within a text of JSON is never bare, so what looks
  // like the field is the field.
  `create index rooms_listed on rooms (lobby glob '*"free":[1-9]*', key) where open = 1 and lobby <> 'null'`,
  // Whose files these are, and what they know of each other.
  IDENTITY_STEP,
  // A checksum over all facts of the room so far (running-sum.ts); rooms that were begun before have none.
  'alter table events add column sum integer',
  // Where games begin, and where a room does, so that nobody has to read the others to find one. Games begin rarely: a move is not
  // sorted into anything.
  `
  create index games_by_id on events (room, event ->> '$.id') where ${IS_START};
  create index landmarks on events (room, seq) where ${IS_LANDMARK};
  `,
  // How many entries a room has had by then; rooms that were begun before count on from their last number. When somebody has to look at a
  // room (wakes.ts): at all that are open now. And until when the house was kept.
  `
  alter table events add column version integer;
  create table wakes (room integer primary key references rooms, at integer not null) strict;
  insert into wakes select key, 0 from rooms where open = 1;
  create index wakes_in_order on wakes (at);
  create table kept (only_one integer primary key check (only_one = 1), until integer, lost integer not null) strict;
  insert into kept values (1, null, 0);
  `,
  // What follows from an entry and is yet to be done. An id is never given twice, so nobody finishes what is not its own.
  `
  create table tasks (
    id integer primary key autoincrement,
    room integer not null references rooms,
    kind text not null,
    at integer not null,
    tries integer not null,
    body text not null
  ) strict;
  create index tasks_in_order on tasks (kind, at);
  create index tasks_by_room on tasks (room);
  `,
  // Lists of open games. Rooms that are open now are looked at once, and then they are on the lists they belong to.
  `
  create table open_games (
    room integer not null references rooms,
    profile text not null,
    later integer not null,
    place integer not null,
    line text not null,
    primary key (room, profile)
  ) strict, without rowid;
  create index open_games_in_order on open_games (profile, later, place, room);
  insert into wakes select key, 0 from rooms where open = 1 on conflict do update set at = 0;
  `,
];

/** "yaht" in the file's header: a database of another program is not touched. */
const APPLICATION_ID = 0x79616874;

/** Brings the file to the newest schema, or says why this program must not touch it. Runs inside the caller's transaction. */
export function migrate(db: DatabaseSync, now: number, steps: readonly string[] = MIGRATIONS): void {
  checkOwner(db);
  db.exec('create table if not exists schema_versions (version integer primary key, at integer not null) strict');
  const version = versionOf(db);
  if (version > steps.length)
    throw new LogError('newer-schema', `the log was written by a newer yaht (schema ${version}, this one knows ${steps.length})`);
  for (const [i, step] of [...steps.entries()].slice(version)) {
    db.exec(step);
    db.prepare('insert into schema_versions values (?, ?)').run(i + 1, now);
  }
}

/** How many steps the schema has behind it. */
export function versionOf(db: DatabaseSync): number {
  if (db.prepare(`select 1 from sqlite_schema where name = 'schema_versions'`).get() === undefined) return 0;
  return (db.prepare('select coalesce(max(version), 0) as version from schema_versions').get() as { version: number }).version;
}

function checkOwner(db: DatabaseSync): void {
  const { application_id: owner } = db.prepare('pragma application_id').get() as { application_id: number };
  if (owner === APPLICATION_ID) return;
  const { tables } = db.prepare('select count(*) as tables from sqlite_schema').get() as { tables: number };
  if (owner !== 0 || tables > 0) throw new LogError('not-a-log', 'the file is a database of another program');
  db.exec(`pragma application_id = ${APPLICATION_ID}`);
}
