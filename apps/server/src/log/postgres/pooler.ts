/** A pooler that shares out connections by the transaction is refused: leases, prepared statements and NOTIFY need a session. */
import type { ClientBase } from 'pg';
import { LogError } from '../log-error.ts';
import type { Database } from './database.ts';
import { codeOf } from './connection.ts';

/** What a pooler by the statement says to a transaction. */
const NO_TRANSACTIONS = '08P01';

/** In a house that is busy, one look may meet the same processes by chance. */
const LOOKS = 3;

/**
 * Two sessions are two processes of the database, and each stays what it is. Behind such a pooler somebody gets the process that another
 * has just used, or another one for each question.
 */
export async function refuseSharedSessions(db: Database): Promise<void> {
  const isShared = await db.with(one => db.with(other => isSharing(one, other)));
  if (isShared) throw new LogError('cannot-open', 'the database cannot be used: a pooler shares out its sessions', 'pooler');
}

async function isSharing(one: ClientBase, other: ClientBase): Promise<boolean> {
  try {
    for (let look = 0; look < LOOKS; look++) if (await isMixed(one, other)) return true;
    return false;
  } catch (error) {
    if (codeOf(error) === NO_TRANSACTIONS) return true;
    throw error;
  }
}

async function isMixed(one: ClientBase, other: ClientBase): Promise<boolean> {
  const first = await processOf(one);
  // At once again: a pooler that takes its connections in turn gives another one.
  if ((await processOf(one)) !== first) return true;
  await other.query('begin');
  try {
    // In this order: where there is a single connection, nobody else would be answered until the transaction ends.
    return (await processOf(other)) === first || (await processOf(one)) !== first;
  } finally {
    await other.query('rollback');
  }
}

async function processOf(client: ClientBase): Promise<number> {
  return (await client.query<{ readonly pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid ?? 0;
}
