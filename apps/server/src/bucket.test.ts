import { expect, test } from 'vitest';
import { Bucket } from './bucket.ts';

const NOW = 1_763_200_000_000;

/** How many of so many are granted. */
const granted = (bucket: Bucket, now: number, tries = 20): number =>
  Array.from({ length: tries }, () => bucket.take(now)).filter(Boolean).length;

test('a burst at once, then so many a second', () => {
  const bucket = new Bucket({ perSecond: 2, burst: 10 }, NOW);
  expect(granted(bucket, NOW)).toBe(10);
  expect(granted(bucket, NOW + 2_000)).toBe(4);
  expect(granted(bucket, NOW + 3_600_000)).toBe(10);
});

test('when the clock is set back, nobody waits until it has caught up', () => {
  const bucket = new Bucket({ perSecond: 2, burst: 10 }, NOW);
  expect(granted(bucket, NOW, 3)).toBe(3);
  expect(granted(bucket, NOW - 3_600_000)).toBe(7);
  expect(granted(bucket, NOW - 3_600_000 + 2_000)).toBe(4);
});
