/** Every sentence the writer says to the database, prepared once. */
import type { DatabaseSyncInstance } from '@photostructure/sqlite';

export type RoomRow = { readonly key: number; readonly seq: number; readonly epoch: number; readonly updatedAt: number };

const META = `name as room, seq, epoch, open, opened_at as openedAt, updated_at as updatedAt, lobby, state`;

const COMMAND = 'hash, answer, first_seq as firstSeq, last_seq as lastSeq, at';

/** Of rooms whose names come as a list in JSON. */
const KEYS = 'select key from rooms where name in (select value from json_each(?))';

export const statementsOf = (db: DatabaseSyncInstance) => ({
  begin: db.prepare('begin immediate'),
  commit: db.prepare('commit'),
  rollback: db.prepare('rollback'),

  room: db.prepare('select key, seq, epoch, updated_at as updatedAt from rooms where name = ?'),
  openRoom: db.prepare(
    `insert into rooms (name, seq, epoch, open, opened_at, updated_at, lobby, state)
     values (?, ?, ?, coalesce(?, 1), ?, ?, coalesce(?, 'null'), coalesce(?, 'null'))`,
  ),
  changeRoom: db.prepare(
    `update rooms set seq = ?, open = coalesce(?, open), updated_at = ?, lobby = coalesce(?, lobby), state = coalesce(?, state)
     where key = ?`,
  ),
  kept: db.prepare(`select ${COMMAND} from commands where room = ? and member = ? and id = ?`),
  claim: db.prepare('update rooms set epoch = epoch + 1 where name = ? returning epoch'),

  addEvent: db.prepare('insert into events (room, seq, at, event) values (?, ?, ?, ?)'),
  addCommand: db.prepare(
    'insert into commands (room, member, id, hash, answer, first_seq, last_seq, at) values (?, ?, ?, ?, ?, ?, ?, ?)',
  ),
  addSecret: db.prepare('insert into secrets values (?, ?, ?) on conflict do update set value = excluded.value'),
  addToken: db.prepare(
    'insert into tokens values (?, ?, ?) on conflict do update set room = excluded.room, member = excluded.member',
  ),
  revoke: db.prepare('delete from tokens where hash = ? and room = ?'),

  /** In this order: the rooms come last, because the others are found by them. */
  forget: [
    ...['events', 'commands', 'secrets', 'tokens'].map(table => db.prepare(`delete from ${table} where room in (${KEYS})`)),
    db.prepare(`delete from rooms where key in (${KEYS})`),
  ],

  meta: db.prepare(`select ${META} from rooms where name = ?`),
  events: db.prepare(
    'select seq, at, event from events where room = (select key from rooms where name = ?) and seq > ? order by seq',
  ),
  command: db.prepare(
    `select ${COMMAND} from commands where room = (select key from rooms where name = ?) and member = ? and id = ?`,
  ),
  atPosition: db.prepare('select at from events where position = ?'),
  highest: db.prepare(`select seq as position from sqlite_sequence where name = 'events'`),
  /** The last of the next so many facts. */
  lastOf: db.prepare(
    `select position, at, looked from
       (select max(position) as last, count(*) as looked from (select position from events where position > ? order by position limit ?))
       join events on position = last`,
  ),
  between: db.prepare(
    `select name as room, e.seq, e.at, event from events e join rooms on key = e.room
     where position > ? and position <= ? order by position`,
  ),
  betweenOfTypes: db.prepare(
    `select name as room, e.seq, e.at, event from events e join rooms on key = e.room
     where position > ? and position <= ? and event ->> 'type' in (select value from json_each(?)) order by position`,
  ),
  rooms: db.prepare(`select ${META} from rooms where updated_at between ? and ? order by updated_at desc limit ?`),
  roomsByOpen: db.prepare(
    `select ${META} from rooms where open = ? and updated_at between ? and ? order by updated_at desc limit ?`,
  ),
  secrets: db.prepare('select name, value from secrets where room = (select key from rooms where name = ?)'),
  holder: db.prepare('select name as room, member from tokens join rooms on key = room where hash = ?'),
});
