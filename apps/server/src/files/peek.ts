/** What a database says of itself, read without changing anything: neither the file nor its -wal, which closing it otherwise would. */
import { existsSync, rmSync } from 'node:fs';
import { isUnborn, openingFailure } from '../log/sqlite-error.ts';
import { DatabaseSync } from '../sqlite.ts';
import { versionOf } from '../log/schema.ts';
import { highestIn, identityIn, readUntil, type Identity } from './identity.ts';

export type Standing = Identity & {
  /** The highest place that a row was ever given. */
  readonly position: number;
  /** How far it has read the log. */
  readonly readUntil: number;
  /** What SQLite finds wrong with it, as far as it was asked. */
  readonly problem: string | undefined;
};

type Peeking = {
  /** How many there are of its schema. */
  readonly versions: number;
  /** Whether it is worth searching the whole of it. */
  readonly isSuspect: (identity: Identity) => boolean;
};

/** Undefined for a database of an earlier or a later version. Throws a `LogError` for what is none, and while another process has it. */
export function peek(file: string, { versions, isSuspect }: Peeking): Standing | undefined {
  const before = ['-wal', '-shm'].filter(part => existsSync(`${file}${part}`));
  try {
    const db = new DatabaseSync(file, { readOnly: true, timeout: 0 });
    try {
      return versionOf(db) > versions ? undefined : standingOf(db, isSuspect);
    } finally {
      db.close();
    }
  } catch (error) {
    if (isUnborn(error)) return undefined;
    throw openingFailure(file, error);
  } finally {
    for (const part of ['-wal', '-shm']) if (!before.includes(part)) rmSync(`${file}${part}`, { force: true });
  }
}

function standingOf(db: DatabaseSync, isSuspect: Peeking['isSuspect']): Standing | undefined {
  const identity = identityIn(db);
  if (!identity) return undefined;
  return {
    ...identity,
    position: highestIn(db),
    readUntil: readUntil(db),
    problem: isSuspect(identity) ? problemIn(db) : undefined,
  };
}

function problemIn(db: DatabaseSync): string | undefined {
  const { integrity_check: found } = db.prepare('pragma integrity_check(1)').get() as { readonly integrity_check: string };
  return found === 'ok' ? undefined : found.replace(/^\*{3} in database main \*{3}\s*/, '');
}
