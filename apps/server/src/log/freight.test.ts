import fc from 'fast-check';
import { expect, test } from 'vitest';
import { load, readReceipts, sign, unload } from './freight.ts';
import { commandId, isIdText, memberId, roomId, tokenHash } from './ids.ts';
import type { PackedEntry, PackedOutcome } from './packed.ts';

const text = fc.string({ unit: 'binary' });
const json = text.map(said => JSON.stringify(said));
const id = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }).filter(isIdText);
const entries: fc.Arbitrary<readonly PackedEntry[]> = fc.array(
  fc.record({
    room: id.map(roomId),
    expected: fc.record({ seq: fc.nat(), version: fc.nat() }),
    epoch: fc.nat(),
    at: fc.nat(),
    wakeAt: fc.option(fc.nat()),
    due: fc.option(fc.nat()),
    state: fc.option(json),
    lobby: fc.option(json),
    open: fc.option(fc.nat(1)),
    command: fc.option(fc.record({ member: id.map(memberId), id: id.map(commandId), hash: id, answer: json }), {
      nil: undefined,
    }),
    events: fc.array(json, { maxLength: 4 }),
    secrets: fc.array(fc.tuple(text, text), { maxLength: 2 }),
    tokens: fc.array(fc.record({ hash: id.map(tokenHash), member: id.map(memberId) }), { maxLength: 2 }),
    revoked: fc.array(id.map(tokenHash), { maxLength: 2 }),
    tasks: fc.array(fc.record({ kind: id, body: json, at: fc.option(fc.nat()) }), { maxLength: 2 }),
    openFor: fc.option(
      fc.array(fc.record({ profile: id, later: fc.constantFrom(0, 1), order: fc.nat(), line: json }), { maxLength: 2 }),
    ),
  }),
  { maxLength: 6 },
);

test('a batch arrives as it was sent', () => {
  fc.assert(
    fc.property(entries, batch => {
      expect(unload(load(batch))).toEqual(batch);
    }),
  );
});

test('every entry gets its own outcome back', () => {
  const others: readonly PackedOutcome[] = [
    { type: 'duplicate', answer: '{"ok":true}', firstSeq: 3, lastSeq: 4, at: 5 },
    { type: 'id-reused', seq: 4 },
    { type: 'conflict', seq: 4, epoch: 2 },
    { type: 'too-early' },
    { type: 'disk-full' },
    { type: 'unfit', message: 'too big' },
  ];
  fc.assert(
    fc.property(entries, fc.infiniteStream(fc.constantFrom(undefined, ...others)), (batch, stream) => {
      const outcomes = batch.map(({ expected: { seq }, events, at }): PackedOutcome => {
        const stored = { type: 'appended', firstSeq: seq + 1, lastSeq: seq + events.length, at } as const;
        return stream.next().value ?? stored;
      });
      expect(readReceipts(structuredClone(sign(outcomes)), batch)).toEqual(outcomes);
    }),
  );
});
