/**
 * SQLite as Node brings it; the one place that loads it (a rule of the linter holds it). Older Nodes warn when it is loaded that it is
 * experimental, once in each thread. Nobody who plays can do anything about that, so this one warning is not passed on.
 */
import type { DatabaseSyncOptions, SQLInputValue, StatementResultingChanges } from 'node:sqlite';
import { withoutWarning } from './without-warning.ts';

/** By place (`?`) or by name (`:name`); numbered ones (`?1`) are not understood by Node 22. */
type Values = readonly SQLInputValue[] | readonly [named: Readonly<Record<string, SQLInputValue>>];

/** What a row holds is decided by its SQL, so the caller names the type. */
export type StatementSync = {
  readonly sourceSQL: string;
  readonly run: (...values: Values) => StatementResultingChanges;
  readonly get: (...values: Values) => unknown;
  readonly all: (...values: Values) => readonly unknown[];
  readonly iterate: (...values: Values) => IterableIterator<unknown>;
};

export type DatabaseSync = {
  readonly isOpen: boolean;
  readonly isTransaction: boolean;
  readonly exec: (sql: string) => void;
  readonly prepare: (sql: string) => StatementSync;
  readonly close: () => void;
};

type Sqlite = {
  readonly DatabaseSync: new (file: string, options?: DatabaseSyncOptions) => DatabaseSync;
  /** `rate` is how many pages are copied at a time; others may write in between. */
  readonly backup: (from: DatabaseSync, to: string, options: { readonly rate: number }) => Promise<number>;
};

export const { DatabaseSync, backup } = withoutWarning('SQLite', () =>
  process.getBuiltinModule('node:sqlite'),
) as unknown as Sqlite;
