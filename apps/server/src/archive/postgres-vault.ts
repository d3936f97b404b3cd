/** The database that several nodes share, as a vault: read at one moment beside them, filled in one transaction. */
import pg, { type ClientBase } from 'pg';
import { connectTo } from '../log/postgres/connection.ts';
import { migratePostgres } from '../log/postgres/schema.ts';
import { GAMES } from '../people/shared/game-tasks.ts';
import { ArchiveError } from './archive-error.ts';
import { isJson, type Item, type Vault } from './item.ts';

const AT_ONCE = 500;

export const postgresVault = (url: string): Vault => ({ read: () => read(url), fill: items => fill(url, items) });

/** Columns are named as the fields of the item are; texts that hold JSON are read. */
const READ: readonly (readonly [Item['type'], string, readonly string[]])[] = [
  [
    'room',
    `name as room, seq, epoch, open, opened_at as "openedAt", updated_at as "updatedAt", lobby, state from yaht.rooms order by key`,
    ['lobby', 'state'],
  ],
  [
    'fact',
    `r.name as room, e.seq, e.at, e.event from yaht.events e join yaht.rooms r on r.key = e.room order by e.position`,
    ['event'],
  ],
  [
    'command',
    `r.name as room, member, id, hash, answer, first_seq as "firstSeq", last_seq as "lastSeq", at
     from yaht.commands c join yaht.rooms r on r.key = c.room`,
    ['answer'],
  ],
  ['secret', 'r.name as room, s.name, value from yaht.secrets s join yaht.rooms r on r.key = s.room', []],
  ['token', 'r.name as room, hash, member from yaht.tokens t join yaht.rooms r on r.key = t.room', []],
  ['profile', 'id, name, colour, created_at as "createdAt" from yaht.profiles where name is not null', []],
  ['key', 'hash, profile, created_at as "createdAt" from yaht.keys', []],
  ['recovery', 'profile, hash, created_at as "createdAt" from yaht.recoveries', []],
  ['way', 'id, profile, way, created_at as "createdAt" from yaht.notice_ways', []],
  ['settings', 'profile, settings from yaht.notice_settings', []],
  ['vapid', `value as key from yaht.house where name = 'vapid'`, []],
  ['vacation', 'profile, since, until from yaht.vacations', []],
  ['chain', `value as root from yaht.house where name = 'daily'`, []],
];

async function* read(url: string): AsyncGenerator<Item, void> {
  const client = await connectTo(url);
  try {
    await client.query('begin isolation level repeatable read read only');
    const { rows } = await client.query(`select to_regclass('yaht.rooms') as rooms`);
    if ((rows[0] as { readonly rooms: string | null }).rooms === null)
      throw new ArchiveError('no-games', 'there is no house in the database');
    for (const [type, what, json] of READ) yield* rowsOf(client, type, what, json);
    await client.query('commit');
  } finally {
    await client.end();
  }
}

/** A portion at a time, however many there are. */
async function* rowsOf(
  client: ClientBase,
  type: Item['type'],
  what: string,
  json: readonly string[],
): AsyncGenerator<Item, void> {
  await client.query(`declare portion no scroll cursor for select ${what}`);
  for (;;) {
    const { rows } = await client.query<Record<string, unknown>>(`fetch ${AT_ONCE} portion`);
    for (const row of rows) {
      for (const name of json) row[name] = JSON.parse(String(row[name]));
      yield { type, ...row } as Item;
    }
    if (rows.length < AT_ONCE) break;
  }
  await client.query('close portion');
}

const ROOM = 'join yaht.rooms r on r.name = i.room';

const FILL: Readonly<Record<Item['type'], string>> = {
  room: `
    insert into yaht.rooms (name, seq, epoch, open, opened_at, updated_at, lobby, state, wake_at)
    select room, seq, epoch, open, "openedAt", "updatedAt", lobby, state, case when open then now() end from json_to_recordset($1)
      as i (room text, seq int, epoch int, open boolean, "openedAt" bigint, "updatedAt" bigint, lobby text, state text)`,
  fact: `
    insert into yaht.events (room, seq, at, type, event)
    select r.key, i.seq, i.at, i.event::json ->> 'type', i.event
    from rows from (json_to_recordset($1) as (room text, seq int, at bigint, event text)) with ordinality i (room, seq, at, event, place) ${ROOM}
    order by place`,
  command: `
    insert into yaht.commands (room, member, id, hash, answer, first_seq, last_seq, at)
    select r.key, member, id, hash, answer, "firstSeq", "lastSeq", at from json_to_recordset($1)
      as i (room text, member text, id text, hash text, answer text, "firstSeq" int, "lastSeq" int, at bigint) ${ROOM}`,
  secret: `
    insert into yaht.secrets (room, name, value)
    select r.key, i.name, i.value from json_to_recordset($1) as i (room text, name text, value text) ${ROOM}`,
  token: `
    insert into yaht.tokens (hash, room, member)
    select i.hash, r.key, i.member from json_to_recordset($1) as i (room text, hash text, member text) ${ROOM}`,
  profile: `
    insert into yaht.profiles (id, name, colour, created_at)
    select id, name, colour, "createdAt" from json_to_recordset($1) as i (id text, name text, colour text, "createdAt" bigint)`,
  key: `
    insert into yaht.keys (hash, profile, created_at)
    select hash, profile, "createdAt" from json_to_recordset($1) as i (hash text, profile text, "createdAt" bigint)`,
  recovery: `
    insert into yaht.recoveries (profile, hash, created_at)
    select profile, hash, "createdAt" from json_to_recordset($1) as i (profile text, hash text, "createdAt" bigint)`,
  way: `
    insert into yaht.notice_ways (id, profile, way, created_at)
    select id, profile, way, "createdAt" from json_to_recordset($1) as i (id text, profile text, way text, "createdAt" bigint)`,
  settings: `
    insert into yaht.notice_settings (profile, settings)
    select profile, settings from json_to_recordset($1) as i (profile text, settings text)`,
  vapid: `insert into yaht.house select 'vapid', key from json_to_recordset($1) as i (key text)`,
  vacation: `
    insert into yaht.vacations (profile, since, until)
    select profile, since, until from json_to_recordset($1) as i (profile text, since bigint, until bigint)`,
  chain: `insert into yaht.house select 'daily', root from json_to_recordset($1) as i (root text)`,
};

/** Games that are over are written down again. */
const NOTE_GAMES = `
  insert into yaht.tasks (room, kind, at, body)
  select room, '${GAMES}', now(), '{"seq":' || seq || '}' from yaht.events where type = 'GameOver' order by position`;

async function fill(url: string, items: AsyncIterable<Item>): Promise<void> {
  const client = await connectTo(url);
  try {
    await migratePostgres(client, Date.now());
    await client.query('begin');
    await checkEmpty(client);
    for await (const portion of portionsOf(items))
      await client.query(FILL[portion.type], [JSON.stringify(portion.items.map(flat))]);
    await client.query(NOTE_GAMES);
    await client.query('commit');
  } catch (error) {
    throw error instanceof pg.DatabaseError && error.code?.startsWith(MISFIT) ? damaged(error) : error;
  } finally {
    await client.end();
  }
}

/** What contradicts itself is not what was written into the archive. */
const MISFIT = '23';
const damaged = (error: Error): ArchiveError => new ArchiveError('damaged', `the archive is damaged: ${error.message}`);

/** A house that was opened and in which nothing happened is empty, too: its own secrets make way. */
async function checkEmpty(client: ClientBase): Promise<void> {
  const { rows } = await client.query('select from yaht.rooms limit 1');
  const { rows: profiles } = await client.query('select from yaht.profiles limit 1');
  if (rows.length + profiles.length > 0) throw new ArchiveError('not-empty', 'the database is not empty');
  await client.query(`delete from yaht.house where name in ('daily', 'vapid')`);
}

type Portion = { readonly type: Item['type']; readonly items: readonly Item[] };

/** Items of one type after each other, so many at once. */
async function* portionsOf(items: AsyncIterable<Item>): AsyncGenerator<Portion, void> {
  let portion: Item[] = [];
  for await (const item of items) {
    const type = portion[0]?.type;
    if (type !== undefined && (type !== item.type || portion.length === AT_ONCE)) {
      yield { type, items: portion };
      portion = [];
    }
    portion.push(item);
  }
  const [first] = portion;
  if (first) yield { type: first.type, items: portion };
}

/** Fields that hold any JSON are kept as texts. */
const flat = (item: Item): object =>
  Object.fromEntries(
    Object.entries(item).map(([name, value]) => [name, isJson(name) ? JSON.stringify(value) : (value as unknown)]),
  );
