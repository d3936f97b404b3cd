import { expect, test } from 'vitest';
import { nextSpeed, PacedClock, SPEEDS } from './paced-clock.ts';
import { HandClock } from './testing/index.ts';

const setup = () => {
  const hand = new HandClock();
  const clock = new PacedClock(hand);
  const rung: string[] = [];
  const after = (milliseconds: number, name: string) => clock.after(milliseconds, () => rung.push(name));
  return { hand, clock, rung, after };
};

test('four times as fast, a wait takes a quarter of the time', async () => {
  const { hand, clock, rung, after } = setup();
  clock.change({ speed: 4 });
  after(1_000, 'a');
  await hand.move(249);
  expect(rung).toEqual([]);
  await hand.move(1);
  expect(rung).toEqual(['a']);
});

test('a change of speed counts for what is left of a wait', async () => {
  const { hand, clock, rung, after } = setup();
  after(1_000, 'a');
  await hand.move(500);
  clock.change({ speed: 2 });
  await hand.move(249);
  expect(rung).toEqual([]);
  await hand.move(1);
  expect(rung).toEqual(['a']);
});

test('nothing passes in a pause, whenever the wait began', async () => {
  const { hand, clock, rung, after } = setup();
  after(1_000, 'before');
  await hand.move(400);
  clock.change({ isPaused: true });
  after(100, 'in it');
  await hand.move(60_000);
  expect(rung).toEqual([]);
  clock.change({ isPaused: false });
  await hand.move(600);
  expect(rung).toEqual(['in it', 'before']);
  expect(hand.size).toBe(0);
});

test('what was called off does not ring, paused or not', async () => {
  const { hand, clock, rung, after } = setup();
  const callOff = after(100, 'a');
  clock.change({ isPaused: true });
  callOff();
  clock.change({ isPaused: false });
  await hand.move(1_000);
  expect(rung).toEqual([]);
});

test('speeds go up and down one by one and end where they end', () => {
  expect(nextSpeed(1, 1)).toBe(2);
  expect(nextSpeed(1, -1)).toBe(0.5);
  expect(nextSpeed(3, 0)).toBe(4);
  expect(nextSpeed(16, 1)).toBe(16);
  expect(nextSpeed(SPEEDS[0], -1)).toBe(SPEEDS[0]);
  expect(nextSpeed(100, 0)).toBe(16);
});
