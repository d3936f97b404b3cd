import type { NumberedFact } from '@yaht/protocol';
import type { RoomEvent } from '@yaht/room';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roomId, type GameLog } from '../log/index.ts';
import { HandClock } from '../testing/hand-clock.ts';
import { KnownFacts } from './known-facts.ts';

const chat = (seq: number): NumberedFact => ({
  seq,
  at: seq,
  event: { type: 'ChatMessage', member: 0, seat: 0, text: `${seq}` },
});
/** That a game began is all that matters of it here. */
const start = (seq: number): NumberedFact => ({ seq, at: seq, event: { type: 'GameStarted' } as unknown as RoomEvent });

/** A room with so many facts, in which games began at these numbers. */
const factsOf = (count: number, starts: readonly number[]): readonly NumberedFact[] =>
  Array.from({ length: count }, (_, i) => (starts.includes(i + 1) ? start(i + 1) : chat(i + 1)));

function shelf(stored: readonly NumberedFact[]) {
  const clock = new HandClock();
  const facts = [...stored];
  const reads: number[] = [];
  const amounts: number[] = [];
  const log = {
    load: async (_room: unknown, after: number, until = Infinity) => {
      const events = facts.slice(after, until);
      reads.push(after);
      amounts.push(events.length);
      return { events };
    },
  } as unknown as GameLog<RoomEvent>;
  const known = new KnownFacts({ log, clock }, roomId('ABCDEF'), { loaded: { events: stored }, chat: [] });
  const add = (...more: readonly NumberedFact[]): void => {
    facts.push(...more);
    known.add(more);
  };
  return { known, clock, reads, amounts, add };
}

const numbers = (facts: readonly NumberedFact[]): readonly number[] => facts.map(({ seq }) => seq);

test('[P3] whatever is asked for, the facts after a number come without a gap', async () => {
  const room = fc.record({
    count: fc.integer({ min: 0, max: 3_000 }),
    starts: fc.array(fc.integer({ min: 1, max: 3_000 }), { maxLength: 4 }),
    after: fc.integer({ min: 0, max: 3_000 }),
    most: fc.constantFrom(1, 100, 2_000, Infinity),
  });
  await fc.assert(
    fc.asyncProperty(room, async ({ count, starts, after, most }) => {
      const stored = factsOf(count, starts);
      const { known } = shelf(stored);
      expect(numbers(await known.after(after, most))).toEqual(numbers(stored.slice(after, after + most)));
    }),
  );
});

test('[P8] however many are far behind, what is older is read once, and forgotten after a while', async () => {
  const { known, clock, reads } = shelf(factsOf(5_000, [4_000]));
  const readers = Array.from({ length: 50 }, (_, i) => known.after(10 * i, 100));
  expect((await Promise.all(readers)).map(facts => facts[0]?.seq)).toEqual(Array.from({ length: 50 }, (_, i) => 10 * i + 1));
  await known.after(950, 50);
  expect(reads).toEqual([0]);
  await clock.move(10_000);
  expect(clock.size).toBe(0);
  await known.after(0, 100);
  expect(reads).toEqual([0, 0]);
});

test('[P8] whoever is far behind has as much read as fits a page, however long the room is', async () => {
  for (const count of [5_000, 50_000]) {
    const { known, amounts } = shelf(factsOf(count, [count - 10]));
    for (const after of [0, 100, 200, 950]) await known.after(after, 100);
    expect(amounts).toEqual([1_000, 1_000]);
  }
});

test('what was said last is at hand, also from before the current game', () => {
  const { known, add } = shelf(factsOf(100, [90]));
  const said = Array.from({ length: 31 }, (_, i) => 70 + i).filter(seq => seq !== 90);
  expect(numbers(known.chat)).toEqual(said);
  add(start(101), chat(102));
  expect(numbers(known.chat).slice(-2)).toEqual([100, 102]);
  expect(known.chat).toHaveLength(30);
});

test('whoever misses little has no more read than that', async () => {
  const { known, reads } = shelf(factsOf(5_000, [4_000]));
  expect(numbers(await known.after(3_990, 100))).toHaveLength(100);
  expect(reads).toEqual([3_990]);
  expect(numbers(await known.after(3_999))).toHaveLength(1_001);
  expect(reads).toEqual([3_990]);
});

test('[P3] a game that begins while others are read leaves no gap', async () => {
  const { known, reads, add } = shelf(factsOf(5_000, [4_000]));
  await known.after(0, 100);
  add(chat(5_001), start(5_002), chat(5_003));
  expect(numbers(known.current)).toEqual([5_002, 5_003]);
  expect(numbers(await known.after(100))).toEqual(Array.from({ length: 4_903 }, (_, i) => 101 + i));
  expect(reads).toEqual([0, 0]);
});
