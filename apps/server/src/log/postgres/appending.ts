/** Entries on their way into the database: many rooms in one statement, and what becomes of each. */
import { appended } from '../freight.ts';
import type { KeptCommand } from '../game-log.ts';
import { judge } from '../judge.ts';
import { isLogFull, LogError } from '../log-error.ts';
import type { PackedEntry, PackedOutcome } from '../packed.ts';
import { isAway, type Questions } from './questions.ts';
import { SAY } from './sentences.ts';

/** An entry with the types of its facts and an id of its own, by which it is known again when no answer came. */
export type Parcel = { readonly entry: PackedEntry; readonly types: readonly string[]; readonly id: string };

/** `append` is the id of the last entry, and `changedAt` its time. */
type Stored = {
  readonly n: number;
  readonly seq: number | null;
  readonly version: number;
  readonly epoch: number;
  /** By the database. */
  readonly now: number;
  readonly append: string | null;
  readonly changedAt: number;
} & (KeptCommand | { readonly hash: null });

/** At most one entry of any room. When one of them cannot be stored, each is tried by itself, so that it fails alone. */
export async function append(db: Questions, parcels: readonly Parcel[]): Promise<readonly PackedOutcome[]> {
  let inDoubt = false;
  try {
    return await db.patiently(
      () => attempt(db, parcels, inDoubt),
      () => (inDoubt = true),
    );
  } catch (error) {
    const isFull = isLogFull(error);
    if (isAway(error) || (error instanceof LogError && !isFull)) throw error;
    if (parcels.length > 1) return (await Promise.all(parcels.map(parcel => append(db, [parcel])))).flat();
    return [isFull ? { type: 'disk-full' } : { type: 'unfit', message: String(error) }];
  }
}

/** `inDoubt` says that the same was tried before and no answer came. */
async function attempt(db: Questions, parcels: readonly Parcel[], inDoubt: boolean): Promise<readonly PackedOutcome[]> {
  const times = await write(db, parcels);
  const left = [...parcels.keys()].filter(n => !times.has(n));
  const refused = left.length === 0 ? undefined : await explain(db, parcels, left, inDoubt);
  return parcels.map(({ entry }, n) => refused?.get(n) ?? appended(entry, times.get(n) ?? 0));
}

/** When each of those that were stored became true, by its place in the list. */
async function write(db: Questions, parcels: readonly Parcel[]): Promise<ReadonlyMap<number, number>> {
  const rows = await db.once<{ readonly n: number; readonly at: number }>(SAY.append, [JSON.stringify(parcels.map(lineOf))]);
  return new Map(rows.map(({ n, at }) => [n, at]));
}

/** An entry with everything that belongs to it; most have facts alone. */
function lineOf({ entry, types, id }: Parcel, n: number): object {
  const { expected, command, events, secrets, tokens, revoked, tasks, openFor, open, ...rest } = entry;
  return {
    n,
    expectedSeq: expected.seq,
    expectedVersion: expected.version,
    ...rest,
    ...command,
    append: id,
    open: open === null ? null : open === 1,
    events: events.length,
    facts: events.map((event, i) => ({ type: types[i], event })),
    ...(secrets.length > 0 ? { secrets: secrets.map(([name, value]) => ({ name, value })) } : {}),
    ...(tokens.length > 0 ? { tokens } : {}),
    ...(revoked.length > 0 ? { revoked } : {}),
    ...(tasks.length > 0 ? { tasks } : {}),
    ...(openFor === null ? {} : { openFor }),
  };
}

/** Why these were not stored, as the database is now. */
async function explain(
  db: Questions,
  parcels: readonly Parcel[],
  left: readonly number[],
  inDoubt: boolean,
): Promise<ReadonlyMap<number, PackedOutcome>> {
  const asked = left.flatMap(n => {
    const entry = parcels[n]?.entry;
    return entry ? [{ n, room: entry.room, expectedSeq: entry.expected.seq, ...entry.command }] : [];
  });
  const rows = await db.once<Stored>(SAY.stored, [JSON.stringify(asked)]);
  const outcomes = new Map<number, PackedOutcome>();
  for (const row of rows) {
    const parcel = parcels[row.n];
    if (parcel) outcomes.set(row.n, reason(parcel, row, inDoubt) ?? (await again(db, parcel)));
  }
  return outcomes;
}

/** Nothing when the entry could be written now: somebody was in the way who has gone. */
function reason({ entry, id }: Parcel, row: Stored, inDoubt: boolean): PackedOutcome | undefined {
  const kept = row.hash === null ? undefined : row;
  if (inDoubt && row.append === id) return appended(entry, row.changedAt);
  const { seq, version, epoch } = row;
  return judge(entry, seq === null ? undefined : { seq, version, epoch }, kept, row.now);
}

async function again(db: Questions, parcel: Parcel): Promise<PackedOutcome> {
  const [outcome] = await append(db, [parcel]);
  return outcome ?? { type: 'unfit', message: 'the database gave no answer' };
}
