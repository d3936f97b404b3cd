/** Every sentence the writer says to the database, prepared once. */
import type { DatabaseSync } from '../sqlite.ts';
import { TAIL } from './late-rooms.ts';
import { IS_LANDMARK, IS_START } from './schema.ts';
import type { RunningSum } from './running-sum.ts';

export type RoomRow = {
  readonly key: number;
  readonly seq: number;
  readonly epoch: number;
  readonly open: number;
  readonly updatedAt: number;
  /** Where its latest row is. */
  readonly last: number | null;
  /** Over all its facts. */
  readonly sum: RunningSum;
  readonly version: number;
  /** When somebody has to look at it, as far as that is in the file (wakes.ts). */
  readonly wake: number | null;
};

const META = `name as room, seq, epoch, open, opened_at as openedAt, updated_at as updatedAt, lobby, state`;

/** A command without facts has the number of the fact before it. */
const COMMAND = 'hash, answer, seq + (event is null) as firstSeq, last_seq as lastSeq, at';

/** The rows of some rooms from the last one back, as far as the numbers of the facts are greater. */
const chainFrom = (last: string, after = '-1'): string =>
  `with recursive chain (position, previous) as (
     select position, previous from events where position ${last}
     union all
     select e.position, e.previous from chain join events e on e.position = chain.previous where seq > ${after}
   )`;

/** What the latest rows say and the rows of their rooms do not. An entry without facts is never among them. */
const LATE = `select key, max(e.seq) as seq, max(at) as updatedAt, max(position) as last, min(position) as since
  from events e join rooms on key = room and e.seq > rooms.seq
  where position >= (select max(position) from events) - ${TAIL} group by key`;

/** Brings the rows of all rooms up to date, for whoever reads them as they are. */
export const SETTLE = `update rooms set seq = late.seq, updated_at = late.updatedAt, last = late.last from (${LATE}) late where late.key = rooms.key`;

/** What comes as a list in JSON. */
const NAMES = 'select value from json_each(?)';
const KEYS = `select key from rooms where name in (${NAMES})`;

export const statementsOf = (db: DatabaseSync) => ({
  room: db.prepare(
    'select key, seq, epoch, open, updated_at as updatedAt, last, wakes.at as wake from rooms left join wakes on room = key where name = ?',
  ),
  openRoom: db.prepare(
    `insert into rooms (name, seq, epoch, open, opened_at, updated_at, lobby, state) values (?, 0, ?, 1, ?, 0, 'null', 'null')`,
  ),
  changeRoom: db.prepare(
    'update rooms set open = coalesce(?, open), lobby = coalesce(?, lobby), state = coalesce(?, state) where key = ?',
  ),
  settleRoom: db.prepare('update rooms set seq = ?, updated_at = ?, last = ? where key = ?'),
  lateRooms: db.prepare(`select name as room, key, late.* from (${LATE}) late join rooms using (key) order by since`),
  claim: db.prepare('update rooms set epoch = epoch + 1 where name = ? returning epoch'),

  addSecret: db.prepare('insert into secrets values (?, ?, ?) on conflict do update set value = excluded.value'),
  addToken: db.prepare(
    'insert into tokens values (?, ?, ?) on conflict do update set room = excluded.room, member = excluded.member',
  ),
  revoke: db.prepare('delete from tokens where hash = ? and room = ?'),

  wake: db.prepare('insert into wakes values (?, ?) on conflict do update set at = excluded.at'),
  unwake: db.prepare('delete from wakes where room = ?'),
  dueRooms: db.prepare('select room as key, name from wakes join rooms on key = room where at <= ? order by at limit ?'),
  addTask: db.prepare('insert into tasks (room, kind, at, tries, body) values (?, ?, ?, 0, ?)'),
  dueTasks: db.prepare(
    `select id, name as room, kind, body, tries + 1 as tries from tasks join rooms on key = room
     where kind = ? and at <= ? order by at, id limit ?`,
  ),
  takeTask: db.prepare('update tasks set at = ?, tries = tries + 1 where id = ?'),
  finishTasks: db.prepare(`delete from tasks where id in (${NAMES})`),
  postponeTask: db.prepare('update tasks set at = ? where id = ?'),
  firstTask: db.prepare('select min(at) as at from tasks where kind = ?'),
  clearOpen: db.prepare('delete from open_games where room = ?'),
  addOpen: db.prepare('insert into open_games values (?, ?, ?, ?, ?)'),
  openGames: db.prepare(
    `select name as room, later, place as "order", room as key, line from open_games join rooms on key = room
     where profile = ? and (later, place, room) > (?, ?, ?) order by later, place, room limit ?`,
  ),
  waiting: db.prepare('select count(*) as waiting from (select 1 from open_games where profile = ? and later = 0 limit ?)'),
  isAnyAsleep: db.prepare('select 1 from wakes limit 1'),
  kept: db.prepare('select until, lost from kept'),
  keep: db.prepare('update kept set until = ?, lost = ?'),

  /** In this order: the rooms come last, because the others are found by them. */
  forget: [
    db.prepare(
      `delete from events where position in (${chainFrom(`in (select last from rooms where name in (${NAMES}))`)} select position from chain)`,
    ),
    ...['secrets', 'tokens', 'wakes', 'tasks', 'open_games'].map(table =>
      db.prepare(`delete from ${table} where room in (${KEYS})`),
    ),
    db.prepare(`delete from rooms where name in (${NAMES})`),
  ],

  meta: db.prepare(`select ${META}, last from rooms where name = ?`),
  /**
   * One text for all of them: a row that becomes an object, and an object that crosses to another thread, cost more than reading it. The
   * rows of a room lie in the file in the order of their numbers, so nothing is sorted.
   */
  events: db.prepare(
    `${chainFrom('= :last', ':after')}
     select '[' || coalesce(group_concat(fact), '') || ']' as facts, (select previous from chain order by position limit 1) as before from (
       select '{"seq":' || seq || ',"at":' || at || ',"event":' || event || '}' as fact from events
       where position in (select position from chain) and seq > :after and seq <= :until and event is not null order by position
     )`,
  ),
  /** The last row before the next landmark after a number: from there it is not far back to that number. */
  beforeLandmark: db.prepare(
    `select case seq when :until then position else previous end as last from events indexed by landmarks
     where room = :room and seq >= :until and ${IS_LANDMARK} order by seq limit 1`,
  ),
  /** The last row that is not after a number, from one that may be. */
  lastUntil: db.prepare(
    `with recursive back (position, previous, seq) as (
       select position, previous, seq from events where position = :from
       union all
       select e.position, e.previous, e.seq from back join events e on e.position = back.previous where back.seq > :until
     ) select position as last from back where seq <= :until`,
  ),
  latestGame: db.prepare(
    `select seq from events indexed by landmarks where room = ? and ${IS_LANDMARK} and ${IS_START} order by seq desc limit 1`,
  ),
  game: db.prepare(`select seq from events indexed by games_by_id where room = ? and event ->> '$.id' = ? and ${IS_START}`),
  commands: db.prepare(
    `${chainFrom('= ?')} select position, member, command as id from chain join events using (position) where command is not null`,
  ),
  command: db.prepare(`select ${COMMAND} from events where position = ? and room = ? and member = ? and command = ?`),
  stateAt: db.prepare('select sum, version from events where position = ?'),
  atPosition: db.prepare('select at from events where position = ?'),
  highest: db.prepare(`select seq as position from sqlite_sequence where name = 'events'`),
  /** The last of the next so many facts. */
  lastOf: db.prepare(
    `select position, at, looked from
       (select max(position) as last, count(*) as looked from (select position from events where position > ? order by position limit ?))
       join events on position = last`,
  ),
  between: db.prepare(
    `select name as room, state, e.seq, e.at, event from events e join rooms on key = e.room
     where position > ? and position <= ? and event is not null order by position`,
  ),
  betweenOfTypes: db.prepare(
    `select name as room, state, e.seq, e.at, event from events e join rooms on key = e.room
     where position > ? and position <= ? and event ->> 'type' in (select value from json_each(?)) order by position`,
  ),
  rooms: db.prepare(`select ${META}, last from rooms where updated_at between ? and ? order by updated_at desc limit ?`),
  roomsByOpen: db.prepare(
    `select ${META}, last from rooms where open = ? and updated_at between ? and ? order by updated_at desc limit ?`,
  ),
  /** In the words of the index: there are many rooms, and nothing is sorted. */
  listed: db.prepare(
    `select lobby from rooms indexed by rooms_listed where open = 1 and lobby <> 'null'
     order by lobby glob '*"free":[1-9]*' desc, key desc limit ?`,
  ),
  /** The plus keeps the reader from going through all that is open. */
  named: db.prepare('select name from rooms where name >= ? and name < ? and +open = 1 limit ?'),
  secrets: db.prepare('select name, value from secrets where room = (select key from rooms where name = ?)'),
  holder: db.prepare('select name as room, member from tokens join rooms on key = room where hash = ?'),
});
