/** The files of a server that keeps everything by itself, read and filled as a whole, while no server uses them. */
import { join } from 'node:path';
import { keepRoot, readRoot } from '../daily/chain-file.ts';
import { CHAIN_FILE, LOG_FILE, PEOPLE_FILE } from '../data-files.ts';
import type { KeptFile } from '../files/kept-file.ts';
import { openDatabase } from '../log/database.ts';
import { migrate, MIGRATIONS } from '../log/schema.ts';
import { failureOf, isMisfit } from '../log/sqlite-error.ts';
import { SETTLE } from '../log/statements.ts';
import { PEOPLE_MIGRATIONS } from '../people/file/schema.ts';
import type { DatabaseSync } from '../sqlite.ts';
import { ArchiveError } from './archive-error.ts';
import { isJson, type Item } from './item.ts';

type Row = Readonly<Record<string, string | number>>;

/** In the order that an archive has. */
export async function* readFiles(folder: string): AsyncGenerator<Item, void> {
  const log = openLog(folder);
  try {
    log.db.exec(SETTLE);
    yield* readLog(log.db);
  } finally {
    log.close();
  }
  const people = openPeople(folder);
  try {
    yield* rowsOf(people.db, 'profile', 'id, name, colour, created_at as createdAt from profiles');
    yield* rowsOf(people.db, 'key', 'hash, profile, created_at as createdAt from keys');
    yield* rowsOf(people.db, 'recovery', 'profile, hash, created_at as createdAt from recoveries');
    yield* rowsOf(people.db, 'way', 'id, profile, way, created_at as createdAt from notice_ways');
    yield* rowsOf(people.db, 'settings', 'profile, settings from notice_settings');
    yield* rowsOf(people.db, 'vapid', `value as key from house_secrets where name = 'vapid'`);
    yield* rowsOf(people.db, 'vacation', 'profile, since, until from vacations');
  } finally {
    people.close();
  }
  const root = await readRoot(join(folder, CHAIN_FILE));
  if (root) yield { type: 'chain', root: Buffer.from(root).toString('hex') };
}

function* readLog(db: DatabaseSync): Generator<Item, void> {
  const named = 'join rooms on key = room';
  yield* rowsOf(
    db,
    'room',
    'name as room, seq, epoch, open, opened_at as openedAt, updated_at as updatedAt, lobby, state from rooms order by key',
    row => ({ ...row, open: row['open'] === 1, lobby: parse(row['lobby']), state: parse(row['state']) }),
  );
  yield* rowsOf(
    db,
    'fact',
    `name as room, e.seq, at, event from events e ${named} where event is not null order by position`,
    row => ({ ...row, event: parse(row['event']) }),
  );
  yield* rowsOf(
    db,
    'command',
    `name as room, member, command as id, hash, answer, e.seq + (event is null) as firstSeq, last_seq as lastSeq, at
     from events e ${named} where command is not null order by position`,
    row => ({ ...row, answer: parse(row['answer']) }),
  );
  yield* rowsOf(db, 'secret', `rooms.name as room, secrets.name, value from secrets ${named}`);
  yield* rowsOf(db, 'token', `name as room, hash, member from tokens ${named}`);
}

/** The columns are named as the fields of the item are. */
function* rowsOf(
  db: DatabaseSync,
  type: Item['type'],
  what: string,
  read: (row: Row) => object = row => row,
): Generator<Item, void> {
  for (const row of db.prepare(`select ${what}`).iterate()) yield { type, ...read(row as Row) } as Item;
}

const parse = (value: string | number | undefined): unknown => JSON.parse(String(value));

const openLog = (folder: string, steps = MIGRATIONS): KeptFile =>
  openDatabase({ file: join(folder, LOG_FILE) }, Date.now(), steps);

const openPeople = (folder: string): KeptFile => openDatabase({ file: join(folder, PEOPLE_FILE) }, Date.now(), PEOPLE_MIGRATIONS);

/** In an archive facts and commands come apart, as in the log's second schema; the steps after it bring them together. */
const APART = MIGRATIONS.slice(0, 2);

export async function fillFiles(folder: string, items: AsyncIterable<Item>): Promise<void> {
  const log = openLog(folder, APART);
  const people = openPeople(folder);
  try {
    const add = addingTo(log.db, people.db);
    for (const { db } of [log, people]) db.exec('begin');
    for await (const item of items) {
      if (item.type === 'chain') await keepRoot(join(folder, CHAIN_FILE), Buffer.from(item.root, 'hex'));
      else add(item);
    }
    migrate(log.db, Date.now());
    // Each file is whole without what SQLite keeps beside it, so that it can be taken alone.
    for (const { db } of [log, people]) for (const say of ['commit', 'pragma wal_checkpoint(truncate)']) db.exec(say);
  } catch (error) {
    throw misfitOf(error) ?? failureOf(error);
  } finally {
    log.close();
    people.close();
  }
}

/** What the tables do not take contradicts itself, so it is not what was written into the archive. */
const misfitOf = (error: unknown): ArchiveError | undefined =>
  isMisfit(error) ? new ArchiveError('damaged', `the archive is damaged: ${String(error)}`) : undefined;

const KEY = '(select key from rooms where name = :room)';

function addingTo(log: DatabaseSync, people: DatabaseSync): (item: Exclude<Item, { type: 'chain' }>) => void {
  const statements = {
    room: log.prepare(
      `insert into rooms (name, seq, epoch, open, opened_at, updated_at, lobby, state)
       values (:room, :seq, :epoch, :open, :openedAt, :updatedAt, :lobby, :state)`,
    ),
    fact: log.prepare(`insert into events (room, seq, at, event) values (${KEY}, :seq, :at, :event)`),
    command: log.prepare(
      `insert into commands (room, member, id, hash, answer, first_seq, last_seq, at)
       values (${KEY}, :member, :id, :hash, :answer, :firstSeq, :lastSeq, :at)`,
    ),
    secret: log.prepare(`insert into secrets values (${KEY}, :name, :value)`),
    token: log.prepare(`insert into tokens values (:hash, ${KEY}, :member)`),
    profile: people.prepare('insert into profiles values (:id, :name, :colour, :createdAt)'),
    key: people.prepare('insert into keys values (:hash, :profile, :createdAt)'),
    recovery: people.prepare('insert into recoveries values (:profile, :hash, :createdAt)'),
    way: people.prepare('insert into notice_ways values (:id, :profile, :way, :createdAt)'),
    settings: people.prepare('insert into notice_settings values (:profile, :settings)'),
    vapid: people.prepare(`insert into house_secrets values ('vapid', :key)`),
    vacation: people.prepare('insert into vacations values (:profile, :since, :until)'),
  };
  return ({ type, ...fields }) => statements[type].run(columnsOf(fields));
}

/** SQLite has no truth values, and keeps JSON as text. */
const columnsOf = (fields: object): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]: [string, unknown]) => [name, isJson(name) ? JSON.stringify(value) : plain(value)]),
  );

const plain = (value: unknown): string | number => (typeof value === 'boolean' ? Number(value) : (value as string | number));
