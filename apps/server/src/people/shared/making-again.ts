/**
 * Boards made again from the log: first the games that were accepted, in the order in which they were, because ratings depend on it, then
 * all others, in the order of the log. It is one transaction: until it is over everybody sees the boards as they were, and when it is cut off
 * they stay so.
 */
import type { ClientBase } from 'pg';
import { FOLLOWING } from '../boards/keeping.ts';
import { turnStandings } from '../boards/standing-changes.ts';
import type { End } from '../known-rooms.ts';
import type { BoardDatabase, Keeping } from './board-database.ts';
import { REVIEWS } from './game-tasks.ts';

/** Games that are read together. */
const PAGE = 100;

/** It takes what it takes. */
const MANNERS = 'set local statement_timeout = 0';

/** Windows that are empty are filled at the end, from all the games at once. */
const FORGET = `
  create temp table stored on commit drop as select number, room, last_seq from games;
  create unique index on stored (number);
  create unique index on stored (room, last_seq);
  ${[...FOLLOWING, 'spans', 'reviews'].map(table => `delete from ${table}`).join('; ')};
  delete from tasks where kind = '${REVIEWS}'`;

const ACCEPTED = `
  select room, last_seq as seq, number as place from stored where number > $1 order by number limit ${PAGE}`;

const OTHERS = `
  select r.name as room, e.seq, e.position as place from events e join rooms r on r.key = e.room
  where e.type = 'GameOver' and e.position > $1 and not exists (select from stored s where s.room = r.name and s.last_seq = e.seq)
  order by e.position limit ${PAGE}`;

const NOW = 'select (extract(epoch from clock_timestamp()) * 1000)::bigint as now';

export async function makeAgain(
  boards: BoardDatabase,
  add: (ends: readonly End[], keeping: Keeping) => Promise<void>,
): Promise<void> {
  await boards.keep(
    null,
    async keeping => {
      const { client } = keeping;
      await client.query(FORGET);
      for (const which of [ACCEPTED, OTHERS]) for await (const ends of pagesOf(client, which)) await add(ends, keeping);
      const { rows } = await client.query<{ readonly now: number }>(NOW);
      await keeping.do(turnStandings(rows[0]?.now ?? 0));
    },
    MANNERS,
  );
}

async function* pagesOf(client: ClientBase, which: string): AsyncGenerator<readonly End[], void> {
  for (let place = 0; ;) {
    const { rows } = await client.query<End & { readonly place: number }>(which, [place]);
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    ({ place } = last);
  }
}
