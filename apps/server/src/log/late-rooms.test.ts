import fc from 'fast-check';
import { expect, test } from 'vitest';
import { KeptFile } from '../files/kept-file.ts';
import { DatabaseSync } from '../sqlite.ts';
import { commandId, memberId, roomId } from './ids.ts';
import { TAIL } from './late-rooms.ts';
import { pack } from './packed.ts';
import { migrate } from './schema.ts';
import { SqliteWriter } from './sqlite-writer.ts';
import { SETTLE } from './statements.ts';

const opened = () => {
  const db = new DatabaseSync(':memory:');
  migrate(db, 0);
  return db;
};

const nameOf = (room: number) => roomId(`room${room}`);

/** An entry of so many facts; one without facts is a command alone. */
const entryOf = (room: number, seq: number, version: number, facts: number, at: number) =>
  pack(
    {
      room: nameOf(room),
      expected: { seq, version },
      epoch: 0,
      events: Array.from({ length: facts }, () => ({ type: 'Said' })),
      command: { member: memberId('ann'), id: commandId(`c${at}`), hash: 'h', answer: at },
    },
    at,
  );

const rowOf = (db: DatabaseSync, room: number) =>
  db.prepare('select seq, updated_at as updatedAt from rooms where name = ?').get(nameOf(room));

const seqs = (writer: SqliteWriter, room: number): readonly number[] =>
  (JSON.parse(writer.text(nameOf(room), 0)) as { seq: number }[]).map(({ seq }) => seq);

test('a room follows in its own row before its facts are out of reach, whether others add facts or commands alone', () => {
  const db = opened();
  const writer = new SqliteWriter(new KeptFile(db));
  writer.append([entryOf(1, 0, 0, 1, 1)]);
  writer.append([entryOf(2, 0, 0, TAIL - 2, 2)]);
  expect(rowOf(db, 1)).toEqual({ seq: 0, updatedAt: 0 });
  for (const at of [3, 4, 5]) writer.append([entryOf(2, TAIL - 2, at - 2, 0, at)]);
  expect(rowOf(db, 1)).toEqual({ seq: 1, updatedAt: 1 });
});

type Deed = { readonly room: number; readonly facts: number; readonly next: 'go on' | 'be killed' | 'fail' | 'list' | 'forget' };

const deeds = fc.array(
  fc.record<Deed>({
    room: fc.integer({ min: 0, max: 4 }),
    facts: fc.constantFrom(0, 1, 2, 1_500),
    next: fc.constantFrom('go on', 'go on', 'be killed', 'fail', 'list', 'forget'),
  }),
  { maxLength: 25 },
);

test('whatever is killed or taken back when, a room is what was appended to it, and so is its row once it is settled', () => {
  fc.assert(
    fc.property(deeds, all => {
      const db = opened();
      let writer = new SqliteWriter(new KeptFile(db));
      const rooms = new Map<number, { readonly seq: number; readonly version: number; readonly at: number }>();
      for (const [i, { room, facts, next }] of all.entries()) {
        const { seq, version } = rooms.get(room) ?? { seq: 0, version: 0 };
        const at = i + 1;
        expect(writer.append([entryOf(room, seq, version, facts, at)])).toMatchObject([
          { type: 'appended', lastSeq: seq + facts },
        ]);
        rooms.set(room, { seq: seq + facts, version: version + 1, at });
        if (next === 'be killed') writer = new SqliteWriter(new KeptFile(db));
        if (next === 'fail') {
          const unfit = {
            ...entryOf(room, seq + facts, version + 1, 1, at + 1_000),
            lobby: Symbol('no text') as unknown as string,
          };
          expect(writer.append([unfit])).toMatchObject([{ type: 'unfit' }]);
        }
        if (next === 'list') {
          const listed = [...rooms].map(([number, { seq: last, at: updatedAt }]) => ({
            room: nameOf(number),
            seq: last,
            updatedAt,
          }));
          expect(writer.rooms({}).map(({ room: name, seq: last, updatedAt }) => ({ room: name, seq: last, updatedAt }))).toEqual(
            listed.sort((a, b) => b.updatedAt - a.updatedAt),
          );
        }
        if (next === 'forget') {
          writer.forget([nameOf(room)]);
          rooms.delete(room);
        }
      }
      for (const [room, { seq, version, at }] of rooms) {
        expect(seqs(writer, room)).toEqual(Array.from({ length: seq }, (_, i) => i + 1));
        expect(writer.load(nameOf(room), seq)?.meta).toMatchObject({ seq, version, updatedAt: at });
        expect(writer.command(nameOf(room), memberId('ann'), commandId(`c${at}`))).toMatchObject({ answer: String(at) });
      }
      db.exec(SETTLE);
      for (const [room, { seq, at }] of rooms) expect(rowOf(db, room)).toEqual({ seq, updatedAt: at });
    }),
    { numRuns: 25 },
  );
});
