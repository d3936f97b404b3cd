/** Everything that is said to the database about rooms. */
import type { Sentence } from './questions.ts';

const META = `name as room, seq, version, epoch, open, opened_at as "openedAt", updated_at as "updatedAt", lobby, state`;

const COMMAND = 'c.hash, c.answer, c.first_seq as "firstSeq", c.last_seq as "lastSeq", c.at';

/** Milliseconds since 1970, by the database. */
const NOW = '(extract(epoch from clock_timestamp()) * 1000)::bigint';

const sentences = <Name extends string>(texts: Readonly<Record<Name, string>>) =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, { name: `yaht-${name}`, text }])) as Readonly<
    Record<Name, Sentence>
  >;

/**
 * Each is one statement, and therefore happens as a whole or not at all.
 *
 * In `append` at most one entry is of any room. A room's row is changed only while it has the number and the epoch that the writer
 * knows, and whoever comes second waits for the row and then finds another number; what belongs to the entry is written only for rows
 * that were changed. So the check and the writing cannot come apart, however long a writer was asleep in between.
 *
 * What belongs to an entry travels in its own line, and a command is looked up by its whole key, by a question that cannot become a
 * join: the work for a batch grows with its length, not with its square, and not with what was said in its rooms before.
 */
export const SAY = sentences({
  append: `
    with asked as materialized (
      select * from json_to_recordset($1) as entry (
        n int, room text, "expectedSeq" int, "expectedVersion" int, epoch int, at bigint, "wakeAt" double precision, due double precision,
        state text, lobby text, open boolean, events int,
        member text, id text, hash text, answer text, append text, facts json, secrets json, tokens json, revoked json, tasks json, "openFor" json
      )
    ),
    changed as (
      update yaht.rooms r set
        seq = r.seq + a.events,
        version = r.version + 1,
        wake_at = to_timestamp(a."wakeAt" / 1000),
        open = coalesce(a.open, r.open),
        updated_at = greatest(a.at, r.updated_at),
        lobby = coalesce(a.lobby, r.lobby),
        state = coalesce(a.state, r.state),
        append = a.append
      from asked a
      where r.name = a.room and r.seq = a."expectedSeq" and r.version = a."expectedVersion" and r.epoch = a.epoch
        and (a.due is null or to_timestamp(a.due / 1000) <= clock_timestamp())
        and (select c.first_seq from yaht.commands c where c.room = r.key and c.member = a.member and c.id = a.id) is null
      returning a.*, r.key, r.updated_at as time
    ),
    opened as (
      insert into yaht.rooms (name, seq, version, wake_at, epoch, open, opened_at, updated_at, lobby, state, append)
      select room, events, 1, to_timestamp("wakeAt" / 1000), epoch, coalesce(open, true), at, at, coalesce(lobby, 'null'), coalesce(state, 'null'), append
      from asked a
      where "expectedSeq" = 0 and "expectedVersion" = 0 and epoch = 0 and not exists (select from yaht.rooms r where r.name = a.room)
      on conflict (name) do nothing
      returning name, key, updated_at as time
    ),
    written as (
      select * from changed union all select a.*, o.key, o.time from opened o join asked a on a.room = o.name
    ),
    facts as (
      insert into yaht.events (room, seq, at, type, event)
      select w.key, w."expectedSeq" + f.place, w.time, f.type, f.event
      from written w,
        rows from (json_to_recordset(w.facts) as (type text, event text)) with ordinality as f (type, event, place)
      order by w.n, f.place
    ),
    remembered as (
      insert into yaht.commands (room, member, id, hash, answer, first_seq, last_seq, at)
      select key, member, id, hash, answer, "expectedSeq" + 1, "expectedSeq" + events, time
      from written where id is not null
    ),
    hidden as (
      insert into yaht.secrets (room, name, value)
      select w.key, s.name, s.value from written w, json_to_recordset(w.secrets) as s (name text, value text)
      on conflict (room, name) do update set value = excluded.value
    ),
    revoked as (
      delete from yaht.tokens t
      using written w, json_array_elements_text(w.revoked) as r (hash)
      where t.hash = r.hash and t.room = w.key
    ),
    handed as (
      insert into yaht.tokens (hash, room, member)
      select t.hash, w.key, t.member from written w, json_to_recordset(w.tokens) as t (hash text, member text)
      on conflict (hash) do update set room = excluded.room, member = excluded.member
    ),
    following as (
      insert into yaht.tasks (room, kind, at, body)
      select w.key, t.kind, coalesce(to_timestamp(t.at / 1000), now()), t.body
      from written w,
        rows from (json_to_recordset(w.tasks) as (kind text, at double precision, body text)) with ordinality as t (kind, at, body, place)
      order by w.n, t.place
    ),
    unlisted as (
      delete from yaht.open_games o using written w
      where o.room = w.key and w."openFor" is not null
        and not exists (select from json_to_recordset(w."openFor") as f (profile text) where f.profile = o.profile)
    ),
    enlisted as (
      insert into yaht.open_games (room, profile, later, place, line)
      select w.key, f.profile, f.later, f."order", f.line
      from written w, json_to_recordset(w."openFor") as f (profile text, later int, "order" bigint, line text)
      on conflict (room, profile) do update set later = excluded.later, place = excluded.place, line = excluded.line
    )
    select n, time as at from written`,

  /** What there is of rooms, and of one command of each. */
  stored: `
    select a.n, r.seq, r.version, r.epoch, ${NOW} as now, r.append, r.updated_at as "changedAt", ${COMMAND}
    from json_to_recordset($1) as a (n int, room text, "expectedSeq" int, member text, id text)
    left join yaht.rooms r on r.name = a.room
    left join yaht.commands c on c.room = r.key and c.member = a.member and c.id = a.id`,

  claim: `update yaht.rooms set epoch = epoch + 1 where name = $1 returning epoch`,

  /** One statement sees one moment: the facts are those up to the room's number. They are one text, which is read in one go. */
  load: `
    select ${META}, (
      select '[' || coalesce(string_agg('{"seq":' || e.seq || ',"at":' || e.at || ',"event":' || e.event || '}', ',' order by e.seq), '') || ']'
      from yaht.events e where e.room = r.key and e.seq > $2 and e.seq <= $3
    ) as events
    from yaht.rooms r where name = $1`,
  /** In the words of the index `games_in_order`, so that nothing else is read. */
  beginning: `
    select e.seq from yaht.events e join yaht.rooms r on r.key = e.room
    where r.name = $1 and e.type = 'GameStarted' and ($2::text is null or e.event::json ->> 'id' = $2) order by e.seq desc limit 1`,
  command: `
    select ${COMMAND} from yaht.commands c join yaht.rooms r on r.key = c.room where r.name = $1 and c.member = $2 and c.id = $3`,
  rooms: `
    select ${META} from yaht.rooms where ($1::boolean is null or open = $1) and updated_at between $2 and $3
    order by updated_at desc limit $4`,
  /** In the words of the index `rooms_listed`, so that nothing else is read. */
  listed: `
    select lobby from yaht.rooms where open and lobby <> 'null'
    order by lobby ~ '"free":[1-9]' desc, key desc limit $1`,
  named: 'select name from yaht.rooms where name >= $1 and name < $2 and open limit $3',
  secrets: `select s.name, s.value from yaht.secrets s join yaht.rooms r on r.key = s.room where r.name = $1`,
  holder: `select r.name as room, t.member from yaht.tokens t join yaht.rooms r on r.key = t.room where t.hash = $1`,

  openGames: `
    select r.name as room, o.later, o.place as "order", o.room as key, o.line, w.waiting
    from (select count(*)::int as waiting from (select from yaht.open_games where profile = $1 and later = 0 limit $6) as few) w
    left join lateral (
      select * from yaht.open_games
      where profile = $1 and (later, place, room) > ($2::int, $3::bigint, $4::bigint) order by later, place, room limit $5
    ) o on true
    left join yaht.rooms r on r.key = o.room order by o.later, o.place, o.room`,

  /**
   * Rooms whose time has passed become the caller's by moving that time ahead, and no row stays locked while it looks at them. Those that
   * a node has which is alive are its own business: it has a second to do by itself what is to be done.
   */
  due: `
    with due as (
      select r.key from yaht.rooms r
      where r.open and r.wake_at <= now() - interval '1 s' and (
        r.node is null or r.node = $2 or not exists (select from yaht.nodes n where n.name = r.node and n.until > now())
      )
      order by r.wake_at limit $1
      for no key update skip locked
    )
    update yaht.rooms r set wake_at = now() + $3 * interval '1 ms' from due where r.key = due.key returning r.name as room`,
  /** Of several nodes that say it at about the same time, one writes it. */
  alive: `
    with kept as (
      insert into yaht.kept as k (only_one, until, lost) values (true, now(), 0)
      on conflict (only_one) do update set
        until = greatest(k.until, now()),
        lost = k.lost + case when now() - k.until > $1 * interval '1 ms' then extract(epoch from now() - k.until) * 1000 else 0 end
      where now() - k.until > interval '500 ms'
      returning lost
    )
    select coalesce((select lost from kept), (select lost from yaht.kept)) as lost, ${NOW} as now`,

  /** Those that somebody is taking at this moment are passed over. */
  takeTasks: `
    with due as (
      select id from yaht.tasks where kind = $1 and at <= now() order by at, id limit $2 for no key update skip locked
    ),
    taken as (
      update yaht.tasks t set at = now() + $3 * interval '1 ms', tries = t.tries + 1 from due where t.id = due.id
      returning t.id, t.room, t.kind, t.body, t.tries
    )
    select t.id, r.name as room, t.kind, t.body, t.tries from taken t join yaht.rooms r on r.key = t.room order by t.id`,
  finishTasks: 'delete from yaht.tasks where id = any($1)',
  postponeTask: 'update yaht.tasks set at = to_timestamp($2::double precision / 1000) where id = $1',
  taskLag: `
    select greatest(0, coalesce(extract(epoch from now() - (select min(at) from yaht.tasks where kind = $1)) * 1000, 0))::bigint as lag`,

  forget: `
    with gone as (delete from yaht.rooms where name = any($1) returning key),
      facts as (delete from yaht.events where room in (select key from gone)),
      remembered as (delete from yaht.commands where room in (select key from gone)),
      hidden as (delete from yaht.secrets where room in (select key from gone)),
      followed as (delete from yaht.tasks where room in (select key from gone)),
      unlisted as (delete from yaht.open_games where room in (select key from gone))
    delete from yaht.tokens where room in (select key from gone)`,
});
