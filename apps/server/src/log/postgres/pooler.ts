/** A pooler that shares out connections by the transaction is refused: leases, prepared statements and NOTIFY need a session. */
import type pg from 'pg';
import { LogError } from '../log-error.ts';
import type { Database } from './database.ts';
import { codeOf } from './connection.ts';

/** What a pooler by the statement says to a transaction. */
const NO_TRANSACTIONS = '08P01';

/**
 * Two sessions are two processes of the database, and each stays what it is. Behind such a pooler a transaction of the one takes the
 * process the other has just used, or the other is given a new one meanwhile.
 */
export async function refuseSharedSessions(db: Database): Promise<void> {
  const isShared = await db.with(one => db.with(async other => isSharing(one, other)));
  if (isShared) throw new LogError('cannot-open', 'the database cannot be used: a pooler shares out its sessions', 'pooler');
}

async function isSharing(one: pg.ClientBase, other: pg.ClientBase): Promise<boolean> {
  const before = await processOf(one);
  try {
    await other.query('begin');
  } catch (error) {
    if (codeOf(error) === NO_TRANSACTIONS) return true;
    throw error;
  }
  try {
    return (await processOf(other)) === before || (await processOf(one)) !== before;
  } finally {
    await other.query('rollback');
  }
}

async function processOf(client: pg.ClientBase): Promise<number | undefined> {
  return (await client.query<{ readonly pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid;
}
