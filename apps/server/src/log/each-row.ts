/** Rows one at a time, however many there are; the one place where a statement is gone through (a rule of the linter holds it). */
import type { DatabaseSyncInstance } from '@photostructure/sqlite';

export type Row = Readonly<Record<string, string | number>>;

/**
 * What is being read. An iterator of @photostructure/sqlite keeps neither its statement nor its database: what nobody else keeps is
 * cleared away in the middle, and the process ends with it.
 */
const reading = new Set<object>();

export function* eachRow(db: DatabaseSyncInstance, sql: string, ...values: readonly (string | number)[]): Generator<Row, void> {
  const held = { db, statement: db.prepare(sql) };
  reading.add(held);
  try {
    // oxlint-disable-next-line eslint/no-restricted-properties
    for (const row of held.statement.iterate(...values)) yield row as Row;
  } finally {
    reading.delete(held);
  }
}
