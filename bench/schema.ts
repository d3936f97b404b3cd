/** How long others wait while a database with a million rooms is brought to the newest schema: `npm run bench schema`. */
import { migratePostgres, openPostgresLog } from '@yaht/server/log/postgres';
import { Database } from '@yaht/server/people/shared';
import { startPostgres } from '../tests/lib/services.ts';

const ROOMS = Number(process.env['YAHT_BENCH_ROOMS'] ?? 1_000_000);
/** The schema before games and waiting rooms were found by an index. */
const OLDEST = 4;
const AT_ONCE = 100_000;

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const fine = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Rooms of a game each, every tenth of them open, with the facts by which they are found. */
const FILL = `
  with rooms as (
    insert into yaht.rooms (name, seq, epoch, open, opened_at, updated_at, lobby, state)
    select 'R' || n, 4, 0, n % 10 = 0, 0, 0, '{"free":0}', '{"phase":"over","quiet":false}' from generate_series($1::int, $2::int) n
    returning key, name
  )
  insert into yaht.events (room, seq, at, type, event)
  select key, seq, 0, type, case when seq = 2 then '{"type":"GameStarted","id":"' || name || '-1"}' else '{"type":"' || type || '"}' end
  from rooms, unnest(array['RoomCreated', 'GameStarted', 'DiceRolled', 'GameOver']) with ordinality as fact (type, seq)`;

/** What a server of the release before says for a move. */
const MOVE = `
  with room as (update yaht.rooms set seq = seq + 1 where name = 'R' || $1 returning key, seq)
  insert into yaht.events (room, seq, at, type, event) select key, seq, 0, 'DiceRolled', '{}' from room`;

/** Moves in one room after another, until it is told to stop; answers how long each took, in milliseconds, the longest last. */
function play(db: Database): () => Promise<readonly number[]> {
  const stopping = new AbortController();
  const times: number[] = [];
  const playing = (async () => {
    for (let room = 1; !stopping.signal.aborted; room = (room % ROOMS) + 1) {
      const began = performance.now();
      await db.with(client => client.query(MOVE, [room]));
      times.push(performance.now() - began);
    }
  })();
  return async () => {
    stopping.abort();
    await playing;
    return times.sort((a, b) => a - b);
  };
}

const tell = (name: string, times: readonly number[]): void =>
  say(
    `  ${name}: ${whole.format(times.length)} moves, 99 of 100 within ${fine.format(times[Math.floor(0.99 * times.length)] ?? 0)} ms, the longest ${fine.format(times.at(-1) ?? 0)} ms`,
  );

const postgres = await startPostgres({ fsync: 'off', autovacuum: 'on', shared_buffers: '256MB', max_wal_size: '4GB' });
try {
  const db = new Database(postgres.url, { connections: 3, answerWithin: 600_000 });
  await db.with(client => migratePostgres(client, 0, OLDEST));
  for (let from = 1; from <= ROOMS; from += AT_ONCE)
    await db.with(client => client.query(FILL, [from, Math.min(ROOMS, from + AT_ONCE - 1)]));
  say(`\nSchema: ${whole.format(ROOMS)} rooms in a database of the schema ${OLDEST}, and somebody who plays meanwhile`);
  const before = play(db);
  await new Promise(resolve => setTimeout(resolve, 5_000));
  tell('before', await before());
  const during = play(db);
  const began = performance.now();
  const log = await openPostgresLog({ url: postgres.url });
  const seconds = (performance.now() - began) / 1_000;
  tell(`during the ${fine.format(seconds)} s of all its steps`, await during());
  await log.close();
  await db.close();
} finally {
  await postgres.remove();
}
