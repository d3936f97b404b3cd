import { expect, test } from 'vitest';
import { pickFrom } from '../testing/random.ts';
import { countsKey } from './counts-key.ts';

test('different dice have different keys, and faces without dice at the end change none', () => {
  const keys = new Map<number | string, string>();
  for (let seed = 1; seed <= 1_000; seed++) {
    const pick = pickFrom(seed);
    const faces = 1 + pick(20);
    const counts = [0, ...Array.from({ length: faces }, () => (pick(3) === 0 ? pick(21) : 0))];
    const told = counts.join().replace(/(,0)+$/, '');
    expect(countsKey([...counts, 0, 0])).toBe(countsKey(counts));
    expect(keys.get(countsKey(counts)) ?? told).toBe(told);
    keys.set(countsKey(counts), told);
  }
});
