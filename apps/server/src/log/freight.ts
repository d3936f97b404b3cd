/**
 * How a batch crosses to the writer's thread and back: as one flat list of texts and numbers. Every field of an object would be
 * copied with its name, which costs several times as much as what it says.
 */
import type { MemberId } from './ids.ts';
import type { PackedEntry, PackedOutcome } from './packed.ts';

type Extras = Pick<PackedEntry, 'secrets' | 'tokens' | 'revoked'>;
type Item = string | number | null | Extras;

/** Entries on their way. */
export type Freight = readonly Item[];
/** Outcomes on their way back; of an entry that was stored, only the time is news. */
export type Receipts = readonly (number | PackedOutcome)[];

const NOTHING: Extras = { secrets: [], tokens: [], revoked: [] };

export function load(entries: readonly PackedEntry[]): Freight {
  const freight: Item[] = [];
  for (const entry of entries) {
    const { room, expectedSeq, epoch, at, state, lobby, open, events, command } = entry;
    freight.push(room, expectedSeq, epoch, at, state, lobby, open, extrasOf(entry));
    if (command) freight.push(command.member, command.id, command.hash, command.answer);
    else freight.push(null);
    freight.push(events.length);
    for (const event of events) freight.push(event);
  }
  return freight;
}

const extrasOf = ({ secrets, tokens, revoked }: PackedEntry): Extras | null =>
  secrets.length + tokens.length + revoked.length > 0 ? { secrets, tokens, revoked } : null;

/** The inverse of `load`. */
export function unload(freight: Freight): readonly PackedEntry[] {
  const entries: PackedEntry[] = [];
  let at = 0;
  const next: Next = () => freight[at++] as never;
  while (at < freight.length) entries.push(readEntry(next));
  return entries;
}

/** The next item; whoever loaded it decided what it is. */
type Next = () => never;

function readEntry(next: Next): PackedEntry {
  const entry = {
    room: next(),
    expectedSeq: next(),
    epoch: next(),
    at: next(),
    state: next(),
    lobby: next(),
    open: next(),
  };
  const extras = (next as () => Extras | null)();
  return { ...entry, ...(extras ?? NOTHING), command: readCommand(next), events: Array.from({ length: next() }, next) };
}

function readCommand(next: Next): PackedEntry['command'] {
  const member = (next as () => MemberId | null)();
  return member === null ? undefined : { member, id: next(), hash: next(), answer: next() };
}

export const sign = (outcomes: readonly PackedOutcome[]): Receipts =>
  outcomes.map(outcome => (outcome.type === 'appended' ? outcome.at : outcome));

/** The inverse of `sign`, for the entries that were loaded. */
export const readReceipts = (receipts: Receipts, entries: readonly PackedEntry[]): readonly PackedOutcome[] =>
  entries.flatMap((entry, i) => {
    const receipt = receipts[i];
    if (receipt === undefined) return [];
    return typeof receipt === 'number' ? [appended(entry, receipt)] : [receipt];
  });

/** What becomes of an entry that is stored. */
export const appended = ({ expectedSeq, events }: PackedEntry, at: number): PackedOutcome => ({
  type: 'appended',
  firstSeq: expectedSeq + 1,
  lastSeq: expectedSeq + events.length,
  at,
});
