/** Looks at the files of a server before any of them is used: what one knows of another is compared. Nothing is changed. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Seed } from '@yaht/fair';
import { readRoot } from '../daily/chain-file.ts';
import { CHAIN_FILE, LOG_FILE, PEOPLE_FILE } from '../data-files.ts';
import { findFile, type FoundFile } from './found-file.ts';
import type { Knows } from './identity.ts';
import { readLastWrite } from './last-write.ts';
import type { Loss, Remark } from './loss.ts';

export type Examined = {
  readonly losses: readonly Loss[];
  readonly remarks: readonly Remark[];
  /** Whose files they are; undefined when no server has used them yet. */
  readonly id: string | undefined;
  /** Databases that are not there, although a -wal of them may be. */
  readonly absent: readonly string[];
};

/** Throws a `LogError` or a `StartError` for a file that cannot be read, or that another server uses. */
export async function examine(folder: string): Promise<Examined> {
  const log = findFile(folder, LOG_FILE);
  const people = findFile(folder, PEOPLE_FILE);
  const days = daysOf(await readRoot(join(folder, CHAIN_FILE)));
  const losses = [logLoss(log, people, days), peopleLoss(log, people), daysLoss(log, days)].flatMap(loss => loss ?? []);
  return {
    losses,
    remarks: [log, people].flatMap(({ remark }) => remark ?? []),
    id: [log, people].map(({ standing }) => standing?.id ?? '').find(id => id !== ''),
    absent: [log, people].flatMap(({ name, isThere }) => (isThere ? [] : [name])),
  };
}

/** What the log should know of the files beside it. */
export async function neighboursIn(folder: string): Promise<Knows> {
  const people = readLastWrite(join(folder, PEOPLE_FILE));
  const days = daysOf(await readRoot(join(folder, CHAIN_FILE)));
  return { days, ...(people === undefined || people === 'damaged' ? {} : { people: people.changes }) };
}

/** Which secret it is, without telling anything about it. */
const daysOf = (root: Seed | undefined): string | undefined =>
  root && createHash('sha256').update('yaht.chain ').update(root).digest('hex');

function logLoss(log: FoundFile, people: FoundFile, days: string | undefined): Loss | undefined {
  const file = LOG_FILE;
  const hasLeftTraces = log.wasThere || days !== undefined || (people.standing?.id ?? '') !== '';
  if (!log.isThere) return hasLeftTraces ? { file, problem: 'missing' } : undefined;
  if (log.loss || !isSameHouse(log, people)) return log.loss;
  const count = (people.standing?.readUntil ?? 0) - (log.standing?.position ?? 0);
  return count > 0 ? { file, problem: 'behind', count } : undefined;
}

function peopleLoss(log: FoundFile, people: FoundFile): Loss | undefined {
  const file = PEOPLE_FILE;
  const known = log.standing?.id === '' ? undefined : log.standing?.knows.people;
  if (!people.isThere) return people.wasThere || known !== undefined ? { file, problem: 'missing' } : undefined;
  if (people.loss) return people.loss;
  if (isSameHouse(log, people)) {
    const count = (known ?? 0) - (people.standing?.changes ?? 0);
    return count > 0 ? { file, problem: 'behind', count } : undefined;
  }
  const isForeign = log.standing && people.standing && log.standing.id !== '' && people.standing.id !== '' && !log.loss;
  return isForeign ? { file, problem: 'foreign' } : undefined;
}

function daysLoss({ standing }: FoundFile, days: string | undefined): Loss | undefined {
  const known = standing?.id === '' ? undefined : standing?.knows.days;
  if (known === undefined || known === days) return undefined;
  return { file: CHAIN_FILE, problem: days === undefined ? 'missing' : 'foreign' };
}

const isSameHouse = (log: FoundFile, people: FoundFile): boolean =>
  log.standing !== undefined && log.standing.id !== '' && log.standing.id === people.standing?.id;
