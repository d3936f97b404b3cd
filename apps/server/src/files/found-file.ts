/** A database as it was found, with what lies beside it: what it says, what was noted of it, and what follows from both. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprintAt, isSameFile } from './fingerprint.ts';
import { LOG_FILE, PEOPLE_FILE } from '../data-files.ts';
import { MIGRATIONS } from '../log/schema.ts';
import { PEOPLE_MIGRATIONS } from '../people/file/schema.ts';
import { readLastWrite, type LastWrite } from './last-write.ts';
import type { Loss, Problem, Remark } from './loss.ts';
import { peek, type Standing } from './peek.ts';
import { mayFollow, saltsAt, walOf } from './wal.ts';

const VERSIONS = { [LOG_FILE]: MIGRATIONS.length, [PEOPLE_FILE]: PEOPLE_MIGRATIONS.length };
export type DatabaseName = keyof typeof VERSIONS;

/** What is shorter is taken by SQLite for a database in which nothing was written yet. */
const SMALLEST = 16;

/** A database larger than this is not searched for damage at a start. */
const SEARCHED_AT_MOST = 64 << 20;

type Judged = { readonly loss?: Loss; readonly remark?: Remark };

export type FoundFile = Judged & {
  readonly name: DatabaseName;
  readonly isThere: boolean;
  /** Whether anything beside it says that it was there. */
  readonly wasThere: boolean;
  /** Undefined when it is not there, cannot be read as it is, or is of an earlier version. */
  readonly standing: Standing | undefined;
};

type Parts = {
  readonly name: DatabaseName;
  readonly file: string;
  readonly size: number;
  readonly walSize: number;
  readonly last: LastWrite | undefined;
};

export function findFile(folder: string, name: DatabaseName): FoundFile {
  const file = join(folder, name);
  const noted = readLastWrite(file);
  const parts: Parts = {
    name,
    file,
    size: sizeOf(file),
    walSize: sizeOf(walOf(file)),
    last: noted === 'damaged' ? undefined : noted,
  };
  const seen: FoundFile = {
    name,
    isThere: parts.size >= SMALLEST,
    wasThere: noted !== undefined || parts.walSize > 0,
    standing: undefined,
  };
  if (!seen.isThere) return seen;
  // Read together with a foreign -wal, it would show neither.
  if (hasForeignWal(parts)) return { ...seen, loss: { file: name, problem: 'foreign-wal' } };
  const standing = peek(file, { versions: VERSIONS[name], isSuspect: ({ closed }) => !closed && parts.size <= SEARCHED_AT_MOST });
  return { ...seen, standing, ...(standing ? judge(parts, standing) : {}) };
}

const sizeOf = (file: string): number => (existsSync(file) ? statSync(file).size : 0);

function hasForeignWal({ file, walSize, last }: Parts): boolean {
  if (!last || walSize === 0) return false;
  // Closing a database removes its -wal.
  const salts = saltsAt(walOf(file));
  return last.wal !== null && salts !== null && !mayFollow(salts, last.wal);
}

function judge({ name, file, walSize, last }: Parts, standing: Standing): Judged {
  const { id, closed, problem } = standing;
  const loss = (of: Problem): Judged => ({ loss: { file: name, ...of } });
  const remark = (of: Remark['remark']): Judged => ({ remark: { file: name, remark: of } });
  if (id === '') return last ? remark('put-back') : {};
  if (last && last.id !== id) return loss({ problem: 'foreign' });
  const count = last ? missing(last, standing) : 0;
  if (count > 0) return loss({ problem: 'behind', count });
  if (!last && !closed && walSize === 0) return loss({ problem: 'without-wal' });
  if (problem !== undefined) return loss({ problem: 'damaged', reason: problem });
  // A process that ends in a hurry says nothing, and SQLite may still move all of the -wal into the file and remove it.
  const isTakenOver = !closed && walSize === 0;
  if (last?.whole && !isTakenOver && isLatest(last, standing) && !isSameFile(last.whole, fingerprintAt(file)))
    return loss({ problem: 'changed' });
  return !last || (closed && !isLatest(last, standing)) ? remark('unknown-end') : {};
}

/** How many rows and changes were noted that are not there. */
const missing = (last: LastWrite, { position, changes }: Standing): number =>
  Math.max(0, last.position - position) + Math.max(0, last.changes - changes);

/** Whether it was noted last of all. Between a commit and its note a process may be killed. */
const isLatest = (last: LastWrite, { position, changes, closed }: Standing): boolean =>
  last.position === position && changes - last.changes <= (closed ? 0 : 1);
