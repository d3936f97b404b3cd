/**
 * The tables of the log in PostgreSQL, in a schema of their own. A released step is never edited, only followed by another.
 *
 * `transaction` and `position` are a fact's place in the order of all commits: positions alone are given before the commit, so one
 * that is lower may become visible later.
 */
import type { ClientBase } from 'pg';
import { LogError } from '../log-error.ts';

const POSTGRES_MIGRATIONS: readonly string[] = [
  `
  create table yaht.rooms (
    key bigint generated always as identity primary key,
    name text collate "C" not null unique,
    seq integer not null,
    epoch integer not null,
    open boolean not null,
    opened_at bigint not null,
    updated_at bigint not null,
    lobby text not null,
    state text not null
  );
  create index rooms_by_change on yaht.rooms (open, updated_at);
  create table yaht.events (
    room bigint not null,
    seq integer not null,
    at bigint not null,
    type text not null,
    event text not null,
    transaction xid8 not null default pg_current_xact_id(),
    position bigint generated always as identity unique,
    primary key (room, seq)
  );
  create index events_in_order on yaht.events (transaction, position);
  create table yaht.commands (
    room bigint not null,
    member text collate "C" not null,
    id text collate "C" not null,
    hash text not null,
    answer text not null,
    first_seq integer not null,
    last_seq integer not null,
    at bigint not null,
    primary key (room, member, id)
  );
  create table yaht.secrets (
    room bigint not null,
    name text not null,
    value text not null,
    primary key (room, name)
  );
  create table yaht.tokens (
    hash text collate "C" primary key,
    room bigint not null,
    member text not null
  );
  create index tokens_by_room on yaht.tokens (room);
  `,
  // Who writes which room: a node's lease holds for all rooms that bear its name.
  `
  create table yaht.nodes (
    name text collate "C" primary key,
    address text not null,
    until timestamptz not null
  );
  alter table yaht.rooms add column node text collate "C";
  create index rooms_by_node on yaht.rooms (node) where node is not null;
  create table yaht.house (name text primary key, value text not null);
  `,
  // Who there is. Boards are made by each node from the log; it hears of names by the transactions that changed them.
  `
  create table yaht.profiles (
    id text collate "C" primary key,
    name text,
    colour text not null,
    created_at bigint not null,
    changed xid8 not null default pg_current_xact_id()
  );
  create index profiles_by_change on yaht.profiles (changed);
  create table yaht.keys (
    hash text collate "C" primary key,
    profile text not null,
    created_at bigint not null
  );
  create index keys_by_profile on yaht.keys (profile);
  create table yaht.transfers (
    handle text collate "C" primary key,
    profile text not null,
    secret_hash text not null,
    expires_at bigint not null,
    wrong_guesses integer not null,
    used_by text
  );
  `,
  // What the nodes need to know of each other: whom they let in lately, and which games were compared with perfect play by whom.
  `
  create unlogged table yaht.arrivals (
    who text collate "C" primary key,
    remaining double precision not null,
    at timestamptz not null
  );
  create table yaht.reviews (
    game text collate "C" primary key,
    until timestamptz not null,
    review text
  );
  `,
  // The list shows the rooms that wait first, however many others there are. A quote within a text of JSON is never bare, so what looks
  // like the field is the field.
  `create index rooms_listed on yaht.rooms ((lobby ~ '"free":[1-9]'), key) where open and lobby <> 'null'`,
  // The id of the last entry: a writer that heard no answer asks whether it was its own.
  `alter table yaht.rooms add column append text collate "C"`,
  // Where games begin, so that nobody has to read the others to find one.
  `create index games_in_order on yaht.events (room, (event::json ->> 'id'), seq) where type = 'GameStarted'`,
  // How many entries a room has had, when somebody has to look at it, and until when the house was kept.
  `
  alter table yaht.rooms add column version integer not null default 0;
  alter table yaht.rooms add column wake_at timestamptz;
  create table yaht.kept (only_one boolean primary key check (only_one), until timestamptz not null, lost bigint not null);
  `,
  // What follows from an entry and is yet to be done.
  `
  create table yaht.tasks (
    id bigint generated always as identity primary key,
    room bigint not null,
    kind text collate "C" not null,
    at timestamptz not null,
    tries integer not null default 0,
    body text not null
  );
  create index tasks_in_order on yaht.tasks (kind, at);
  create index tasks_by_room on yaht.tasks (room);
  `,
  // Lists of open games. Rooms that are open now are looked at once, and then they are on the lists they belong to.
  `
  create table yaht.open_games (
    room bigint not null,
    profile text collate "C" not null,
    later integer not null,
    place bigint not null,
    line text not null,
    primary key (room, profile)
  );
  create index open_games_in_order on yaht.open_games (profile, later, place, room);
  update yaht.rooms set wake_at = now() where open;
  `,
];

/** A step waits so long for a table that somebody has in hand, as everybody behind it would; then it lets them pass and tries again. */
const LOCK_TIMEOUT = 1_000;
const PAUSE = 200;
const MOST_TRIES = 100;
const WAITED_ENOUGH = '55P03';

/** Any number will do, as long as every node takes the same. */
const LOCK = 0x79616874;

/** Brings the database to the newest schema, or says why this program must not touch it; nodes that start together take turns. */
export async function migratePostgres(
  db: ClientBase,
  now: number,
  steps: readonly string[] = POSTGRES_MIGRATIONS,
): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await migrateOnce(db, now, steps);
    } catch (error) {
      if (tries >= MOST_TRIES || !isBusy(error)) throw error;
      await new Promise(resolve => setTimeout(resolve, PAUSE));
    }
  }
}

const isBusy = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === WAITED_ENOUGH;

async function migrateOnce(db: ClientBase, now: number, steps: readonly string[]): Promise<void> {
  await db.query('begin');
  try {
    await db.query(`set local lock_timeout = ${LOCK_TIMEOUT}`);
    await db.query('select pg_advisory_xact_lock($1)', [LOCK]);
    await takeSteps(db, now, steps);
    for (const table of ADOPTED) await db.query(table);
    await db.query('commit');
  } catch (error) {
    await db.query('rollback');
    throw error;
  }
}

async function takeSteps(db: ClientBase, now: number, steps: readonly string[]): Promise<void> {
  await db.query('create schema if not exists yaht');
  await db.query('create table if not exists yaht.schema_versions (version integer primary key, at bigint not null)');
  const { rows } = await db.query<{ version: number }>('select coalesce(max(version), 0) as version from yaht.schema_versions');
  const version = rows[0]?.version ?? 0;
  if (version > steps.length)
    throw new LogError('newer-schema', `the log was written by a newer yaht (schema ${version}, this one knows ${steps.length})`);
  for (const [i, step] of [...steps.entries()].slice(version)) {
    await db.query(step);
    await db.query('insert into yaht.schema_versions values ($1, $2)', [i + 1, now]);
  }
}

/**
 * A dump that was read into another cluster brings numbers of transactions that do not exist there yet, and whoever follows the log
 * would wait for them. They become one transaction before all others; their positions keep their order.
 */
const ADOPTED = [
  ['yaht.events', 'transaction'],
  ['yaht.profiles', 'changed'],
].map(
  ([table, column]) => `
  update ${table} set ${column} = '3'
  where exists (select from ${table} where ${column} >= pg_snapshot_xmax(pg_current_snapshot()))`,
);
