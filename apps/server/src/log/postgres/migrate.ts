/** How a database gets from one schema to the next while servers use it: nobody waits for a step longer than a moment. */
import type { ClientBase, QueryResult } from 'pg';
import { LogError } from '../log-error.ts';

/**
 * Words that are said as a whole, for what is done at once however large the tables are; an index, which is made while others write; or
 * something done to a portion of the rows after the other. `portions` is given the place where the portion before ended, and answers with
 * the `last` place of its own. The last two may be cut off anywhere, and are begun again.
 */
export type Step = string | { readonly index: string; readonly on: string } | { readonly portions: string };

/** A step waits so long for a table that somebody has in hand, as everybody behind it would; then it lets them pass and tries again. */
const LOCK_TIMEOUT = 1_000;
const PAUSE = 200;
const MOST_TRIES = 100;
const WAITED_ENOUGH = '55P03';
/** An index of a large table takes longer than any answer. */
const QUERY_TIMEOUT = 24 * 60 * 60_000;

/** Any number will do, as long as every node takes the same. */
const LOCK = 0x79616874;

export async function migrate(db: ClientBase, now: number, steps: readonly Step[]): Promise<void> {
  // Asked again and again: an index waits for everybody who was there before it, also for those who wait for it.
  while (!(await isMine(db))) await pause();
  try {
    await db.query('create schema if not exists yaht');
    await db.query('create table if not exists yaht.schema_versions (version integer primary key, at bigint not null)');
    const version = await versionOf(db, steps);
    for (const [i, step] of [...steps.entries()].slice(version)) await take(db, step, [i + 1, now]);
  } finally {
    await db.query('select pg_advisory_unlock($1)', [LOCK]);
  }
}

async function isMine(db: ClientBase): Promise<boolean> {
  const { rows } = await db.query<{ readonly mine: boolean }>('select pg_try_advisory_lock($1) as mine', [LOCK]);
  return rows[0]?.mine === true;
}

async function versionOf(db: ClientBase, steps: readonly Step[]): Promise<number> {
  const { rows } = await db.query<{ version: number }>('select coalesce(max(version), 0) as version from yaht.schema_versions');
  const version = rows[0]?.version ?? 0;
  if (version > steps.length)
    throw new LogError('newer-schema', `the log was written by a newer yaht (schema ${version}, this one knows ${steps.length})`);
  return version;
}

async function take(db: ClientBase, step: Step, version: readonly [number, number]): Promise<void> {
  if (typeof step === 'string') return letPass(() => together(db, step, version));
  if ('index' in step) await makeIndex(db, step.index, step.on);
  else await inPortions(db, step.portions);
  await note(db, version);
}

/** Whatever was in the way has gone by the next try. */
async function letPass(work: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries >= MOST_TRIES || !isBusy(error)) throw error;
      await pause();
    }
  }
}

async function together(db: ClientBase, step: string, version: readonly [number, number]): Promise<void> {
  await db.query('begin');
  try {
    await db.query(`set local lock_timeout = ${LOCK_TIMEOUT}`);
    await db.query(step);
    await note(db, version);
    await db.query('commit');
  } catch (error) {
    await db.query('rollback');
    throw error;
  }
}

/** One that was cut off is there and of no use. */
async function makeIndex(db: ClientBase, name: string, on: string): Promise<void> {
  const { rowCount } = await db.query('select from pg_index where indexrelid = to_regclass($1) and not indisvalid', [
    `yaht.${name}`,
  ]);
  if (rowCount) await db.query(`drop index concurrently yaht.${name}`);
  const making = { text: `create index concurrently if not exists ${name} on ${on}`, query_timeout: QUERY_TIMEOUT };
  await db.query(making);
}

async function inPortions(db: ClientBase, portion: string): Promise<void> {
  type Last = { readonly last: number | null };
  for (let place: number | null = 0; place !== null;) {
    const { rows }: QueryResult<Last> = await db.query<Last>(portion, [place]);
    place = rows[0]?.last ?? null;
  }
}

const note = (db: ClientBase, version: readonly [number, number]): Promise<unknown> =>
  db.query('insert into yaht.schema_versions values ($1, $2)', [...version]);

const isBusy = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === WAITED_ENOUGH;
const pause = (): Promise<void> => new Promise(resolve => setTimeout(resolve, PAUSE));
