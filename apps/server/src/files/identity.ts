/** What a database knows about itself and about the files beside it, in a row of its own. */
import { positionIn } from '../log/cursor.ts';
import type { Cursor } from '../log/ids.ts';
import type { DatabaseSync } from '../sqlite.ts';

/** A step of a schema. Without an id it has not been used by a server yet, and is taken as it is. */
export const IDENTITY_STEP = `
  create table identity (
    only_one integer primary key check (only_one = 1),
    id text not null,
    closed integer not null,
    changes integer not null,
    knows text not null
  ) strict;
  insert into identity values (1, '', 1, 0, '{}');
  `;

/** What the log knows of the others. */
export type Knows = {
  /** Which secret the games of the day come from. */
  readonly days?: string | undefined;
  /** How many changes the file of people had. */
  readonly people?: number | undefined;
};

export type Identity = { readonly id: string; readonly closed: boolean; readonly changes: number; readonly knows: Knows };

const hasTable = (db: DatabaseSync, name: string): boolean =>
  db.prepare(`select 1 from sqlite_schema where type = 'table' and name = ?`).get(name) !== undefined;

/** Undefined in a database of an earlier version. */
export function identityIn(db: DatabaseSync): Identity | undefined {
  if (!hasTable(db, 'identity')) return undefined;
  type Row = { readonly id: string; readonly closed: number; readonly changes: number; readonly knows: string };
  const row = db.prepare('select id, closed, changes, knows from identity').get() as Row | undefined;
  return row && { ...row, closed: row.closed === 1, knows: knowsIn(row.knows) };
}

/** Whatever it knew, if it cannot be read any more, it does not know. */
function knowsIn(text: string): Knows {
  try {
    return JSON.parse(text) as Knows;
  } catch {
    return {};
  }
}

/** The highest place that a row was ever given. */
export function highestIn(db: DatabaseSync): number {
  if (!hasTable(db, 'sqlite_sequence')) return 0;
  const found = db.prepare(`select seq from sqlite_sequence where name = 'events'`).get() as { seq: number } | undefined;
  return found?.seq ?? 0;
}

/** How far the file of people has read the log; 0 in other files. */
export function readUntil(db: DatabaseSync): number {
  const found = hasTable(db, 'progress')
    ? (db.prepare('select cursor from progress').get() as { cursor: Cursor } | undefined)
    : undefined;
  return (found && positionIn(found.cursor)?.position) ?? 0;
}
