import { expect, test } from 'vitest';
import { HandClock } from './testing/hand-clock.ts';
import { WatchfulClock } from './watchful-clock.ts';

/** A clock, and the jumps that it has told. */
function watched() {
  const hand = new HandClock();
  const clock = new WatchfulClock(hand);
  const jumps: number[] = [];
  const callOff = clock.onJump(by => void jumps.push(by));
  return { hand, clock, jumps, callOff };
}

test('time that goes by as it should is no jump', async () => {
  const { hand, jumps } = watched();
  await hand.move(60_000);
  hand.jump(1_500);
  await hand.move(10_000);
  expect(jumps).toEqual([]);
});

test.each([30_000, -3_600_000])('a jump by %i ms is told once', async by => {
  const { hand, jumps } = watched();
  await hand.move(10_000);
  hand.jump(by);
  await hand.move(10_000);
  expect(jumps.map(jump => Math.abs(jump - by) <= 1_000)).toEqual([true]);
});

test('it is told before the work that was due meanwhile', async () => {
  const { hand, clock, jumps } = watched();
  const seen: (readonly number[])[] = [];
  clock.after(500, () => void seen.push([...jumps]));
  hand.jump(20_000);
  await hand.move(0);
  expect(seen).toEqual([[20_000]]);
});

test('whoever has called it off hears nothing, and a clock that was stopped does not look', async () => {
  const { hand, clock, jumps, callOff } = watched();
  callOff();
  hand.jump(20_000);
  await hand.move(1_000);
  expect(jumps).toEqual([]);
  clock.stop();
  expect(hand.size).toBe(0);
});
