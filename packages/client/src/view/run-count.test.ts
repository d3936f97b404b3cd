import type { Step } from '@yaht/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { playedRun } from '../testing/run-play.ts';
import { COUNT_PACES } from './count-pace.ts';
import { countedAfter, countOf, countTimes, type CountedFact, type RunCount } from './run-count.ts';

const step = (change: Partial<Step>): Step => ({
  source: { kind: 'charm', id: 'purist', at: 0 },
  dice: [],
  op: { kind: 'multiply', thousandths: 1_400 },
  before: 100,
  after: 140,
  changedBy: [],
  ...change,
});

const countOfLength = (length: number): RunCount => ({
  points: length,
  steps: Array.from({ length }, (_, i) => ({ ...step({ before: i, after: i + 1 }), op: { kind: 'add', points: 1 } })),
});

test('what did nothing is not counted', () => {
  const { steps } = countOf({
    points: 1_000,
    steps: [
      step({ before: 0, after: 1_000, op: { kind: 'add', points: 1_000 } }),
      step({ before: 1_000, after: 1_000, op: { kind: 'missed' } }),
      step({ before: 1_000, after: 1_000, op: { kind: 'cancelled' } }),
      step({ before: 1_000, after: 1_000, op: { kind: 'multiply', thousandths: 1_000 } }),
      step({ before: 1_000, after: 1_000, op: { kind: 'money', amount: 0 } }),
      step({ before: 1_000, after: 1_000, op: { kind: 'money', amount: 5 } }),
      step({ before: 1_000, after: 1_000, op: { kind: 'grant', what: 'consumable' } }),
    ],
  });
  expect(steps.map(({ op }) => op.kind)).toEqual(['add', 'money', 'grant']);
});

function expectTrueCount(fact: CountedFact): void {
  const count = countOf(fact);
  expect(countedAfter(count, count.steps.length)).toBe(fact.points);
  for (const [i, { op, before, after }] of count.steps.entries()) {
    expect(countedAfter(count, i)).toBe(before);
    // Less than a point may not be seen.
    if (op.kind === 'add') expect(Math.sign(op.points) * (after - before)).toBeGreaterThanOrEqual(0);
    if (op.kind === 'multiply') expect(Math.sign(op.thousandths - 1_000) * (after - before)).toBeGreaterThanOrEqual(0);
  }
}

test('every count of a run goes the way its operations say and ends where the rules end', () => {
  fc.assert(
    fc.property(fc.nat(), seed => {
      let counts = 0;
      playedRun(seed, 150, facts => {
        for (const fact of facts) {
          if (fact.type !== 'DiceScored' && fact.type !== 'Banked') continue;
          counts++;
          expectTrueCount(fact);
        }
      });
      expect(counts).toBeGreaterThan(0);
    }),
    { numRuns: 6 },
  );
});

test('the first step takes 350 milliseconds, each later one 12 % less, and all together at most 2.5 seconds', () => {
  expect(countTimes(countOfLength(3), 'normal')).toEqual([350, 658, 929]);
  for (const length of [1, 8, 20, 200]) {
    const times = countTimes(countOfLength(length), 'normal');
    expect(times.at(-1)).toBeLessThanOrEqual(2_500);
    expect(times).toEqual([...times].sort((a, b) => a - b));
  }
});

test('slow takes twice as long, fast half, and instantly nothing', () => {
  const [slow, normal, fast, instant] = COUNT_PACES.map(pace => countTimes(countOfLength(200), pace).at(-1));
  expect([slow, normal, fast, instant]).toEqual([5_000, 2_500, 1_250, 0]);
});
