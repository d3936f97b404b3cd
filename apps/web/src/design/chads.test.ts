import { expect, test } from 'vitest';
import { chadsFrom, MOST_CHADS } from './chads.ts';

const stamp = { width: 240, height: 120 };

test('chads start on the edge of the stamp, are as large as the design says and fall past it', () => {
  for (const { x, y, width, height, down } of chadsFrom(60, stamp)) {
    const isOnSide = Math.abs(Math.abs(x) - 120) < 0.01 && Math.abs(y) <= 60.01;
    const isOnTop = Math.abs(Math.abs(y) - 60) < 0.01 && Math.abs(x) <= 120.01;
    expect(isOnSide || isOnTop).toBe(true);
    expect(width).toBeGreaterThanOrEqual(4.8);
    expect(width).toBeLessThanOrEqual(10.8);
    expect(height / width).toBeGreaterThanOrEqual(0.45);
    expect(down.y).toBeGreaterThan(y);
  }
});

test('there are never more of them than a slow phone can move', () => {
  expect(chadsFrom(1_000, stamp)).toHaveLength(MOST_CHADS);
});
