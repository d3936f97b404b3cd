/**
 * How a batch crosses to the writer's thread and back: as one flat list of texts and numbers. Every field of an object would be
 * copied with its name, which costs several times as much as what it says.
 */
import type { CommandId, MemberId, RoomId } from './ids.ts';
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
  // Whoever loaded it decided what lies where.
  const next = <Type>(): Type => freight[at++] as Type;
  while (at < freight.length) entries.push(readEntry(next));
  return entries;
}

function readEntry(next: <Type>() => Type): PackedEntry {
  return {
    room: next<RoomId>(),
    expectedSeq: next<number>(),
    epoch: next<number>(),
    at: next<number>(),
    state: next<string | null>(),
    lobby: next<string | null>(),
    open: next<number | null>(),
    ...(next<Extras | null>() ?? NOTHING),
    command: readCommand(next),
    events: Array.from({ length: next<number>() }, () => next<string>()),
  };
}

function readCommand(next: <Type>() => Type): PackedEntry['command'] {
  const member = next<MemberId | null>();
  if (member === null) return undefined;
  return { member, id: next<CommandId>(), hash: next<string>(), answer: next<string>() };
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
