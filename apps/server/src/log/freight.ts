/**
 * How a batch crosses to the writer's thread and back: as one text, a line for each field. A list of values would be taken apart and
 * put together again piece by piece, which costs several times as much as all that is in it.
 */
import type { CommandId, MemberId, RoomId } from './ids.ts';
import type { PackedEntry, PackedOutcome } from './packed.ts';

/** Entries on their way. */
export type Freight = string;
/** Outcomes on their way back; of an entry that was stored, only the time is news. */
export type Receipts = readonly (number | PackedOutcome)[];

type Extras = Pick<PackedEntry, 'secrets' | 'tokens' | 'revoked' | 'tasks' | 'openFor'>;
type Command = NonNullable<PackedEntry['command']>;

const NOTHING: Extras = { secrets: [], tokens: [], revoked: [], tasks: [], openFor: null };

/** Nothing but an end of a line can be mistaken for one: ids have no control characters, and JSON writes them otherwise. */
const END = '\n';
/** Stands for a field that is not there; no id and no JSON is empty. */
const NONE = '';

/** Lines are joined once for the whole batch: a text that grows piece by piece is a tree, and costs as much again to be read. */
export function load(entries: readonly PackedEntry[]): Freight {
  const lines: (string | number | null)[] = [];
  for (const entry of entries) {
    const { room, expected, epoch, at, wakeAt, due, state, lobby, open, events, command } = entry;
    // A null is joined as nothing, which is what stands for it.
    lines.push(room, expected.seq, expected.version, epoch, at, wakeAt, due, state, lobby, open, extrasOf(entry));
    if (command) loadCommand(command, lines);
    else lines.push(NONE);
    lines.push(events.length, ...events);
  }
  lines.push(NONE);
  return lines.join(END);
}

function loadCommand({ member, id, hash, answer }: Command, lines: (string | number | null)[]): void {
  if (hash.includes(END)) throw new Error('fault: a hash of several lines');
  lines.push(member, id, hash, answer);
}

/** Few entries have any. */
const extrasOf = ({ secrets, tokens, revoked, tasks, openFor }: PackedEntry): string =>
  secrets.length + tokens.length + revoked.length + tasks.length > 0 || openFor !== null
    ? JSON.stringify({ secrets, tokens, revoked, tasks, openFor } satisfies Extras)
    : NONE;

/** The inverse of `load`. */
export function unload(freight: Freight): readonly PackedEntry[] {
  const lines = freight.split(END);
  const entries: PackedEntry[] = [];
  let at = 0;
  const next = (): string => lines[at++] ?? NONE;
  // After the last end comes an empty line.
  while (at < lines.length - 1) entries.push(readEntry(next));
  return entries;
}

function readEntry(next: () => string): PackedEntry {
  return {
    room: next() as RoomId,
    expected: { seq: Number(next()), version: Number(next()) },
    epoch: Number(next()),
    at: Number(next()),
    wakeAt: numberOrNull(next()),
    due: numberOrNull(next()),
    state: next() || null,
    lobby: next() || null,
    open: numberOrNull(next()),
    ...readExtras(next()),
    command: readCommand(next(), next),
    events: Array.from({ length: Number(next()) }, next),
  };
}

const numberOrNull = (line: string): number | null => (line === NONE ? null : Number(line));

const readExtras = (line: string): Extras => (line === NONE ? NOTHING : (JSON.parse(line) as Extras));

const readCommand = (member: string, next: () => string): PackedEntry['command'] =>
  member === NONE ? undefined : { member: member as MemberId, id: next() as CommandId, hash: next(), answer: next() };

export const sign = (outcomes: readonly PackedOutcome[]): Receipts =>
  outcomes.map(outcome => (outcome.type === 'appended' ? outcome.at : outcome));

/** The inverse of `sign`, for the entries that were loaded. */
export const readReceipts = (receipts: Receipts, entries: readonly PackedEntry[]): readonly (PackedOutcome | undefined)[] =>
  entries.map((entry, i) => {
    const receipt = receipts[i];
    return typeof receipt === 'number' ? appended(entry, receipt) : receipt;
  });

/** What becomes of an entry that is stored. */
export const appended = ({ expected: { seq }, events }: PackedEntry, at: number): PackedOutcome => ({
  type: 'appended',
  firstSeq: seq + 1,
  lastSeq: seq + events.length,
  at,
});
