/** Everything or nothing, in a file that one thread writes. */
import { failureOf } from '../../log/sqlite-error.ts';
import type { DatabaseSync } from '../../sqlite.ts';

/** Throws a `LogError` that names the reason when the disk is full or broken. */
export function together<Value>(db: DatabaseSync, work: () => Value): Value {
  try {
    db.exec('begin immediate');
    const value = work();
    db.exec('commit');
    return value;
  } catch (error) {
    if (db.isTransaction) db.exec('rollback');
    throw failureOf(error);
  }
}
