/**
 * The tables of the house in PostgreSQL, in a schema of their own. A released step is never edited, only followed by another.
 *
 * Servers of the release before read facts in the order of `transaction` and `position`, and profiles by `changed`; nobody does since
 * boards are in the database. The columns can go in the release after this one, when no such server runs any more.
 */
import type { ClientBase } from 'pg';
import { migrate, type Step } from './migrate.ts';

const POSTGRES_MIGRATIONS: readonly Step[] = [
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
  { index: 'rooms_listed', on: `yaht.rooms ((lobby ~ '"free":[1-9]'), key) where open and lobby <> 'null'` },
  // The id of the last entry: a writer that heard no answer asks whether it was its own.
  `alter table yaht.rooms add column append text collate "C"`,
  // Where games begin, so that nobody has to read the others to find one.
  { index: 'games_in_order', on: `yaht.events (room, (event::json ->> 'id'), seq) where type = 'GameStarted'` },
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
  // Lists of open games.
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
  `,
  // Rooms that are open now are looked at once, and then they are on the lists they belong to.
  {
    portions: `
      with next as (select key from yaht.rooms where key > $1 order by key limit 1000),
        woken as (update yaht.rooms r set wake_at = now() from next where r.key = next.key and r.open)
      select max(key) as last from next`,
  },
  // Where games end.
  { index: 'games_over', on: `yaht.events (position) where type = 'GameOver'` },
  // What follows from games that are over, kept once for all nodes by the one that has the turn; `people/file/schema.ts` has the same.
  `
  create table yaht.consumers (kind text primary key, holder text not null, until timestamptz not null);
  insert into yaht.consumers values ('games', '', now());
  create table yaht.variants (
    key text collate "C" primary key,
    id text collate "C" not null,
    name text not null,
    family text not null
  );
  create table yaht.games (
    number bigint generated always as identity primary key,
    id text collate "C" not null unique,
    room text collate "C" not null,
    variant text collate "C" not null,
    first_seq integer not null,
    last_seq integer not null,
    started_at bigint not null,
    ended_at bigint not null,
    private integer not null,
    rated integer not null,
    assisted integer not null,
    abandoned integer not null,
    review text not null,
    daily integer,
    daily_game text
  );
  create index games_by_variant on yaht.games (variant, number);
  create index games_of_days on yaht.games (daily, daily_game) where daily is not null;
  create table yaht.seats (
    game bigint not null,
    seat integer not null,
    variant text collate "C" not null,
    ended_at bigint not null,
    counts integer not null,
    profile text collate "C",
    name text not null,
    bot text,
    shared integer not null,
    substituted integer not null,
    score integer not null,
    won integer not null,
    loss double precision,
    luck double precision,
    categories text not null,
    faces text not null,
    decisions text,
    levels integer,
    primary key (game, seat)
  );
  create index seats_by_profile on yaht.seats (profile, game);
  create index seats_by_variant on yaht.seats (profile, variant, game);
  create index seats_by_end on yaht.seats (ended_at) where counts = 1;
  create table yaht.ratings (
    variant text collate "C" not null,
    profile text collate "C" not null,
    mu double precision not null,
    sigma double precision not null,
    games integer not null,
    rated_at bigint not null,
    primary key (variant, profile)
  );
  create index ratings_by_profile on yaht.ratings (profile);
  create table yaht.standings (
    variant text collate "C" not null,
    measure text collate "C" not null,
    span text collate "C" not null,
    profile text collate "C" not null,
    games integer not null,
    total double precision not null,
    best double precision not null,
    score integer not null,
    game bigint,
    first bigint not null,
    value double precision not null,
    second integer not null,
    shown integer not null,
    day bigint not null,
    was_value double precision,
    was_second integer,
    primary key (variant, measure, span, profile)
  );
  create index standings_in_order on yaht.standings (variant, measure, span, shown, value desc, second desc, first, profile, day);
  create index standings_of_a_day on yaht.standings (variant, measure, span, shown, day, was_value desc, was_second desc);
  create table yaht.spans (span text collate "C" primary key, since bigint not null);
  create table yaht.met (profile text collate "C" not null, other text collate "C" not null, primary key (profile, other));
  `,
  // Games that were over before are to be written down too, in the order of the log.
  {
    portions: `
      with next as (select position, room, seq from yaht.events where type = 'GameOver' and position > $1 order by position limit 1000),
        noted as (
          insert into yaht.tasks (room, kind, at, body)
          select room, 'games', now(), '{"seq":' || seq || '}' from next order by position
        )
      select max(position) as last from next`,
  },
  // The code that somebody keeps on paper.
  `
  create table yaht.recoveries (
    profile text collate "C" primary key,
    hash text collate "C" not null unique,
    created_at bigint not null
  );
  `,
  // The ways to somebody, and what they wish of notices.
  `
  create table yaht.notice_ways (
    id text collate "C" primary key,
    profile text collate "C" not null,
    way text not null,
    created_at bigint not null
  );
  create index notice_ways_by_profile on yaht.notice_ways (profile);
  create table yaht.notice_settings (profile text collate "C" primary key, settings text not null);
  `,
  // When the clocks of somebody stand still.
  `
  create table yaht.vacations (
    profile text collate "C" not null,
    since bigint not null,
    until bigint not null,
    primary key (profile, since)
  );
  `,
];

/**
 * Brings the database to the newest schema, or to an older one for a trial, or says why this program must not touch it; nodes that start
 * together take turns.
 */
export const migratePostgres = (db: ClientBase, now: number, version = POSTGRES_MIGRATIONS.length): Promise<void> =>
  migrate(db, now, POSTGRES_MIGRATIONS.slice(0, version));
