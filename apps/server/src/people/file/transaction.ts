/** Everything or nothing, in a file that one thread writes. */
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { failureOf } from '../../log/sqlite-error.ts';

/** Throws a `LogError` that names the reason when the disk is full or broken. */
export function together<Value>(db: DatabaseSyncInstance, work: () => Value): Value {
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
